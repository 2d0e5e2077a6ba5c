import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { int8, textArray } from '../db/rows'
import { BULK_STATEMENT_MS } from '../limits'
import { inLibrary } from './filters'

/** Removes links; the catalog keeps the topics. One with an active activation stays, and `blocked` repeats its id as sent. */
export async function deleteTopics(ctx: Ctx, ids: readonly string[]): Promise<{ deleted: number; blocked: string[] }> {
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
           ), deleted AS (
             DELETE FROM org_topics o USING (SELECT DISTINCT id FROM checked WHERE NOT active) deletable
             WHERE o.org_id = $1 AND o.id = deletable.id RETURNING o.id
           ), deleted_history AS (
             DELETE FROM org_topic_history h USING deleted WHERE h.org_id = $1 AND h.org_topic_id = deleted.id
           )
           SELECT (SELECT count(*) FROM deleted) AS deleted,
                  (SELECT coalesce(array_agg(requested_id ORDER BY requested_id), '{}') FROM checked WHERE active)
                    AS blocked`,
    values: values.list,
  }
  const [row] = await ctx.db.transaction((db) => db.query({ deleted: int8, blocked: textArray }, statement), {
    statementMs: BULK_STATEMENT_MS,
  })
  return row!
}
