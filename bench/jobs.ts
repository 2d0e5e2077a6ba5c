import { TOPIC_TYPES } from '../src/catalog/topic/insert'
import { PROJECTED, projectionOf } from '../src/catalog/topic/projection'
import type { GlobalTopic } from '../src/catalog/topic/record'
import type { Db } from '../src/db/db'
import { toArrays, unnest } from '../src/db/unnest'
import { createJob } from '../src/jobs/create'
import { findJob } from '../src/jobs/find'
import type { JobDeps } from '../src/jobs/job'
import { JOB_TYPES } from '../src/jobs/registry'
import { createOrganization } from '../src/organizations/create-organization'
import { driveOnce } from '../test/harness/drive'
import { select } from '../test/harness/select'
import { benchDatabase } from './harness/database'
import { figure, print, ratio } from './harness/report'
import { log } from './scale/database'
import { generateTopics } from './scale/generate'

/**
 * Topics that an older engine filed long ago, a quarter of them otherwise, reclassified by a local job as the worker drives it,
 * against a bare UPDATE … FROM unnest that brings the same rows, made before, from the same state to the same state: tenth by
 * tenth, and as a whole. Half of the topics are in a library.
 */
const TOPICS = Number(process.env.BENCH_JOBS ?? 100_000)
const TENTH = TOPICS / 10
const BATCH = 500
const LEAST = 2_000

const { db, pool, close } = await benchDatabase()
const client = await pool.connect()
await generateTopics(client, TOPICS)
client.release()
await makeLibrary(db)
// The generator files names by those they were made of: once through the engine, both sides have the same to change.
await reclassify({ force: true })
await outdate()
const times = await reclassify({})
const rows = await select<GlobalTopic>(db, {
  text: `SELECT ${Object.keys(TOPIC_TYPES).join(', ')} FROM global_topics ORDER BY id`,
})
await outdate()
const rates = { job: tenths(times), bare: await bareRates(rows) }
const whole = (TOPICS * 1000) / (times.at(-1)!.getTime() - times[0]!.getTime())
print([
  ratio(`${TOPICS} topics reclassified locally`, rates.job, 'bare UPDATE … FROM unnest', rates.bare, 'topics/s', 0.3),
  figure('from the first to the last', 'one node', whole, 'topics/s', whole >= LEAST, `at least ${LEAST} topics/s`),
])
await close()

/** Topics a second in each tenth of a job, from when its chunks began and when it was over. */
function tenths(times: readonly Date[]): number[] {
  const perTenth = (times.length - 1) / 10
  return Array.from({ length: 10 }, (_, nth) => {
    const [from, to] = [nth, nth + 1].map((at) => times[Math.round(at * perTenth)]!.getTime())
    return (TENTH * 1000) / (to! - from!)
  })
}

async function bareRates(rows: readonly GlobalTopic[]): Promise<number[]> {
  const rates: number[] = []
  for (let at = 0; at < TOPICS; at += TENTH) {
    const started = performance.now()
    await updateBare(rows.slice(at, at + TENTH))
    rates.push((TENTH * 1000) / (performance.now() - started))
  }
  return rates
}

async function makeLibrary(db: Db): Promise<void> {
  const org = await createOrganization(
    { db, now: new Date() },
    { name: 'Bench', plan: 'enterprise', org_alias: null, partner_alias: null },
  )
  await db.execute({
    text: `INSERT INTO org_topics (org_id, id, topic_id, source, created_at, updated_at, ${PROJECTED})
           SELECT $1, 'ot_' || left(md5(g.id), 20), g.id, 'import', now(), now(), ${projectionOf('NULL::jsonb')}
           FROM global_topics g ORDER BY md5(g.id) LIMIT ${TOPICS / 2}`,
    values: [org.id],
  })
}

/** As an older engine would have left them, and as a database at rest has them. */
async function outdate(): Promise<void> {
  await db.execute({
    text: `UPDATE global_topics SET engine_version = '2.4',
             segment_type = CASE WHEN hashtext(id) % 4 = 0 THEN 'B2G' ELSE segment_type END,
             segment_name_dspapi = CASE WHEN hashtext(id) % 4 = 0 THEN 'before' ELSE segment_name_dspapi END`,
  })
  await db.execute({ text: `UPDATE org_topics SET engine_version = '2.4'` })
  await pool.query('VACUUM (ANALYZE)')
}

/** When each of its chunks began, and when it was over. */
async function reclassify(config: { force?: boolean }): Promise<Date[]> {
  const deps = { llm: null, outbound: {} as JobDeps['outbound'], jobTypes: JOB_TYPES }
  const { jobId } = await createJob(
    { db, log, now: new Date(), userId: 'user_bench', ...deps },
    { jobType: 'reclassify', config: { mode: 'local', ...config } },
  )
  await driveOnce({ db, log, ...deps })
  const over = new Date()
  const job = await findJob(db, jobId)
  if (job.status !== 'completed' || job.success_count !== TOPICS) throw new Error(JSON.stringify(job))
  const chunks = await select<{ changed_at: Date }>(db, {
    text: 'SELECT DISTINCT changed_at FROM global_topic_history WHERE batch_id = $1 ORDER BY changed_at',
    values: [jobId],
  })
  return [...chunks.map(({ changed_at }) => changed_at), over]
}

async function updateBare(rows: readonly GlobalTopic[]): Promise<void> {
  const columns = Object.keys(TOPIC_TYPES).filter((column) => column !== 'id')
  const sent = (column: string) => (column === 'keywords' ? 'input.keywords::text[]' : `input.${column}`)
  for (let at = 0; at < rows.length; at += BATCH) {
    await db.execute({
      name: 'bare_update',
      text: `UPDATE global_topics g SET ${columns.map((column) => `${column} = ${sent(column)}`).join(', ')}
             FROM ${unnest(TOPIC_TYPES)} WHERE g.id = input.id`,
      values: toArrays(rows.slice(at, at + BATCH), TOPIC_TYPES),
    })
  }
}
