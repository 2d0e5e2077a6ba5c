import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { BULK_STATEMENT_MS } from '../limits'
import { inLibrary } from './filters'

/** Unlinks topics; the catalog keeps them. One with an active activation stays, and is named as it was given. */
export async function deleteTopics(ctx: Ctx, ids: readonly string[]): Promise<{ deleted: number; blocked: string[] }> {
  const values = new Values()
  const library = allOf(inLibrary(ctx, values))
  const given = `(SELECT DISTINCT unnest(${values.add(ids)}::text[])) AS given (id)`
  const statement = {
    text: `WITH wanted AS MATERIALIZED (
             SELECT o.id, given.id AS named FROM ${given} JOIN org_topics o ON o.id = given.id WHERE ${library}
             UNION ALL
             SELECT o.id, given.id FROM ${given} JOIN org_topics o ON o.topic_id = given.id WHERE ${library}
           ), held AS MATERIALIZED (
             SELECT w.id, w.named, EXISTS (
               SELECT FROM activations a WHERE a.org_id = $1 AND a.org_topic_id = w.id AND a.status = 'active'
             ) AS active FROM wanted w
           ), deleted AS (
             DELETE FROM org_topics o USING (SELECT DISTINCT id FROM held WHERE NOT active) gone
             WHERE o.org_id = $1 AND o.id = gone.id RETURNING o.id
           ), forgotten AS (
             DELETE FROM org_topic_history h USING deleted WHERE h.org_id = $1 AND h.org_topic_id = deleted.id
           )
           SELECT (SELECT count(*) FROM deleted) AS deleted,
                  (SELECT coalesce(array_agg(named ORDER BY named), '{}') FROM held WHERE active) AS blocked`,
    values: values.list,
  }
  const [row] = await ctx.db.transaction((db) => db.query<{ deleted: number; blocked: string[] }>(statement), {
    statementMs: BULK_STATEMENT_MS,
  })
  return row!
}
