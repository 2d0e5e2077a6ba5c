import { access } from '../access'
import { isUploadId } from '../ids'
import type { Llm } from '../llm/client'
import { keptFailures } from '../runs/failures'
import { organizationOf, type RunCtx, type RunKind } from '../runs/kind'
import type { RunRow } from '../runs/row'
import { type BatchOwner, closeBatch, organizationBatches, systemBatches } from './batches'
import { removeStaged } from './chunk'
import { importChunk } from './import-chunk'
import type { ClosedStatus } from './schema'
import { seedChunk } from './seed-chunk'
import { nextStaged } from './staged-chunks'
import { closeUpload } from './upload/close'
import { importPieces } from './upload/import-pieces'

/** Imports that the servers drive: a step is a chunk that the client has sent, or some pieces of an uploaded file. */
export const importKind = ({ llm }: { llm: Llm | null }): RunKind => ({
  kind: 'import',
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'import') },
  step: async (ctx, run) => {
    if (isUploadId(run.id)) return importPieces(ctx, llm, run.id)
    const batch = { orgId: run.org_id, batchId: run.id }
    const chunk = await nextStaged(ctx.db, batch)
    if (!chunk) return 'idle'
    const answer = ctx.organization
      ? await importChunk(ctx.organization, llm, run.id, chunk)
      : await seedChunk(ctx, llm, run.id, chunk)
    // Earlier versions removed it after the chunk's transaction, and a kill may have come in between.
    if (answer.skipped) await removeStaged({ db: ctx.db, orgId: run.org_id }, run.id, chunk.chunkIndex)
    return 'more'
  },
  cancel: (ctx, run) => close(ctx, run, 'cancelled'),
  fail: (ctx, run) => close(ctx, run, 'failed'),
  takeOverRefusal: 'The rows of this import are with its client, which has to send them',
  retryRefusal: 'Rows that were refused have to be corrected: import the corrected rows',
  failures: keptFailures,
})

const close = (ctx: RunCtx, { id }: RunRow, status: ClosedStatus): Promise<unknown> =>
  isUploadId(id) ? closeUpload(organizationOf(ctx), id, status) : closeBatch(ownerOf(ctx), id, status)

const ownerOf = (ctx: RunCtx): BatchOwner =>
  ctx.organization ? organizationBatches(ctx.organization) : systemBatches(ctx)
