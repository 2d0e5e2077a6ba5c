import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { global_topics } from '../../db/tables'
import { badRequest } from '../../errors'
import { activeTemplates } from '../../templates/stored'
import { pick } from '../topic/overlay'
import { lockGlobalTopics, type TopicState } from '../topic/visibility'
import { type Merge, moveLinks } from './links'
import { raiseScores } from './scores'

export type MergeCluster = { winnerId: string; winnerName?: string; loserIds: readonly string[] }
export type Refusal = { id: string; name?: string; message: string }

const STATE = pick(global_topics, ['id', 'archived_at', 'merged_into'])

const idsOf = ({ winnerId, loserIds }: MergeCluster): string[] => [winnerId, ...loserIds]

/** Refuses clusters unless every topic exists, may be merged and is named once. */
export async function checkClusters(db: Db, clusters: readonly MergeCluster[]): Promise<void> {
  const seen = new Set<string>()
  const states = await db.query(STATE, {
    text: 'SELECT id, archived_at, merged_into FROM global_topics WHERE id = ANY($1)',
    values: [clusters.flatMap(idsOf)],
  })
  const byId = new Map(states.map((state) => [state.id, state]))
  clusters.forEach((cluster, at) => {
    for (const id of idsOf(cluster)) {
      const problem = seen.has(id) ? `${id} is named more than once` : obstacleTo(id, byId.get(id))
      if (problem) throw badRequest(`config.clusters[${at}]: ${problem}`)
      seen.add(id)
    }
  })
}

function obstacleTo(id: string, topic: Pick<TopicState, 'archived_at' | 'merged_into'> | undefined): string | null {
  if (!topic) return `${id} is no topic`
  if (topic.merged_into !== null) return `${id} is merged into ${topic.merged_into}`
  return topic.archived_at === null ? null : `${id} is archived`
}

/** Merges the clusters that still may be and returns the others. A fixed number of statements in the caller's transaction. */
export async function mergeClusters(
  ctx: OperatorCtx,
  jobId: string,
  clusters: readonly MergeCluster[],
): Promise<Refusal[]> {
  const topics = await lockGlobalTopics(ctx.db, clusters.flatMap(idsOf))
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const refusals: Refusal[] = []
  const merges: Merge[] = []
  for (const cluster of clusters) {
    const { winnerId, winnerName, loserIds } = cluster
    const message = idsOf(cluster)
      .map((id) => obstacleTo(id, byId.get(id)))
      .find((problem) => problem !== null)
    if (message) refusals.push({ id: winnerId, name: winnerName ?? byId.get(winnerId)?.topic_name, message })
    else merges.push(...loserIds.map((loserId, rank) => ({ loserId, winnerId, rank })))
  }
  if (merges.length === 0) return refusals
  await markMerged(ctx, jobId, merges)
  await raiseScores(ctx, jobId, merges)
  await moveLinks(ctx.db, { jobId, merges, templates: await activeTemplates(ctx.db), now: ctx.now })
  return refusals
}

async function markMerged({ db, now, userId }: OperatorCtx, jobId: string, merges: readonly Merge[]): Promise<void> {
  await db.execute({
    text: `WITH merged AS (
             UPDATE global_topics g SET merged_into = input.winner_id, identity = NULL, updated_at = $4
             FROM unnest($1::text[], $2::text[]) AS input (loser_id, winner_id) JOIN global_topics before ON before.id = loser_id
             WHERE g.id = input.loser_id
             RETURNING g.id, g.engine_version, g.merged_into, encode(before.identity, 'hex') AS identity
           )
           INSERT INTO global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
             previous_values, new_values, changed_by, source, batch_id, metadata, changed_at)
           SELECT id, 'merged', engine_version, engine_version,
                  jsonb_build_object('merged_into', NULL) || jsonb_strip_nulls(jsonb_build_object('identity', identity)),
                  jsonb_build_object('merged_into', merged_into), $5, 'admin_merge', $3,
                  jsonb_build_object('winnerId', merged_into), $4 FROM merged`,
    values: [merges.map(({ loserId }) => loserId), merges.map(({ winnerId }) => winnerId), jobId, now, userId],
  })
}
