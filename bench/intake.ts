import { matchTopics } from '../src/catalog/match/match'
import { nearestTopic } from '../src/catalog/match/neighbours'
import { PROJECTED } from '../src/catalog/topic/projection'
import type { GlobalTopic } from '../src/catalog/topic/record'
import type { Ctx } from '../src/context'
import type { Db } from '../src/db/db'
import { toArrays, unnest } from '../src/db/unnest'
import { SIMILARITY_BLOCK, SIMILARITY_WARN } from '../src/engine'
import { newId } from '../src/ids'
import { UPLOAD_PIECES_AT_ONCE } from '../src/limits'
import { createOrganization } from '../src/organizations/create-organization'
import { activeTemplates } from '../src/templates/stored'
import { intake } from '../src/topics/intake/intake'
import { toCandidate } from '../src/topics/intake/item'
import { insertBareTopics } from './harness/bare-topics'
import { figure, median, print, ratio } from './harness/report'
import { bruteForce } from './scale/brute-force'
import { type Scale, scaleDatabase, withCopy } from './scale/database'
import { matrix } from './scale/matrix'
import { baseNames, newNames, variation } from './scale/names'

/**
 * New topics through intake as an import sends them, against a bare INSERT of rows made before, in turn and committed: into
 * the same tables with the same indexes and triggers, and into tables that have a primary key and nothing else. And what
 * duplicate detection finds, against a brute-force scan.
 */
const TOPICS = Number(process.env.BENCH_INTAKE ?? 50_000)
const BATCH = 500
/** Batches of a round, about as many as an import stores in a turn, and how many of them are under way. */
const BATCHES = 15
const AT_ONCE = UPLOAD_PIECES_AT_ONCE
const QUERIES = 2_000
const SOURCE = 'bench'
const LINK_TYPES = Object.fromEntries(
  PROJECTED.split(', ').map((column) => [column, column === 'uncertain' ? 'boolean' : 'text']),
)
const HISTORY_TYPES = { id: 'text', org_topic_id: 'text', new_values: 'jsonb' }
const PRIMARY_KEYS = {
  global_topics: 'id',
  topic_embeddings: 'topic_id',
  org_topics: 'org_id, id',
  org_topic_history: 'org_id, id',
}
const scale = await scaleDatabase()
const { ctx } = scale
const names = baseNames()
const origin = { source: SOURCE, now: ctx.now, templates: await activeTemplates(scale.db) }

const results = [...(await matrix()), ...(await duplicates())]
await scale.close()
print([...results, ...(await withCopy(throughput))])

async function throughput({ ctx, db }: Scale) {
  const { id } = await createOrganization(ctx, {
    name: 'Intake',
    plan: 'enterprise',
    org_alias: null,
    partner_alias: null,
  })
  const inside: Ctx = { ...ctx, org: { ...ctx.org, id } }
  for (const [table, key] of Object.entries(PRIMARY_KEYS)) {
    await db.execute({ text: `CREATE TABLE plain_${table} (LIKE ${table} INCLUDING DEFAULTS, PRIMARY KEY (${key}))` })
  }
  const rates = { intake: [] as number[], bare: [] as number[], plain: [] as number[] }
  const measure = async (kind: keyof typeof rates, topics: number, work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    rates[kind].push((topics * 1000) / (performance.now() - started))
  }
  for (let first = 0; first < TOPICS; first += BATCH * BATCHES) {
    await measure('intake', BATCH * BATCHES, () => takeIn(inside, first))
    const rows = distinct(newNames(first, BATCH, 1).map((name) => toCandidate({ name }, origin).topic))
    await measure('bare', rows.length, () => db.transaction((tx) => insertBare(tx, '', id, rows)))
    await measure('plain', rows.length, () => db.transaction((tx) => insertBare(tx, 'plain_', id, rows)))
  }
  const what = `intake of ${TOPICS} new topics, ${BATCH} a batch, ${AT_ONCE} batches at once`
  return [
    ratio(what, rates.intake, 'bare INSERT … SELECT unnest', rates.bare, 'topics/s', 0.4),
    ratio(what, rates.intake, 'the same into tables with a primary key alone', rates.plain, 'topics/s'),
  ]
}

