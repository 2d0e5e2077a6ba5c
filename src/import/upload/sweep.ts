import type { Db } from '../../db/db'
import { BULK_STATEMENT_MS, UPLOAD_WAITING_DAYS } from '../../limits'

/** Removes what killed nodes were receiving, and uploads that nobody has started for long. */
export const sweepUploads = (db: Db): Promise<number> =>
  db.transaction(
    (tx) =>
      tx.execute({
        name: 'sweep_uploads',
        text: `DELETE FROM import_uploads
               WHERE (status = 'receiving' AND receiving_until < clock_timestamp())
                  OR (status = 'ready' AND created_at < clock_timestamp() - interval '${UPLOAD_WAITING_DAYS} days')`,
      }),
    { statementMs: BULK_STATEMENT_MS },
  )
