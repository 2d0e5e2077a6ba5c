import { z } from 'zod'
import { reasonOf } from '../../activations/lifecycle/bulk'
import { BUSY } from '../../activations/lifecycle/claim-activation'
import { refresh } from '../../activations/lifecycle/refresh'
import { countUnfinished } from '../../activations/lifecycle/unfinished'
import { countStale, type Position, refreshableAfter } from '../../activations/list'
import type { ActivationStatus } from '../../activations/schema'
import type { Outbound } from '../../connections/outbound'
import type { Ctx } from '../../context'
import { activations } from '../../db/tables'
import { findUnreachable } from '../../db/unreachable'
import { ApiError } from '../../errors'
import { describeField } from '../../form-fields'
import { newId } from '../../ids'
import { ACTIVATION_MS, PUSH_CONCURRENCY, REFRESH_JOB_BATCH } from '../../limits'
import { organizationContext } from '../../runs/organization-context'
import { storable, storableStart } from '../../storable'
import { defineJob, type Progress, type RunningJob, type StepCtx, type StepOutcome } from '../job'

const ORG = 'config.orgId is required'
const config = z.strictObject(
  {
    orgId: describeField(z.string({ error: ORG }).min(1, ORG).max(100, ORG).overwrite(storable), {
      label: 'Organization',
      refersTo: { record: 'organization' },
    }),
    workspaceId: describeField(z.string({ error: 'config.workspaceId must be an id' }).max(100).overwrite(storable), {
      label: 'Workspace',
      help: 'The id of a workspace. Leave empty for the whole organization.',
      refersTo: { record: 'workspace' },
    }).optional(),
    connectionId: describeField(z.string({ error: 'config.connectionId must be an id' }).max(100).overwrite(storable), {
      label: 'Connection',
      help: 'The id of a connection. Leave empty for all of them.',
      refersTo: { record: 'connection' },
    }).optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `config.${storableStart(issue.keys[0] ?? '', 100)} is unknown`
        : 'config must be an object',
  },
)
type Config = z.output<typeof config>

/** An activation whose refresh has begun. `next` is the activation that replaces it, or itself if it was unfinished. */
type Intent = { id: string; next: string; name: string }

type Cursor = Partial<Position> & { intents?: Intent[] }

/**
 * Refreshes stale activations and finishes unfinished ones, newest first. One that cannot be refreshed becomes an error of the
 * job. Intents are written to the cursor before anything is sent and removed with their outcome, so after a kill the
 * next step can look up what became of each.
 */
export const refreshActivations = defineJob<Config>({
  type: 'refresh_activations',
  title: 'Refresh activations',
  description:
    'Replaces stale segments on their platforms by new ones with the current name and description, and finishes what an ' +
    'earlier refresh or push left unfinished.',
  items: 'activations',
  counters: { success: 'up to date on their platform', skipped: 'changed by somebody else meanwhile' },
  config,
  orgOf: ({ orgId }) => orgId,
  count: async (ctx, { orgId, workspaceId, connectionId }) => {
    const orgCtx = await organizationContext(ctx, orgId, workspaceId)
    return (await countStale(orgCtx, { connectionId })) + (await countUnfinished(orgCtx, { connectionId }))
  },
  step: async (ctx, job) => {
    const orgCtx = await organizationContext(ctx, job.config.orgId, job.config.workspaceId)
    const step = { ctx, orgCtx, job, until: Date.now() + ACTIVATION_MS / 2 }
    await resolveIntents(step, intentsOf(job))
    const rows = await refreshableAfter(orgCtx, job.config, positionOf(job), REFRESH_JOB_BATCH)
    for (let at = 0; at < rows.length && hasTime(step); at += PUSH_CONCURRENCY) {
      const batch = rows.slice(at, at + PUSH_CONCURRENCY)
      const open = intentsOf(job)
      const begunIds = new Set(open.map(({ next }) => next))
      const intents = batch.filter(({ id }) => !begunIds.has(id)).map(intentOf)
      const { created, id } = batch.at(-1)!
      await job.commit(async () => ({ cursor: { created, id, intents: [...open, ...intents] } }))
      await resolveIntents(step, intents)
    }
    return rows.length > 0 || !hasTime(step) ? 'more' : end(job)
  },
})

