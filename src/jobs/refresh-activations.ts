import { z } from 'zod'
import { reasonOf } from '../activations/bulk'
import { countStale, type Place, staleAfter } from '../activations/list'
import { refresh } from '../activations/refresh'
import type { Outbound } from '../connections/outbound'
import type { Ctx } from '../context'
import { storable } from '../db/storable'
import { ApiError } from '../errors'
import { ACTIVATION_MS, PUSH_CONCURRENCY, REFRESH_JOB_BATCH } from '../limits'
import { defineJob, type Progress } from './job'
import { actingFor } from './organization'

const ORG = 'config.orgId is required'
const config = z.strictObject(
  {
    orgId: z.string({ error: ORG }).min(1, ORG).max(100, ORG).overwrite(storable),
    workspaceId: z.string({ error: 'config.workspaceId must be an id' }).max(100).overwrite(storable).optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `config.${issue.keys[0]?.slice(0, 100)} is unknown`
        : 'config must be an object',
  },
)
type Config = z.output<typeof config>

/** Refreshes what is stale, newest first; what cannot be refreshed is an error of the job and is passed over. */
export const refreshActivations = defineJob<Config>({
  type: 'refresh_activations',
  config,
  orgOf: ({ orgId }) => orgId,
  count: async (ctx, { orgId, workspaceId }) => countStale(await actingFor(ctx, orgId, workspaceId)),
  step: async (ctx, job) => {
    const acting = await actingFor(ctx, job.config.orgId, job.config.workspaceId)
    const began = Date.now()
    const stale = await staleAfter(acting, placeOf(job.cursor), REFRESH_JOB_BATCH)
    if (stale.length === 0) return 'done'
    for (let at = 0; at < stale.length && !ctx.signal.aborted; at += PUSH_CONCURRENCY) {
      // A client's call must end within a minute; what is left is there for the next.
      if (Date.now() > began + ACTIVATION_MS / 2) break
      const some = stale.slice(at, at + PUSH_CONCURRENCY)
      const done = await Promise.all(some.map((activation) => refreshOne(acting, ctx.outbound, activation)))
      const { created, id } = some.at(-1)!
      await job.commit(async () => ({ ...sum(done), cursor: { created, id } }))
    }
    return 'more'
  },
})

const placeOf = ({ created, id }: Record<string, unknown>): Place | undefined =>
  typeof created === 'string' && typeof id === 'string' ? { created, id } : undefined

async function refreshOne(
  ctx: Ctx,
  outbound: Outbound,
  { id, topic_name }: { id: string; topic_name: string },
): Promise<Progress> {
  try {
    await refresh(ctx, outbound, id, Date.now() + ACTIVATION_MS)
    return { success: 1 }
  } catch (error) {
    // Somebody else has changed it since it was listed.
    if (error instanceof ApiError && error.status === 409 && error.message.startsWith('Activation is')) {
      return { skipped: 1 }
    }
    return { errors: [{ id, name: topic_name, message: reasonOf(ctx, id, error) }] }
  }
}

const sum = (done: readonly Progress[]): Progress => ({
  success: done.filter(({ success }) => success).length,
  skipped: done.filter(({ skipped }) => skipped).length,
  errors: done.flatMap(({ errors = [] }) => errors),
})
