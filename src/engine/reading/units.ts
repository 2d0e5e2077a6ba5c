import {
  CONJUNCTIONS,
  EMPLOYEES,
  EXCLUSIONS,
  FUNCTION_WORDS,
  GENERIC_HEADS,
  GENERIC_OCCUPATIONS,
  GRADES,
  KITCHEN_DEVICES,
  PEOPLE,
  PORTABLE_HEADS,
  PREPOSITIONS,
  TITLE_TAILS,
} from '../lexicon/grammar'
import { MARKS } from '../lexicon/index'
import type { Lexicon } from '../lexicon/lexicon'
import type { Mark } from '../lexicon/marks'
import { coverOf, markCoverOf, NOTHING, PHRASE_TRAITS, type Sense, type UnitType } from '../lexicon/phrase'
import { namesOccupation } from './occupations'
import { textOf, type WrittenWords } from './written-words'

export type Position =
  | 'head'
  | 'secondHead'
  | 'portable'
  | 'promoted'
  | 'modifier'
  | 'farModifier'
  | 'complement'
  | 'promotedComplement'
  | 'none'

const NO_MARKS: readonly Mark[] = []

/** A phrase of the name that is read as one thing. */
export class Unit {
  /** Their canonical forms. */
  readonly words: readonly string[]
  readonly marks: readonly Mark[]
  /** Of PHRASE_TRAITS, those that it has. */
  readonly traits: number
  type: UnitType
  chunk = 0
  position: Position = 'none'

  /** `text`: the words as written. */
  constructor(
    { canonicals }: WrittenWords,
    readonly start: number,
    readonly end: number,
    readonly text: string,
    readonly senses: readonly Sense[],
  ) {
    this.words = canonicals.slice(start, end)
    this.marks = MARKS.get(this.words.join(' ')) ?? NO_MARKS
    this.type = typeOf(this)
    this.traits = traitsOf(this) | (this.type === 'function' ? PHRASE_TRAITS.joining : 0)
  }

  /** How many words it has. */
  get length(): number {
    return this.end - this.start
  }

  /** `trait`: of PHRASE_TRAITS. */
  is(trait: number): boolean {
    return (this.traits & trait) !== 0
  }
}

/** How a part of the name stands to the rest of it. */
export type Relation = 'core' | 'list' | 'complement' | 'excluded'
export type Chunk = { relation: Relation; units: Unit[] }

/** Names are cut long before they have more words. */
const MOST_WORDS = 600

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The best way to read a name from one of its words on. */
type Cover = { value: number; end: number; senses: readonly Sense[] }

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(text: string, written: WrittenWords, lexicon: Lexicon): Unit[] {
  const count = Math.min(written.words.length, MOST_WORDS)
  const covers: Cover[] = new Array(count + 1)
  covers[count] = { value: 0, end: count, senses: NOTHING }
  for (let start = count - 1; start >= 0; start--) covers[start] = coverFrom(text, written, lexicon, start, covers)
  const units: Unit[] = []
  for (let start = 0; start < count; start = covers[start]!.end) {
    const { end, senses } = covers[start]!
    units.push(new Unit(written, start, end, textOf(written, text, start, end), senses))
  }
  return units
}

/** `covers`: those of all words after it. */
function coverFrom(text: string, written: WrittenWords, lexicon: Lexicon, start: number, covers: Cover[]): Cover {
  let best: Cover = { value: covers[start + 1]!.value, end: start + 1, senses: NOTHING }
  for (const { end, senses } of lexicon.matchesAt(written.canonicals, start)) {
    if (end >= covers.length) continue
    const value = coverOf(end - start) + covers[end]!.value
    if (value > best.value && !(end - start === 2 && isBroken(text, written, start + 1))) best = { value, end, senses }
  }
  for (const { end } of MARKS.matchesAt(written.canonicals, start)) {
    if (end >= covers.length) continue
    const value = markCoverOf(end - start) + covers[end]!.value
    if (value > best.value) best = { value, end, senses: NOTHING }
  }
  return best
}

/** Whether a sign before a word parts it from the word before. */
function isBroken(text: string, { words }: WrittenWords, at: number): boolean {
  const from = words[at - 1]!.end
  const to = words[at]!.start
  return to - from === 1 && text[from] === ' ' ? false : PHRASE_BREAK.test(text.slice(from, to))
}

function traitsOf({ words, senses, marks }: Unit): number {
  const only = words.length === 1 ? words[0]! : ''
  const { sure, portable, brand, ranked, framing, occupation, tail, kitchenDevice, employees } = PHRASE_TRAITS
  const { weak, people, genericHead } = PHRASE_TRAITS
  return (
    (senses.some((sense) => sense.strength !== 'weak') ? sure : 0) |
    (words.every((word) => PORTABLE_HEADS.has(word)) ? portable : 0) |
    (senses.some((sense) => sense.kind === 'brand') ? brand : 0) |
    (isRanked(words, senses) ? ranked : 0) |
    (marks.some((mark) => mark.type === 'frame') ? framing : 0) |
    (namesOccupation(words, senses, marks) ? occupation : 0) |
    (TITLE_TAILS.has(words.join(' ')) ? tail : 0) |
    (KITCHEN_DEVICES.has(only) ? kitchenDevice : 0) |
    (EMPLOYEES.has(only) ? employees : 0) |
    (senses.some((sense) => sense.strength === 'weak') ? weak : 0) |
    (PEOPLE.has(only) || /^\d/.test(only) ? people : 0) |
    (GENERIC_HEADS.has(only) ? genericHead : 0)
  )
}

function typeOf({ words, senses, marks }: Unit): UnitType {
  const known = senses.some((sense) => sense.strength !== 'weak')
  const is = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  if (words.length === 1) {
    const word = words[0]!
    if (CONJUNCTIONS.has(word) || PREPOSITIONS.has(word) || EXCLUSIONS.has(word)) return 'function'
    if (FUNCTION_WORDS.has(word) && senses.length === 0) return 'function'
    if (GENERIC_OCCUPATIONS.has(word)) return 'occupation'
    if (GRADES.has(word)) return 'structure'
  }
  if (is('rank') && !isChief(words)) return 'rank'
  if (is('frame') && words.length > 1) return 'frame'
  if (is('place') && senses.every((sense) => sense.category === 'Travel & Tourism')) return 'place'
  if (known) return 'content'
  if (is('structure')) return 'structure'
  if (is('occupation')) return 'occupation'
  if (is('frame')) return 'frame'
  if (is('place')) return 'place'
  if (words.every((word) => GENERIC_HEADS.has(word))) return 'generic'
  return 'content'
}

/** "CFO" and "chief operating officer" name a function, "director" does not. */
function isChief(words: readonly string[]): boolean {
  return words[0] === 'chief' || (words.length === 1 && /^c[a-z]{1,2}o$/.test(words[0]!))
}

function isRanked(words: readonly string[], senses: readonly Sense[]): boolean {
  if (!senses.some((sense) => sense.kind === 'role')) return false
  const ranks = (word: string) => MARKS.get(word)?.some((mark) => mark.type === 'rank') ?? false
  return isChief(words) || (words[0] !== 'executive' && ranks(words[0]!)) || ranks(words.at(-1)!)
}
