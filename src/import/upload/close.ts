import type { Ctx } from '../../context'
import { conflict } from '../../errors'
import type { ClosedStatus } from '../schema'
import { findUpload } from './find'

/** What is imported stays. The batches come first, as when a chunk is counted, so that neither waits for the other. */
export async function closeUpload(ctx: Ctx, id: string, status: ClosedStatus): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.execute({
      text: `UPDATE import_batches SET status = $3, completed_at = $4
             WHERE org_id = $1 AND upload_id = $2 AND status = 'processing'`,
      values: [ctx.org.id, id, status, ctx.now],
    })
    const closed = await db.execute({
      text: `UPDATE import_uploads SET status = $3, completed_at = $4 WHERE org_id = $1 AND id = $2 AND status = 'processing'`,
      values: [ctx.org.id, id, status, ctx.now],
    })
    if (closed === 0) {
      const upload = await findUpload({ ...ctx, db }, id)
      throw conflict(`Import is ${upload.status}, can only cancel/fail a processing one`)
    }
    await db.execute({
      text: 'DELETE FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2',
      values: [ctx.org.id, id],
    })
  })
}
