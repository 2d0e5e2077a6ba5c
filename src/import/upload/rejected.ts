import { Readable } from 'node:stream'
import type { Ctx } from '../../context'
import { run_failures } from '../../db/tables'
import { csvLine } from '../../http/csv-line'
import { REJECTED_ROWS } from '../../limits'
import { findUpload } from './find'
import type { RejectedRows, UploadRow } from './schema'

const PAGE = 500
const REJECTED = {
  id: run_failures.id,
  item: run_failures.item,
  message: run_failures.message,
  cells: run_failures.cells.as<string[]>(),
}

/** The rejected rows as they were, with their number and the reason, to be corrected and uploaded again. */
export const rejectedCsv = (ctx: Ctx, upload: UploadRow, isGuarded: boolean): Readable =>
  Readable.from(linesOf(ctx, upload, isGuarded))

async function* linesOf({ db, org }: Ctx, upload: UploadRow, isGuarded: boolean): AsyncGenerator<string> {
  yield csvLine(['rejected_row', 'rejected_because', ...upload.columns], isGuarded)
  let after = 0
  for (;;) {
    const rows = await db.query(REJECTED, {
      name: 'rejected_rows',
      text: `SELECT id, item, message, cells FROM run_failures
             WHERE org_id = $1 AND run_id = $2 AND id > $3 AND cells IS NOT NULL ORDER BY id LIMIT ${PAGE}`,
      values: [org.id, upload.id, after],
    })
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    yield rows.map(({ item, message, cells }) => csvLine([item, message, ...(cells ?? [])], isGuarded)).join('')
  }
}

/** A page of the rejected rows, to be mended in place. */
export async function rejectedRowsOf(ctx: Ctx, id: string, after: number): Promise<RejectedRows> {
  await findUpload(ctx, id)
  const found = await ctx.db.query(REJECTED, {
    name: 'rejected_rows_page',
    text: `SELECT id, item, message, cells FROM run_failures
           WHERE org_id = $1 AND run_id = $2 AND id > $3 AND cells IS NOT NULL ORDER BY id LIMIT $4`,
    values: [ctx.org.id, id, after, REJECTED_ROWS + 1],
  })
  const rows = found.slice(0, REJECTED_ROWS)
  return {
    rows: rows.map(({ id, item, message, cells }) => ({ id, row: item, message, cells: cells ?? [] })),
    next: found.length > REJECTED_ROWS ? rows.at(-1)!.id : null,
  }
}
