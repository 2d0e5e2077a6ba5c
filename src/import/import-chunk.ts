import type { Ctx } from '../context'
import { IMPORT_LLM_MS, IMPORT_LLM_TOPICS } from '../limits'
import type { Llm } from '../llm/client'
import { judgeNewItems } from '../topics/intake/classify-new-items'
import { type IntakeItem, intake } from '../topics/intake/intake'
import { assertRemaining, reserve } from '../usage/quota'
import { organizationBatches } from './batches'
import { openBatch, processChunk, skipped } from './chunk'
import { readRows } from './rows'
import type { Chunk, ChunkAnswer } from './schema'

/** Rows into the library of the batch's workspace; each that can be read counts as one classification. */
export async function importChunk(ctx: Ctx, llm: Llm | null, batchId: string, chunk: Chunk): Promise<ChunkAnswer> {
  const { chunkIndex, rows, mappings } = chunk
  const owner = organizationBatches(ctx)
  const batch = await openBatch(owner, batchId, chunkIndex)
  if (!batch) return skipped(chunkIndex)
  const { items, errors } = await readRows(rows, mappings)
  await assertRemaining(ctx, 'classifications', items.length)
  const judged = batch.use_llm && llm ? await judge(ctx, llm, items) : items
  return processChunk(owner, batchId, {
    chunkIndex,
    errors,
    takeIn: async (db) => {
      const inside = { ...ctx, db, workspace: batch.workspace_id }
      const results = await intake(inside, judged, { source: 'import', changeType: 'imported', batchId })
      // Last, so that the counter's row is locked for an instant and not while the topics go in; a refusal undoes them.
      await reserve(inside, 'classifications', items.length)
      return results.map(({ outcome, updated, orgTopicId }) => ({ outcome, updated, id: orgTopicId }))
    },
  })
}

const judge = (ctx: Ctx, llm: Llm, items: readonly IntakeItem[]): Promise<IntakeItem[]> =>
  judgeNewItems(ctx, items, {
    llm,
    most: IMPORT_LLM_TOPICS,
    purpose: 'import',
    signal: AbortSignal.timeout(IMPORT_LLM_MS),
  })
