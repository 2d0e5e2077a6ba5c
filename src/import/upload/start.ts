import type { Ctx } from '../../context'
import { badRequest } from '../../errors'
import { newStampedId } from '../../ids'
import { IMPORT_ROWS } from '../../limits'
import type { Llm } from '../../llm/client'
import { starterOf, startRun } from '../../runs/start'
import { assertAvailable } from '../../topics/intake/engine-choice'
import { reserve } from '../../usage/quota'
import { chunkSizeOf } from '../batches'
import { assertColumns } from './change'
import { findUpload, notReady } from './find'
import type { StartUpload, UploadRow } from './schema'

/** Lets the servers import the file, in batches. Counts as one import, committed with them. */
export async function startUpload(ctx: Ctx, llm: Llm | null, id: string, input: StartUpload): Promise<UploadRow> {
  const { engine, isLlmRequired } = input
  if (isLlmRequired) assertAvailable(engine, llm)
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const upload = await findUpload(inside, id, 'FOR UPDATE')
    if (upload.status !== 'ready') throw notReady(upload)
    const mappings = input.mappings ?? upload.mappings
    assertColumns(upload, mappings)
    if (!mappings.some(({ targetField }) => targetField === 'topic_name')) {
      throw badRequest('mappings must include topic_name')
    }
    await reserve(inside, 'imports', 1)
    const chunkSize = chunkSizeOf(engine)
    await numberChunks(inside, id, chunkSize)
    const batches = await insertBatches(inside, { ...upload, engine }, chunkSize)
    await db.execute({
      text: `UPDATE import_uploads SET status = 'processing', mappings = $3, engine = $4, batches_total = $5,
               started_by = $6, started_at = $7
             WHERE org_id = $1 AND id = $2`,
      values: [ctx.org.id, id, JSON.stringify(mappings), engine, batches, ctx.caller.userId, ctx.now],
    })
    await startRun(starterOf(inside), { orgId: ctx.org.id, id, drive: 'server' })
    return findUpload(inside, id)
  })
}

/** The index of each piece's first chunk in its batch. */
async function numberChunks({ db, org }: Ctx, id: string, chunkSize: number): Promise<void> {
  await db.execute({
    text: `UPDATE import_upload_pieces p SET first_chunk = numbered.first_chunk
           FROM (
             SELECT piece, sum(chunks) OVER (PARTITION BY batch ORDER BY piece) - chunks AS first_chunk FROM (
               SELECT piece, first_row / ${IMPORT_ROWS} AS batch, (row_count + $3 - 1) / $3 AS chunks
               FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2
             ) counted
           ) numbered
           WHERE p.org_id = $1 AND p.upload_id = $2 AND p.piece = numbered.piece`,
    values: [org.id, id, chunkSize],
  })
}

async function insertBatches(
  ctx: Ctx,
  { id, filename, engine, total_rows, workspace_id }: UploadRow,
  chunkSize: number,
) {
  const ids = Array.from({ length: Math.ceil(total_rows / IMPORT_ROWS) }, () => newStampedId('batch', ctx.now))
  return ctx.db.execute({
    text: `INSERT INTO import_batches (org_id, id, workspace_id, filename, total_rows, chunks_total, chunk_size, engine,
                                       use_llm, created_by, created_at, upload_id, first_row)
           SELECT $1, ($3::text[])[batch.number + 1], $4, $5, batch.rows, batch.chunks, $6, $7, $7 <> 'local', $8, $9,
                  $2, batch.number * ${IMPORT_ROWS}
           FROM (
             SELECT first_row / ${IMPORT_ROWS} AS number, sum(row_count) AS rows, sum((row_count + $6 - 1) / $6) AS chunks
             FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2 GROUP BY 1
           ) batch`,
    values: [ctx.org.id, id, ids, workspace_id, filename, chunkSize, engine, ctx.caller.userId, ctx.now],
  })
}
