import { audit } from '../audit/audit'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { int8, type RowOf, textArray } from '../db/rows'
import { newStampedId } from '../ids'
import { BULK_STATEMENT_MS } from '../limits'
import { inLibrary } from './filters'
import { lockedLinks } from './find'
import { recordUndoable } from './undoable'

export type DeletedTopics = { deleted: number; blocked: string[]; undoId: string | null }

/**
 * Removes links; the catalog keeps the topics. One that is on a platform, or on its way there, stays, and `blocked` repeats
 * its id as sent. What was removed is kept for a while, so that it can be taken back.
 */
export async function deleteTopics(ctx: Ctx, ids: readonly string[]): Promise<DeletedTopics> {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const undoId = newStampedId('delete', ctx.now)
      const { deleted, blocked } = await removeLinks(inside, await lockRequested(inside, ids), undoId)
      if (deleted === 0) return { deleted, blocked, undoId: null }
      const title = deleted === 1 ? '1 topic' : `${deleted} topics`
      await recordUndoable(inside, { id: undoId, action: 'delete', title, topics: deleted })
      await audit(inside, 'topics.delete', {
        subject: { type: 'deletion', id: undoId, name: title },
        details: { deleted, blocked: blocked.length },
      })
      return { deleted, blocked, undoId }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** Links, and the id that the caller named each by. */
const REQUESTED = { ids: textArray, requested_ids: textArray }
type Requested = RowOf<typeof REQUESTED>

/** A statement of its own, so that the next one sees which pushes began or ended while this one waited for the locks. */
async function lockRequested(ctx: Ctx, ids: readonly string[]): Promise<Requested> {
  await holdTopics(ctx, ids)
  const values = new Values()
  const library = allOf(inLibrary(ctx, values))
  const [row] = await ctx.db.query(REQUESTED, {
    text: `WITH ${linksOf(library, ids, values)}, locked AS MATERIALIZED (
             ${lockedLinks(`${library} AND o.id IN (SELECT id FROM links)`, 'FOR UPDATE')}
           )
           SELECT coalesce(array_agg(l.id), '{}') AS ids, coalesce(array_agg(l.requested_id), '{}') AS requested_ids
           FROM links l JOIN locked ON locked.id = l.id`,
    values: values.list,
  })
  return row!
}

/** What is kept of a link refers to its topic. Whoever changes the catalog locks the topics first, and then their links. */
async function holdTopics(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const values = new Values()
  const library = allOf(inLibrary(ctx, values))
  await ctx.db.execute({
    text: `WITH ${linksOf(library, ids, values)}, held AS MATERIALIZED (
             SELECT FROM global_topics g WHERE g.id IN (SELECT topic_id FROM links) ORDER BY g.id FOR KEY SHARE
           )
           SELECT count(*) FROM held`,
    values: values.list,
  })
}

/** SQL: the links that are named by their own ids or by those of their topics. */
const linksOf = (library: string, ids: readonly string[], values: Values): string => {
  const requested = `(SELECT DISTINCT unnest(${values.add(ids)}::text[])) AS requested (id)`
  return `links AS MATERIALIZED (
    SELECT o.id, o.topic_id, requested.id AS requested_id FROM ${requested} JOIN org_topics o ON o.id = requested.id
    WHERE ${library}
    UNION ALL
    SELECT o.id, o.topic_id, requested.id FROM ${requested} JOIN org_topics o ON o.topic_id = requested.id
    WHERE ${library}
  )`
}

/**
 * A segment that nobody has sent is held back: a push skips it, and later finds its topic gone. One that another process
 * holds is about to be sent, so it counts as on its way. Waiting for that process instead could deadlock with it.
 */
async function removeLinks(
  { db, org, now }: Ctx,
  { ids, requested_ids }: Requested,
  undoId: string,
): Promise<Omit<DeletedTopics, 'undoId'>> {
  const [row] = await db.query(
    { deleted: int8, blocked: textArray },
    {
      text: `WITH links AS MATERIALIZED (
               SELECT * FROM unnest($2::text[], $3::text[]) AS links (id, requested_id)
             ), held_back AS MATERIALIZED (
               SELECT a.id FROM activations a WHERE a.org_id = $1 AND a.org_topic_id IN (SELECT id FROM links)
                 AND a.status = 'pending' AND a.sent_at IS NULL FOR NO KEY UPDATE SKIP LOCKED
             ), checked AS MATERIALIZED (
               SELECT l.id, l.requested_id, EXISTS (
                 SELECT FROM activations a WHERE a.org_id = $1 AND a.org_topic_id = l.id
                   AND a.status IN ('active', 'pending') AND a.id NOT IN (SELECT id FROM held_back)
               ) AS pushed FROM links l
             ), deleted AS (
               DELETE FROM org_topics o USING checked c WHERE o.org_id = $1 AND o.id = c.id AND NOT c.pushed RETURNING o.*
             ), deleted_history AS (
               DELETE FROM org_topic_history h USING deleted WHERE h.org_id = $1 AND h.org_topic_id = deleted.id RETURNING h.*
             ), histories AS MATERIALIZED (
               SELECT h.org_topic_id, jsonb_agg(to_jsonb(h)) AS entries FROM deleted_history h GROUP BY 1
             ), kept AS (
               INSERT INTO deleted_topics (org_id, action_id, id, topic_id, topic_name, workspace_id, overlay, external_id,
                                           source, batch_id, performance_score, tags, created_at, updated_at, history,
                                           deleted_at)
               SELECT d.org_id, $4::text, d.id, d.topic_id, d.topic_name, d.workspace_id, d.overlay, d.external_id, d.source,
                      d.batch_id, d.performance_score, d.tags, d.created_at, d.updated_at, coalesce(h.entries, '[]'),
                      $5::timestamptz
               FROM deleted d LEFT JOIN histories h ON h.org_topic_id = d.id
             )
             SELECT (SELECT count(*) FROM deleted) AS deleted,
                    (SELECT coalesce(array_agg(requested_id ORDER BY requested_id), '{}') FROM checked WHERE pushed)
                      AS blocked`,
      values: [org.id, ids, requested_ids, undoId, now],
    },
  )
  return row!
}
