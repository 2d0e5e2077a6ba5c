import type { Db } from '../../db/db'
import type { OutputTemplate } from '../../engine'
import { LINK_ID, refreshLinks } from '../rewrite/propagate'

/** `rank`: the loser's position among the losers of its winner. */
export type Merge = { loserId: string; winnerId: string; rank: number }

type LinkMoves = { jobId: string; merges: readonly Merge[]; templates: readonly OutputTemplate[]; now: Date }

/**
 * Libraries that hold a loser get the winner. If a library has only the loser, its link is repointed. If it has both, the
 * winner's link stays, keeps its overlay and takes over activations, history and whatever it lacks. A library with
 * several losers and no winner keeps the first loser's link. `merge_moves` records what a rollback needs.
 */
export async function moveLinks(db: Db, { jobId, merges, templates, now }: LinkMoves): Promise<void> {
  const losers = merges.map(({ loserId }) => loserId)
  const run = (text: string, ...more: unknown[]) => db.execute({ text, values: [jobId, losers, ...more] })
  await recordMoves(db, { jobId, merges, templates, now })
  await run(`UPDATE activations a SET org_topic_id = m.keeper_id FROM merge_moves m WHERE ${REPLACED}
             AND a.org_id = m.org_id AND a.org_topic_id = m.link_id`)
  await run(`UPDATE org_topic_history h SET org_topic_id = m.keeper_id FROM merge_moves m WHERE ${REPLACED}
             AND h.org_id = m.org_id AND h.org_topic_id = m.link_id`)
  await run(MOVE_MATCH_VALUES)
  await run(FILL_EMPTY, now)
  await run(`UPDATE merge_moves recorded SET keeper_after = ${METADATA}
             FROM org_topics k, merge_moves m WHERE ${REPLACED} AND k.org_id = m.org_id AND k.id = m.keeper_id
             AND (recorded.org_id, recorded.job_id, recorded.link_id) = (m.org_id, m.job_id, m.link_id)`)
  await run(
    `DELETE FROM org_topics o USING merge_moves m WHERE ${REPLACED} AND o.org_id = m.org_id AND o.id = m.link_id`,
  )
  const repointed = await db.query(LINK_ID, {
    text: `UPDATE org_topics o SET topic_id = m.winner_id, updated_at = $3 FROM merge_moves m WHERE ${MOVED}
           AND m.keeper_id = m.link_id AND o.org_id = m.org_id AND o.id = m.link_id RETURNING o.org_id, o.id`,
    values: [jobId, losers, now],
  })
  await refreshLinks(db, repointed, templates)
}

/** The moves of these losers by this job; `REPLACED` are those whose link was deleted for another. */
export const MOVED = 'm.job_id = $1 AND m.loser_id = ANY($2)'
export const REPLACED = `${MOVED} AND m.keeper_id <> m.link_id`

const METADATA = `jsonb_build_object('external_id', k.external_id, 'workspace_id', k.workspace_id,
  'performance_score', k.performance_score, 'tags', k.tags)`

