import type { ScopeAccess } from '../access'
import type { Ctx, OperatorCtx } from '../context'
import type { RunRow } from './row'
import type { RunKindName } from './terms'

/** The context of work on a run. `organization` is null for a run of the system. */
export type RunCtx = OperatorCtx & { organization: Ctx | null }

/** `signal` aborts when the process stops or another one goes on with the run. */
export type StepCtx = RunCtx & { signal: AbortSignal }

/** `idle`: there is nothing to do until `wakeRun`. With `waitMs`, the run is left alone for that time. */
export type StepOutcome = 'more' | 'done' | 'idle' | { waitMs: number }

export type Failure = { item: string | null; name: string | null; message: string }

/** How to go on with runs of one kind, and what can be done with them. Each is in the folder of its capability. */
export type RunKind = {
  kind: RunKindName
  /** Only runs with one of these titles are taken: the types of job that this process knows. */
  titles?: readonly string[]
  access: { read: ScopeAccess; write: ScopeAccess }
  /**
   * One bounded step, the same work as that of the contract's own route. Steps of one run may overlap, because a client may
   * take part or a lease may run out: each must be safe against that by itself.
   */
  step(ctx: StepCtx, run: RunRow): Promise<StepOutcome>
  /** Throws a 409 if the run has ended. */
  cancel(ctx: RunCtx, run: RunRow): Promise<unknown>
  /** Ends an open run for a reason that another step would meet again; the reason is stored with the run. */
  fail(ctx: RunCtx, run: RunRow, message: string): Promise<unknown>
  /** Why the servers cannot go on with a run that its client has driven so far. Absent: they can. */
  takeOverRefusal?: string
  /** Starts another run, driven by the servers, for what failed in this one, and returns its id. */
  retry?(ctx: RunCtx, run: RunRow): Promise<string>
  /** Why there is no `retry`. */
  retryRefusal?: string
  /** What failed, in pages. */
  failures(ctx: RunCtx, run: RunRow): AsyncIterable<Failure[]>
}

export function organizationOf({ organization }: RunCtx): Ctx {
  if (!organization) throw new Error('This run belongs to no organization')
  return organization
}

export const kindOf = (kinds: readonly RunKind[], name: RunKindName): RunKind =>
  kinds.find(({ kind }) => kind === name)!
