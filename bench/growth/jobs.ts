import type { Ctx } from '../../src/context'
import { createJob } from '../../src/jobs/create'
import { findJob } from '../../src/jobs/find'
import type { JobDeps } from '../../src/jobs/job'
import { JOB_TYPES } from '../../src/jobs/registry'
import { driveOnce } from '../../test/harness/drive'

/** So many topics of the catalog: a job over all would take hours at ten million. */
export const JOB_TOPICS = Number(process.env.BENCH_GROWTH_JOB ?? 20_000)
const FIRST_TOPICS = `(SELECT id FROM global_topics WHERE archived_at IS NULL AND merged_into IS NULL
                       ORDER BY id LIMIT ${JOB_TOPICS})`

/**
 * Topics a second of two jobs as the worker drives them: topics that an older engine filed, a quarter of them otherwise,
 * reclassified locally, and then compared with all others.
 */
export async function jobRates(ctx: Ctx): Promise<{ reclassify: number; sweep: number }> {
  // The generator files names by those they were made of: the first time the engine files all of them anew.
  await run(ctx, { jobType: 'reclassify', config: { mode: 'local', force: true, limit: JOB_TOPICS } })
  await outdate(ctx)
  const reclassify = await run(ctx, { jobType: 'reclassify', config: { mode: 'local', limit: JOB_TOPICS } })
  await ctx.db.execute({ text: 'ANALYZE global_topic_history' })
  const sweep = await run(ctx, { jobType: 'dedup_sweep', config: { sourceBatchId: reclassify.jobId } })
  return { reclassify: reclassify.rate, sweep: sweep.rate }
}

async function outdate({ db }: Ctx): Promise<void> {
  await db.execute({
    text: `UPDATE global_topics SET engine_version = '2.4',
             segment_type = CASE WHEN hashtext(id) % 4 = 0 THEN 'B2G' ELSE segment_type END
           WHERE id IN ${FIRST_TOPICS}`,
  })
}

async function run({ db, log }: Ctx, job: { jobType: string; config: Record<string, unknown> }) {
  const deps = { llm: null, outbound: {} as JobDeps['outbound'], jobTypes: JOB_TYPES }
  const { jobId } = await createJob({ db, log, now: new Date(), userId: 'user_bench', ...deps }, job)
  const started = performance.now()
  await driveOnce({ db, log, ...deps })
  const seconds = (performance.now() - started) / 1000
  const { status, success_count } = await findJob(db, jobId)
  if (status !== 'completed' || success_count !== JOB_TOPICS) throw new Error(`${job.jobType}: ${status}`)
  return { jobId, rate: JOB_TOPICS / seconds }
}
