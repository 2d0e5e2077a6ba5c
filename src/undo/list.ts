import type { z } from 'zod'
import type { Ctx } from '../context'
import { int4, text, timestamptz } from '../db/rows'
import { undos, users } from '../db/tables'
import { UNDO_DAYS } from '../limits'
import { ACTIONS, BATCHES } from './find-action'
import type { UndoAction, UndoableQuery, undoableRecord } from './schema'

const UNDOABLE = {
  id: text,
  action: text.as<UndoAction>(),
  title: text,
  topics: int4,
  created_by: text,
  user_name: users.name.nullable(),
  created_at: timestamptz,
  at: timestamptz,
  undo_run_id: undos.id.nullable(),
}

/** SQL: an action `a` that added no topics has left, or had, something else to take back. */
const HAS_MORE = `(EXISTS (SELECT FROM undos undo WHERE undo.org_id = $1 AND undo.action_id = a.id)
  OR EXISTS (SELECT FROM filled_external_ids f WHERE f.org_id = $1 AND f.batch_id IN (${BATCHES})))`

/** What can be taken back, the newest first. */
export async function listUndoable(
  { db, org, workspace, now }: Ctx,
  { id, limit, page }: UndoableQuery,
): Promise<z.infer<typeof undoableRecord>[]> {
  const rows = await db.query(UNDOABLE, {
    text: `SELECT a.id, a.action, a.title, a.topics, a.created_by, u.name AS user_name, a.created_at, a.at,
                  (SELECT undo.id FROM undos undo WHERE undo.org_id = $1 AND undo.action_id = a.id
                   ORDER BY undo.created_at DESC LIMIT 1) AS undo_run_id
           FROM ${ACTIONS} a LEFT JOIN users u ON u.id = a.created_by
           WHERE NOT a.is_open AND (a.topics > 0 OR ${HAS_MORE}) AND a.at >= $2
             AND ($3::text IS NULL OR a.workspace_id = $3) AND ($4::text IS NULL OR a.id = $4)
           ORDER BY a.created_at DESC, a.id DESC LIMIT $5 OFFSET $6`,
    values: [
      org.id,
      new Date(now.getTime() - UNDO_DAYS * 86_400_000),
      workspace,
      id || null,
      limit,
      (page - 1) * limit,
    ],
  })
  return rows.map(({ id, action, title, topics, created_by, user_name, created_at, at, undo_run_id }) => ({
    id,
    action,
    title,
    topics,
    startedBy: { userId: created_by, name: user_name },
    createdAt: created_at.toISOString(),
    undoableUntil: new Date(at.getTime() + UNDO_DAYS * 86_400_000).toISOString(),
    undoRunId: undo_run_id,
  }))
}
