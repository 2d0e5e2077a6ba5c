import type { Db } from '../db/db'
import { AUDIT_DAYS, BULK_STATEMENT_MS } from '../limits'

/** A trigger refuses to remove entries that are younger. */
export async function sweepAudit(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute({
        text: `DELETE FROM audit_entries WHERE at < clock_timestamp() - interval '${AUDIT_DAYS} days'`,
      })
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}
