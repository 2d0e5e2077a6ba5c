import type { OperatorCtx } from '../../context'
import type { Merge } from './links'

type Merged = Pick<Merge, 'loserId' | 'winnerId'>

/** SQL: the column list of the history entries below. */
const ENTRY = `global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
  previous_values, new_values, changed_by, source, batch_id, metadata, changed_at)`

/** A winner takes over the highest score of its losers, so that it falls in no library. */
export async function raiseScores(
  { db, now, userId }: OperatorCtx,
  jobId: string,
  merges: readonly Merged[],
): Promise<void> {
  await db.execute({
    text: `WITH best AS (
             SELECT input.winner_id AS id, max(loser.performance_score) AS score
             FROM unnest($1::text[], $2::text[]) AS input (loser_id, winner_id)
             JOIN global_topics loser ON loser.id = input.loser_id GROUP BY input.winner_id
           ), raised AS (
             UPDATE global_topics g SET performance_score = best.score, updated_at = $4
             FROM best JOIN global_topics before ON before.id = best.id
             WHERE g.id = best.id AND best.score > coalesce(before.performance_score, '-infinity')
             RETURNING g.id, g.engine_version, before.performance_score AS previous, best.score
           )
           INSERT INTO ${ENTRY}
           SELECT id, 'reclassified', engine_version, engine_version, jsonb_build_object('performance_score', previous),
                  jsonb_build_object('performance_score', score), $5, 'admin_merge', $3, '{}', $4 FROM raised`,
    values: [merges.map(({ loserId }) => loserId), merges.map(({ winnerId }) => winnerId), jobId, now, userId],
  })
}

type Rollback = { jobId: string; rollbackOf: string }

/** Winners get back the score that they had before the merge, unless it has changed since. */
export async function resetScores(
  { db, now, userId }: OperatorCtx,
  winnerIds: readonly string[],
  { jobId, rollbackOf }: Rollback,
): Promise<void> {
  await db.execute({
    text: `WITH reset AS (
             UPDATE global_topics g SET performance_score = (h.previous_values->>'performance_score')::float8, updated_at = $4
             FROM global_topic_history h
             WHERE h.batch_id = $3 AND h.topic_id = ANY($1) AND h.change_type = 'reclassified' AND g.id = h.topic_id
               AND g.performance_score = (h.new_values->>'performance_score')::float8
             RETURNING g.id, g.engine_version, h.previous_values, h.new_values
           )
           INSERT INTO ${ENTRY}
           SELECT id, 'rolled_back', engine_version, engine_version, new_values, previous_values, $5, 'admin_rollback', $2,
                  jsonb_build_object('rollbackOf', $3::text), $4 FROM reset`,
    values: [winnerIds, jobId, rollbackOf, now, userId],
  })
}
