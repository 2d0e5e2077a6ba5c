import type { Db } from '../../../db/db'
import { RECLASSIFY_BATCH_SIZE, SUB_BATCH_SIZE } from '../../../limits'
import { activeTemplates } from '../../../templates/stored'
import { isSure } from '../../../topics/intake/engine-choice'
import { addToDryRun } from '../dry-run'
import { addEngineUse } from '../engine-use'
import { isSettled, planRewrites, writePlanned } from '../local/local'
import { lockTopics, readTopics } from '../topics'
import type { LlmCursor, Tick } from './cursor'

/**
 * Takes the next topics: writes the local engine's answer where it is sure, and keeps the others in the cursor until they
 * fill a sub-batch. Sub-batches are recorded as not sent, which `recoverBatches` does. Returns how many topics it took.
 */
export async function takeUnsure({ ctx, job }: Tick): Promise<number> {
  const { taken = 0, batches = 0, unsure: waiting = [], exhausted, after } = job.cursor as LlmCursor
  const size = Math.min(job.chunk(RECLASSIFY_BATCH_SIZE), job.totalItems - taken)
  if (exhausted || size <= 0) return 0
  let count = 0
  await job.commit(async (db) => {
    const { topics: locked, position } = await lockTopics(db, job.config, { after }, size)
    count = locked.length
    const topics = await readTopics(
      db,
      locked.map(({ id }) => id),
    )
    const open = topics.filter((topic) => job.config.force || !isSettled(topic))
    const templates = await activeTemplates(db)
    const plans = await planRewrites(db, open, templates)
    const sure = plans.filter(({ fields }) => isSure(fields))
    const unsure = [...waiting, ...plans.filter(({ fields }) => !isSure(fields)).map(({ topic }) => topic.id)]
    const isLast = count === 0 || taken + count >= job.totalItems
    const recorded = await recordBatches(db, job.id, batches, unsure, isLast)
    const cursor: LlmCursor = {
      ...position,
      taken: taken + count,
      batches: batches + recorded.batches,
      unsure: unsure.slice(recorded.topics),
      exhausted: count === 0,
    }
    const progress = { success: sure.length, skipped: count - open.length, cursor }
    const result = addEngineUse(job.result, { local: sure.length })
    if (job.config.dryRun) return { ...progress, result: { ...result, ...addToDryRun(result, sure) } }
    await writePlanned(db, sure, templates, { ctx, job })
    return { ...progress, result }
  })
  return count
}

/** Records the sub-batches that are full, with `isLast` all that there are. */
async function recordBatches(db: Db, jobId: string, before: number, topicIds: readonly string[], isLast: boolean) {
  const batches = isLast ? Math.ceil(topicIds.length / SUB_BATCH_SIZE) : Math.floor(topicIds.length / SUB_BATCH_SIZE)
  const recorded = topicIds.slice(0, batches * SUB_BATCH_SIZE)
  if (batches > 0) {
    await db.execute({
      text: `WITH batch AS (
               INSERT INTO llm_batches (job_id, number) SELECT $1, $2 + n FROM generate_series(1, $3::integer) n
             )
             INSERT INTO llm_batch_items (job_id, batch, topic_id)
             SELECT $1, $2 + 1 + (at - 1) / $5, topic_id FROM unnest($4::text[]) WITH ORDINALITY item (topic_id, at)`,
      values: [jobId, before, batches, recorded, SUB_BATCH_SIZE],
    })
  }
  return { batches, topics: recorded.length }
}