type RefreshJob = RunningJob<Config>
type RefreshStep = { ctx: StepCtx; orgCtx: Ctx; job: RefreshJob; until: number }

/** A client's call must end within a minute; the next one continues. */
const hasTime = ({ ctx, until }: RefreshStep): boolean => !ctx.signal.aborted && Date.now() < until

const intentsOf = ({ cursor }: RefreshJob): readonly Intent[] => (cursor as Cursor).intents ?? []

function positionOf({ cursor }: RefreshJob): Position | undefined {
  const { created, id } = cursor as Cursor
  return created !== undefined && id !== undefined ? { created, id } : undefined
}

const intentOf = (row: { id: string; topic_name: string; is_unfinished: boolean }): Intent => ({
  id: row.id,
  next: row.is_unfinished ? row.id : newId('act'),
  name: row.topic_name,
})

/** As many at a time as a platform is called with at once. Intents that something else is working on stay in the cursor. */
async function resolveIntents(step: RefreshStep, intents: readonly Intent[]): Promise<void> {
  const { ctx, orgCtx, job } = step
  for (let at = 0; at < intents.length && hasTime(step); at += PUSH_CONCURRENCY) {
    const batch = intents.slice(at, at + PUSH_CONCURRENCY)
    const outcomes = await Promise.all(batch.map((intent) => outcomeOf(orgCtx, ctx.outbound, intent)))
    const done = new Set(batch.filter((_, index) => outcomes[index]).map(({ next }) => next))
    if (done.size === 0) continue
    const intentsLeft = intentsOf(job).filter(({ next }) => !done.has(next))
    await job.commit(async () => ({ ...sum(outcomes), cursor: { ...job.cursor, intents: intentsLeft } }))
  }
}

/** Null if there is no outcome yet: a request, or the claim of a dead process, still holds the activation. */
async function outcomeOf(ctx: Ctx, outbound: Outbound, { id, next, name }: Intent): Promise<Progress | null> {
  const row = await nextOf(ctx, next)
  if (row?.status === 'active') return { success: 1 }
  if (row?.status === 'error') return { errors: [{ id, name, message: row.error ?? 'The refresh was cut off' }] }
  if (row?.status === 'deactivated') return { skipped: 1 }
  try {
    await refresh(ctx, outbound, row ? next : id, Date.now() + ACTIVATION_MS, next)
    return { success: 1 }
  } catch (error) {
    if (error instanceof ApiError && error.message === BUSY) return null
    // The next step looks up what became of it.
    if (findUnreachable(error)) throw error
    // It was changed since it was listed.
    if (error instanceof ApiError && error.status === 409 && error.message.startsWith('Activation is')) {
      return { skipped: 1 }
    }
    return { errors: [{ id, name, message: reasonOf(ctx, id, error) }] }
  }
}

const OUTCOME = { status: activations.status.as<ActivationStatus>(), error: activations.error }

async function nextOf({ db, org }: Ctx, id: string) {
  const [row] = await db.query(OUTCOME, {
    name: 'refreshed_activation',
    text: 'SELECT status, error FROM activations WHERE org_id = $1 AND id = $2',
    values: [org.id, id],
  })
  return row
}

const sum = (outcomes: readonly (Progress | null)[]): Progress => ({
  success: outcomes.filter((outcome) => outcome?.success).length,
  skipped: outcomes.filter((outcome) => outcome?.skipped).length,
  errors: outcomes.flatMap((outcome) => outcome?.errors ?? []),
})

/** Activations that were counted at creation and no longer need a refresh were changed by somebody else. */
async function end(job: RefreshJob): Promise<StepOutcome> {
  if (intentsOf(job).length > 0) return 'waiting'
  const skipped = Math.max(0, job.totalItems - job.processedItems)
  if (skipped > 0) await job.commit(async () => ({ skipped }))
  return 'done'
}
