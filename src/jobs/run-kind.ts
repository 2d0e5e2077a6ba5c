import { access } from '../access'
import { job_errors } from '../db/tables'
import { JOB_WAIT_MS, RUN_TURN_MS, RUN_WAIT_MS, WORKER_CHUNKS } from '../limits'
import type { Failure, RunCtx, RunKind, StepCtx, StepOutcome } from '../runs/kind'
import type { RunRow } from '../runs/row'
import { cancelJob } from './cancel'
import { createAgain } from './create-again'
import { createRetry } from './create-retry'
import { failJob } from './fail'
import { findJob } from './find'
import { findDefinition, type JobDeps, type JobsCtx } from './job'
import { claimJob } from './runner/claim'
import { run as runJob } from './runner/run'

/** Jobs that the servers drive: chunks as in a client's `process` call, but larger, for a few seconds. */
export const jobKind = (deps: JobDeps): RunKind => ({
  kind: 'job',
  titles: deps.jobTypes.map(({ type }) => type),
  access: { read: access.scope('activations'), write: access.scope('activations', 'activate') },
  step: (ctx, run) => stepOf(ctx, jobsCtx(ctx, deps), run),
  cancel: (ctx, run) => cancelJob(ctx, run.id),
  fail: (ctx, run, message) => failJob(ctx, run.id, message),
  retry: async (ctx, run) => {
    const jobs = jobsCtx(ctx, deps)
    const job = await findJob(ctx.db, run.id)
    const hasRetry = job.config.rollbackOf === undefined && findDefinition(deps.jobTypes, job.job_type)?.retry
    // One that was cancelled, or failed as a whole, has also left items that it never came to.
    const { jobId } =
      hasRetry && run.state === 'completed'
        ? await createRetry(jobs, run.id, 'server')
        : await createAgain(jobs, job, 'server')
    return jobId
  },
  failures,
})

const jobsCtx = ({ organization: _, ...ctx }: RunCtx, deps: JobDeps): JobsCtx => ({ ...ctx, ...deps })

async function stepOf({ signal }: StepCtx, ctx: JobsCtx, run: RunRow): Promise<StepOutcome> {
  const claim = await claimJob(ctx.db, run.id, ctx.now)
  // A client's call has it, or a process that died.
  if (!claim) return { waitMs: RUN_WAIT_MS }
  const turnEnd = Date.now() + RUN_TURN_MS
  const outcome = await runJob(ctx, claim, {
    chunks: WORKER_CHUNKS,
    mayContinue: () => !signal.aborted && Date.now() < turnEnd,
    clock: () => new Date(),
    signal,
  })
  return outcome === 'waiting' ? { waitMs: JOB_WAIT_MS } : outcome
}

const PAGE = 1_000
const JOB_ERROR = {
  id: job_errors.id,
  item: job_errors.item_id,
  name: job_errors.name,
  message: job_errors.message,
}

async function* failures({ db }: RunCtx, { id }: RunRow): AsyncGenerator<Failure[]> {
  let after = 0
  for (;;) {
    const rows = await db.query(JOB_ERROR, {
      name: 'errors_of_job',
      text: `SELECT id, item_id AS item, name, message FROM job_errors WHERE job_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      values: [id, after, PAGE],
    })
    if (rows.length > 0) yield rows.map(({ item, name, message }) => ({ item, name, message }))
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}
