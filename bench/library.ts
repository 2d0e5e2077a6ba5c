import { get } from 'node:http'
import { buildApp } from '../src/app'
import { listGlobalTopics } from '../src/catalog/admin/list'
import { globalTopicsQuery } from '../src/catalog/admin/schema'
import { adoptTopics } from '../src/catalog/browse/adopt'
import { catalogFacetCounts } from '../src/catalog/browse/facet-counts'
import { catalogFacetValues } from '../src/catalog/browse/facets'
import { listCatalog } from '../src/catalog/browse/list'
import { catalogFacetQuery, catalogQuery } from '../src/catalog/browse/schema'
import { PROJECTED } from '../src/catalog/topic/projection'
import { readConfig } from '../src/config'
import type { Db } from '../src/db/db'
import { randomPart } from '../src/ids'
import { createUser } from '../src/organizations/create-user'
import { libraryFacets } from '../src/topics/facets'
import { listTopics } from '../src/topics/list'
import { topicsQuery } from '../src/topics/schema'
import { topicStats } from '../src/topics/stats'
import { select } from '../test/harness/select'
import { copyTo } from './harness/copy'
import { alternately, catalogByKey, libraryByKey } from './harness/pages'
import { figure, latency, print, quantile, ratio } from './harness/report'
import { undone } from './harness/undone'
import { log, scaleDatabase } from './scale/database'

/** The library and the catalog at a million topics, each beside the same rows fetched by primary key in the same run. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200)
const SEARCH_MS = 500
const BY_KEY = 'the same page by primary key'
const scale = await scaleDatabase()
const { ctx, db, pool, url: databaseUrl } = scale

const SECRET = 'a secret of the benchmark, long enough'
const STANDARD = `o.id, o.topic_name, o.parent_category, o.taxonomy_type, o.subcategory, g.taxonomy_path, o.segment_type,
  o.audience_type, o.iab_code, g.keywords, o.external_id, o.engine_version, o.created_at, o.updated_at, g.primary_intent,
  g.secondary_intent, o.intensity, g.awareness, o.sensitivity, o.buyer_journey, g.funnel, g.composite_score`
const FULL = `${STANDARD}, g.segment_name_dspapi, g.segment_name_marketplace, g.segment_name_internal, g.segment_desc_dspapi,
  g.segment_desc_marketplace, g.internal_description, g.performance_score, g.confidence`
const TWO_FILTERS = { taxonomyType: 'Technology', segmentType: 'B2B' }
const results = [
  await list('library, first page', {}),
  await list('library, page 400', { page: 400 }),
  await list('library, first page, two filters', TWO_FILTERS),
  await list('library, page 400, two filters', { ...TWO_FILTERS, page: 400 }),
  await catalog('catalog search, two words', { search: 'electric denver' }, 10),
  await catalog('catalog search, three words', { search: 'luxury buyers berlin' }, 10),
  await catalog('catalog, page 400, two filters', { ...TWO_FILTERS, page: 400 }),
  ...(await searches()),
  await beside('library facets', () => libraryFacets(ctx)),
  await beside('library stats', () => topicStats(ctx)),
  await beside('catalog facets', () => catalogFacetValues(ctx)),
  await adoption(),
  ...(await exports()),
]
print(results)
await scale.close()

async function list(what: string, filters: Record<string, unknown>) {
  const query = topicsQuery.parse(filters)
  const { data, total } = await listTopics(ctx, query)
  const ids = data.map(({ id }) => id)
  const [ours, floor] = await alternately(ROUNDS, [() => listTopics(ctx, query), () => libraryByKey(ctx, ids)])
  return latency(`${what} of ${ids.length}, total ${total}`, ours!, BY_KEY, floor!, 6)
}

async function catalog(what: string, filters: Record<string, unknown>, atMost = 6) {
  const query = catalogQuery.parse(filters)
  const { data, total } = await listCatalog(ctx, query)
  const ids = data.map(({ id }) => id)
  const [ours, floor] = await alternately(ROUNDS, [() => listCatalog(ctx, query), () => catalogByKey(ctx, ids)])
  return latency(`${what}: ${ids.length} of ${total}`, ours!, BY_KEY, floor!, atMost)
}

/** What answers with no page stands beside a page of the library. */
async function beside(what: string, work: () => Promise<unknown>) {
  const ids = (await listTopics(ctx, topicsQuery.parse({}))).data.map(({ id }) => id)
  const [ours, floor] = await alternately(ROUNDS / 3, [work, () => libraryByKey(ctx, ids)])
  return latency(what, ours!, 'a page of the library by primary key', floor!, 10)
}

