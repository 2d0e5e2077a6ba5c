import {
  filingOf,
  HELD,
  HELD_COLUMNS,
  type HeldGlobalTopic,
  planRewrite,
  type Rewrite,
  rewriteTopics,
} from '../../catalog/rewrite/rewrite'
import type { TopicOutputs } from '../../catalog/topic/outputs'
import { changedFields, pick } from '../../catalog/topic/overlay'
import { FIELD_NAMES, OUTPUT_NAMES, type TopicFields } from '../../catalog/topic/record'
import type { Db } from '../../db/db'
import type { OutputTemplate } from '../../engine'
import { RECLASSIFY_BATCH_SIZE } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { activeTemplates } from '../../templates/stored'
import type { Rollback, RollbackConfig, RunningJob, StepCtx, StepOutcome } from '../job'
import { TAXONOMY_COLUMNS } from './taxonomy-columns'

/** Undoes a reclassify job from its history entries. */
export const rollbackReclassify: Rollback = {
  description: 'Topics get back the values that they had before the job. What was changed since then stays.',
  count: countEntries,
  step: restoreChunk,
}

async function countEntries({ db }: Pick<StepCtx, 'db'>, { rollbackOf }: RollbackConfig): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: 'SELECT count(DISTINCT topic_id) FROM global_topic_history WHERE batch_id = $1',
    values: [rollbackOf],
  })
  return row!.count
}

type Entry = HeldGlobalTopic & {
  previous_values: Partial<TopicFields & TopicOutputs>
  new_values: Partial<TopicFields>
  /** Nothing has happened to the topic since. */
  is_last: boolean
}

async function restoreChunk(ctx: StepCtx, job: RunningJob<RollbackConfig>): Promise<StepOutcome> {
  const size = job.chunk(RECLASSIFY_BATCH_SIZE)
  let taken = 0
  await job.commit(async (db) => {
    const entries = await takeEntries(db, job, size)
    taken = entries.length
    const templates = await activeTemplates(db)
    const restored = (await mapWithPauses(entries, (entry) => restore(entry, templates))).filter((one) => one !== null)
    await rewriteTopics(db, restored, templates, {
      changeType: 'rolled_back',
      source: 'admin_rollback',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    const after = entries.at(-1)?.id
    return { success: restored.length, skipped: taken - restored.length, cursor: after ? { after } : undefined }
  })
  return taken < size ? 'done' : 'more'
}

/** A job files a topic once; its topics in the order of their ids, as they are locked everywhere. */
function takeEntries(db: Db, { config, cursor }: RunningJob<RollbackConfig>, size: number): Promise<Entry[]> {
  return db.query<Entry>({
    name: 'take_history_entries',
    text: `SELECT ${HELD_COLUMNS}, h.previous_values, h.new_values,
             NOT EXISTS (SELECT FROM global_topic_history later WHERE later.topic_id = h.topic_id AND later.id > h.id) AS is_last
           FROM global_topic_history h JOIN (${HELD}) ON g.id = h.topic_id
           WHERE h.batch_id = $1 AND h.topic_id > $2 ORDER BY h.topic_id LIMIT $3 FOR UPDATE OF g`,
    values: [config.rollbackOf, cursor.after ?? '', size],
  })
}

/** Only fields that still are as the job left them; the outputs as they were, where nothing has happened since. */
function restore(
  { previous_values, new_values, is_last, ...topic }: Entry,
  templates: readonly OutputTemplate[],
): Rewrite | null {
  const changedSince = changedFields(topic, new_values)
  const moved = TAXONOMY_COLUMNS.some((name) => name in changedSince)
  const stays = (name: keyof TopicFields) =>
    name in changedSince || (moved && TAXONOMY_COLUMNS.some((part) => part === name))
  const names = FIELD_NAMES.filter((name) => name in new_values && !stays(name))
  const outputs = is_last
    ? pick(
        previous_values,
        OUTPUT_NAMES.filter((name) => name in previous_values),
      )
    : {}
  if (names.length === 0 && Object.keys(outputs).length === 0) return null
  const filing = filingOf({ ...pick(topic, FIELD_NAMES), ...pick(previous_values, names) } as TopicFields, templates)
  return planRewrite(topic, { ...filing, outputs: { ...filing.outputs, ...outputs } as TopicOutputs })
}
