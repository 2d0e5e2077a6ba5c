import type { Outbound } from '../../connections/outbound'
import type { Ctx } from '../../context'
import { ApiError } from '../../errors'
import { ACTIVATION_MS, BULK_ACTIVATIONS_MS, PUSH_CONCURRENCY } from '../../limits'
import { deactivate } from './deactivate'
import { refresh } from './refresh'

type Failure = { activationId: string; status: 'error'; error: string }

export const bulkDeactivate = (ctx: Ctx, outbound: Outbound, ids: readonly string[]) =>
  inBulk(ctx, ids, async (activationId, deadline) => {
    await deactivate(ctx, outbound, activationId, deadline)
    return { activationId, status: 'deactivated' as const }
  })

export const bulkRefresh = (ctx: Ctx, outbound: Outbound, ids: readonly string[]) =>
  inBulk(ctx, ids, async (activationId, deadline) => {
    const { id: newActivationId } = await refresh(ctx, outbound, activationId, deadline)
    return { activationId, status: 'refreshed' as const, newActivationId }
  })

/** More than one connection takes at once, so that a slow platform does not hold up the segments of another. */
const WORKERS = 2 * PUSH_CONCURRENCY
/** The other half of the time is for those that are running by then. */
const START_MS = BULK_ACTIVATIONS_MS / 2

/** Each activation succeeds or fails on its own. Those that are not started in time are left unchanged and reported. */
async function inBulk<T extends { activationId: string }>(
  ctx: Ctx,
  activationIds: readonly string[],
  work: (id: string, deadline: number) => Promise<T>,
) {
  const startedAt = Date.now()
  const ids = [...new Set(activationIds)]
  const results: (T | Failure)[] = new Array(ids.length)
  let next = 0
  const worker = async () => {
    while (next < ids.length) {
      const index = next++
      const id = ids[index]!
      results[index] = await (Date.now() > startedAt + START_MS
        ? failure(id, `Not begun within the time of one request: ask again`)
        : work(id, Math.min(startedAt + BULK_ACTIVATIONS_MS, Date.now() + ACTIVATION_MS)).catch((error) =>
            failure(id, reasonOf(ctx, id, error)),
          ))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const errors = results.filter((result) => 'error' in result).length
  return { total: ids.length, success: ids.length - errors, errors, results }
}

const failure = (activationId: string, error: string): Failure => ({ activationId, status: 'error', error })

/** Includes the platform's own explanation where there is one. */
export function reasonOf(ctx: Pick<Ctx, 'log'>, id: string, error: unknown): string {
  if (error instanceof ApiError) {
    const { detail } = error.details
    return typeof detail === 'string' ? `${error.message}: ${detail}` : error.message
  }
  ctx.log.error({ err: error, activation: id }, 'An activation could not be changed')
  return 'Internal server error'
}
