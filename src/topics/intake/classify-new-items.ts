import { matchTopics } from '../../catalog/match/match'
import type { Ctx } from '../../context'
import type { ClassificationResult } from '../../engine'
import { LLM_CONCURRENCY } from '../../limits'
import type { Llm } from '../../llm/client'
import type { LlmPurpose } from '../../usage/record'
import { type Candidate, type IntakeItem, toCandidates } from './item'
import { linksByName } from './links'
import { llmClassification } from './llm-classification'

export type LlmOptions = { llm: Llm; limit: number; purpose: LlmPurpose; signal: AbortSignal }

/**
 * Has the LLM classify the first `limit` items that are neither in the library nor in the catalog. An item keeps its name,
 * and is left to the local engine where the LLM fails or contradicts the item's hints.
 */
export async function classifyNewItems(
  ctx: Ctx,
  items: readonly IntakeItem[],
  { llm, limit, purpose, signal }: LlmOptions,
): Promise<IntakeItem[]> {
  // Without templates: these candidates are only matched, their outputs never read.
  const candidates = await toCandidates(ctx.db, items, { source: '', now: ctx.now, templates: [] })
  const links = await linksByName(
    ctx,
    candidates.map(({ topic }) => topic.normalized_name),
  )
  const libraryNames = new Set(links.map(({ normalized_name }) => normalized_name))
  const newToLibrary = candidates.filter(({ topic }) => !libraryNames.has(topic.normalized_name))
  const newTopics = (await newToCatalog(ctx, newToLibrary)).slice(0, limit)
  return classifyWith(newTopics, items, ctx.log, ({ item }) =>
    llmClassification(ctx, llm, { messages: [{ role: 'user', content: item.name }], purpose, signal }),
  )
}

/** The candidates without a match in the catalog, each name once. */
export async function newToCatalog(ctx: Pick<Ctx, 'db'>, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const matches = await matchTopics(
    ctx.db,
    candidates.map(({ topic }) => topic),
  )
  const unmatched = candidates.filter(({ topic }) => !matches.has(topic))
  const byName = new Map(unmatched.toReversed().map((candidate) => [candidate.topic.normalized_name, candidate]))
  return [...byName.values()].toReversed()
}

/** The items, with a classification from `ask` for those among the candidates. */
export async function classifyWith(
  candidates: readonly Candidate[],
  items: readonly IntakeItem[],
  log: Ctx['log'],
  ask: (candidate: Candidate) => Promise<ClassificationResult>,
): Promise<IntakeItem[]> {
  const answers = new Map<IntakeItem, ClassificationResult>()
  const waiting = candidates.values()
  const worker = async () => {
    for (const candidate of waiting) {
      const answer = await ask(candidate).catch((err) => {
        log.warn({ err, topic: candidate.topic.topic_name }, 'LLM failed, using the local engine')
      })
      if (!answer || !agrees(answer, candidate.item)) continue
      answers.set(candidate.item, { ...answer, topic_name: candidate.topic.topic_name })
    }
  }
  await Promise.all(Array.from({ length: LLM_CONCURRENCY }, worker))
  return items.map((item) => ({ ...item, classification: answers.get(item) }))
}

function agrees(answer: ClassificationResult, { hints = {} }: IntakeItem): boolean {
  const entries = Object.entries(hints).filter(([, value]) => value)
  return entries.every(([field, value]) => answer[field as keyof typeof hints] === value)
}
