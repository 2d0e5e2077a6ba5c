import { access } from '../access'
import type { Llm } from '../llm/client'
import { keptFailures } from '../runs/failures'
import type { RunCtx, RunKind } from '../runs/kind'
import { type BatchOwner, closeBatch, organizationBatches, systemBatches } from './batches'
import { importChunk } from './import-chunk'
import { seedChunk } from './seed-chunk'
import { nextStaged, removeStaged } from './staged-chunks'

/** Imports that the servers drive: a step is a chunk that the client has sent. */
export const importKind = ({ llm }: { llm: Llm | null }): RunKind => ({
  kind: 'import',
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'import') },
  step: async (ctx, run) => {
    const batch = { orgId: run.org_id, batchId: run.id }
    const chunk = await nextStaged(ctx.db, batch)
    if (!chunk) return 'idle'
    await (ctx.organization ? importChunk(ctx.organization, llm, run.id, chunk) : seedChunk(ctx, llm, run.id, chunk))
    await removeStaged(ctx.db, batch, chunk.chunkIndex)
    return 'more'
  },
  cancel: (ctx, run) => closeBatch(ownerOf(ctx), run.id, 'cancelled'),
  fail: (ctx, run) => closeBatch(ownerOf(ctx), run.id, 'failed'),
  takeOverRefusal: 'The rows of this import are with its client, which has to send them',
  retryRefusal: 'The rows of this import are with its client: correct them and import them again',
  failures: keptFailures,
})

const ownerOf = (ctx: RunCtx): BatchOwner =>
  ctx.organization ? organizationBatches(ctx.organization) : systemBatches(ctx)
