import { classify } from '../classify'
import type { Hints } from '../filing'
import type { ClassifiedTopic } from '../result'
import { topicName } from './names'
import { draftOf, isPeople, nameOf } from './refine-name'
import { ADDITION, type Draft, type RefineRule, RULES, withoutFrame } from './refine-rules'

export const COMPARED_FIELDS = [
  'topic_name',
  'parent_category',
  'subcategory',
  'segment_type',
  'audience_type',
] as const

export type Change = { field: (typeof COMPARED_FIELDS)[number]; from: string; to: string }

type Refined = { kind: 'refined'; name: string; hints: Hints; changes: Change[] }

/** What a text does to the topic of the turn before it. */
export type Refinement = Refined | { kind: 'new'; name: string } | { kind: 'unclear' }

/** Longer texts describe an audience of their own. */
const LONGEST = 200
/** An answer with less confidence is a guess. */
const KNOWN = 0.25
/** With more confidence a refined name says its category itself. */
const SURE = 0.9

const COURTESY =
  /^(?:(?:please|ok(?:ay)?|now|so|well|actually|hmm|yes|and|but|then|can you|could you|let'?s|i want|i need|i mean|we want|we need)\b,?\s?)+/i
const SMALL_TALK =
  /^(?:thanks?|thank you|hi|hello|hey|ok(?:ay)?|yes|no|why|what|how|great|cool|nice|good|perfect|help|undo|again|who are you|what is this|what does (?:that|this|it) mean|are you sure|i don'?t (?:know|understand)|never ?mind|)$/i
const RENAME =
  /^(?:re)?(?:name|call|title)(?: it| this| that| the topic| the audience)?(?: to| as)?:? ["“']?([^"”']+)["”']?$/i

/** Whether a text may describe people at all: signs alone, thanks and greetings do not. */
export function isAboutPeople(text: string): boolean {
  const said = withoutCourtesy(text)
  return !SMALL_TALK.test(said) && /[\p{L}\p{N}]/u.test(said)
}

/** Whether `text` refines the topic, starts a new one, or says nothing of an audience. */
export function refine(topic: ClassifiedTopic, text: string): Refinement {
  if (!isAboutPeople(text)) return { kind: 'unclear' }
  const said = withoutCourtesy(text)
  const [, newName] = RENAME.exec(said) ?? []
  if (newName !== undefined) return refined(topic, topicName(newName), {})
  const draft = said.length > LONGEST ? null : edited({ name: draftOf(topic.topic_name), hints: {} }, said)
  if (draft) return refined(topic, nameOf(draft.name), draft.hints)
  const audience = said.replace(/^(?:what|how) about (?:the )?/i, '')
  return classify(audience).confidence < KNOWN ? { kind: 'unclear' } : { kind: 'new', name: topicName(audience) }
}

/** For a text that is known to refine the topic, although it reads like a topic of its own. */
export function refineAnyway(topic: ClassifiedTopic, text: string): Refined {
  const said = withoutCourtesy(text)
  const phrases = isPeople(said) ? [said, `who are ${said}`] : [said, `only ${said}`, `for ${said}`]
  for (const phrase of phrases) {
    const refinement = refine(topic, phrase)
    if (refinement.kind === 'refined') return refinement
  }
  return refined(topic, topicName(`${topic.topic_name}, ${said}`), {})
}

const withoutCourtesy = (text: string): string =>
  text
    .trim()
    .replace(/(?<![\s.!?])[\s.!?]+$/, '')
    .replace(COURTESY, '')

/** The category stays unless the new name surely has another. */
function refined(topic: ClassifiedTopic, name: string, asked: Hints): Refined {
  const free = classify(name, asked)
  const isAdrift = free.parent_category !== topic.parent_category && free.confidence < SURE
  const hints = isAdrift ? { ...asked, parent_category: topic.parent_category } : asked
  const result = isAdrift ? classify(name, hints) : free
  return { kind: 'refined', name, hints, changes: changesBetween(topic, result) }
}

export const changesBetween = (before: ClassifiedTopic, after: ClassifiedTopic): Change[] =>
  COMPARED_FIELDS.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
  )

/** All parts of a text have to be understood: "for women, but only in Texas". */
function edited(draft: Draft, said: string): Draft | null {
  return editedByRules(draft, said) ?? editedByParts(draft, said) ?? edit(draft, said, ADDITION)
}

function editedByParts(draft: Draft, said: string): Draft | null {
  const joint = /, (?:but |and )?| but | (?=(?:only in|in|from|aged?|ages|over|under|without) )/i.exec(said)
  if (!joint) return null
  const first = editedByRules(draft, said.slice(0, joint.index))
  return first && edited(first, said.slice(joint.index + joint[0].length))
}

function editedByRules(draft: Draft, said: string): Draft | null {
  for (const rule of RULES) {
    const changed = edit(draft, said, rule)
    if (changed) return changed
  }
  return null
}

function edit(draft: Draft, said: string, rule: RefineRule): Draft | null {
  const match = rule.pattern.exec(rule.isFramed ? withoutFrame(said) : said)
  return match && rule.edit(draft, match[1]!.trim())
}
