import { bool, int8, type RowOf } from '../../../db/rows'
import { llm_batch_items, llm_batches } from '../../../db/tables'
import { SUB_BATCH_SETTLE_MS } from '../../../limits'
import type { ListedBatch } from '../../../llm/batch'
import { isTimeLeft, type Tick, topicIdIn } from './cursor'
import { nameBatch, resubmit } from './submit'

/** `is_due`: long enough ago that the provider must list it by now. */
const UNNAMED = {
  number: llm_batches.number,
  intended_at: llm_batches.intended_at,
  is_due: bool.nullable(),
  size: int8,
}
type Unnamed = RowOf<typeof UNNAMED>

/**
 * Handles sub-batches that were about to be sent and have no provider id: the process died before or while sending, or the
 * provider's answer was lost. Looks for them among the provider's batches, and sends them again only if they are certainly
 * not there. Returns how many it settled.
 */
export async function recoverBatches(tick: Tick): Promise<number> {
  const { ctx, job } = tick
  const unnamed = await ctx.db.query(UNNAMED, {
    text: `SELECT b.number, b.intended_at, b.intended_at < clock_timestamp() - make_interval(secs => $2::float8 / 1000) AS is_due,
             (SELECT count(*) FROM llm_batch_items i WHERE i.job_id = b.job_id AND i.batch = b.number) AS size
           FROM llm_batches b WHERE b.job_id = $1 AND b.provider_id IS NULL ORDER BY b.number`,
    values: [job.id, SUB_BATCH_SETTLE_MS],
  })
  const unsettled = unnamed.filter(({ intended_at, is_due }) => intended_at !== null && is_due)
  const listed = unsettled.length > 0 ? await searchProvider(tick, unsettled) : NOTHING_LISTED
  let settled = 0
  for (const { number, size, intended_at, is_due } of unnamed) {
    const providerId = listed.providerIds.get(number)
    const mayBeRunning = listed.running.some((batch) => batch.size === size)
    if (providerId) await nameBatch(tick, number, providerId)
    else if (intended_at !== null && (!is_due || mayBeRunning)) continue
    else if (!isTimeLeft(tick) || !(await resubmit(tick, number))) break
    settled++
  }
  return settled
}

type ListedBatches = { providerIds: Map<number, string>; running: readonly ListedBatch[] }
const NOTHING_LISTED: ListedBatches = { providerIds: new Map(), running: [] }

/** Matches the provider's batches with ours by their first answer; `running` ones have no answers yet and could be any. */
async function searchProvider(
  { ctx, job, llm, model, signal }: Tick,
  unsettled: readonly Unnamed[],
): Promise<ListedBatches> {
  const since = new Date(Math.min(...unsettled.map(({ intended_at }) => intended_at!.getTime())))
  const batches = await llm.batches.listOthers(since, await namedBatches(ctx), signal)
  const providerIds = new Map<number, string>()
  const ended = batches.filter(({ isEnded, size }) => isEnded && unsettled.some((batch) => batch.size === size))
  for (const { id } of ended) {
    for await (const answer of llm.batches.answers(id, model, signal)) {
      const topicId = topicIdIn(job, answer.id)
      const number = topicId ? await batchOf({ ctx, job }, topicId) : undefined
      if (number !== undefined) providerIds.set(number, id)
      break
    }
  }
  return { providerIds, running: batches.filter(({ isEnded }) => !isEnded) }
}

async function namedBatches({ db }: Tick['ctx']): Promise<Set<string>> {
  const rows = await db.query(
    { provider_id: llm_batches.provider_id.notNull() },
    {
      text: 'SELECT provider_id FROM llm_batches WHERE provider_id IS NOT NULL',
    },
  )
  return new Set(rows.map(({ provider_id }) => provider_id))
}

async function batchOf({ ctx, job }: Pick<Tick, 'ctx' | 'job'>, topicId: string): Promise<number | undefined> {
  const [row] = await ctx.db.query(
    { batch: llm_batch_items.batch },
    {
      text: 'SELECT batch FROM llm_batch_items WHERE job_id = $1 AND topic_id = $2',
      values: [job.id, topicId],
    },
  )
  return row?.batch
}
