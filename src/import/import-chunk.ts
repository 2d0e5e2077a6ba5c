import type { Ctx } from '../context'
import { IMPORT_LLM_TOPICS } from '../limits'
import type { AbortableLlm, Llm } from '../llm/client'
import {
  type ClassifiedItems,
  classifyNewItems,
  newCandidates,
  questionsAmong,
  withoutLlm,
} from '../topics/intake/classify-new-items'
import type { EngineChoice } from '../topics/intake/engine-choice'
import { engineUseOf, NO_SPENDING } from '../topics/intake/engine-use'
import { type IntakeItem, intake } from '../topics/intake/intake'
import { assertRemaining, reserve } from '../usage/quota'
import { organizationBatches } from './batches'
import { onceDone, processChunk, type RecordChunk } from './chunk'
import { readRows } from './rows'
import type { BatchRow, Chunk, ChunkAnswer } from './schema'

/** Adds the rows to the library, in the batch's workspace. Each valid row counts as one classification. */
export async function importChunk(
  ctx: Ctx,
  llm: Llm | null,
  batchId: string,
  chunk: Chunk,
  record?: RecordChunk,
): Promise<ChunkAnswer> {
  return onceDone(organizationBatches(ctx), llm, batchId, chunk, (batch, signal) =>
    addRows(ctx, llm && { llm, signal }, batch, chunk, record),
  )
}

async function addRows(
  ctx: Ctx,
  provider: AbortableLlm | null,
  batch: BatchRow,
  { chunkIndex, rows, mappings }: Chunk,
  record?: RecordChunk,
): Promise<ChunkAnswer> {
  const { items: readItems, errors } = await readRows(rows, mappings)
  await assertRemaining(ctx, 'classifications', readItems.length)
  const { items, spent } = await classifyBy(ctx, provider, batch.engine, readItems)
  return processChunk(organizationBatches(ctx), batch, {
    chunkIndex,
    errors,
    record,
    addTopics: async (db) => {
      const inside = { ...ctx, db, workspace: batch.workspace_id }
      const results = await intake(inside, items, { source: 'import', changeType: 'imported', batchId: batch.id })
      // Last, so that the counter's row is not locked while the topics are added; a refusal rolls them back.
      await reserve(inside, 'classifications', items.length)
      return {
        results: results.map(({ orgTopicId, ...result }) => ({ ...result, id: orgTopicId })),
        use: engineUseOf(items, results, spent),
      }
    },
  })
}

async function classifyBy(
  ctx: Ctx,
  provider: AbortableLlm | null,
  engine: EngineChoice,
  items: IntakeItem[],
): Promise<ClassifiedItems> {
  if (engine === 'local') return { items, spent: NO_SPENDING }
  if (!provider) {
    const questions = questionsAmong(await newCandidates(ctx, items), engine)
    return withoutLlm(questions, items, { limit: chunkLimit(engine) })
  }
  return classifyNewItems(ctx, items, { ...provider, engine, limit: chunkLimit(engine), purpose: 'import' })
}

/** Names of a chunk that the LLM is asked about; chunks with `auto` are small enough for all of theirs. */
export const chunkLimit = (engine: EngineChoice): number =>
  engine === 'auto' ? Number.POSITIVE_INFINITY : IMPORT_LLM_TOPICS
