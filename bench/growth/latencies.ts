import { searchGlobalTopics } from '../../src/catalog/admin/search'
import { catalogFacetValues } from '../../src/catalog/browse/facets'
import { listCatalog } from '../../src/catalog/browse/list'
import { catalogQuery } from '../../src/catalog/browse/schema'
import { matchTopics } from '../../src/catalog/match/match'
import { nearestTopic } from '../../src/catalog/match/neighbours'
import type { Ctx } from '../../src/context'
import { libraryFacets } from '../../src/topics/facets'
import { toCandidate } from '../../src/topics/intake/item'
import { listTopics } from '../../src/topics/list'
import { topicsQuery } from '../../src/topics/schema'
import { topicStats } from '../../src/topics/stats'
import { alternately, catalogByKey, libraryByKey } from '../harness/pages'
import { quantile } from '../harness/report'
import { baseNames, variation } from '../scale/names'

export type Latency = {
  /** The plot that it is drawn in. */
  group: 'Lists' | 'Searches' | 'Counts' | 'Duplicates'
  what: string
  /** Milliseconds. */
  p50: number
  p99: number
  /** The same page, or one of the library, by primary key, measured in turn with it. */
  floorP50: number
  floorP99: number
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100)
const TWO_FILTERS = { taxonomyType: 'Technology', segmentType: 'B2B' }
const BATCH = 500

/** What people and agents wait for: each should take as long in a catalog of ten million topics as in one of a hundred thousand. */
export async function latencies(ctx: Ctx): Promise<Latency[]> {
  const firstPage = await pageIds(ctx)
  const operator = { ...ctx, userId: 'user_bench' }
  const fresh = newTopics(ctx)
  const measured: Latency[] = []
  let group: Latency['group'] = 'Lists'
  const beside = async (what: string, work: (round: number) => Promise<unknown>, floor: () => Promise<unknown>) => {
    let round = 0
    const [ours, theirs] = await alternately(ROUNDS, [() => work(round++), floor])
    measured.push({ group, what, ...quantiles(ours!, theirs!) })
    const { p50, p99, floorP50 } = measured.at(-1)!
    const times = (p50 / floorP50).toFixed(1)
    console.log(`  ${what}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${times} x the floor`)
  }
  const library = async (what: string, filters: Record<string, unknown>) => {
    const ids = await pageIds(ctx, filters)
    const query = topicsQuery.parse(filters)
    await beside(
      what,
      () => listTopics(ctx, query),
      () => libraryByKey(ctx, ids),
    )
  }
  const catalog = async (what: string, filters: Record<string, unknown>) => {
    const query = catalogQuery.parse(filters)
    const ids = (await listCatalog(ctx, query)).data.map(({ id }) => id)
    await beside(
      what,
      () => listCatalog(ctx, query),
      () => catalogByKey(ctx, ids),
    )
  }
  const besidePage = (what: string, work: (round: number) => Promise<unknown>) =>
    beside(what, work, () => libraryByKey(ctx, firstPage))

  await library('library, first page', {})
  await library('library, page 100', { page: 100 })
  await library('library, page 50, two filters', { ...TWO_FILTERS, page: 50 })
  await catalog('catalog, first page', {})
  await catalog('catalog, page 400', { page: 400 })
  await catalog('catalog, page 100, two filters', { ...TWO_FILTERS, page: 100 })
  group = 'Searches'
  await library('library search, two words', { search: 'software berlin' })
  await catalog('catalog search, two words', { search: 'electric denver' })
  await catalog('catalog search, one prefix', { search: 'ing' })
  await besidePage("operators' search", () => searchGlobalTopics(operator, { q: 'electric denver', limit: 50 }))
  group = 'Counts'
  await besidePage('library facets', () => libraryFacets(ctx))
  await besidePage('library stats', () => topicStats(ctx))
  await besidePage('catalog facets', () => catalogFacetValues(ctx))
  group = 'Duplicates'
  const checked = fresh.filter((_, nth) => nth % 50 === 0)
  for (const topic of checked) await nearestTopic(ctx.db, topic)
  await besidePage('check-duplicate', (round) => nearestTopic(ctx.db, checked[round % checked.length]!))
  await besidePage(`exact matches of ${BATCH} topics`, () => matchTopics(ctx.db, fresh))
  return measured
}

const pageIds = async (ctx: Ctx, filters: Record<string, unknown> = {}): Promise<string[]> =>
  (await listTopics(ctx, topicsQuery.parse(filters))).data.map(({ id }) => id)

/** Of names that the catalog does not have, spread over all subjects. */
function newTopics(ctx: Ctx) {
  const names = baseNames()
  const step = Math.floor(names.length / BATCH)
  return Array.from({ length: BATCH }, (_, nth) => {
    const name = `${names[nth * step]} ${variation(7_000 + nth)}`
    return toCandidate({ name }, { source: 'bench', now: ctx.now, templates: [] }).topic
  })
}

const quantiles = (ours: number[], floor: number[]) => ({
  p50: quantile(ours, 0.5),
  p99: quantile(ours, 0.99),
  floorP50: quantile(floor, 0.5),
  floorP99: quantile(floor, 0.99),
})
