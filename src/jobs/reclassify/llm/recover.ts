import { SUB_BATCH_SETTLE_MS } from '../../../limits'
import type { ListedBatch } from '../../../llm/batch'
import { isTimeLeft, type Tick, topicIdIn } from './cursor'
import { nameBatch, resubmit } from './submit'

type Unnamed = { number: number; size: number; intended_at: Date | null; is_due: boolean }

/**
 * Sub-batches that were intended and have no name: the process died on the way to the provider, or no answer came back.
 * They are looked for among the provider's own batches, and sent again only where they certainly are not there.
 * Returns how many were settled.
 */
export async function recoverBatches(tick: Tick): Promise<number> {
  const { ctx, job } = tick
  const unnamed = await ctx.db.query<Unnamed>({
    text: `SELECT b.number, b.intended_at, b.intended_at < clock_timestamp() - make_interval(secs => $2::float8 / 1000) AS is_due,
             (SELECT count(*) FROM llm_batch_items i WHERE i.job_id = b.job_id AND i.batch = b.number) AS size
           FROM llm_batches b WHERE b.job_id = $1 AND b.provider_id IS NULL ORDER BY b.number`,
    values: [job.id, SUB_BATCH_SETTLE_MS],
  })
  const asked = unnamed.filter(({ intended_at, is_due }) => intended_at !== null && is_due)
  const sightings = asked.length > 0 ? await lookAround(tick, asked) : { found: new Map<number, string>(), running: [] }
  let settled = 0
  for (const { number, size, intended_at, is_due } of unnamed) {
    const provider = sightings.found.get(number)
    const mayRun = sightings.running.some((batch) => batch.size === size)
    if (provider) await nameBatch(tick, number, provider)
    else if (intended_at !== null && (!is_due || mayRun)) continue
    else if (!isTimeLeft(tick) || !(await resubmit(tick, number))) break
    settled++
  }
  return settled
}

/** Which batch of the provider is which of ours, told by the first answer; and those that have no answers yet. */
async function lookAround({ ctx, job, llm, model, signal }: Tick, asked: readonly Unnamed[]) {
  const since = new Date(Math.min(...asked.map(({ intended_at }) => intended_at!.getTime())))
  const batches = await llm.batches.unknown(since, await knownBatches(ctx), signal)
  const found = new Map<number, string>()
  const ended = batches.filter(({ isEnded, size }) => isEnded && asked.some((one) => one.size === size))
  for (const { id } of ended) {
    for await (const answer of llm.batches.answers(id, model, signal)) {
      const topicId = topicIdIn(job, answer.id)
      const number = topicId ? await batchOf({ ctx, job }, topicId) : undefined
      if (number !== undefined) found.set(number, id)
      break
    }
  }
  return { found, running: batches.filter((batch: ListedBatch) => !batch.isEnded) }
}

async function knownBatches({ db }: Tick['ctx']): Promise<Set<string>> {
  const rows = await db.query<{ provider_id: string }>({
    text: 'SELECT provider_id FROM llm_batches WHERE provider_id IS NOT NULL',
  })
  return new Set(rows.map(({ provider_id }) => provider_id))
}

async function batchOf({ ctx, job }: Pick<Tick, 'ctx' | 'job'>, topicId: string): Promise<number | undefined> {
  const [row] = await ctx.db.query<{ batch: number }>({
    text: 'SELECT batch FROM llm_batch_items WHERE job_id = $1 AND topic_id = $2',
    values: [job.id, topicId],
  })
  return row?.batch
}