/** The link that stays is the winner's, else the first loser's. Locks the links. */
async function recordMoves(db: Db, { jobId, merges, now }: LinkMoves): Promise<void> {
  const losers = merges.map(({ loserId }) => loserId)
  const winners = merges.map(({ winnerId }) => winnerId)
  await db.execute({
    text: 'SELECT 1 FROM org_topics WHERE topic_id = ANY($1) ORDER BY org_id, id FOR UPDATE',
    values: [[...losers, ...winners]],
  })
  await db.execute({
    text: `WITH linked AS (
             SELECT o.org_id, o.id, to_jsonb(o) AS link, p.loser_id, coalesce(p.winner_id, o.topic_id) AS winner_id,
                    coalesce(p.rank, -1) AS place
             FROM org_topics o LEFT JOIN unnest($2::text[], $3::text[], $4::int[]) AS p (loser_id, winner_id, rank)
               ON p.loser_id = o.topic_id
             WHERE o.topic_id = ANY($2) OR o.topic_id = ANY($3)
           ), kept_links AS MATERIALIZED (
             SELECT *, first_value(id) OVER (PARTITION BY org_id, winner_id ORDER BY place) AS keeper_id FROM linked
           )
           INSERT INTO merge_moves (org_id, job_id, link_id, loser_id, winner_id, keeper_id, place, link, keeper_before,
                                    activation_ids, history_ids, match_set_ids, moved_at)
           SELECT l.org_id, $1, l.id, l.loser_id, l.winner_id, l.keeper_id, l.place, l.link,
                  ${METADATA} || jsonb_build_object('updated_at', k.updated_at),
                  ARRAY(SELECT a.id FROM activations a WHERE a.org_id = l.org_id AND a.org_topic_id = l.id),
                  ARRAY(SELECT h.id FROM org_topic_history h WHERE h.org_id = l.org_id AND h.org_topic_id = l.id),
                  ARRAY(SELECT v.id FROM match_value_sets v
                        WHERE v.org_id = l.org_id AND v.org_topic_id = l.id AND v.complete),
                  $5
           FROM kept_links l JOIN org_topics k ON k.org_id = l.org_id AND k.id = l.keeper_id
           WHERE l.loser_id IS NOT NULL`,
    values: [jobId, losers, winners, merges.map(({ rank }) => rank), now],
  })
}

/** Where the keeper has values for a match key, these stay in use; the loser's are stored as incomplete, like broken uploads. */
const MOVE_MATCH_VALUES = `
  UPDATE match_value_sets v SET org_topic_id = m.keeper_id, complete = NOT EXISTS (
    SELECT FROM match_value_sets has WHERE has.org_id = m.org_id AND has.match_key = v.match_key AND has.complete
      AND (has.org_topic_id = m.keeper_id OR has.id IN (
        SELECT unnest(before.match_set_ids) FROM merge_moves before
        WHERE before.org_id = m.org_id AND before.job_id = m.job_id AND before.keeper_id = m.keeper_id
          AND before.place < m.place)))
  FROM merge_moves m WHERE ${REPLACED} AND v.org_id = m.org_id AND v.org_topic_id = m.link_id AND v.complete`

const firstOf = (field: string) =>
  `(array_agg(m.link->>'${field}' ORDER BY m.place) FILTER (WHERE m.link->>'${field}' IS NOT NULL))[1] AS ${field}`

const FILLED_TAGS = "CASE WHEN k.tags = '{}' THEN coalesce(f.tags, '{}') ELSE k.tags END"

/** A keeper that lacks nothing isn't written. */
const FILL_EMPTY = `
  UPDATE org_topics k SET updated_at = $3, external_id = coalesce(k.external_id, f.external_id),
    workspace_id = coalesce(k.workspace_id, f.workspace_id),
    performance_score = greatest(k.performance_score, f.performance_score), tags = ${FILLED_TAGS}
  FROM (
    SELECT m.org_id, m.keeper_id, ${firstOf('external_id')}, ${firstOf('workspace_id')},
           max((m.link->>'performance_score')::float8) AS performance_score,
           (SELECT tagged.tags FROM (
             SELECT merged.place, ARRAY(SELECT jsonb_array_elements_text(merged.link->'tags')) AS tags FROM merge_moves merged
             WHERE merged.org_id = m.org_id AND merged.job_id = $1 AND merged.keeper_id = m.keeper_id
               AND merged.keeper_id <> merged.link_id
           ) tagged WHERE tagged.tags <> '{}' ORDER BY tagged.place LIMIT 1) AS tags
    FROM merge_moves m WHERE ${REPLACED} GROUP BY m.org_id, m.keeper_id
  ) f
  WHERE k.org_id = f.org_id AND k.id = f.keeper_id
    AND (k.external_id, k.workspace_id, k.performance_score, k.tags) IS DISTINCT FROM (
      coalesce(k.external_id, f.external_id), coalesce(k.workspace_id, f.workspace_id),
      greatest(k.performance_score, f.performance_score), ${FILLED_TAGS})`
