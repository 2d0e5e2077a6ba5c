import type { Outbound } from '../../connections/outbound'
import type { Ctx } from '../../context'
import { ApiError } from '../../errors'
import { ACTIVATION_MS, BULK_ACTIVATIONS_MS, PUSH_CONCURRENCY } from '../../limits'
import { deactivate } from './deactivate'
import { refresh } from './refresh'

type Failed = { activationId: string; status: 'error'; error: string }

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

/** Segments of several connections are worked on at once; each connection has its own few lanes. */
const WORKERS = 2 * PUSH_CONCURRENCY
/** What is begun must have time to end. */
const BEGIN_MS = BULK_ACTIVATIONS_MS / 2

/** Each by itself: what fails fails alone. What is not begun in time is left as it is, and said so. */
async function inBulk<T extends { activationId: string }>(
  ctx: Ctx,
  given: readonly string[],
  work: (id: string, deadline: number) => Promise<T>,
) {
  const began = Date.now()
  const ids = [...new Set(given)]
  const results: (T | Failed)[] = new Array(ids.length)
  let next = 0
  const worker = async () => {
    while (next < ids.length) {
      const at = next++
      const id = ids[at]!
      results[at] = await (Date.now() > began + BEGIN_MS
        ? failed(id, `Not begun within the time of one request: ask again`)
        : work(id, Math.min(began + BULK_ACTIVATIONS_MS, Date.now() + ACTIVATION_MS)).catch((error) =>
            failed(id, reasonOf(ctx, id, error)),
          ))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const errors = results.filter((result) => 'error' in result).length
  return { total: ids.length, success: ids.length - errors, errors, results }
}

const failed = (activationId: string, error: string): Failed => ({ activationId, status: 'error', error })

/** With the platform's own words, where there are any. */
export function reasonOf(ctx: Pick<Ctx, 'log'>, id: string, error: unknown): string {
  if (error instanceof ApiError) {
    const { detail } = error.details
    return typeof detail === 'string' ? `${error.message}: ${detail}` : error.message
  }
  ctx.log.error({ err: error, activation: id }, 'An activation could not be changed')
  return 'Internal server error'
}
