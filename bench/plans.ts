import { mkdir, writeFile } from 'node:fs/promises'
import { adoptTopics } from '../src/catalog/browse/adopt'
import { catalogFacetValues } from '../src/catalog/browse/facets'
import { listCatalog } from '../src/catalog/browse/list'
import { catalogQuery } from '../src/catalog/browse/schema'
import { matchTopics } from '../src/catalog/match/match'
import { nearestTopic } from '../src/catalog/match/neighbours'
import type { Ctx } from '../src/context'
import type { Db } from '../src/db/db'
import { exportTopics } from '../src/topics/export/export'
import { libraryFacets } from '../src/topics/facets'
import { findTopic } from '../src/topics/find'
import { intake } from '../src/topics/intake/intake'
import { toCandidate } from '../src/topics/intake/item'
import { listTopics } from '../src/topics/list'
import { topicsQuery } from '../src/topics/schema'
import { topicStats } from '../src/topics/stats'
import { select } from '../test/harness/select'
import { undone } from './harness/undone'
import { scaleDatabase } from './scale/database'
import { baseNames, variation } from './scale/names'

/**
 * Writes how PostgreSQL runs the hot statements at a million topics to bench/plans, and fails where one of them reads the
 * whole catalog. Each is explained just before it runs, in a transaction that is undone.
 */
const FOLDER = 'bench/plans'
const HEAVY = /Seq Scan on global_topics/
const scale = await scaleDatabase()
const { ctx } = scale
const topics = baseNames()
  .slice(0, 500)
  .map(
    (name, nth) =>
      toCandidate({ name: `${name} ${variation(7_000 + nth)}` }, { source: 'bench', now: ctx.now, templates: [] })
        .topic,
  )
const items = topics.map(({ topic_name }) => ({ name: topic_name }))
const twoFilters = { taxonomyType: 'Technology', segmentType: 'B2B' }
const firstId = (await listTopics(ctx, topicsQuery.parse({}))).data[0]!.id

const hot: Record<string, (inside: Ctx) => Promise<unknown>> = {
  'library-first-page': (inside) => listTopics(inside, topicsQuery.parse({})),
  'library-page-400-two-filters': (inside) => listTopics(inside, topicsQuery.parse({ ...twoFilters, page: 400 })),
  'library-search': (inside) => listTopics(inside, topicsQuery.parse({ search: 'software users' })),
  'library-by-name': (inside) => listTopics(inside, topicsQuery.parse({ sortBy: 'topic_name', sortOrder: 'asc' })),
  'library-facets': libraryFacets,
  'library-stats': topicStats,
  'library-topic': (inside) => findTopic(inside, firstId),
  'library-export-page': async (inside) => (await exportTopics(inside, { filters: {} }, exportAll)).body.destroy(),
  'catalog-first-page': (inside) => listCatalog(inside, catalogQuery.parse({})),
  'catalog-page-400-two-filters': (inside) => listCatalog(inside, catalogQuery.parse({ ...twoFilters, page: 400 })),
  'catalog-search': (inside) => listCatalog(inside, catalogQuery.parse({ search: 'luxury buyers berlin' })),
  'catalog-not-in-library': (inside) => listCatalog(inside, catalogQuery.parse({ inLibrary: 'false' })),
  'catalog-facets': catalogFacetValues,
  'catalog-adopt-by-filter': (inside) => adoptTopics(inside, { filters: { subcategoryL1: 'Luxury SUVs' } }),
  'duplicates-of-500': (inside) => matchTopics(inside.db, topics),
  'duplicate-check': (inside) => nearestTopic(inside.db, topics[0]!),
  'intake-of-500': (inside) => intake(inside, items, { source: 'bench', changeType: 'imported' }),
}
const exportAll = { format: 'csv', full: false, raw: false } as const

await mkdir(FOLDER, { recursive: true })
for (const [name, work] of Object.entries(hot)) {
  const plans: string[] = []
  await undone(scale.db, (db) => work({ ...ctx, db: explaining(db, plans) }))
  const text = plans.join('\n\n')
  const scans = HEAVY.test(text)
  if (scans) process.exitCode = 1
  console.log(`  ${name}: ${plans.length} statements${scans ? ', READS THE WHOLE CATALOG' : ''}`)
  await writeFile(`${FOLDER}/${name}.txt`, `${text}\n`)
}
await scale.close()

/** Writing statements are explained by running them; a savepoint takes that back before they run in earnest. */
function explaining(db: Db, plans: string[]): Db {
  const explain = async ({ text, values }: Parameters<Db['execute']>[0]) => {
    await db.execute({ text: 'SAVEPOINT explained' })
    const rows = await select<{ 'QUERY PLAN': string }>(db, { text: `EXPLAIN (ANALYZE, BUFFERS) ${text}`, values })
    await db.execute({ text: 'ROLLBACK TO SAVEPOINT explained' })
    const statement = text.replace(/\n\s+/g, '\n  ')
    plans.push(`${shortened(statement)}\n\n${rows.map((row) => shortened(row['QUERY PLAN'])).join('\n')}`)
  }
  const handle: Db = {
    ...db,
    query: async (row, query) => {
      await explain(query)
      return db.query(row, query)
    },
    execute: async (query) => {
      await explain(query)
      return db.execute(query)
    },
    transaction: (work) => work(handle),
  }
  return handle
}

/** Five hundred ids in a condition tell nobody more than a few. */
function shortened(text: string): string {
  return text.length > 2_000 ? `${text.slice(0, 2_000)} …` : text
}
