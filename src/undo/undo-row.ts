import type { Ctx } from '../context'
import { columnsOf, type RowOf } from '../db/rows'
import { undos } from '../db/tables'
import { notFound } from '../errors'
import { recordFailures } from '../runs/failures'
import { KEPT_MESSAGES, type KeptReason, type UndoAction } from './schema'

const UNDO = {
  id: undos.id,
  action_id: undos.action_id,
  action: undos.action.as<UndoAction>(),
  status: undos.status,
  position: undos.position,
}
export type Undo = RowOf<typeof UNDO>

/** In a transaction: locked, so that two processes do not go on with it at once. */
export async function lockUndo({ db, org }: Ctx, id: string): Promise<Undo> {
  const [undo] = await db.query(UNDO, {
    name: 'lock_undo',
    text: `SELECT ${columnsOf(UNDO)} FROM undos WHERE org_id = $1 AND id = $2 FOR UPDATE`,
    values: [org.id, id],
  })
  if (!undo) throw notFound('Run')
  return undo
}

export type Kept = { id: string; name: string; reason: KeptReason }
export type Progress = {
  position: string
  takenBack: number
  /** Links that stay as they are. */
  untouched: number
  kept: readonly Kept[]
}

/** In the transaction of the topics. */
export async function recordProgress({ db, org }: Ctx, { id }: Undo, progress: Progress): Promise<void> {
  const { position, takenBack, untouched, kept } = progress
  const failures = kept.map((topic) => ({ item: topic.id, name: topic.name, message: KEPT_MESSAGES[topic.reason] }))
  await recordFailures(db, { orgId: org.id, runId: id }, failures)
  await db.execute({
    name: 'record_undo',
    text: `UPDATE undos SET position = $3, success_count = success_count + $4, kept_count = kept_count + $5
           WHERE org_id = $1 AND id = $2`,
    values: [org.id, id, position, takenBack, untouched],
  })
}
