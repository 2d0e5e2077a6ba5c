import type { ZodType } from 'zod'
import type { Outbound } from '../connections/outbound'
import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import type { Llm } from '../llm/client'

export const JOB_TYPES = ['reclassify', 'dedup_sweep', 'merge', 'refresh_activations', 'sync_trade_desk'] as const
export type JobType = (typeof JOB_TYPES)[number]

export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** What a job may need beside the database. */
export type JobDeps = { llm: Llm | null; outbound: Outbound }

export type JobsCtx = OperatorCtx & JobDeps

/**
 * Inside a step. `userId` is the one who created the job; `signal` aborts when the process stops or another node has the
 * job by now: a call under way need not be waited for any longer.
 */
export type StepCtx = JobsCtx & { signal: AbortSignal }

export type JobError = { id?: string; name?: string; message: string }

export type Job<C> = {
  id: string
  orgId: string | null
  config: C
  totalItems: number
  processedItems: number
  /** Where the job is: its own affair, `{}` at the beginning. */
  cursor: Record<string, unknown>
  /** What the record shows of it, `{}` at the beginning. */
  result: Record<string, unknown>
}

/** What a chunk did. Items are processed when they succeeded, were skipped or failed. */
export type Progress = {
  success?: number
  skipped?: number
  /** One for each item that failed; appended to the job's. */
  errors?: readonly JobError[]
  /** The new one; absent: as it was. */
  cursor?: Record<string, unknown>
  result?: Record<string, unknown>
}

export type RunningJob<C> = Job<C> & {
  /** The worker goes on with the next step by itself. */
  isDriven: boolean
  /** How many items to take at once: the contract's number in a client's call, more in the worker. */
  chunk(size: number): number
  /**
   * One transaction for what a chunk writes and for its counters, cursor and result, so that a kill at any moment loses
   * and doubles nothing. A chunk whose job was cancelled meanwhile still commits; one whose job another node took over
   * after the lease throws and leaves nothing. The job's own fields then say what is stored. Calls to other systems
   * belong before it, never inside.
   */
  commit(write: (db: Db) => Promise<Progress>): Promise<void>
}

/** `waiting`: nothing can be done until somebody else is ready; the worker looks again later. */
export type StepOutcome = 'more' | 'waiting' | 'done'

export type Work<C> = {
  /** How many items there are. Throws an ApiError where such a job cannot be created. */
  count(ctx: JobsCtx, config: C): Promise<number>
  /** One chunk: a client's process call is one step, the worker goes on to the next. Less than 60 s. */
  step(ctx: StepCtx, job: RunningJob<C>): Promise<StepOutcome>
}

export type RollbackConfig = {
  /** The job to undo. */
  rollbackOf: string
  /** Of a merge: the libraries' links too. */
  links?: boolean
}

export type JobDefinition<C> = Work<C> & {
  type: JobType
  /** Messages name the field: `config.limit must be …`. */
  config: ZodType<C>
  /** The organization that a job belongs to, where its config says so. */
  orgOf?(config: C): string | null
  /** Undoes what a job of this type did; jobs of a type without it cannot be rolled back. */
  rollback?: Work<RollbackConfig>
}

/** A definition for a list of them: each hands its own step only configs that its own schema made. */
export type AnyJobDefinition = JobDefinition<unknown>
export const defineJob = <C>(definition: JobDefinition<C>): AnyJobDefinition => definition as AnyJobDefinition
