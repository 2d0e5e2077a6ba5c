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
import { INTENT_OF } from '../lexicon/head-intents'
import { ENTRIES, MARKS } from '../lexicon/index'
import type { Mark } from '../lexicon/marks'
import {
  coverOf,
  type Hint,
  markCoverOf,
  NOTHING,
  PHRASE_TRAITS,
  type Phrase,
  type Sense,
  type UnitType,
  WORD_TRAITS,
  type Word,
} from '../lexicon/phrase'
import { Matches } from '../lexicon/phrases'
import { priorsOf } from '../lexicon/priors'
import { categoryByEnding } from '../lexicon/subwords'
import { keywordKey } from '../outputs/keyword'
import { WEIGHTS } from '../scoring/weights'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { namesOccupation } from './occupations'
import { canonicalsOf, endOf, type WrittenWords } from './written-words'

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

/** A phrase of the name that is read as one thing. */
export class Unit {
  type: UnitType
  chunk: number
  position: Position

  /** `text`: the words as written. */
  constructor(
    readonly phrase: Phrase,
    readonly start: number,
    readonly end: number,
    readonly text: string,
  ) {
    this.type = phrase.type
    this.chunk = 0
    this.position = 'none'
  }

  /** How many words it has. */
  get length(): number {
    return this.end - this.start
  }

  get words(): readonly string[] {
    return this.phrase.words
  }

  get senses(): readonly Sense[] {
    return this.phrase.senses
  }

  get marks(): readonly Mark[] {
    return this.phrase.marks
  }

  /** `trait`: of PHRASE_TRAITS. */
  is(trait: number): boolean {
    return (this.phrase.traits & trait) !== 0
  }
}

/** How a part of the name stands to the rest of it. */
export type Relation = 'core' | 'list' | 'complement' | 'excluded'
export type Chunk = { relation: Relation; units: Unit[] }

const NONE: readonly never[] = []
const MOST_REMEMBERED = 50_000
const phrases = new Map<string, Phrase>()

/** Names are cut long before they have more words. The work tables are kept: a new set for every name would cost more than the work. */
const MOST_WORDS = 600
const best = new Float64Array(MOST_WORDS + 1)
const ends = new Int32Array(MOST_WORDS)
/** How many phrases there are from each word on. */
const covers = new Int32Array(MOST_WORDS + 1)
const senses: (readonly Sense[])[] = new Array(MOST_WORDS).fill(NOTHING)

const entryMatches = new Matches<Sense>()
const markMatches = new Matches<Mark>()

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(text: string, written: WrittenWords): Unit[] {
  const { words } = written
  const count = Math.min(words.length, MOST_WORDS)
  const units = new Array<Unit>(cover(text, written, count))
  for (let i = 0, at = 0; i < count; i = ends[i]!) {
    const end = ends[i]!
    const phrase = end === i + 1 ? loneOf(words[i]!) : phraseOf(words, i, end, senses[i]!)
    units[at++] = new Unit(phrase, i, end, textOf(text, written, i, end))
  }
  return units
}

/** Works out the phrases from the last word to the first, and says how many there are. */
function cover(text: string, written: WrittenWords, count: number): number {
  const { words } = written
  best[count] = 0
  covers[count] = 0
  let following = 0
  for (let i = count - 1; i >= 0; i--) {
    const word = words[i]!
    if ((word.followers & following) === 0) choose(i, i + 1, coverAlone(word) + best[i + 1]!, NOTHING)
    else coverByPhrases(text, written, i)
    covers[i] = covers[ends[i]!]! + 1
    following = word.bit
  }
  return covers[0]!
}

function coverAlone({ traits }: Word): number {
  if ((traits & WORD_TRAITS.listed) !== 0) return coverOf(1)
  return (traits & WORD_TRAITS.marked) === 0 ? 0 : markCoverOf(1)
}

function choose(start: number, end: number, value: number, found: readonly Sense[]): void {
  best[start] = value
  ends[start] = end
  senses[start] = found
}

/** For a word with which a phrase of several words may begin. */
function coverByPhrases(text: string, written: WrittenWords, i: number): void {
  choose(i, i + 1, best[i + 1]!, NOTHING)
  coverByEntries(text, written, i)
  coverByMarks(written, i)
}

