import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { org_topics } from '../../db/tables'
import { activeTemplates } from '../../templates/stored'
import { LINK_ID, type LinkId, refreshLinks } from '../rewrite/propagate'
import { isVisible, lockGlobalTopics, showTopics } from '../topic/visibility'
import { type Merge, MOVED, REPLACED } from './links'
import { resetScores } from './scores'

/** `heldIdentity`: whether the loser held the identity that it shares with the winner. */
export type PastMerge = Pick<Merge, 'loserId' | 'winnerId'> & { heldIdentity: boolean }

type Rollback = { jobId: string; rollbackOf: string; links: boolean }

/**
 * Restores the topics that are still merged as the job merged them. With `links`, libraries get their links back too, even
 * if the topics were restored before. Returns how many topics were restored or got a link back.
 */
export async function rollBackMerges(
  ctx: OperatorCtx,
  { jobId, rollbackOf, links }: Rollback,
  merges: readonly PastMerge[],
): Promise<number> {
  const { db } = ctx
  const topics = await lockGlobalTopics(db, [
    ...new Set(merges.flatMap(({ loserId, winnerId }) => [loserId, winnerId])),
  ])
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const merged = merges
    .filter(({ loserId, winnerId }) => byId.get(loserId)?.merged_into === winnerId)
    .map(({ loserId }) => byId.get(loserId)!)
  await unmarkMerged(
    ctx,
    merged.map(({ id }) => id),
    { jobId, rollbackOf },
  )
  await resetScores(
    ctx,
    merged.map(({ merged_into }) => merged_into!),
    { jobId, rollbackOf },
  )
  const holders = new Set(merges.filter(({ heldIdentity }) => heldIdentity).map(({ loserId }) => loserId))
  await showTopics(db, merged, ({ id }) => holders.has(id))
  const restored = new Set(merged.map(({ id }) => id))
  if (!links) return restored.size
  const visibleLosers = merges
    .map(({ loserId }) => loserId)
    .filter((id) => restored.has(id) || (byId.has(id) && isVisible(byId.get(id)!)))
  for (const id of await moveLinksBack(db, rollbackOf, visibleLosers)) restored.add(id)
  return restored.size
}

async function unmarkMerged(
  { db, now, userId }: OperatorCtx,
  ids: readonly string[],
  { jobId, rollbackOf }: Omit<Rollback, 'links'>,
): Promise<void> {
  await db.execute({
    text: `WITH restored AS (
             UPDATE global_topics g SET merged_into = NULL, updated_at = $4
             FROM (SELECT id, merged_into FROM global_topics WHERE id = ANY($1)) before WHERE g.id = before.id
             RETURNING g.id, g.engine_version, before.merged_into AS winner
           )
           INSERT INTO global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
             previous_values, new_values, changed_by, source, batch_id, metadata, changed_at)
           SELECT id, 'rolled_back', engine_version, engine_version, jsonb_build_object('merged_into', winner),
                  jsonb_build_object('merged_into', NULL), $5, 'admin_rollback', $2,
                  jsonb_build_object('rollbackOf', $3::text), $4 FROM restored`,
    values: [ids, jobId, rollbackOf, now, userId],
  })
}

/**
 * Restores links that are still as the merge left them. A link that was replaced comes back if its keeper is still in the
 * library, with its activations and history; what the organization changed since stays. Returns the topics.
 */
async function moveLinksBack(db: Db, rollbackOf: string, losers: readonly string[]): Promise<string[]> {
  const values = [rollbackOf, losers]
  await db.execute({
    text: `SELECT 1 FROM org_topics o JOIN merge_moves m ON o.org_id = m.org_id AND o.id = m.keeper_id
           WHERE ${MOVED} ORDER BY o.org_id, o.id FOR UPDATE OF o`,
    values,
  })
  const reinserted = await db.query(RETURNED_LINK, { text: REINSERT_LINKS, values })
  await returnBelongings(db, rollbackOf, reinserted)
  const repointed = await db.query(RETURNED_LINK, { text: REPOINT_LINKS, values })
  const returned = [...reinserted, ...repointed]
  await refreshLinks(db, returned, await activeTemplates(db))
  await db.execute({
    text: `DELETE FROM merge_moves m USING ${RETURNED} WHERE ${OF_RETURNED}`,
    values: [rollbackOf, ...idsOf(returned)],
  })
  return returned.map(({ topic_id }) => topic_id)
}

