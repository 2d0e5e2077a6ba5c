import { findJob } from '../find'
import type { JobsCtx } from '../job'
import { type ProcessAnswer, toProcessAnswer } from '../schema'
import { transitionRefused } from '../transitions'
import { claimJob } from './claim'
import { run } from './run'

/** One step. While another call or a worker has the job, it only returns the counters. */
export async function processJob(ctx: JobsCtx, id: string): Promise<ProcessAnswer> {
  const claim = await claimJob(ctx.db, id, ctx.now)
  if (claim) {
    await run(ctx, claim, {
      chunks: 1,
      mayContinue: () => false,
      clock: () => ctx.now,
      signal: new AbortController().signal,
    })
  }
  const job = await findJob(ctx.db, id)
  if (!claim && (job.status === 'failed' || job.status === 'cancelled'))
    throw transitionRefused(job.status, 'processing')
  return toProcessAnswer(job)
}