function coverByEntries(text: string, written: WrittenWords, i: number): void {
  ENTRIES.matchesFrom(written.words[i]!.entries, written.words, i, entryMatches)
  for (let m = 0; m < entryMatches.count; m++) {
    const end = entryMatches.ends[m]!
    const value = coverOf(end - i) + best[end]!
    if (value <= best[i]! || (end - i === 2 && isBroken(text, written, i + 1))) continue
    choose(i, end, value, entryMatches.values[m]!)
  }
}

function coverByMarks({ words }: WrittenWords, i: number): void {
  MARKS.matchesFrom(words[i]!.marks, words, i, markMatches)
  for (let m = 0; m < markMatches.count; m++) {
    const end = markMatches.ends[m]!
    const value = markCoverOf(end - i) + best[end]!
    if (value > best[i]!) choose(i, end, value, NOTHING)
  }
}

function isBroken(text: string, written: WrittenWords, at: number): boolean {
  if (!written.parted) return false
  const from = endOf(written, at - 1)
  const to = written.starts[at]!
  return to - from > 1 ? PHRASE_BREAK.test(text.slice(from, to)) : to > from && PHRASE_BREAK.test(text[from]!)
}

function textOf(text: string, written: WrittenWords, start: number, end: number): string {
  return end - start === 1 ? written.texts[start]! : text.slice(written.starts[start]!, endOf(written, end - 1))
}

/** A word alone keeps its phrase. */
function loneOf(word: Word): Phrase {
  word.phrase ??= newPhrase([word.canonical], word.entries.alone ?? NOTHING)
  return word.phrase
}

function phraseOf(all: readonly Word[], start: number, end: number, senses: readonly Sense[]): Phrase {
  if (senses === NOTHING) return unlisted(canonicalsOf(all, start, end))
  const first = senses[0]!
  const known = first.phrase
  if (known !== null && known.first === all[start]!.canonical) return known
  first.phrase = newPhrase(canonicalsOf(all, start, end), senses)
  return first.phrase
}

function unlisted(words: readonly string[]): Phrase {
  const key = words.join(' ')
  let phrase = phrases.get(key)
  if (!phrase) {
    phrase = newPhrase(words, NOTHING)
    if (phrases.size === MOST_REMEMBERED) phrases.clear()
    phrases.set(key, phrase)
  }
  return phrase
}

function newPhrase(words: readonly string[], senses: readonly Sense[]): Phrase {
  const marks = MARKS.valuesOf(words) ?? NONE
  const type = typeOf(words, senses, marks)
  return {
    words,
    first: words[0]!,
    senses,
    marks,
    traits: traitsOf(words, senses, marks) | (type === 'function' ? PHRASE_TRAITS.joining : 0),
    hints: hintsOf(words, senses),
    intent: INTENT_OF.get(words.at(-1)!),
    categories: new Set(senses.map((sense) => sense.category)).size,
    headDecides: words.length > 1 ? decidedBy(words.at(-1)!) : NONE,
    key: keywordKey(words),
    type,
  }
}

function traitsOf(words: readonly string[], senses: readonly Sense[], marks: readonly Mark[]): number {
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

function hintsOf(words: readonly string[], senses: readonly Sense[]): readonly Hint[] {
  const hints: Hint[] = []
  for (const word of words) {
    const priors = priorsOf(word)
    for (const { category, weight } of priors) hints.push({ category, word, rule: 'general vocabulary', weight })
    const category = priors.length === 0 && senses.length === 0 ? categoryByEnding(word) : undefined
    if (category) hints.push({ category, word, rule: 'ending of the word', weight: WEIGHTS.subword })
  }
  return hints.length === 0 ? NONE : hints
}

function decidedBy(word: string): readonly ParentCategory[] {
  const decisive = ENTRIES.get(word)?.filter((sense) => sense.strength === 'decisive') ?? NONE
  return decisive.length === 0 ? NONE : decisive.map((sense) => sense.category)
}

function typeOf(words: readonly string[], senses: readonly Sense[], marks: readonly Mark[]): UnitType {
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
