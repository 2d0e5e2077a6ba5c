import {
  type ClassificationResult,
  type ClassifiedTopic,
  type Corrections,
  changesBetween,
  classify,
  type Hints,
  isAboutPeople,
  refine,
  refineAnyway,
} from '../engine'
import type { Message } from '../llm/classify'
import { createPauses } from '../pauses'
import type { Refinement, TurnKind } from './schema'

/** The topic that a conversation is at, and what was asked for beside its name. */
export type PreviousTopic = { topic: ClassifiedTopic; hints: Hints }

/** A text of a conversation: the name to classify, and whether it changes the topic before it. */
export type TurnReading = { kind: TurnKind; name: string; hints: Hints }

/** `as`: what a person chose instead of what the text seems to say. */
export function readTurn(previous: PreviousTopic | null, text: string, as?: TurnKind): TurnReading {
  const fresh: TurnReading = { kind: 'new', name: text, hints: {} }
  if (!previous || as === 'new') return fresh
  const refinement = as === 'refined' ? refineAnyway(previous.topic, text) : refine(previous.topic, text)
  if (refinement.kind === 'unclear') return fresh
  if (refinement.kind === 'new') return { ...fresh, name: refinement.name }
  // "B2B instead" still holds when "for women" follows.
  const { segment_type, audience_type } = previous.hints
  return {
    kind: 'refined',
    name: refinement.name,
    hints: { segment_type, audience_type, ...refinement.hints },
  }
}

/** What the turn did to the topic before it; null for the first topic of a conversation. */
export const refinementOf = (
  previous: ClassifiedTopic | undefined,
  kind: TurnKind,
  topic: ClassifiedTopic,
): Refinement | null =>
  previous
    ? { kind, previous: previous.topic_name, changes: kind === 'refined' ? changesBetween(previous, topic) : [] }
    : null

type LastTurn = { result: ClassificationResult; refinement: Refinement | null }

/** The topic after all messages of the user, without an LLM. At least one is not blank. */
export async function classifyTurns(messages: readonly Message[], corrections: Corrections | null): Promise<LastTurn> {
  const pause = createPauses()
  const texts = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '')
  let previous: PreviousTopic | null = null
  let last: LastTurn | undefined
  for (const [at, { content }] of texts.entries()) {
    const isLast = at === texts.length - 1
    if (!isLast && !isAboutPeople(content)) continue
    const { kind, name, hints } = readTurn(previous, content)
    const result = classify(name, hints, { corrections })
    last = { result, refinement: refinementOf(previous?.topic, kind, result) }
    previous = { topic: result, hints }
    await pause()
  }
  return last!
}
