import type { Ctx } from '../context'
import { bool, text, textArray, timestamptz } from '../db/rows'
import { undoable_actions } from '../db/tables'
import { conflict, notFound } from '../errors'
import { UNDO_DAYS } from '../limits'
import type { UndoAction } from './schema'

export type Action = {
  id: string
  action: UndoAction
  title: string
  workspace_id: string | null
  is_open: boolean
  at: Date
  /** Topics of the library that it added are marked with these. */
  batch_ids: string[]
}

const ACTION = {
  id: text,
  action: text.as<UndoAction>(),
  title: undoable_actions.title,
  workspace_id: undoable_actions.workspace_id,
  is_open: bool,
  at: timestamptz,
  batch_ids: textArray,
}

/** A matrix whose process was killed has recorded no number; what it added is there. */
const TOPICS = `CASE WHEN topics = 0 THEN (SELECT count(*)::integer FROM org_topics o
  WHERE o.org_id = $1 AND o.batch_id = undoable_actions.id) ELSE topics END`

/** SQL: everything that an organization can or could take back, with $1 the organization. */
export const ACTIONS = `(
  SELECT r.org_id, r.id, r.kind AS action, r.title, r.workspace_id, r.state = 'open' AS is_open,
         coalesce(r.completed_at, r.created_at) AS at, r.created_at, r.success_count AS topics, r.started_by AS created_by
  FROM runs r WHERE r.org_id = $1 AND r.kind IN ('import', 'edit')
  UNION ALL
  SELECT org_id, id, action, title, workspace_id, coalesce(open_until > clock_timestamp(), false), created_at, created_at, ${TOPICS}, created_by
  FROM undoable_actions WHERE org_id = $1
)`

/** SQL: of an action `a`, the ids that mark what it added. */
export const BATCHES = 'SELECT a.id UNION SELECT b.id FROM import_batches b WHERE b.org_id = $1 AND b.upload_id = a.id'

/** Throws where it is too late, or too early. */
export async function findAction({ db, org, workspace, now }: Ctx, id: string): Promise<Action> {
  const [action] = await db.query(ACTION, {
    text: `SELECT a.id, a.action, a.title, a.workspace_id, a.is_open, a.at,
                  ARRAY(${BATCHES} ORDER BY 1) AS batch_ids
           FROM ${ACTIONS} a WHERE a.id = $2 AND ($3::text IS NULL OR a.workspace_id = $3)`,
    values: [org.id, id, workspace],
  })
  if (!action) throw notFound('Action')
  if (action.is_open && action.action === 'matrix') throw conflict('Matrix is not finished, try again later')
  if (action.is_open) {
    throw conflict(`${action.action === 'edit' ? 'Edit' : 'Import'} is not finished, cancel its run first`)
  }
  if (now.getTime() - action.at.getTime() > UNDO_DAYS * 86_400_000) {
    throw conflict(`It was more than ${UNDO_DAYS} days ago and can no longer be taken back`)
  }
  return action
}
