import type { Db } from '../../../db/db'
import type { RowOf } from '../../../db/rows'
import { llm_batches } from '../../../db/tables'
import { toArrays, unnest } from '../../../db/unnest'
import { STAGING_CHUNK_SIZE, SUB_BATCH_SIZE } from '../../../limits'
import { type BatchAnswer, BatchUnavailable } from '../../../llm/batch'
import { NO_SPENDING, spendingOf, sumOf } from '../../../topics/intake/engine-use'
import { recordSystemCalls } from '../../../usage/record-system'
import { addEngineUse } from '../engine-use'
import { isTimeLeft, type Tick, topicIdIn } from './cursor'

const SENT_BATCH = { number: llm_batches.number, provider_id: llm_batches.provider_id.notNull() }
type SentBatch = RowOf<typeof SENT_BATCH>

/** Stores the answers of sub-batches that have ended, each in a transaction of its own. Returns how many answers. */
export async function stageAnswers(tick: Tick): Promise<number> {
  const { ctx, job } = tick
  const batches = await ctx.db.query(SENT_BATCH, {
    text: `SELECT number, provider_id FROM llm_batches
           WHERE job_id = $1 AND provider_id IS NOT NULL AND staged_at IS NULL ORDER BY number`,
    values: [job.id],
  })
  let staged = 0
  for (const batch of batches) {
    if (staged + SUB_BATCH_SIZE > STAGING_CHUNK_SIZE || !isTimeLeft(tick)) break
    const ended = await answersOf(tick, batch)
    if (ended) staged += await stage(tick, batch, ended)
  }
  return staged
}

/** `missing`: why a question has no answer. */
type EndedBatch = { answers: BatchAnswer[]; missing: string }

/** Null while the batch is running. A batch that the provider no longer has counts as one without answers. */
async function answersOf({ llm, model, signal }: Tick, { provider_id }: SentBatch): Promise<EndedBatch | null> {
  const answers: BatchAnswer[] = []
  try {
    if (!(await llm.batches.isEnded(provider_id, signal))) return null
    for await (const answer of llm.batches.answers(provider_id, model, signal)) answers.push(answer)
  } catch (error) {
    if (!(error instanceof BatchUnavailable) || error.status !== 404) throw error
    return { answers, missing: `The provider no longer has the batch: ${error.message}` }
  }
  return { answers, missing: 'The provider gave no answer' }
}

const STAGED = { topic_id: 'text', answer: 'jsonb' } as const

async function stage(
  { ctx, job, model }: Tick,
  { number }: SentBatch,
  { answers, missing }: EndedBatch,
): Promise<number> {
  const rows = answers.flatMap(({ id, usage: _, ...answer }) => {
    const topic_id = topicIdIn(job, id)
    return topic_id ? [{ topic_id, answer }] : []
  })
  await job.commit(async (db) => {
    await db.execute({
      text: `UPDATE llm_batch_items i SET answer = staged.answer FROM ${unnest(STAGED, 3, 'staged')}
             WHERE i.job_id = $1 AND i.batch = $2 AND i.topic_id = staged.topic_id`,
      values: [job.id, number, ...toArrays(rows, STAGED)],
    })
    await closeBatch(db, job.id, number, missing)
    const calls = answers.map((answer) => ({ usage: answer.usage, succeeded: 'text' in answer }))
    await recordSystemCalls({ ...ctx, db }, { purpose: 'reclassify', model, calls })
    const spent = answers.map(({ usage }) => spendingOf(usage)).reduce(sumOf, NO_SPENDING)
    return { result: addEngineUse(job.result, spent) }
  })
  return answers.length
}

const closeBatch = (db: Db, jobId: string, number: number, missing: string) =>
  db.execute({
    text: `WITH batch AS (
             UPDATE llm_batches SET staged_at = clock_timestamp() WHERE job_id = $1 AND number = $2
           )
           UPDATE llm_batch_items SET answer = $3 WHERE job_id = $1 AND batch = $2 AND answer IS NULL`,
    values: [jobId, number, { failure: missing }],
  })
