import { audit } from '../audit/audit'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { int8, textArray } from '../db/rows'
import { newStampedId } from '../ids'
import { BULK_STATEMENT_MS } from '../limits'
import { inLibrary } from './filters'
import { lockedLinks } from './find'
import { recordUndoable } from './undoable'

export type DeletedTopics = { deleted: number; blocked: string[]; undoId: string | null }

/**
 * Removes links; the catalog keeps the topics. One with an active activation stays, and `blocked` repeats its id as sent.
 * What was removed is kept for a while, so that it can be taken back.
 */
export async function deleteTopics(ctx: Ctx, ids: readonly string[]): Promise<DeletedTopics> {
  const undoId = newStampedId('delete', ctx.now)
  const values = new Values()
  const library = allOf(inLibrary(ctx, values))
  const requested = `(SELECT DISTINCT unnest(${values.add(ids)}::text[])) AS requested (id)`
  const statement = {
    text: `WITH links AS MATERIALIZED (
             SELECT o.id, requested.id AS requested_id FROM ${requested} JOIN org_topics o ON o.id = requested.id
             WHERE ${library}
             UNION ALL
             SELECT o.id, requested.id FROM ${requested} JOIN org_topics o ON o.topic_id = requested.id
             WHERE ${library}
           ), checked AS MATERIALIZED (
             SELECT l.id, l.requested_id, EXISTS (
               SELECT FROM activations a WHERE a.org_id = $1 AND a.org_topic_id = l.id AND a.status = 'active'
             ) AS active FROM links l
           ), deletable AS (
             ${lockedLinks('o.org_id = $1 AND o.id IN (SELECT id FROM checked WHERE NOT active)', 'FOR UPDATE')}
           ), deleted AS (
             DELETE FROM org_topics o USING deletable WHERE o.org_id = $1 AND o.id = deletable.id RETURNING o.*
           ), deleted_history AS (
             DELETE FROM org_topic_history h USING deleted WHERE h.org_id = $1 AND h.org_topic_id = deleted.id RETURNING h.*
           ), histories AS MATERIALIZED (
             SELECT h.org_topic_id, jsonb_agg(to_jsonb(h)) AS entries FROM deleted_history h GROUP BY 1
           ), kept AS (
             INSERT INTO deleted_topics (org_id, action_id, id, topic_id, topic_name, workspace_id, overlay, external_id,
                                         source, batch_id, performance_score, tags, created_at, updated_at, history,
                                         deleted_at)
             SELECT d.org_id, ${values.add(undoId)}::text, d.id, d.topic_id, d.topic_name, d.workspace_id, d.overlay,
                    d.external_id, d.source, d.batch_id, d.performance_score, d.tags, d.created_at, d.updated_at,
                    coalesce(h.entries, '[]'), ${values.add(ctx.now)}::timestamptz
             FROM deleted d LEFT JOIN histories h ON h.org_topic_id = d.id
           )
           SELECT (SELECT count(*) FROM deleted) AS deleted,
                  (SELECT coalesce(array_agg(requested_id ORDER BY requested_id), '{}') FROM checked WHERE active)
                    AS blocked`,
    values: values.list,
  }
  return ctx.db.transaction(
    async (db) => {
      const [row] = await db.query({ deleted: int8, blocked: textArray }, statement)
      const { deleted, blocked } = row!
      if (deleted === 0) return { deleted, blocked, undoId: null }
      const title = deleted === 1 ? '1 topic' : `${deleted} topics`
      await recordUndoable({ ...ctx, db }, { id: undoId, action: 'delete', title, topics: deleted })
      await audit({ ...ctx, db }, 'topics.delete', {
        subject: { type: 'deletion', id: undoId, name: title },
        details: { deleted, blocked: blocked.length },
      })
      return { deleted, blocked, undoId }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}
