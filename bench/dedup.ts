import { randomBytes } from 'node:crypto'
import { adoptTopics } from '../src/catalog/browse/adopt'
import type { Cluster } from '../src/catalog/merge/duplicates'
import { insertTopics } from '../src/catalog/topic/insert'
import { pick } from '../src/catalog/topic/overlay'
import { FIELD_NAMES, type TopicFields, toGlobalTopic } from '../src/catalog/topic/record'
import { STORED_COLUMNS, type StoredTopic } from '../src/catalog/topic/stored-topic'
import { CONNECTORS } from '../src/connectors/platforms'
import { createJob } from '../src/jobs/create'
import { createRollback } from '../src/jobs/create-rollback'
import { findJob } from '../src/jobs/find'
import { insertJob } from '../src/jobs/insert'
import type { JobDeps } from '../src/jobs/job'
import { JOB_TYPES } from '../src/jobs/registry'
import { createOrganization } from '../src/organizations/create-organization'
import { activeTemplates } from '../src/templates/stored'
import { driveOnce } from '../test/harness/drive'
import { select } from '../test/harness/select'
import { benchDatabase } from './harness/database'
import { figure, print } from './harness/report'
import { log } from './scale/database'
import { generateTopics } from './scale/generate'

/**
 * A sweep over topics among which near-duplicates of some were planted, written otherwise and with other keywords, and as
 * many that are only close: one word more, or of another segment. Then all that was found is merged and rolled back.
 */
const TOPICS = Number(process.env.BENCH_DEDUP ?? 100_000)
const PLANTED = TOPICS / 50
const LIBRARIES = 3

const { db, pool, close } = await benchDatabase()
const client = await pool.connect()
await generateTopics(client, TOPICS)
client.release()
const now = new Date()
const ctx = { db, log, now, userId: 'user_bench', llm: null, outbound: {} as JobDeps['outbound'], jobTypes: JOB_TYPES }

const originals = await select<StoredTopic>(db, {
  text: `SELECT ${STORED_COLUMNS} FROM global_topics g ORDER BY md5(g.id) LIMIT ${PLANTED * 2}`,
})
const duplicateOf = new Map<string, string>()
await plant(originals.slice(0, PLANTED).map((topic, at) => [topic, near(topic, at)]))
await plant(originals.slice(PLANTED).map((topic, at) => [null, nearMiss(topic, at)]))
for (let at = 0; at < LIBRARIES; at++) await makeLibrary(at)
await pool.query('VACUUM (ANALYZE)')

const { jobId: sourceBatchId } = await insertJob(ctx, { jobType: 'reclassify', config: {}, orgId: null, totalItems: 0 })
await db.execute({
  text: `UPDATE jobs SET status = 'completed' WHERE id = $1`,
  values: [sourceBatchId],
})
await db.execute({
  text: `INSERT INTO global_topic_history (topic_id, change_type, source, batch_id, changed_at)
         SELECT id, 'reclassified', 'admin_reclassify_local', $1, now() FROM global_topics`,
  values: [sourceBatchId],
})
await pool.query('ANALYZE global_topic_history')

const sweep = await run(() => createJob(ctx, { jobType: 'dedup_sweep', config: { sourceBatchId } }))
const clusters = sweep.job.result.clusters as Cluster[]
const found = clusters.filter(isPlanted).length
const merge = await run(() => createJob(ctx, { jobType: 'merge', config: { clusters } }))
const rollback = await run(() => createRollback(ctx, { rollbackOf: merge.job.id, links: true }))
const share = (found / PLANTED) * 100
const falseOnes = clusters.length - found
const rate = (sweep.job.processed_items * 1000) / sweep.ms
print([
  figure(
    `near-duplicates found among ${TOPICS} topics`,
    `${PLANTED} planted`,
    share,
    '%',
    share >= 99,
    'at least 99 %',
  ),
  figure(
    'clusters of topics that are no duplicates',
    `${PLANTED} near misses planted`,
    falseOnes,
    '',
    falseOnes === 0,
    '0',
  ),
  figure('the sweep', 'one node', rate, 'topics/s', rate >= 2_000, 'at least 2,000 topics/s'),
  perSecond(
    `clusters merged, their topics in ${LIBRARIES} libraries of half the catalog each`,
    clusters.length,
    merge.ms,
  ),
  perSecond('merges rolled back with their links', rollback.job.processed_items, rollback.ms),
])
await close()

function perSecond(what: string, count: number, ms: number) {
  const perS = (count * 1000) / ms
  return figure(what, 'one node', perS, 'per s', perS >= 100, 'at least 100')
}

function isPlanted({ winnerId, loserIds: [loser = ''], loserIds }: Cluster): boolean {
  return loserIds.length === 1 && (duplicateOf.get(winnerId) === loser || duplicateOf.get(loser) === winnerId)
}

async function plant(topics: readonly (readonly [StoredTopic | null, TopicFields])[]): Promise<void> {
  const templates = await activeTemplates(db)
  for (let at = 0; at < topics.length; at += 500) {
    const chunk = topics.slice(at, at + 500).map(([original, fields]) => {
      const row = toGlobalTopic(fields, { source: 'bench', now, templates })
      if (original) duplicateOf.set(row.id, original.id)
      return { ...row, identity: randomBytes(16) }
    })
    await insertTopics(db, chunk)
    await db.execute({
      text: 'UPDATE global_topics SET identity = NULL WHERE id = ANY($1)',
      values: [chunk.map(({ id }) => id)],
    })
  }
}

/** The same audience in other writing. */
function near(topic: StoredTopic, nth: number): TopicFields {
  const fields = pick(topic, FIELD_NAMES)
  const writings = [
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
    (name: string) => name.split(' ').reverse().join(' '),
    (name: string) => `${name}.`,
    (name: string) => name.replace(/ /g, '  '),
    (name: string) => name,
  ]
  const topic_name = writings[nth % writings.length]!(fields.topic_name)
  return { ...fields, topic_name, keywords: nth % 2 ? [] : [...fields.keywords, 'another'] }
}

function nearMiss(topic: StoredTopic, nth: number): TopicFields {
  const fields = pick(topic, FIELD_NAMES)
  if (nth % 2) return { ...fields, topic_name: `${fields.topic_name} Weekly` }
  return { ...fields, segment_type: fields.segment_type === 'B2G' ? 'B2E' : 'B2G' }
}

async function makeLibrary(nth: number): Promise<void> {
  const org = await createOrganization(
    { db, now },
    { name: `Library ${nth}`, plan: 'enterprise', org_alias: null, partner_alias: null },
  )
  const half = await select<{ id: string }>(db, {
    text: 'SELECT id FROM global_topics WHERE hashtext(id || $1) % 2 = 0',
    values: [String(nth)],
  })
  await adoptTopics(
    {
      ...ctx,
      org: { id: org.id, name: '', plan: 'enterprise', orgAlias: null, partnerAlias: null },
      caller: { kind: 'session', userId: 'user_bench', role: 'owner', operator: false },
      workspace: null,
      connectors: CONNECTORS,
    },
    { topicIds: half.map(({ id }) => id) },
  )
}

/** As the worker drives it. */
async function run(create: () => Promise<{ jobId: string }>) {
  const { jobId } = await create()
  const started = performance.now()
  await driveOnce(ctx)
  const ms = performance.now() - started
  const job = await findJob(db, jobId)
  if (job.status !== 'completed' || job.error_count > 0) throw new Error(JSON.stringify(job.errors))
  return { job, ms }
}
