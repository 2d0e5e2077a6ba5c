import { listCatalog } from '../src/catalog/browse/list'
import { catalogQuery } from '../src/catalog/browse/schema'
import { seedDemo } from '../src/catalog/demo/seed'
import { PROJECTED, projectionOf } from '../src/catalog/topic/projection'
import type { Ctx } from '../src/context'
import { createOrganization } from '../src/organizations/create-organization'
import { rankTopics } from '../src/search'
import { findByPlainSearch, findByRanking, labelledBriefs, qualityOfAll } from '../test/harness/briefs'
import { contextOf } from '../test/harness/context'
import { benchDatabase } from './harness/database'
import { figure, print, quantile } from './harness/report'
import { generateTopics } from './scale/generate'

/**
 * How well briefs are answered, on the demonstration catalog, beside the catalog's plain search; and how fast, over a larger
 * catalog and a library with a tenth of it.
 */
const TOPICS = Number(process.env.BENCH_TOPICS ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const BEST_TIMES = 5

print([...(await quality()), ...(await speed())])

async function quality() {
  const { db, pool, close } = await benchDatabase()
  for await (const _ of seedDemo(db, new Date()));
  await pool.query('VACUUM (ANALYZE)')
  const ctx = contextOf(db, 'org_none', 'user_none')
  const figures = []
  for (const set of ['development', 'held-out'] as const) {
    const briefs = labelledBriefs(set)
    const ranking = await qualityOfAll(briefs, findByRanking(ctx))
    const plain = await qualityOfAll(briefs, findByPlainSearch(ctx))
    const beside = `the plain search, which reaches nDCG@10 ${plain.ndcg10.toFixed(3)}, recall@20 ${plain.recall20.toFixed(3)}`
    const what = `${briefs.length} ${set} briefs, recall@20 ${ranking.recall20.toFixed(3)}`
    figures.push(figure(what, beside, ranking.ndcg10, 'nDCG@10', ranking.ndcg10 >= 0.8, 'at least 0.80'))
  }
  await close()
  return figures
}

async function speed() {
  const { db, pool, close } = await benchDatabase()
  const client = await pool.connect()
  await generateTopics(client, TOPICS)
  client.release()
  const org = await createOrganization(
    { db, now: new Date() },
    { name: 'Bench', plan: 'enterprise', org_alias: null, partner_alias: null },
  )
  await db.execute({
    text: `INSERT INTO org_topics (org_id, id, topic_id, source, created_at, updated_at, ${PROJECTED})
           SELECT $1, 'ot_' || left(md5(g.id), 20), g.id, 'import', g.created_at, g.created_at, ${projectionOf('NULL::jsonb')}
           FROM global_topics g ORDER BY md5(g.id) LIMIT $2`,
    values: [org.id, TOPICS / 10],
  })
  await pool.query('VACUUM (ANALYZE)')
  const figures = await latencies(contextOf(db, org.id, 'user_bench'))
  await close()
  return figures
}

/** The plain search looks for the words of one clause of the same brief. */
async function latencies(ctx: Ctx) {
  const briefs = [...labelledBriefs('development'), ...labelledBriefs('held-out')].map(({ brief }) => brief)
  const times = { plain: [] as number[], catalog: [] as number[], both: [] as number[] }
  for (let round = -1; round < ROUNDS; round++) {
    for (const brief of briefs) {
      const rank = (sources: 'catalog' | 'both') => () => rankTopics(ctx, { brief, sources, limit: 25 })
      const { clauses } = await rank('catalog')()
      const search = catalogQuery.parse({ search: clauses[0] })
      const measured = {
        plain: await milliseconds(() => listCatalog(ctx, search)),
        catalog: await milliseconds(rank('catalog')),
        both: await milliseconds(rank('both')),
      }
      if (round < 0) continue
      for (const name of ['plain', 'catalog', 'both'] as const) times[name].push(measured[name])
    }
  }
  const against = `the plain search of ${TOPICS.toLocaleString('en')} topics`
  return (['catalog', 'both'] as const).map((name) => {
    const [p50, p95] = [0.5, 0.95].map((part) => quantile(times[name], part) / quantile(times.plain, part))
    const line = `${against}, p95 ${quantile(times[name], 0.95).toFixed(1)} of ${quantile(times.plain, 0.95).toFixed(1)} ms, p50 ${p50!.toFixed(1)}x`
    return figure(`rank ${name} for a brief`, line, p95!, 'x at p95', p95! <= BEST_TIMES, `${BEST_TIMES}x`)
  })
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