const RETURNED_LINK = { ...LINK_ID, topic_id: org_topics.topic_id }

const idsOf = (links: readonly LinkId[]) => [links.map(({ org_id }) => org_id), links.map(({ id }) => id)]

/** Gives the links what their keepers had taken over. */
async function returnBelongings(db: Db, rollbackOf: string, reinserted: readonly LinkId[]): Promise<void> {
  if (reinserted.length === 0) return
  const run = (text: string) => db.execute({ text, values: [rollbackOf, ...idsOf(reinserted)] })
  const moveBack = (table: string, ids: string, set = '') =>
    run(`UPDATE ${table} t SET org_topic_id = m.link_id${set}
         FROM ${RETURNED} JOIN merge_moves m ON ${OF_RETURNED}, unnest(m.${ids}) AS moved (id)
         WHERE t.org_id = m.org_id AND t.id = moved.id AND t.org_topic_id = m.keeper_id`)
  await moveBack('activations', 'activation_ids')
  await moveBack('org_topic_history', 'history_ids')
  await moveBack('match_value_sets', 'match_set_ids', ', complete = true')
  await run(RESET_KEEPERS)
}

const RETURNED = 'unnest($2::text[], $3::text[]) AS link (org_id, id)'
const OF_RETURNED = 'm.job_id = $1 AND m.org_id = link.org_id AND m.link_id = link.id'

/** The workspace may have been deleted since. Links of earlier versions have no tags. */
const REINSERT_LINKS = `
  INSERT INTO org_topics
  SELECT restored.* FROM merge_moves m JOIN org_topics k ON k.org_id = m.org_id AND k.id = m.keeper_id,
    LATERAL jsonb_populate_record(NULL::org_topics, jsonb '{"tags": []}' || m.link || jsonb_build_object('workspace_id', (
      SELECT w.id FROM workspaces w WHERE w.org_id = m.org_id AND w.id = m.link->>'workspace_id'
    ))) restored
  WHERE ${REPLACED}
  ON CONFLICT DO NOTHING RETURNING org_id, id, topic_id`

const asBefore = (field: string, type = 'text') => `${field} = CASE
  WHEN k.${field} IS NOT DISTINCT FROM (m.keeper_after->>'${field}')::${type} THEN (m.keeper_before->>'${field}')::${type}
  ELSE k.${field} END`

/** Takes from the keeper what it got from the link, unless it changed since. */
const RESET_KEEPERS = `
  UPDATE org_topics k SET ${asBefore('external_id')}, ${asBefore('workspace_id')},
    ${asBefore('performance_score', 'float8')},
    tags = CASE WHEN to_jsonb(k.tags) = m.keeper_after->'tags'
           THEN ARRAY(SELECT jsonb_array_elements_text(m.keeper_before->'tags')) ELSE k.tags END,
    updated_at = CASE WHEN k.updated_at = m.moved_at THEN (m.keeper_before->>'updated_at')::timestamptz ELSE k.updated_at END
  FROM ${RETURNED} JOIN merge_moves m ON ${OF_RETURNED} WHERE k.org_id = m.org_id AND k.id = m.keeper_id`

const REPOINT_LINKS = `
  UPDATE org_topics o SET topic_id = m.loser_id,
    updated_at = CASE WHEN o.updated_at = m.moved_at THEN (m.link->>'updated_at')::timestamptz ELSE o.updated_at END
  FROM merge_moves m WHERE ${MOVED} AND m.keeper_id = m.link_id
    AND o.org_id = m.org_id AND o.id = m.link_id AND o.topic_id = m.winner_id
    AND NOT EXISTS (SELECT FROM org_topics other WHERE other.org_id = o.org_id AND other.topic_id = m.loser_id)
  RETURNING o.org_id, o.id, o.topic_id`
