import type { Ctx } from '../context'
import { columnsOf, type RowOf } from '../db/rows'
import { topic_edits } from '../db/tables'
import { notFound } from '../errors'
import type { Changes } from './schema'

const EDIT = { id: topic_edits.id, status: topic_edits.status, changes: topic_edits.changes.as<Changes>() }
export type Edit = RowOf<typeof EDIT>

/** In a transaction: locked, so that two processes do not go on with it at once. */
export async function lockEdit({ db, org }: Ctx, id: string): Promise<Edit> {
  const [edit] = await db.query(EDIT, {
    name: 'lock_edit',
    text: `SELECT ${columnsOf(EDIT)} FROM topic_edits WHERE org_id = $1 AND id = $2 FOR UPDATE`,
    values: [org.id, id],
  })
  if (!edit) throw notFound('Run')
  return edit
}

export type Progress = { edited: number; unchanged: number; refused: number; lastRefusal: string | null }

/** In the transaction of the topics. */
export async function recordProgress({ db, org }: Ctx, { id }: Edit, progress: Progress): Promise<void> {
  const { edited, unchanged, refused, lastRefusal } = progress
  await db.execute({
    name: 'record_edit',
    text: `UPDATE topic_edits SET success_count = success_count + $3, skip_count = skip_count + $4,
             error_count = error_count + $5, last_error = coalesce($6, last_error)
           WHERE org_id = $1 AND id = $2`,
    values: [org.id, id, edited, unchanged, refused, lastRefusal],
  })
}
