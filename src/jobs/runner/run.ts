import { hasLostRace, isUniqueViolation } from '../../db/lost-race'
import { findUnreachable } from '../../db/unreachable'
import { ApiError } from '../../errors'
import { JOB_LEASE_MS } from '../../limits'
import type { JobsCtx, RunningJob, StepOutcome, Work } from '../job'
import type { JobRow } from '../schema'
import { type Claim, releaseClaim, renewClaim } from './claim'
import { appendErrors, commitProgress, JobLost } from './commit'
import { workOf } from './work-of'

export type Pace = {
  /** By how much chunks are larger than the contract's batch. */
  chunks: number
  /** Asked after each step that left more to do. */
  mayContinue(): boolean
  clock(): Date
  /** Aborts when the process stops. */
  signal: AbortSignal
}

/** Runs at least one step of a claimed job. Renews the claim while it runs and releases it at the end. */
export async function run(ctx: JobsCtx, claim: Claim, pace: Pace): Promise<StepOutcome> {
  const lost = new AbortController()
  const heartbeat = setInterval(async () => {
    if (!(await renewClaim(ctx.db, claim).catch(() => true))) lost.abort()
  }, JOB_LEASE_MS / 3)
  try {
    const outcome = await runSteps(ctx, claim, { ...pace, signal: AbortSignal.any([pace.signal, lost.signal]) })
    await releaseClaim(ctx.db, claim, outcome, pace.clock())
    return outcome
  } catch (error) {
    if (error instanceof JobLost || lost.signal.aborted) return 'more'
    await handleFailure(ctx, claim, error, pace)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

async function runSteps(ctx: JobsCtx, claim: Claim, pace: Pace): Promise<StepOutcome> {
  const work = await workOf(ctx, claim.job)
  const job = new Running(ctx, claim, pace.chunks)
  for (;;) {
    const stepCtx = { ...ctx, userId: claim.job.created_by, now: pace.clock(), signal: pace.signal }
    const outcome = await retryRaces(() => work.step(stepCtx, job))
    if (outcome !== 'more' || !job.isOpen || !pace.mayContinue()) return outcome
  }
}

/** Another transaction was first, and a new attempt sees what it wrote. */
const wasSecond = (error: unknown): boolean => hasLostRace(error) || isUniqueViolation(error)
const ATTEMPTS = 4

async function retryRaces(step: () => ReturnType<Work<unknown>['step']>): Promise<StepOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt === ATTEMPTS || !wasSecond(error)) throw error
    }
  }
}

/** A temporary failure leaves the job open for the next call; any other ends it. */
async function handleFailure(ctx: JobsCtx, claim: Claim, error: unknown, { signal, clock }: Pace): Promise<void> {
  if (signal.aborted || isTemporary(error)) {
    await releaseClaim(ctx.db, claim, 'more', clock()).catch(() => {})
    return
  }
  if (!(error instanceof ApiError)) ctx.log.error({ err: error, job: claim.job.id }, 'Job failed')
  const message = error instanceof ApiError ? error.message : 'The job stopped at an unexpected failure, see the log'
  await ctx.db.transaction(async (db) => {
    await appendErrors(db, claim.job.id, [{ message }])
    await releaseClaim(db, claim, 'failed', clock())
  })
}

/** The database is unreachable, restarting or overloaded. */
function isTemporary(error: unknown): boolean {
  return findUnreachable(error) !== undefined || /^(57|58)/.test((error as { code?: string }).code ?? '')
}

class Running implements RunningJob<unknown> {
  #row: JobRow

  constructor(
    readonly ctx: JobsCtx,
    readonly claim: Claim,
    readonly chunks: number,
  ) {
    this.#row = claim.job
  }

  get id() {
    return this.#row.id
  }
  get orgId() {
    return this.#row.org_id
  }
  get config() {
    return this.#row.config
  }
  get totalItems() {
    return this.#row.total_items
  }
  get processedItems() {
    return this.#row.processed_items
  }
  get cursor() {
    return this.#row.cursor
  }
  get result() {
    return this.#row.result
  }
  get isDriven() {
    return this.chunks > 1
  }
  /** False once it is cancelled. */
  get isOpen() {
    return this.#row.status === 'processing'
  }

  chunk(size: number): number {
    return size * this.chunks
  }

  async commit(write: Parameters<RunningJob<unknown>['commit']>[0]): Promise<void> {
    this.#row = await commitProgress(this.ctx.db, this.claim, write)
  }
}
