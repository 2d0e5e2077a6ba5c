import type { ZodType } from 'zod'
import type { Outbound } from '../connections/outbound'
import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import type { Llm } from '../llm/client'
import type { Estimate } from '../topics/intake/estimate'

export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** What jobs need besides the database. */
export type JobDeps = { llm: Llm | null; outbound: Outbound; jobTypes: readonly AnyJobDefinition[] }

export type JobsCtx = OperatorCtx & JobDeps

/**
 * The context of a step. `userId` is whoever created the job. `signal` aborts when the process stops or another node has
 * taken the job over: there is no point in waiting for a call any longer.
 */
export type StepCtx = JobsCtx & { signal: AbortSignal }

export type JobError = { id?: string; name?: string; message: string }

export type Job<C> = {
  id: string
  orgId: string | null
  config: C
  totalItems: number
  processedItems: number
  /** Where to go on. Its content is up to the type; `{}` at the beginning. */
  cursor: Record<string, unknown>
  /** What the job's record shows of its findings; `{}` at the beginning. */
  result: Record<string, unknown>
}

/** What a chunk did. An item counts as processed if it succeeded, was skipped or failed. */
export type Progress = {
  success?: number
  skipped?: number
  /** One for each item that failed; added to the errors of earlier chunks. */
  errors?: readonly JobError[]
  /** Replaces the stored one; absent: it stays. */
  cursor?: Record<string, unknown>
  result?: Record<string, unknown>
}

export type RunningJob<C> = Job<C> & {
  /** True in a worker, which goes on with the next step by itself. */
  isDriven: boolean
  /** How many items to take at once: `size` in a client's call, a multiple of it in a worker. */
  chunk(size: number): number
  /**
   * One transaction for what a chunk writes and for the job's counters, cursor and result: a kill at any moment loses
   * nothing and repeats nothing. If the job was cancelled in the meantime, the chunk still commits; if another node took it
   * over, `commit` throws and nothing is written. Afterwards the job's fields hold what is stored. Call other systems
   * before `commit`, never inside.
   */
  commit(write: (db: Db) => Promise<Progress>): Promise<void>
}

/** `waiting`: the job depends on something that is not ready yet; a worker tries again later. */
export type StepOutcome = 'more' | 'waiting' | 'done'

export type Work<C> = {
  /** How many items there are. Throws an ApiError if the job cannot be created. */
  count(ctx: JobsCtx, config: C): Promise<number>
  /** One chunk, in less than 60 s. A client's `process` call is one step; a worker takes one after the other. */
  step(ctx: StepCtx, job: RunningJob<C>): Promise<StepOutcome>
}

export type RollbackConfig = {
  /** The job to undo. */
  rollbackOf: string
  /** For a merge: restore the links of libraries as well. */
  links?: boolean
}

export type Rollback = Work<RollbackConfig> & {
  /** What it restores and what it leaves; people read it before they confirm. */
  description: string
  /** It understands `links`. */
  canRestoreLinks?: true
}

/** A type of job: what it does, and how it presents itself. `GET /api/admin/job-types` and the console's forms show both. */
export type JobDefinition<C> = Work<C> & {
  /** Stored with each job and used by the API, so it never changes. */
  type: string
  title: string
  /** What it does, in a sentence or two. */
  description: string
  /** What it works through, in the plural: `topics`. */
  items: string
  /** What became of the items that it counts; without `skipped`, it never skips any. */
  counters: { success: string; skipped?: string }
  /**
   * Each field has a description (see src/form-fields.ts); messages name the field: `config.limit must be …`. If there is a
   * `dryRun`, jobs with it must not change anything.
   */
  config: ZodType<C>
  /** Other names that a config may use for its fields. */
  aliases?: Record<string, string>
  /** Which engine would answer how many items, and what that costs. Absent: there is nothing to estimate. */
  estimate?(ctx: JobsCtx, config: C): Promise<Estimate>
  /** The organization that a job belongs to, if its config names one. */
  orgOf?(config: C): string
  /** Undoes a job of this type. Absent: its jobs cannot be rolled back. */
  rollback?: Rollback
  /** The config of a job that tries the failed items of another again. Absent: there is no such job. */
  retry?(config: C, sourceId: string): C
  /** What a job that has ended did not do, as another job. Absent: the same job can be done again. */
  left?(ctx: JobsCtx, job: Pick<Job<C>, 'id' | 'config' | 'processedItems'>): Promise<{ config: C; totalItems: number }>
}

/** A definition whose config type is no longer known: each step only ever gets configs that its own schema has parsed. */
export type AnyJobDefinition = JobDefinition<unknown>
export const defineJob = <C>(definition: JobDefinition<C>): AnyJobDefinition => definition as AnyJobDefinition

export const findDefinition = (jobTypes: readonly AnyJobDefinition[], type: string): AnyJobDefinition | undefined =>
  jobTypes.find((definition) => definition.type === type)
