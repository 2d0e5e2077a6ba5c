import type { Db } from '../../src/db/db'

/**
 * Makes the third row of an upload that has not started the first one of its second batch: importing all that would be
 * between takes a minute.
 */
export async function splitAfterSecondRow(db: Pick<Db, 'execute'>, uploadId: string): Promise<void> {
  await db.execute({
    text: `INSERT INTO import_upload_pieces (org_id, upload_id, piece, first_row, row_count, rows)
           SELECT org_id, upload_id, 2, 50000, 1, json_build_array(rows->2) FROM import_upload_pieces WHERE upload_id = $1`,
    values: [uploadId],
  })
  await db.execute({
    text: `UPDATE import_upload_pieces SET row_count = 2, rows = json_build_array(rows->0, rows->1)
           WHERE upload_id = $1 AND first_row = 0`,
    values: [uploadId],
  })
  await db.execute({ text: 'UPDATE import_uploads SET total_rows = 50001 WHERE id = $1', values: [uploadId] })
}
