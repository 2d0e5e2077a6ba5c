import type { Db } from '../db/db'
import { BULK_STATEMENT_MS, UNDO_DAYS } from '../limits'

const EXPIRED = `clock_timestamp() - interval '${UNDO_DAYS} days'`

/** Forgets what can no longer be taken back. */
export async function sweepUndos(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute({ text: `DELETE FROM deleted_topics WHERE deleted_at < ${EXPIRED}` })
      await tx.execute({ text: `DELETE FROM filled_external_ids WHERE filled_at < ${EXPIRED}` })
      // Those of an open edit still wait for it. The days of an edit are counted from its end.
      await tx.execute({
        text: `DELETE FROM edited_topics e USING topic_edits edit
               WHERE e.created_at < ${EXPIRED} AND edit.org_id = e.org_id AND edit.id = e.edit_id
                 AND edit.completed_at < ${EXPIRED}`,
      })
      await tx.execute({ text: `DELETE FROM undoable_actions WHERE created_at < ${EXPIRED}` })
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}