/** As an import goes on: one batch is classified while the database stores the other. */
async function takeIn(ctx: Ctx, first: number): Promise<void> {
  const batches = Array.from({ length: BATCHES }, (_, nth) => newNames(first + nth * BATCH, BATCH, 0)).values()
  const worker = async () => {
    for (const names of batches) {
      const items = names.map((name) => ({ name }))
      const outcomes = await intake(ctx, items, { source: SOURCE, changeType: 'imported', batchId: 'batch_bench' })
      const added = outcomes.filter(({ outcome }) => outcome === 'new').length
      if (added < BATCH * 0.98) throw new Error(`Only ${added} of ${BATCH} topics were new`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function distinct(rows: readonly GlobalTopic[]): GlobalTopic[] {
  return [...new Map(rows.map((row) => [row.identity.toString('hex'), row])).values()]
}

async function insertBare(db: Db, prefix: string, org: string, topics: readonly GlobalTopic[]): Promise<void> {
  await insertBareTopics(db, `${prefix}global_topics`, topics)
  await db.execute({
    name: `bare_${prefix}embeddings`,
    text: `INSERT INTO ${prefix}topic_embeddings SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])`,
    values: toArrays(topics, { id: 'text', bucket: 'integer', embedding: 'bytea' }),
  })
  const links = topics.map((topic) => ({ ...topic, topic_id: topic.id, id: newId('ot') }))
  await db.execute({
    name: `bare_${prefix}links`,
    text: `INSERT INTO ${prefix}org_topics (org_id, source, created_at, updated_at, id, topic_id, ${PROJECTED})
           SELECT $1, $2, $3, $3, input.* FROM ${unnest({ id: 'text', topic_id: 'text', ...LINK_TYPES }, 4)}`,
    values: [org, SOURCE, ctx.now, ...toArrays(links, { id: 'text', topic_id: 'text', ...LINK_TYPES })],
  })
  const history = links.map(({ id, topic_name, parent_category, subcategory, segment_type }) => ({
    id: newId('hist'),
    org_topic_id: id,
    new_values: { topic_name, parent_category, subcategory, segment_type },
  }))
  await db.execute({
    name: `bare_${prefix}history`,
    text: `INSERT INTO ${prefix}org_topic_history (org_id, change_type, changed_by, source, changed_at, id, org_topic_id, new_values)
           SELECT $1, 'imported', $2, $3, $4, input.* FROM ${unnest(HISTORY_TYPES, 5)}`,
    values: [org, ctx.caller.userId, SOURCE, ctx.now, ...toArrays(history, HISTORY_TYPES)],
  })
}

/** Half of the queries are topics of the catalog in another spelling, half are new. */
async function duplicates() {
  const topics = Array.from({ length: QUERIES }, (_, nth) => {
    const name = names[(nth * 8) % names.length]!
    const query = nth % 2 ? `${name.toUpperCase()}, ${variation(nth % 40)}` : `${name} ${variation(9_000 + nth)}`
    return toCandidate({ name: query }, origin).topic
  })
  const times: number[] = []
  const matches = new Map<GlobalTopic, string>()
  for (let round = 0; round < 5; round++) {
    for (let at = 0; at < QUERIES; at += BATCH) {
      const started = performance.now()
      for (const [topic, id] of await matchTopics(scale.db, topics.slice(at, at + BATCH))) matches.set(topic, id)
      times.push(performance.now() - started)
    }
  }
  const truth = await bruteForce(scale.db, topics)
  const near = truth.filter(({ best }) => best && best.similarity >= SIMILARITY_BLOCK)
  const found = near.filter(({ topic, best }) => matches.get(topic) === best!.id).length
  const similar = truth.flatMap(({ topic, best }) => (best ? [{ topic, highest: best.similarity }] : []))
  const nearest: number[] = []
  for (const { topic } of similar) nearest.push((await nearestTopic(scale.db, topic))?.similarity ?? 0)
  const warned = nearest.filter((similarity) => similarity >= SIMILARITY_WARN).length
  const missed = median(similar.map(({ highest }, at) => highest - nearest[at]!))
  const slowest = Math.max(...times)
  const how = `brute force over the catalog for ${QUERIES} queries`
  return [
    figure(
      `recall at ${SIMILARITY_BLOCK}: ${found} of ${near.length}`,
      how,
      found / near.length,
      '',
      near.length > 0 && found === near.length,
      '1.00',
    ),
    figure(
      `recall at ${SIMILARITY_WARN}: ${warned} of ${similar.length}, half of them at most ${missed.toFixed(3)} below the best`,
      how,
      warned / similar.length,
      '',
      warned / similar.length >= 0.95,
      'at least 0.95',
    ),
    figure(
      `neighbours of ${BATCH} topics at ${SIMILARITY_BLOCK}`,
      `the slowest of ${times.length}`,
      slowest,
      'ms',
      slowest < 250,
      'under 250 ms',
    ),
  ]
}
