import { audit } from '../../audit/audit'
import type { Ctx } from '../../context'
import { badRequest, conflict } from '../../errors'
import type { Mapping } from '../rows'
import { findUpload, notReady } from './find'
import type { UploadRow } from './schema'

/** Until the import is started. */
export async function changeMapping(ctx: Ctx, id: string, mappings: readonly Mapping[]): Promise<UploadRow> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const upload = await findUpload(inside, id, 'FOR UPDATE')
    if (upload.status !== 'ready') throw notReady(upload)
    assertColumns(upload, mappings)
    await db.execute({
      text: 'UPDATE import_uploads SET mappings = $3 WHERE org_id = $1 AND id = $2',
      values: [ctx.org.id, id, JSON.stringify(mappings)],
    })
    return findUpload(inside, id)
  })
}

export function assertColumns({ columns }: UploadRow, mappings: readonly Mapping[]): void {
  const unknown = mappings.find(({ csvColumn }) => !columns.includes(csvColumn))
  if (!unknown) return
  const list = columns.slice(0, 50).map((column) => `"${column}"`)
  throw badRequest(`The file has no column "${unknown.csvColumn}"; it has ${list.join(', ')}`)
}

/** With its rows, its rejected rows and its review. Topics and batches stay, but without its run nothing can take them back. */
export async function deleteUpload(ctx: Ctx, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const { status, filename, started_at, success_count } = await findUpload(inside, id, 'FOR UPDATE')
    if (status === 'processing') throw conflict('Import is processing, cancel its run first')
    await db.execute({
      text: 'DELETE FROM import_uploads WHERE org_id = $1 AND id = $2',
      values: [ctx.org.id, id],
    })
    if (started_at !== null) {
      const subject = { type: 'import', id, name: filename }
      await audit(inside, 'import.delete', { subject, details: { topics: success_count } })
    }
    return { deleted: true }
  })
}
