import { loadCorrections } from '../../catalog/corrections/load'
import { matchTopics } from '../../catalog/match/match'
import type { Ctx } from '../../context'
import { type ClassificationResult, type Hints, rootNode } from '../../engine'
import { ApiError } from '../../errors'
import { LLM_CONCURRENCY } from '../../limits'
import { type Llm, LlmFailure, TIME_OVER } from '../../llm/client'
import type { Usage } from '../../llm/usage'
import type { LlmPurpose } from '../../usage/record'
import { type EngineChoice, isSure } from './engine-choice'
import { NO_SPENDING, type Spending, spendingOf, sumOf } from './engine-use'
import { type Candidate, type IntakeItem, toCandidates } from './item'
import { linksByName } from './links'
import { llmClassification } from './llm-classification'

export type LlmOptions = {
  llm: Llm
  /** With `auto` the LLM is asked only where the local engine is not sure. */
  engine: Exclude<EngineChoice, 'local'>
  limit: number
  purpose: LlmPurpose
  signal: AbortSignal
}

export type ClassifiedItems = { items: IntakeItem[]; spent: Spending }

/**
 * Has the LLM classify the first `limit` items that are neither in the library nor in the catalog. An item keeps its name,
 * and is left to the local engine where the LLM fails or contradicts the item's hints.
 */
export async function classifyNewItems(
  ctx: Ctx,
  items: readonly IntakeItem[],
  { llm, engine, limit, purpose, signal }: LlmOptions,
): Promise<ClassifiedItems> {
  const questions = questionsAmong(await newCandidates(ctx, items), engine)
  return classifyWith(questions, items, { limit, signal, log: ctx.log }, (candidate) => {
    const messages = [{ role: 'user' as const, content: candidate.item.name }]
    return llmClassification(ctx, llm, { messages, decided: decidedValues(candidate), purpose, signal })
  })
}

/** The items that are neither in the library nor in the catalog, each name once. */
export async function newCandidates(ctx: Ctx, items: readonly IntakeItem[]): Promise<Candidate[]> {
  // Without templates: these candidates are only matched, their outputs never read.
  const corrections = await loadCorrections(ctx.db, null)
  const candidates = await toCandidates(items, { source: '', now: ctx.now, templates: [] }, corrections)
  const links = await linksByName(
    ctx,
    candidates.map(({ topic }) => topic.normalized_name),
  )
  const libraryNames = new Set(links.map(({ normalized_name }) => normalized_name))
  const newToLibrary = candidates.filter(({ topic }) => !libraryNames.has(topic.normalized_name))
  return newToCatalog(ctx, newToLibrary)
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

/** Those that the LLM is to answer. */
export const questionsAmong = (candidates: readonly Candidate[], engine: EngineChoice): Candidate[] =>
  engine === 'local' ? [] : candidates.filter(({ topic }) => engine === 'llm' || !isSure(topic))

type LlmAnswer = { result: ClassificationResult; usage: Usage }

type AskingLimits = Pick<LlmOptions, 'limit' | 'signal'> & Pick<Ctx, 'log'>

/** The items, with a classification from `ask` for the first `limit` questions that it can answer until the signal aborts. */
export async function classifyWith(
  questions: readonly Candidate[],
  items: readonly IntakeItem[],
  { limit, signal, log }: AskingLimits,
  ask: (candidate: Candidate) => Promise<LlmAnswer>,
): Promise<ClassifiedItems> {
  const answers = new Map<IntakeItem, ClassificationResult>()
  const errors = new Map<IntakeItem, string>()
  let spent = NO_SPENDING
  const waiting = questions.slice(0, limit).values()
  const worker = async () => {
    for (const candidate of waiting) {
      if (signal.aborted) {
        errors.set(candidate.item, TIME_OVER)
        continue
      }
      const answer = await ask(candidate).catch((err) => {
        log.warn({ err, topic: candidate.topic.topic_name }, 'LLM failed, using the local engine')
        errors.set(candidate.item, reasonOf(err))
        if (err instanceof LlmFailure) spent = sumOf(spent, spendingOf(err.usage))
      })
      if (!answer) continue
      spent = sumOf(spent, spendingOf(answer.usage))
      const result = withHints(answer.result, candidate.item)
      if (!result) errors.set(candidate.item, CONTRADICTION)
      else answers.set(candidate.item, { ...result, topic_name: candidate.topic.topic_name })
    }
  }
  await Promise.all(Array.from({ length: LLM_CONCURRENCY }, worker))
  const classified = items.map((item) => ({
    ...item,
    classification: answers.get(item),
    llmError: errors.get(item),
  }))
  return { items: classified, spent }
}

const CONTRADICTION = 'The LLM contradicts the values that were given'

/** Of an unexpected failure the cause is only in the log. */
export const reasonOf = (error: unknown): string =>
  error instanceof LlmFailure || error instanceof ApiError ? error.message : 'The LLM could not be asked'

/** The items, of which the LLM was to answer some and there is none. */
export function withoutLlm(
  questions: readonly Candidate[],
  items: readonly IntakeItem[],
  { limit }: Pick<LlmOptions, 'limit'>,
): ClassifiedItems {
  const unanswered = new Set(questions.slice(0, limit).map(({ item }) => item))
  return {
    items: items.map((item) => (unanswered.has(item) ? { ...item, llmError: NO_LLM } : item)),
    spent: NO_SPENDING,
  }
}

const NO_LLM = 'The server has no key for an LLM'

/** What the LLM must not change. A subcategory of the caller's own is none of its vocabulary: it would be told to answer one. */
export function decidedValues({ item: { hints = {} }, topic }: Candidate): Hints {
  const { subcategory, ...others } = hints
  const root = subcategory ? rootNode(topic.parent_category, subcategory) : undefined
  return Object.fromEntries(Object.entries({ ...others, subcategory: root?.name }).filter(([, value]) => value))
}

/** The answer with the caller's subcategory, or null if it contradicts the item's hints. */
function withHints(answer: ClassificationResult, { hints = {} }: IntakeItem): ClassificationResult | null {
  const { subcategory, ...others } = hints
  const entries = Object.entries(others).filter(([, value]) => value)
  if (!entries.every(([field, value]) => answer[field as keyof typeof others] === value)) return null
  if (!subcategory) return answer
  const root = rootNode(answer.parent_category, subcategory)
  if (root) return root.name === answer.subcategory ? answer : null
  return { ...answer, subcategory }
}
