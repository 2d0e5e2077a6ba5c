import { z } from 'zod'
import { checkClusters, mergeClusters } from '../../catalog/merge/merge'
import { rollBackMerges } from '../../catalog/merge/rollback'
import { bool, int8, text } from '../../db/rows'
import { global_topic_history, job_errors } from '../../db/tables'
import { describeField } from '../../form-fields'
import { DEDUP_CLUSTERS, MERGE_BATCH_SIZE, MERGE_LOSERS, RECLASSIFY_BATCH_SIZE, TOPIC_NAME_LENGTH } from '../../limits'
import { storable } from '../../storable'
import {
  defineJob,
  type Job,
  type JobsCtx,
  type RollbackConfig,
  type RunningJob,
  type StepCtx,
  type StepOutcome,
} from '../job'

const CLUSTERS = 'config.clusters must be an array of clusters'
const CLUSTER = 'each of config.clusters must have a winnerId and loserIds'

const id = z.string({ error: CLUSTER }).max(100, CLUSTER).overwrite(storable).min(1, CLUSTER)
const name = z.string().max(TOPIC_NAME_LENGTH).overwrite(storable)

/** From a sweep, or written by hand. Names and similarity are for people only. */
const cluster = z.object(
  {
    winnerId: id,
    winnerName: name.optional(),
    loserIds: z
      .array(id, { error: CLUSTER })
      .min(1, CLUSTER)
      .max(MERGE_LOSERS, `config.clusters: Maximum ${MERGE_LOSERS} loserIds`),
    loserNames: z.array(name).max(MERGE_LOSERS).optional(),
    similarity: z.number().min(0).max(1).optional(),
  },
  { error: CLUSTER },
)

const config = z.strictObject(
  {
    clusters: describeField(
      z
        .array(cluster, { error: CLUSTERS })
        .min(1, CLUSTERS)
        .max(DEDUP_CLUSTERS, `config.clusters: Maximum ${DEDUP_CLUSTERS} clusters`),
      { label: 'Clusters', help: 'Each has a `winnerId` and the `loserIds` that are merged into it.' },
    ),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `config has no ${issue.keys.join(', ')}` : CLUSTERS) },
)
type Config = z.output<typeof config>

export const merge = defineJob<Config>({
  type: 'merge',
  title: 'Merge duplicates',
  description: 'Merges several topics into one: libraries, activations and history move to the topic that is kept.',
  items: 'clusters',
  counters: { success: 'merged' },
  config,
  count: async ({ db }, { clusters }) => {
    await checkClusters(db, clusters)
    return clusters.length
  },
  step: mergeChunk,
  left: unmerged,
  rollback: {
    description: 'The merged topics return to the catalog, each on its own.',
    canRestoreLinks: true,
    count: countMerged,
    step: rollBackChunk,
  },
})

/** Each cluster is merged completely or not at all. */
async function mergeChunk(ctx: StepCtx, job: RunningJob<Config>): Promise<StepOutcome> {
  const from = job.processedItems
  const clusters = job.config.clusters.slice(from, from + job.chunk(MERGE_BATCH_SIZE))
  if (clusters.length === 0) return 'done'
  await job.commit(async (db) => {
    const refused = await mergeClusters({ ...ctx, db }, job.id, clusters)
    return { success: clusters.length - refused.length, errors: refused }
  })
  return 'more'
}

/** Clusters that were refused, and those that the job never came to. A merge refuses each by itself. */
async function unmerged(
  { db }: JobsCtx,
  { id, config, processedItems }: Pick<Job<Config>, 'id' | 'config' | 'processedItems'>,
) {
  const refused = await db.query(
    { winnerId: job_errors.item_id },
    { text: 'SELECT item_id AS "winnerId" FROM job_errors WHERE job_id = $1', values: [id] },
  )
  const winnerIds = new Set(refused.map(({ winnerId }) => winnerId))
  const clusters = config.clusters.filter(({ winnerId }, at) => at >= processedItems || winnerIds.has(winnerId))
  return { config: { clusters }, totalItems: clusters.length }
}

async function countMerged({ db }: Pick<StepCtx, 'db'>, { rollbackOf }: RollbackConfig): Promise<number> {
  const [row] = await db.query(
    { topics: int8 },
    {
      text: `SELECT count(*) AS topics FROM global_topic_history WHERE batch_id = $1 AND change_type = 'merged'`,
      values: [rollbackOf],
    },
  )
  return row!.topics
}

const PAST_MERGE = { loserId: global_topic_history.topic_id, winnerId: text, heldIdentity: bool }

async function rollBackChunk(ctx: StepCtx, job: RunningJob<RollbackConfig>): Promise<StepOutcome> {
  const { rollbackOf, links = false } = job.config
  const { after = '' } = job.cursor as { after?: string }
  const merges = await ctx.db.query(PAST_MERGE, {
    text: `SELECT topic_id AS "loserId", metadata->>'winnerId' AS "winnerId",
                  jsonb_exists(previous_values, 'identity') AS "heldIdentity"
           FROM global_topic_history
           WHERE batch_id = $1 AND change_type = 'merged' AND topic_id > $2 ORDER BY topic_id LIMIT $3`,
    values: [rollbackOf, after, job.chunk(RECLASSIFY_BATCH_SIZE)],
  })
  if (merges.length === 0) return 'done'
  await job.commit(async (db) => {
    const success = await rollBackMerges({ ...ctx, db }, { jobId: job.id, rollbackOf, links }, merges)
    return { success, skipped: merges.length - success, cursor: { after: merges.at(-1)!.loserId } }
  })
  return 'more'
}