/** Words, beginnings and parts of words that very many topics have. */
async function searches() {
  const figures = []
  const operator = { ...ctx, userId: 'usr_bench' }
  for (const search of ['ing', 'e', 'a b', 's', 'buyers', 'in', 'and', 'travel']) {
    const works = {
      catalog: () => listCatalog(ctx, catalogQuery.parse({ search })),
      'catalog, in the library': () => listCatalog(ctx, catalogQuery.parse({ search, inLibrary: 'true' })),
      facets: () => catalogFacetCounts(ctx, catalogFacetQuery.parse({ search, facet: 'parentCategory' })),
      'operators’ list': () => listGlobalTopics(operator, globalTopicsQuery.parse({ search })),
    }
    const times = await alternately(ROUNDS / 10, Object.values(works))
    for (const [at, where] of Object.keys(works).entries()) {
      const ms = quantile(times[at]!, 0.5)
      figures.push(figure(`search for "${search}", ${where}`, 'a limit', ms, 'ms', ms <= SEARCH_MS, `${SEARCH_MS} ms`))
    }
  }
  return figures
}

/** Links and history of some ten thousand topics, against the bare links of the same topics; both rolled back. */
async function adoption() {
  const filters = await filterOf(10_000)
  const wanted = await select<{ id: string }>(db, {
    text: `SELECT g.id FROM global_topics g WHERE g.subcategory = $2 AND g.parent_category = $3
             AND NOT EXISTS (SELECT FROM org_topics o WHERE o.org_id = $1 AND o.topic_id = g.id)`,
    values: [ctx.org.id, filters.subcategory, filters.parentCategory],
  })
  const ids = wanted.map(({ id }) => id)
  const bare = (inside: Db) =>
    inside.execute({
      text: `INSERT INTO org_topics (org_id, id, topic_id, source, created_at, updated_at, ${PROJECTED})
             SELECT $1, 'ot_' || md5(id), id, 'catalog', $2, $2, ${PROJECTED} FROM global_topics WHERE id = ANY($3)`,
      values: [ctx.org.id, ctx.now, ids],
    })
  const [ours, floor] = await alternately(3, [
    () => undone(db, (inside) => adoptTopics({ ...ctx, db: inside }, { filters })),
    () => undone(db, bare),
  ])
  // What was undone would lie in the way of those that are measured next.
  await pool.query('REINDEX TABLE org_topics')
  await pool.query('VACUUM org_topics, org_topic_history, library_counts')
  return latency(`adopt ${ids.length} by filter, with history`, ours!, 'INSERT of the links by primary key', floor!)
}

async function filterOf(topics: number): Promise<{ parentCategory: string; subcategory: string }> {
  const [found] = await select<{ parentCategory: string; subcategory: string }>(db, {
    text: `SELECT parent_category AS "parentCategory", split_part(taxonomy_path, ' > ', 1) AS subcategory
           FROM catalog_counts GROUP BY 1, 2 ORDER BY abs(sum(topics) - $1) LIMIT 1`,
    values: [topics],
  })
  return found!
}

/** The whole library over HTTP, against COPY of the same columns through the same driver. */
async function exports() {
  const [config, baseUrl, secrets] = [readConfig({}), 'http://localhost', [SECRET]]
  const app = await buildApp({ config, baseUrl, secrets, db, pool, databaseUrl, log })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = await signIn(url)
  const client = await pool.connect()
  const topics = (await topicStats(ctx)).total
  const download = async (query: string) => {
    const { status, bytes } = await receive(`${url}/api/export?${query}`, { cookie })
    if (status !== 200 || bytes < topics * 100) throw new Error(`The export failed: ${status}, ${bytes} bytes`)
  }
  const copy = (columns: string) => () =>
    copyTo(
      client,
      `COPY (SELECT ${columns} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
             WHERE o.org_id = '${ctx.org.id}' ORDER BY o.created_at DESC, o.id DESC) TO STDOUT (FORMAT csv)`,
    )
  const measured = await alternately(5, [
    () => download('format=csv'),
    copy(STANDARD),
    () => download('format=csv&full=true'),
    copy(FULL),
  ])
  const [csv, copied, full, copiedFull] = measured.map((times) => times.map((ms) => (topics / ms) * 1000))
  client.release()
  await app.close()
  return [
    ratio(`export of ${topics} as CSV`, csv!, 'COPY of the same columns', copied!, 'rows/s', 0.5),
    ratio(`full export of ${topics} as CSV`, full!, 'COPY of the same columns', copiedFull!, 'rows/s', 0.5),
  ]
}

/** Counts the bytes and keeps none: the client shares the server's thread. */
function receive(url: string, headers: Record<string, string>): Promise<{ status?: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode, bytes }))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

async function signIn(url: string): Promise<string> {
  const [email, password] = [`bench-${randomPart()}@example.com`, 'a password of the benchmark']
  await createUser(
    { db, now: new Date() },
    { email, password, organizationId: ctx.org.id, role: 'owner', operator: false },
  )
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}
