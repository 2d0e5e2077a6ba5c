import type { Ctx } from '../context'
import { IMPORT_LLM_MS, IMPORT_LLM_TOPICS } from '../limits'
import type { Llm } from '../llm/client'
import { classifyNewItems } from '../topics/intake/classify-new-items'
import { type IntakeItem, intake } from '../topics/intake/intake'
import { assertRemaining, reserve } from '../usage/quota'
import { organizationBatches } from './batches'
import { openBatch, processChunk, skipped } from './chunk'
import { readRows } from './rows'
import type { Chunk, ChunkAnswer } from './schema'

/** Adds the rows to the library, in the batch's workspace. Each valid row counts as one classification. */
export async function importChunk(ctx: Ctx, llm: Llm | null, batchId: string, chunk: Chunk): Promise<ChunkAnswer> {
  const { chunkIndex, rows, mappings } = chunk
  const owner = organizationBatches(ctx)
  const batch = await openBatch(owner, batchId, chunkIndex)
  if (!batch) return skipped(chunkIndex)
  const { items, errors } = await readRows(rows, mappings)
  await assertRemaining(ctx, 'classifications', items.length)
  const classifiedItems = batch.use_llm && llm ? await classifyByLlm(ctx, llm, items) : items
  return processChunk(owner, batchId, {
    chunkIndex,
    errors,
    addTopics: async (db) => {
      const inside = { ...ctx, db, workspace: batch.workspace_id }
      const results = await intake(inside, classifiedItems, { source: 'import', changeType: 'imported', batchId })
      // Last, so that the counter's row is not locked while the topics are added; a refusal rolls them back.
      await reserve(inside, 'classifications', items.length)
      return results.map(({ outcome, updated, orgTopicId }) => ({ outcome, updated, id: orgTopicId }))
    },
  })
}

const classifyByLlm = (ctx: Ctx, llm: Llm, items: readonly IntakeItem[]): Promise<IntakeItem[]> =>
  classifyNewItems(ctx, items, {
    llm,
    limit: IMPORT_LLM_TOPICS,
    purpose: 'import',
    signal: AbortSignal.timeout(IMPORT_LLM_MS),
  })
