import { type Entry, newEntry } from '../lexicon/entry'
import type { Mark } from '../lexicon/marks'
import { coverOf, markCoverOf, NOTHING, type Sense, type UnitType } from '../lexicon/phrase'
import { WORD_CLASSES } from '../lexicon/word-classes'
import { factsOf } from './phrase-facts'
import { textOf, type WrittenWords } from './written-words'

/** Of these types are words that say how people stand to a thing, and never which thing. */
export const UNTOLD: ReadonlySet<UnitType> = new Set(['function', 'structure', 'frame'])

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
  | 'trade'
  | 'none'

/** A phrase of the name that is read as one thing. */
export class Unit {
  /** Their canonical forms. */
  readonly words: readonly string[]
  readonly senses: readonly Sense[]
  readonly marks: readonly Mark[]
  /** Of WORD_CLASSES, those of its only word; none for a phrase of several. */
  readonly classes: number
  /** Of PHRASE_TRAITS, those that it has. */
  readonly traits: number
  type: UnitType
  chunk = 0
  position: Position = 'none'

  /** `text`: as written. */
  constructor(
    readonly start: number,
    readonly end: number,
    readonly text: string,
    entry: Entry,
  ) {
    const { classes, traits, type } = factsOf(entry)
    this.words = entry.words
    this.senses = entry.senses
    this.marks = entry.marks
    this.classes = classes
    this.traits = traits
    this.type = classes & WORD_CLASSES.functionWords && isCommon(text, entry) ? 'function' : type
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

/** "who are moving": in small letters such a word is not the brand that is written like it. */
function isCommon(text: string, { senses }: Entry): boolean {
  return text === text.toLowerCase() && senses.every(({ kind, strength }) => kind === 'brand' && strength === 'weak')
}

/** How a part of the name stands to the rest of it. */
export type Relation = 'core' | 'list' | 'complement' | 'subject' | 'excluded'
export type Chunk = { relation: Relation; units: Unit[] }

/** Names are cut long before they have more words. */
const MOST_WORDS = 600

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The best way to read a name from one of its words on: the phrase that begins there, and how much all of it covers. */
type Cover = { value: number; end: number; entry: Entry | null }

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(text: string, written: WrittenWords): Unit[] {
  const count = Math.min(written.words.length, MOST_WORDS)
  const covers: Cover[] = new Array(count + 1)
  covers[count] = { value: 0, end: count, entry: null }
  for (let start = count - 1; start >= 0; start--) covers[start] = coverFrom(text, written, start, covers)
  const units: Unit[] = []
  for (let start = 0; start < count; start = covers[start]!.end) {
    const { end, entry } = covers[start]!
    units.push(new Unit(start, end, textOf(written, text, start, end), entry ?? newEntry([written.canonicals[start]!])))
  }
  return units
}

/** `covers`: those of all words after it. */
function coverFrom(text: string, written: WrittenWords, start: number, covers: Cover[]): Cover {
  let best: Cover = { value: covers[start + 1]!.value, end: start + 1, entry: null }
  const matches = written.matches[start]!
  for (const { end, value: entry } of matches) {
    if (entry.senses.length === 0 || end >= covers.length || areMany(entry, written, start, end)) continue
    const value = coverOf(end - start) + covers[end]!.value
    if (value > best.value && !(end - start === 2 && isBroken(text, written, start + 1))) best = { value, end, entry }
  }
  for (const { end, value: entry } of matches) {
    if (entry.marks.length === 0 || end >= covers.length) continue
    const value = markCoverOf(end - start) + covers[end]!.value
    if (value > best.value) best = { value, end, entry: withoutSenses(entry) }
  }
  return best
}

/** "Doctors who work nights" are several, "Doctor Who" is one: before its last word the name of a brand has no other number. */
function areMany({ senses }: Entry, { words }: WrittenWords, start: number, end: number): boolean {
  if (end - start < 2 || senses.some(({ kind }) => kind !== 'brand')) return false
  const written = words.slice(start, end).map(({ text }) => text.toLowerCase())
  return senses.every(({ shown }) => {
    const named = shown.toLowerCase().split(' ')
    return named.length === written.length && written.slice(0, -1).some((word, at) => word === `${named[at]}s`)
  })
}

/** A phrase whose words a sign parts is not the one that the lists mean. */
const withoutSenses = (entry: Entry): Entry =>
  entry.senses.length === 0 ? entry : newEntry(entry.words, NOTHING, entry.marks)

/** Whether a sign before a word parts it from the word before. */
function isBroken(text: string, { words }: WrittenWords, at: number): boolean {
  const from = words[at - 1]!.end
  const to = words[at]!.start
  return to - from === 1 && text[from] === ' ' ? false : PHRASE_BREAK.test(text.slice(from, to))
}
