import { matchTopics } from '../../catalog/match/match'
import type { Ctx } from '../../context'
import type { ClassificationResult } from '../../engine'
import { LLM_CONCURRENCY } from '../../limits'
import type { Llm } from '../../llm/client'
import type { LlmPurpose } from '../../usage/record'
import { type Candidate, type IntakeItem, toCandidates } from './item'
import { linksByName } from './links'
import { llmClassification } from './llm-classification'

export type LlmOptions = { llm: Llm; most: number; purpose: LlmPurpose; signal: AbortSignal }

/**
 * The LLM's word on the first `most` items that neither the library nor the catalog holds. Where it fails, or contradicts
 * what the item says itself, the local engine's stands; the name stays in any case.
 */
export async function judgeNewItems(
  ctx: Ctx,
  items: readonly IntakeItem[],
  { llm, most, purpose, signal }: LlmOptions,
): Promise<IntakeItem[]> {
  // Only looked for, never stored: nobody reads their outputs.
  const candidates = await toCandidates(ctx.db, items, { source: '', now: ctx.now, templates: [] })
  const links = await linksByName(
    ctx,
    candidates.map(({ topic }) => topic.normalized_name),
  )
  const held = new Set(links.map(({ normalized_name }) => normalized_name))
  const unknown = candidates.filter(({ topic }) => !held.has(topic.normalized_name))
  const asked = (await newToCatalog(ctx, unknown)).slice(0, most)
  return judged(items, asked, ctx.log, ({ item }) =>
    llmClassification(ctx, llm, { messages: [{ role: 'user', content: item.name }], purpose, signal }),
  )
}

/** Those that the catalog does not match, each once. */
export async function newToCatalog(ctx: Pick<Ctx, 'db'>, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const matches = await matchTopics(
    ctx.db,
    candidates.map(({ topic }) => topic),
  )
  const unmatched = candidates.filter(({ topic }) => !matches.has(topic))
  return [...new Map(unmatched.toReversed().map((one) => [one.topic.normalized_name, one])).values()].toReversed()
}

type Ask = (candidate: Candidate) => Promise<ClassificationResult>

export async function judged(
  items: readonly IntakeItem[],
  asked: readonly Candidate[],
  log: Ctx['log'],
  ask: Ask,
): Promise<IntakeItem[]> {
  const answers = new Map<IntakeItem, ClassificationResult>()
  const waiting = asked.values()
  const worker = async () => {
    for (const candidate of waiting) {
      const answer = await ask(candidate).catch((err) => {
        log.warn({ err, topic: candidate.topic.topic_name }, 'The local engine answers for the LLM')
      })
      if (!answer || !agrees(answer, candidate.item)) continue
      answers.set(candidate.item, { ...answer, topic_name: candidate.topic.topic_name })
    }
  }
  await Promise.all(Array.from({ length: LLM_CONCURRENCY }, worker))
  return items.map((item) => ({ ...item, classification: answers.get(item) }))
}

function agrees(answer: ClassificationResult, { hints = {} }: IntakeItem): boolean {
  const said = Object.entries(hints).filter(([, value]) => value)
  return said.every(([field, value]) => answer[field as keyof typeof hints] === value)
}
