import type { FastifyBaseLogger } from 'fastify'
import type { Connectors } from '../connectors/registry'
import type { Db } from '../db/db'
import { findUnreachable } from '../db/unreachable'
import { ApiError } from '../errors'
import { RUN_ATTEMPTS, RUN_LEASE_MS, RUN_RETRY_MS, RUN_WAIT_MS } from '../limits'
import { inSpan, type Span } from '../telemetry/tracing'
import { findOpen } from './find'
import { kindOf, type RunCtx, type RunKind, type StepOutcome } from './kind'
import { type Lease, type Release, releaseLease, renewLease } from './lease'
import { noteReason } from './note'
import { organizationContext } from './organization-context'
import { SYSTEM } from './terms'

export type DriveDeps = {
  db: Db
  log: FastifyBaseLogger
  outbound: { connectors: Connectors }
  kinds: readonly RunKind[]
  /** Before others see how far a run is, for those who then read what it wrote. */
  noteWrite?(orgId: string): Promise<void>
}

/** Does one step of a leased run. Renews the lease meanwhile and releases it at the end. */
export async function doStep(deps: DriveDeps, lease: Lease, stopping: AbortSignal): Promise<void> {
  const { kind, id, org_id, source, title, traceparent } = lease.run
  const facts = {
    'taxon.run.id': id,
    'taxon.run.kind': kind,
    'taxon.run.source': source,
    // Titles of other runs are names of files and connections.
    'taxon.job.type': kind === 'job' ? title : undefined,
    'taxon.org.id': org_id,
  }
  await inSpan(`run ${kind}`, { facts, startedBy: traceparent }, (span) => leasedStep(deps, lease, stopping, span))
}

async function leasedStep(deps: DriveDeps, lease: Lease, stopping: AbortSignal, span: Pick<Span, 'note'>) {
  const { run } = lease
  const lost = new AbortController()
  const heartbeat = setInterval(async () => {
    if (!(await renewLease(deps.db, lease).catch(() => true))) lost.abort()
  }, RUN_LEASE_MS / 4)
  const log = deps.log.child({ run: run.id, kind: run.kind })
  const signal = AbortSignal.any([stopping, lost.signal])
  try {
    const release = await stepOutcome({ ...deps, log }, lease, signal)
    span.note({ 'taxon.run.outcome': outcomeOf(release) })
    if (run.org_id !== SYSTEM) await deps.noteWrite?.(run.org_id)
    await releaseLease(deps.db, lease, release)
  } catch (err) {
    // The lease runs out, and whoever looks next goes on.
    log.warn({ err }, 'A run could not be released')
  } finally {
    clearInterval(heartbeat)
  }
}

async function stepOutcome(deps: DriveDeps, lease: Lease, signal: AbortSignal): Promise<Release> {
  const { run } = lease
  const kind = kindOf(deps.kinds, run.kind)
  try {
    const ctx = await contextOf(deps, lease)
    return releaseAfter(await kind.step({ ...ctx, signal }, run))
  } catch (error) {
    return handleFailure(deps, lease, kind, error, signal)
  }
}

function releaseAfter(outcome: StepOutcome): Release {
  if (typeof outcome === 'object') return { waitMs: outcome.waitMs }
  return { isIdle: outcome === 'idle' }
}

async function contextOf({ db, log, outbound }: DriveDeps, { run }: Lease): Promise<RunCtx> {
  const ctx = { db, log, outbound, now: new Date(), userId: run.started_by, keyId: run.key_id ?? undefined }
  const organization = run.org_id === SYSTEM ? null : await organizationContext(ctx, run.org_id)
  return { ...ctx, organization }
}

function outcomeOf({ error, isPaused, isIdle, waitMs }: Release): string {
  if (isPaused) return 'paused'
  if (error !== undefined) return 'failed'
  if (isIdle) return 'idle'
  return waitMs === undefined ? 'done' : 'waiting'
}

const UNEXPECTED = 'The run stopped at an unexpected failure, see the log'

/** A temporary failure is tried again, an exhausted quota pauses the run, and any other refusal ends it. */
async function handleFailure(
  deps: DriveDeps,
  lease: Lease,
  kind: RunKind,
  error: unknown,
  signal: AbortSignal,
): Promise<Release> {
  const { run } = lease
  const { db, log } = deps
  if (signal.aborted) return {}
  if (findUnreachable(error)) {
    log.warn({ err: error }, 'A run has to wait')
    return { waitMs: RUN_WAIT_MS, attempts: run.attempts }
  }
  // The step has ended the run itself, or somebody cancelled it meanwhile.
  if (!(await findOpen(db, run))) return {}
  if (error instanceof ApiError && error.status === 429) return { isPaused: true, error: error.message }
  const attempts = run.attempts + 1
  if (!(error instanceof ApiError)) {
    log.error({ err: error, attempts }, 'A step of a run failed')
    if (attempts < RUN_ATTEMPTS) return { attempts, waitMs: Math.min(RUN_RETRY_MS, 500 * 2 ** attempts) }
  }
  const message = error instanceof ApiError ? error.message : UNEXPECTED
  // First, so that whoever is told of the failure is told the reason, too.
  await noteReason(db, { orgId: run.org_id, runId: run.id }, message)
  await kind.fail(await contextOf(deps, lease), run, message)
  return { error: message }
}
