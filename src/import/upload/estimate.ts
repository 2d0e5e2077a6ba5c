import type { Ctx } from '../../context'
import { import_upload_pieces } from '../../db/tables'
import { UPLOAD_ESTIMATE_ROWS } from '../../limits'
import type { Llm } from '../../llm/client'
import { estimateImport } from '../estimate'
import { assertColumns } from './change'
import { findUpload, notReady } from './find'
import { toRow } from './import-pieces'
import type { StartUpload } from './schema'

/** What the import of the first rows would ask the LLM. */
export async function estimateUpload(ctx: Ctx, llm: Llm | null, id: string, input: StartUpload) {
  const upload = await findUpload(ctx, id)
  if (upload.status !== 'ready') throw notReady(upload)
  const mappings = input.mappings ?? upload.mappings
  assertColumns(upload, mappings)
  const rows = (await firstRows(ctx, id)).map((cells) => toRow({ ...upload, mappings }, cells))
  return { ...(await estimateImport(ctx, llm, { ...input, rows, mappings })), rows: rows.length }
}

async function firstRows({ db, org }: Ctx, id: string): Promise<string[][]> {
  const pieces = await db.query(
    { rows: import_upload_pieces.rows.as<string[][]>() },
    {
      text: `SELECT rows FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2 AND first_row < $3 ORDER BY piece`,
      values: [org.id, id, UPLOAD_ESTIMATE_ROWS],
    },
  )
  return pieces.flatMap(({ rows }) => rows).slice(0, UPLOAD_ESTIMATE_ROWS)
}
