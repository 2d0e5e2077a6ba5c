import { nearestCorrections } from '../../../catalog/corrections/nearest'
import type { RowOf } from '../../../db/rows'
import { global_topics } from '../../../db/tables'
import { classify } from '../../../engine'
import { badGateway } from '../../../errors'
import { LLM_CORRECTIONS, OUTBOUND_MESSAGE_LENGTH, SUB_BATCH_SIZE } from '../../../limits'
import { type BatchQuestion, BatchRefused } from '../../../llm/batch'
import { questionOf } from '../../../llm/classify'
import { storableStart } from '../../../storable'
import { isSettled } from '../local/local'
import { lockTopics } from '../topics'
import { isTimeLeft, type LlmCursor, questionId, type Tick } from './cursor'

/** Submits up to `limit` sub-batches of the next topics. Returns how many were submitted. */
export async function submitNext(tick: Tick, limit: number): Promise<number> {
  let submitted = 0
  while (submitted < limit && isTimeLeft(tick)) {
    const number = await recordNext(tick)
    if (number === null) break
    if (!(await submit(tick, number))) break
    submitted++
  }
  return submitted
}

/** Records the next sub-batch before it is sent. Null: there is nothing left to ask. */
async function recordNext({ job }: Tick): Promise<number | null> {
  for (;;) {
    const { taken = 0, batches = 0, exhausted, ...position } = job.cursor as LlmCursor
    const size = Math.min(SUB_BATCH_SIZE, job.totalItems - taken)
    if (exhausted || size <= 0) return null
    const number = batches + 1
    let questions = 0
    await job.commit(async (db) => {
      const { topics, position: next } = await lockTopics(db, job.config, position, size)
      const open = topics.filter((topic) => job.config.force || !isSettled(topic)).map(({ id }) => id)
      questions = open.length
      if (questions > 0) {
        await db.execute({
          text: `WITH batch AS (
                   INSERT INTO llm_batches (job_id, number, intended_at) VALUES ($1, $2, clock_timestamp())
                 )
                 INSERT INTO llm_batch_items (job_id, batch, topic_id) SELECT $1, $2, unnest($3::text[])`,
          values: [job.id, number, open],
        })
      }
      const cursor: LlmCursor = {
        ...next,
        taken: taken + topics.length,
        batches: questions > 0 ? number : batches,
        exhausted: topics.length === 0,
      }
      return { skipped: topics.length - questions, cursor }
    })
    if (questions > 0) return number
  }
}

/** Sends a recorded sub-batch. False: it was refused for now, or it is unclear whether it arrived. */
export async function submit(tick: Tick, number: number): Promise<boolean> {
  const { ctx, job, llm, model, signal } = tick
  const questions = await questionsOf(tick, number)
  const answer = await llm.batches.submit(questions, { model, signal }).catch((error: Error) => error)
  if (typeof answer === 'string') {
    await nameBatch(tick, number, answer)
    return true
  }
  tick.complaint = storableStart(answer.message, OUTBOUND_MESSAGE_LENGTH)
  if (!(answer instanceof BatchRefused)) {
    ctx.log.warn({ err: answer, job: job.id, batch: number }, 'It is unclear whether the provider accepted the batch')
    return false
  }
  await setIntended(tick, number, false)
  if (!answer.isTemporary) throw badGateway(`The LLM provider refused the batch: ${answer.message}`)
  return false
}

/** Records the time before it sends the batch again. */
export async function resubmit(tick: Tick, number: number): Promise<boolean> {
  await setIntended(tick, number, true)
  return submit(tick, number)
}

const setIntended = ({ job }: Tick, number: number, isIntended: boolean) =>
  job.commit(async (db) => {
    await db.execute({
      text: `UPDATE llm_batches SET intended_at = CASE WHEN $3 THEN clock_timestamp() END WHERE job_id = $1 AND number = $2`,
      values: [job.id, number, isIntended],
    })
    return {}
  })

export const nameBatch = ({ job }: Tick, number: number, providerId: string) =>
  job.commit(async (db) => {
    await db.execute({
      text: 'UPDATE llm_batches SET provider_id = $3 WHERE job_id = $1 AND number = $2',
      values: [job.id, number, providerId],
    })
    return {}
  })

const ASKED_TOPIC = { id: global_topics.id, topic_name: global_topics.topic_name }

/** Records the names that are asked about. */
async function questionsOf({ ctx, job }: Tick, number: number): Promise<BatchQuestion[]> {
  let topics: RowOf<typeof ASKED_TOPIC>[] = []
  await job.commit(async (db) => {
    topics = await db.query(ASKED_TOPIC, {
      text: `WITH asked AS (
               UPDATE llm_batch_items i SET asked_name = g.topic_name FROM global_topics g
               WHERE i.job_id = $1 AND i.batch = $2 AND g.id = i.topic_id RETURNING g.id, g.topic_name
             )
             SELECT id, topic_name FROM asked ORDER BY id`,
      values: [job.id, number],
    })
    return {}
  })
  const questions: BatchQuestion[] = []
  for (const { id, topic_name } of topics) {
    const hint = classify(topic_name)
    const corrections = await nearestCorrections(ctx.db, null, hint, LLM_CORRECTIONS)
    const messages = [{ role: 'user' as const, content: topic_name }]
    const question = questionOf({ messages, hint, corrections }, job.config.enableWebSearch ?? true)
    questions.push({ id: questionId(job, id), ...question })
  }
  return questions
}
