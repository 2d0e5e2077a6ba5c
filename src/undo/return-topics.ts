import { LINK_ID, refreshLinks } from '../catalog/rewrite/propagate'
import { PROJECTED, projectionOf } from '../catalog/topic/projection'
import type { Ctx } from '../context'
import { deleted_topics } from '../db/tables'
import { UNDO_CHUNK } from '../limits'
import { activeTemplates } from '../templates/stored'
import { currentTopics, IS_IN_LIBRARY } from './conditions'
import type { Kept, Progress } from './undo-row'

const DELETED = { id: deleted_topics.id, name: deleted_topics.topic_name }

/**
 * Puts some deleted topics back into the library, with their ids, changes, history and match values, as the catalog has
 * them now. One that was merged meanwhile comes back as the topic that it was merged into. Null if there are no more.
 */
export async function returnTopics(ctx: Ctx, actionId: string, position: string): Promise<Progress | null> {
  const { db, org } = ctx
  const rows = await db.query(DELETED, {
    name: 'topics_to_return',
    text: `SELECT id, topic_name AS name FROM deleted_topics WHERE org_id = $1 AND action_id = $2 AND id > $3
           ORDER BY id LIMIT ${UNDO_CHUNK}`,
    values: [org.id, actionId, position],
  })
  if (rows.length === 0) return null
  const returned = await insertLinks(
    ctx,
    actionId,
    rows.map(({ id }) => id),
  )
  await refreshLinks(db, returned, await activeTemplates(db))
  const returnedIds = new Set(returned.map(({ id }) => id))
  await forget(ctx, actionId, [...returnedIds])
  const present = rows.filter(({ id }) => !returnedIds.has(id))
  return {
    position: rows.at(-1)!.id,
    takenBack: returned.length,
    untouched: present.length,
    kept: present.map((topic): Kept => ({ ...topic, reason: 'already_in_library' })),
  }
}

const CHOSEN = 'SELECT * FROM deleted_topics WHERE org_id = $1 AND action_id = $2 AND id = ANY($3)'

/** No topic is merged or archived between the first statement and the end of the transaction. */
async function insertLinks({ db, org, now }: Ctx, actionId: string, ids: readonly string[]) {
  await db.execute({
    text: `${currentTopics(CHOSEN)}
           SELECT FROM global_topics g WHERE g.id IN (SELECT current_id FROM current) ORDER BY g.id FOR SHARE`,
    values: [org.id, actionId, ids],
  })
  return db.query(LINK_ID, {
    text: `${currentTopics(CHOSEN)}
           INSERT INTO org_topics (org_id, workspace_id, source, batch_id, created_at, updated_at, id, topic_id, overlay,
                                   external_id, performance_score, tags, visible, ${PROJECTED})
           SELECT c.org_id, w.id, c.source, c.batch_id, c.created_at, $4, c.id, g.id, c.overlay, c.external_id,
                  c.performance_score, c.tags, g.archived_at IS NULL, ${projectionOf('c.overlay')}
           FROM current c JOIN global_topics g ON g.id = c.current_id
           LEFT JOIN workspaces w ON w.org_id = c.org_id AND w.id = c.workspace_id
           WHERE NOT ${IS_IN_LIBRARY} ORDER BY g.id
           ON CONFLICT DO NOTHING RETURNING org_id, id`,
    values: [org.id, actionId, ids, now],
  })
}

async function forget({ db, org }: Ctx, actionId: string, ids: readonly string[]): Promise<void> {
  await db.execute({
    text: `INSERT INTO org_topic_history SELECT entry.*
           FROM (${CHOSEN}) d, jsonb_populate_recordset(NULL::org_topic_history, d.history) AS entry
           WHERE entry.org_id = $1 ON CONFLICT DO NOTHING`,
    values: [org.id, actionId, ids],
  })
  await db.execute({
    text: 'DELETE FROM deleted_topics WHERE org_id = $1 AND action_id = $2 AND id = ANY($3)',
    values: [org.id, actionId, ids],
  })
}
