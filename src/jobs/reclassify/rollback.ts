import { flagUnknownNames, unresolvedIn } from '../../catalog/rewrite/flag-for-review'
import {
  contentOf,
  planRewrite,
  REWRITABLE_COLUMNS,
  REWRITABLE_TOPIC,
  REWRITABLE_TOPICS,
  type Rewrite,
  rewriteTopics,
} from '../../catalog/rewrite/rewrite-topics'
import type { TopicOutputs } from '../../catalog/topic/outputs'
import { changedFields, pick } from '../../catalog/topic/overlay'
import { FIELD_NAMES, OUTPUT_NAMES, type TopicFields } from '../../catalog/topic/record'
import type { Db } from '../../db/db'
import { bool, int8, type RowOf } from '../../db/rows'
import { global_topic_history } from '../../db/tables'
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
  const [row] = await db.query(
    { count: int8 },
    {
      text: 'SELECT count(DISTINCT topic_id) FROM global_topic_history WHERE batch_id = $1',
      values: [rollbackOf],
    },
  )
  return row!.count
}

const ENTRY = {
  ...REWRITABLE_TOPIC,
  previous_values: global_topic_history.previous_values.as<Partial<TopicFields & TopicOutputs>>(),
  new_values: global_topic_history.new_values.as<Partial<TopicFields>>(),
  /** Nothing has changed the topic since. */
  is_last: bool,
}
type Entry = RowOf<typeof ENTRY>

async function restoreChunk(ctx: StepCtx, job: RunningJob<RollbackConfig>): Promise<StepOutcome> {
  const size = job.chunk(RECLASSIFY_BATCH_SIZE)
  let count = 0
  await job.commit(async (db) => {
    const entries = await lockEntries(db, job, size)
    count = entries.length
    const templates = await activeTemplates(db)
    const rewrites = (await mapWithPauses(entries, (entry) => restore(entry, templates))).filter(
      (rewrite) => rewrite !== null,
    )
    await rewriteTopics(db, rewrites, templates, {
      changeType: 'rolled_back',
      source: 'admin_rollback',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    await flagUnknownNames(db, await mapWithPauses(rewrites.filter(isLocal), toJudged), ctx.now)
    const after = entries.at(-1)?.id
    return { success: rewrites.length, skipped: count - rewrites.length, cursor: after ? { after } : undefined }
  })
  return count < size ? 'done' : 'more'
}

/** Only the LLM judges names that the local engine does not know, and its judgement was just taken back. */
const isLocal = ({ fields }: Rewrite): boolean => fields.engine !== 'llm'

const toJudged = ({ topic, fields }: Rewrite) => ({ id: topic.id, unresolved: unresolvedIn(fields.topic_name) })

/** A job rewrites a topic once. Topics are locked in the order of their ids, as everywhere. */
function lockEntries(db: Db, { config, cursor }: RunningJob<RollbackConfig>, size: number): Promise<Entry[]> {
  return db.query(ENTRY, {
    name: 'take_history_entries',
    text: `SELECT ${REWRITABLE_COLUMNS}, h.previous_values, h.new_values,
             NOT EXISTS (SELECT FROM global_topic_history later WHERE later.topic_id = h.topic_id AND later.id > h.id) AS is_last
           FROM global_topic_history h JOIN (${REWRITABLE_TOPICS}) ON g.id = h.topic_id
           WHERE h.batch_id = $1 AND h.topic_id > $2 ORDER BY h.topic_id LIMIT $3 FOR UPDATE OF g`,
    values: [config.rollbackOf, cursor.after ?? '', size],
  })
}

/** Restores only fields that are still as the job left them, and the outputs if nothing has changed the topic since. */
function restore(
  { previous_values, new_values, is_last, ...topic }: Entry,
  templates: readonly OutputTemplate[],
): Rewrite | null {
  const changedSince = changedFields(topic, new_values)
  const isMoved = TAXONOMY_COLUMNS.some((name) => name in changedSince)
  const isKept = (name: keyof TopicFields) =>
    name in changedSince || (isMoved && TAXONOMY_COLUMNS.some((part) => part === name))
  const names = FIELD_NAMES.filter((name) => name in new_values && !isKept(name))
  const outputs = is_last
    ? pick(
        previous_values,
        OUTPUT_NAMES.filter((name) => name in previous_values),
      )
    : {}
  if (names.length === 0 && Object.keys(outputs).length === 0) return null
  const filing = contentOf({ ...pick(topic, FIELD_NAMES), ...pick(previous_values, names) } as TopicFields, templates)
  return planRewrite(topic, { ...filing, outputs: { ...filing.outputs, ...outputs } as TopicOutputs })
}
