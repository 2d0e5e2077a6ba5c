import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { badRequest } from '../../errors'
import { activeTemplates } from '../../templates/stored'
import { type LockedTopicState, lockTopics } from '../topic/visibility'
import { type Merge, moveLinks } from './links'

export type MergeCluster = { winnerId: string; winnerName?: string; loserIds: readonly string[] }
export type Refusal = { id: string; name?: string; message: string }

const idsOf = ({ winnerId, loserIds }: MergeCluster): string[] => [winnerId, ...loserIds]

/** Every topic is there, may be merged and is in one cluster, as winner or loser. */
export async function checkClusters(db: Db, clusters: readonly MergeCluster[]): Promise<void> {
  const seen = new Set<string>()
  const states = await db.query<Pick<LockedTopicState, 'id' | 'archived_at' | 'merged_into'>>({
    text: 'SELECT id, archived_at, merged_into FROM global_topics WHERE id = ANY($1)',
    values: [clusters.flatMap(idsOf)],
  })
  const byId = new Map(states.map((state) => [state.id, state]))
  clusters.forEach((cluster, at) => {
    for (const id of idsOf(cluster)) {
      const wrong = seen.has(id) ? `${id} is named more than once` : obstacle(id, byId.get(id))
      if (wrong) throw badRequest(`config.clusters[${at}]: ${wrong}`)
      seen.add(id)
    }
  })
}

function obstacle(id: string, topic: Pick<LockedTopicState, 'archived_at' | 'merged_into'> | undefined): string | null {
  if (!topic) return `${id} is no topic`
  if (topic.merged_into !== null) return `${id} is merged into ${topic.merged_into}`
  return topic.archived_at === null ? null : `${id} is archived`
}

/** Merges what still may be; the others are named. In the caller's transaction, a fixed number of statements. */
export async function mergeClusters(
  ctx: OperatorCtx,
  jobId: string,
  clusters: readonly MergeCluster[],
): Promise<Refusal[]> {
  const held = await lockTopics(ctx.db, clusters.flatMap(idsOf))
  const byId = new Map(held.map((topic) => [topic.id, topic]))
  const refusals: Refusal[] = []
  const merges: Merge[] = []
  for (const cluster of clusters) {
    const { winnerId, winnerName, loserIds } = cluster
    const message = idsOf(cluster)
      .map((id) => obstacle(id, byId.get(id)))
      .find((wrong) => wrong !== null)
    if (message) refusals.push({ id: winnerId, name: winnerName ?? byId.get(winnerId)?.topic_name, message })
    else merges.push(...loserIds.map((loserId, place) => ({ loserId, winnerId, place })))
  }
  if (merges.length === 0) return refusals
  await markMerged(ctx, jobId, merges)
  await moveLinks(ctx.db, { jobId, merges, templates: await activeTemplates(ctx.db), now: ctx.now })
  return refusals
}

async function markMerged({ db, now, userId }: OperatorCtx, jobId: string, merges: readonly Merge[]): Promise<void> {
  await db.execute({
    text: `WITH merged AS (
             UPDATE global_topics g SET merged_into = given.winner_id, identity = NULL, updated_at = $4
             FROM unnest($1::text[], $2::text[]) AS given (loser_id, winner_id) JOIN global_topics before ON before.id = loser_id
             WHERE g.id = given.loser_id
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
