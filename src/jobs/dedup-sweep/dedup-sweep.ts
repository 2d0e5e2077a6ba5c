import { z } from 'zod'
import { type Cluster, duplicatesOf } from '../../catalog/merge/duplicates'
import type { Db } from '../../db/db'
import { bool, int8 } from '../../db/rows'
import { global_topic_history } from '../../db/tables'
import { describeField } from '../../form-fields'
import { DEDUP_BATCH_SIZE, DEDUP_CLUSTERS } from '../../limits'
import { storable } from '../../storable'
import { findJob } from '../find'
import { defineJob, type RunningJob, type StepCtx, type StepOutcome } from '../job'

const SOURCE = 'config.sourceBatchId must be the id of a job'
const sourceBatchId = describeField(z.string({ error: SOURCE }).max(100, SOURCE).overwrite(storable).min(1, SOURCE), {
  label: 'Reclassification',
  help: 'The topics that it changed are compared with all others.',
  refersTo: { record: 'job', jobType: 'reclassify', action: 'Find duplicates among these' },
})
const config = z.strictObject(
  { sourceBatchId },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `config has no ${issue.keys.join(', ')}` : SOURCE) },
)
type Config = z.output<typeof config>

type SweepResult = { clusters: Cluster[]; truncated?: true }

/** Finds duplicates of the topics that a job changed. To merge them is another job. */
export const dedupSweep = defineJob<Config>({
  type: 'dedup_sweep',
  title: 'Find duplicates',
  description:
    'Compares the topics that a reclassification changed with all others and lists those that are nearly identical.',
  items: 'topics',
  counters: { success: 'compared', skipped: 'archived or merged' },
  config,
  count: async ({ db }, { sourceBatchId }) => {
    await findJob(db, sourceBatchId)
    const [row] = await db.query(
      { topics: int8 },
      {
        text: 'SELECT count(DISTINCT topic_id) AS topics FROM global_topic_history WHERE batch_id = $1',
        values: [sourceBatchId],
      },
    )
    return row!.topics
  },
  step: sweepChunk,
})

async function sweepChunk({ db }: StepCtx, job: RunningJob<Config>): Promise<StepOutcome> {
  const { sourceBatchId } = job.config
  const { after = '' } = job.cursor as { after?: string }
  const topics = await nextTopics(db, sourceBatchId, after, job.chunk(DEDUP_BATCH_SIZE))
  const clusters = await duplicatesOf(
    db,
    topics.filter(({ visible }) => visible).map(({ id }) => id),
    sourceBatchId,
  )
  const success = topics.filter(({ visible }) => visible).length
  await job.commit(async () => ({
    success,
    skipped: topics.length - success,
    ...(topics.length > 0 ? { cursor: { after: topics.at(-1)!.id } } : {}),
    ...(after === '' || clusters.length > 0
      ? { result: addClusters(job.result as Partial<SweepResult>, clusters) }
      : {}),
  }))
  return topics.length > 0 ? 'more' : 'done'
}

/** Also archived and merged ones, which the sweep skips. */
const nextTopics = (db: Db, batchId: string, after: string, count: number) =>
  db.query(
    { id: global_topic_history.topic_id, visible: bool },
    {
      name: 'dedup_next',
      text: `SELECT next.id, g.archived_at IS NULL AND g.merged_into IS NULL AS visible FROM (
             SELECT DISTINCT topic_id AS id FROM global_topic_history WHERE batch_id = $1 AND topic_id > $2
             ORDER BY topic_id LIMIT $3
           ) next JOIN global_topics g USING (id) ORDER BY next.id`,
      values: [batchId, after, count],
    },
  )

/** At most as many as one merge takes. Another sweep finds the rest once these are merged. */
function addClusters({ clusters: before = [] }: Partial<SweepResult>, more: readonly Cluster[]): SweepResult {
  const clusters = [...before, ...more]
  return clusters.length > DEDUP_CLUSTERS
    ? { clusters: clusters.slice(0, DEDUP_CLUSTERS), truncated: true }
    : { clusters }
}
