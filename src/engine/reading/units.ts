import { MARKS } from '../lexicon/index'
import type { Lexicon, Match } from '../lexicon/lexicon'
import type { Mark } from '../lexicon/marks'
import { coverOf, markCoverOf, NOTHING, PHRASE_TRAITS, type Sense, type UnitType } from '../lexicon/phrase'
import { classesOf, WORD_CLASSES } from '../lexicon/word-classes'
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
  | 'subject'
  | 'none'

const NO_MARKS: readonly Mark[] = []

/** A phrase of the name that is read as one thing. */
export class Unit {
  /** Of WORD_CLASSES, those of its only word; none for a phrase of several. */
  readonly classes: number
  /** Of PHRASE_TRAITS, those that it has. */
  readonly traits: number
  type: UnitType
  chunk = 0
  position: Position = 'none'

  /** `text`: as written; `words`: the canonical forms. */
  constructor(
    readonly start: number,
    readonly end: number,
    readonly text: string,
    readonly words: readonly string[],
    readonly senses: readonly Sense[],
    readonly marks: readonly Mark[],
  ) {
    this.classes = words.length === 1 ? classesOf(words[0]!) : 0
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
export type Relation = 'core' | 'list' | 'complement' | 'subject' | 'excluded'
export type Chunk = { relation: Relation; units: Unit[] }

/** Names are cut long before they have more words. */
const MOST_WORDS = 600

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The best way to read a name from one of its words on: the phrase that begins there, and how much all of it covers. */
type Cover = { value: number; end: number; match: Match | null }

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(text: string, written: WrittenWords, lexicon: Lexicon): Unit[] {
  const count = Math.min(written.words.length, MOST_WORDS)
  const covers: Cover[] = new Array(count + 1)
  covers[count] = { value: 0, end: count, match: null }
  for (let start = count - 1; start >= 0; start--) covers[start] = coverFrom(text, written, lexicon, start, covers)
  const units: Unit[] = []
  for (let start = 0; start < count; start = covers[start]!.end) {
    const { end, match } = covers[start]!
    const words = written.canonicals.slice(start, end)
    const marks = MARKS.get(words.length === 1 ? words[0]! : words.join(' ')) ?? NO_MARKS
    const senses = match ? match.value : NOTHING
    units.push(new Unit(start, end, textOf(written, text, start, end), words, senses, marks))
  }
  return units
}

/** `covers`: those of all words after it. */
function coverFrom(text: string, written: WrittenWords, lexicon: Lexicon, start: number, covers: Cover[]): Cover {
  let best: Cover = { value: covers[start + 1]!.value, end: start + 1, match: null }
  for (const match of lexicon.matchesAt(written.canonicals, start)) {
    const { end } = match
    if (end >= covers.length) continue
    const value = coverOf(end - start) + covers[end]!.value
    if (value > best.value && !(end - start === 2 && isBroken(text, written, start + 1))) best = { value, end, match }
  }
  for (const { end } of MARKS.matchesAt(written.canonicals, start)) {
    if (end >= covers.length) continue
    const value = markCoverOf(end - start) + covers[end]!.value
    if (value > best.value) best = { value, end, match: null }
  }
  return best
}

/** Whether a sign before a word parts it from the word before. */
function isBroken(text: string, { words }: WrittenWords, at: number): boolean {
  const from = words[at - 1]!.end
  const to = words[at]!.start
  return to - from === 1 && text[from] === ' ' ? false : PHRASE_BREAK.test(text.slice(from, to))
}

const { titleTails, kitchenDevices, employees, people, genericHeads, portableHeads } = WORD_CLASSES

function traitsOf({ words, classes, senses, marks }: Unit): number {
  let traits = 0
  for (const { strength, kind } of senses) {
    traits |= strength === 'weak' ? PHRASE_TRAITS.weak : PHRASE_TRAITS.sure
    if (kind === 'brand') traits |= PHRASE_TRAITS.brand
  }
  if (words.every((word) => classesOf(word) & portableHeads)) traits |= PHRASE_TRAITS.portable
  if (isRanked(words, senses)) traits |= PHRASE_TRAITS.ranked
  if (marks.some((mark) => mark.type === 'frame')) traits |= PHRASE_TRAITS.framing
  if (namesOccupation(words, senses, marks)) traits |= PHRASE_TRAITS.occupation
  if ((words.length === 1 ? classes : classesOf(words.join(' '))) & titleTails) traits |= PHRASE_TRAITS.tail
  if (classes & kitchenDevices) traits |= PHRASE_TRAITS.kitchenDevice
  if (classes & employees) traits |= PHRASE_TRAITS.employees
  if (classes & people || (words.length === 1 && /^\d/.test(words[0]!))) traits |= PHRASE_TRAITS.people
  if (classes & genericHeads) traits |= PHRASE_TRAITS.genericHead
  return traits
}

const { conjunctions, prepositions, exclusions, functionWords, genericOccupations, grades } = WORD_CLASSES

function typeOf({ words, classes, senses, marks }: Unit): UnitType {
  if (classes & (conjunctions | prepositions | exclusions)) return 'function'
  if (classes & functionWords && senses.length === 0) return 'function'
  if (classes & genericOccupations) return 'occupation'
  if (classes & grades) return 'structure'
  const known = senses.some((sense) => sense.strength !== 'weak')
  if (marks.length === 0) {
    if (known) return 'content'
    return words.every((word) => classesOf(word) & genericHeads) ? 'generic' : 'content'
  }
  const is = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  if (is('rank') && !isChief(words)) return 'rank'
  if (is('frame') && words.length > 1) return 'frame'
  if (is('place') && senses.every((sense) => sense.category === 'Travel & Tourism')) return 'place'
  if (known) return 'content'
  if (is('structure')) return 'structure'
  if (is('occupation')) return 'occupation'
  if (is('frame')) return 'frame'
  if (is('place')) return 'place'
  return words.every((word) => classesOf(word) & genericHeads) ? 'generic' : 'content'
}

/** "CFO" and "chief operating officer" name a function, "director" does not. */
export function isChief(words: readonly string[]): boolean {
  return words[0] === 'chief' || (words.length === 1 && /^c[a-z]{1,2}o$/.test(words[0]!))
}

function isRanked(words: readonly string[], senses: readonly Sense[]): boolean {
  if (!senses.some((sense) => sense.kind === 'role')) return false
  const ranks = (word: string) => MARKS.get(word)?.some((mark) => mark.type === 'rank') ?? false
  return isChief(words) || (words[0] !== 'executive' && ranks(words[0]!)) || ranks(words.at(-1)!)
}
