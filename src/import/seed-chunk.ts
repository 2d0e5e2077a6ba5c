import { loadCorrections } from '../catalog/corrections/load'
import { nearestCorrections } from '../catalog/corrections/nearest'
import { matchTopics } from '../catalog/match/match'
import { unknownNameReason } from '../catalog/rewrite/flag-for-review'
import { insertTopics } from '../catalog/topic/insert'
import { pick } from '../catalog/topic/overlay'
import { FIELD_NAMES, type Origin, toGlobalTopic } from '../catalog/topic/record'
import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { classify } from '../engine'
import { LLM_CORRECTIONS } from '../limits'
import { classifyWithLlm } from '../llm/classify'
import { type AbortableLlm, type Llm, LlmFailure } from '../llm/client'
import { mapWithPauses } from '../pauses'
import { activeTemplates } from '../templates/stored'
import {
  type ClassifiedItems,
  classifyWith,
  decidedValues,
  newToCatalog,
  questionsAmong,
  withoutLlm,
} from '../topics/intake/classify-new-items'
import type { EngineChoice } from '../topics/intake/engine-choice'
import { engineUseOf, NO_SPENDING } from '../topics/intake/engine-use'
import type { IntakeItem } from '../topics/intake/intake'
import { type Candidate, toCandidates } from '../topics/intake/item'
import { recordSystemCalls, type SystemCall } from '../usage/record-system'
import { systemBatches } from './batches'
import { onceDone, processChunk, type RowResult } from './chunk'
import { chunkLimit } from './import-chunk'
import { readRows } from './rows'
import type { BatchRow, Chunk, ChunkAnswer } from './schema'

/** Adds the rows to the catalog and to no library. */
export async function seedChunk(
  operator: OperatorCtx,
  llm: Llm | null,
  batchId: string,
  chunk: Chunk,
): Promise<ChunkAnswer> {
  return onceDone(systemBatches(operator), llm, batchId, chunk, (batch, signal) =>
    addRows(operator, llm && { llm, signal }, batch, chunk),
  )
}

async function addRows(
  operator: OperatorCtx,
  provider: AbortableLlm | null,
  batch: BatchRow,
  { chunkIndex, rows, mappings }: Chunk,
): Promise<ChunkAnswer> {
  const { items: readItems, errors } = await readRows(rows, mappings)
  const { items, spent } = await classifyBy(operator, provider, batch.engine, readItems)
  const candidates = await candidatesOf(operator, items)
  return processChunk(systemBatches(operator), batch, {
    chunkIndex,
    errors,
    addTopics: async (db) => {
      const results = await addToCatalog(db, candidates)
      return { results, use: engineUseOf(items, results, spent) }
    },
  })
}

async function candidatesOf({ db, now }: OperatorCtx, items: readonly IntakeItem[]): Promise<Candidate[]> {
  const origin = { source: 'seed', now, templates: await activeTemplates(db) }
  const candidates = await toCandidates(items, origin, await loadCorrections(db, null))
  return mapWithPauses(candidates, (candidate) => withOperatorKeywords(candidate, origin))
}

/** An operator's keywords belong to the catalog, unlike those of an organization. */
const withOperatorKeywords = (candidate: Candidate, origin: Origin): Candidate =>
  candidate.keywords.length === 0
    ? candidate
    : {
        ...candidate,
        topic: toGlobalTopic({ ...pick(candidate.topic, FIELD_NAMES), keywords: candidate.keywords }, origin),
      }

async function classifyBy(
  operator: OperatorCtx,
  provider: AbortableLlm | null,
  engine: EngineChoice,
  items: IntakeItem[],
): Promise<ClassifiedItems> {
  if (engine === 'local') return { items, spent: NO_SPENDING }
  const newTopics = await newToCatalog(operator, await candidatesOf(operator, items))
  const questions = questionsAmong(newTopics, engine)
  const limit = chunkLimit(engine)
  if (!provider) return withoutLlm(questions, items, { limit })
  const { llm, signal } = provider
  const calls: SystemCall[] = []
  const limits = { limit, signal, log: operator.log }
  const classified = await classifyWith(questions, items, limits, async (candidate) => {
    const decided = decidedValues(candidate)
    const { name } = candidate.item
    const hint = classify(name, decided)
    const corrections = await nearestCorrections(operator.db, null, hint, LLM_CORRECTIONS)
    const messages = [{ role: 'user' as const, content: name }]
    return noted(calls, () => classifyWithLlm(llm, { messages, hint, corrections, decided, signal }))
  })
  if (calls.length > 0) await recordSystemCalls(operator, { purpose: 'import', model: llm.model, calls })
  return classified
}

/** Notes what a call to the provider used, failed calls too. */
async function noted<T extends { usage: SystemCall['usage'] }>(
  calls: SystemCall[],
  call: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await call()
    calls.push({ usage: answer.usage, succeeded: true })
    return answer
  } catch (error) {
    if (error instanceof LlmFailure) calls.push({ usage: error.usage, succeeded: false })
    throw error
  }
}

async function addToCatalog(db: Db, candidates: readonly Candidate[]): Promise<RowResult[]> {
  const matches = await matchTopics(
    db,
    candidates.map(({ topic }) => topic),
  )
  const byIdentity = new Map(
    candidates.toReversed().map((candidate) => [candidate.topic.identity.toString('hex'), candidate]),
  )
  const inserted = await insertTopics(
    db,
    [...byIdentity.values()]
      .filter(({ topic }) => !matches.has(topic))
      .map(({ topic, unresolved }) => ({ ...topic, review_reason: unknownNameReason(unresolved) })),
  )
  const newIds = new Set(inserted.filter(({ isNew }) => isNew).map(({ id }) => id))
  return candidates.map(({ item, topic: { id, uncertain } }) => ({
    outcome: newIds.has(id) ? 'new' : 'duplicate',
    updated: false,
    uncertain,
    isFallback: item.llmError !== undefined,
    id,
  }))
}
