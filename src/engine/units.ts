import { keywordKey } from './keyword'
import type { Sense } from './lexicon/entries'
import {
  CONJUNCTIONS,
  EXCLUSIONS,
  FUNCTION_WORDS,
  GENERIC_HEADS,
  GENERIC_OCCUPATIONS,
  GRADES,
  PORTABLE_HEADS,
  PREPOSITIONS,
  TITLE_TAILS,
} from './lexicon/grammar'
import { ENTRIES, MARKS, type Mark } from './lexicon/index'
import { Matches } from './lexicon/phrases'
import { priorsOf } from './lexicon/priors'
import { namesOccupation } from './occupations'
import type { Phrase, UnitType, Word } from './phrase'
import type { ParentCategory } from './taxonomy/vocabulary'
import type { Token } from './text'

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
export type Unit = Phrase & {
  start: number
  end: number
  /** The words as written. */
  text: string
  chunk: number
  position: Position
}

/** How a part of the name stands to the rest of it. */
export type Relation = 'core' | 'list' | 'complement' | 'excluded'
export type Chunk = { relation: Relation; units: Unit[] }

const NONE: readonly never[] = []
const MOST_REMEMBERED = 50_000
const phrases = new Map<string, Phrase>()
/** The same for phrases of a list, by what the list says of them: nothing to spell out. */
const listed = new Map<readonly Sense[], Phrase>()

/** Phrases of more words leave less unread; of equal covers the one with the longer phrases wins. */
const VALUE = Array.from({ length: 32 }, (_, length) => length ** 1.6)

/** Names are cut long before they have more words. The work tables are kept: a new set for every name would cost more than the work. */
const MOST_WORDS = 600
const best = new Float64Array(MOST_WORDS + 1)
const ends = new Int32Array(MOST_WORDS)
const senses: (readonly Sense[])[] = new Array(MOST_WORDS).fill(NONE)

const entryMatches = new Matches<Sense>()
const markMatches = new Matches<Mark>()

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(
  text: string,
  tokens: readonly Token[],
  words: readonly string[],
  known: readonly Word[],
): Unit[] {
  const count = Math.min(words.length, MOST_WORDS)
  best[count] = 0
  for (let i = count - 1; i >= 0; i--) {
    best[i] = best[i + 1]!
    ends[i] = i + 1
    senses[i] = NONE
    const { entries, marks } = known[i]!
    ENTRIES.matchesFrom(entries, words, i, entryMatches)
    for (let m = 0; m < entryMatches.count; m++) {
      const end = entryMatches.ends[m]!
      const value = VALUE[end - i]! + best[end]!
      if (value <= best[i]! || (end - i === 2 && isBroken(text, tokens, i + 1))) continue
      best[i] = value
      ends[i] = end
      senses[i] = entryMatches.values[m]!
    }
    if (marks.step === undefined) continue
    MARKS.matchesFrom(marks, words, i, markMatches)
    for (let m = 0; m < markMatches.count; m++) {
      const end = markMatches.ends[m]!
      const value = VALUE[end - i]! * (end - i > 1 ? 0.99 : 0.95) + best[end]!
      if (value <= best[i]!) continue
      best[i] = value
      ends[i] = end
      senses[i] = NONE
    }
  }
  const units: Unit[] = []
  for (let i = 0; i < count; i = ends[i]!) {
    const phrase =
      ends[i] === i + 1 ? loneOf(known[i]!, words, i, senses[i]!) : phraseOf(words, i, ends[i]!, senses[i]!)
    units.push(unitAt(text, tokens, phrase, i, ends[i]!))
  }
  return units
}

function isBroken(text: string, tokens: readonly Token[], at: number): boolean {
  const from = tokens[at - 1]!.end
  const to = tokens[at]!.start
  return to - from > 1 ? PHRASE_BREAK.test(text.slice(from, to)) : to > from && PHRASE_BREAK.test(text[from]!)
}

function unitAt(text: string, tokens: readonly Token[], phrase: Phrase, start: number, end: number): Unit {
  return {
    start,
    end,
    text: end - start === 1 ? tokens[start]!.text : text.slice(tokens[start]!.start, tokens[end - 1]!.end),
    words: phrase.words,
    senses: phrase.senses,
    marks: phrase.marks,
    faint: phrase.faint,
    portable: phrase.portable,
    priors: phrase.priors,
    sure: phrase.sure,
    brand: phrase.brand,
    role: phrase.role,
    framing: phrase.framing,
    occupation: phrase.occupation,
    tail: phrase.tail,
    share: phrase.share,
    headDecides: phrase.headDecides,
    key: phrase.key,
    type: phrase.type,
    chunk: 0,
    position: 'none',
  }
}

/** A word alone keeps its phrase. */
function loneOf(word: Word, all: readonly string[], at: number, found: readonly Sense[]): Phrase {
  if (found === NONE) {
    word.bare ??= newPhrase(all, at, at + 1, NONE)
    return word.bare
  }
  word.listed ??= newPhrase(all, at, at + 1, found)
  return word.listed
}

function phraseOf(all: readonly string[], start: number, end: number, senses: readonly Sense[]): Phrase {
  if (senses === NONE) return unlisted(all, start, end)
  const known = listed.get(senses)
  if (known && known.words.length === end - start && known.words[0] === all[start]) return known
  const phrase = newPhrase(all, start, end, senses)
  listed.set(senses, phrase)
  return phrase
}

function unlisted(all: readonly string[], start: number, end: number): Phrase {
  const key = all.slice(start, end).join(' ')
  let phrase = phrases.get(key)
  if (!phrase) {
    phrase = newPhrase(all, start, end, NONE)
    if (phrases.size === MOST_REMEMBERED) phrases.clear()
    phrases.set(key, phrase)
  }
  return phrase
}

function newPhrase(all: readonly string[], start: number, end: number, senses: readonly Sense[]): Phrase {
  const words = all.slice(start, end)
  const marks = MARKS.valuesOf(all, start, end) ?? NONE
  const sure = senses.some((sense) => sense.strength !== 'weak')
  return {
    words,
    senses,
    marks,
    faint: !sure,
    portable: words.every((word) => PORTABLE_HEADS.has(word)),
    priors: words.map(priorsOf),
    sure,
    brand: senses.some((sense) => sense.kind === 'brand'),
    role: senses.some((sense) => sense.kind === 'role'),
    framing: marks.some((mark) => mark.type === 'frame'),
    occupation: namesOccupation(words, senses, marks),
    tail: TITLE_TAILS.has(words.join(' ')),
    share: senses.length > 1 ? 1 / Math.sqrt(new Set(senses.map((sense) => sense.category)).size) : 1,
    headDecides: words.length > 1 ? decidedBy(words.at(-1)!) : NONE,
    key: keywordKey(words),
    type: typeOf(words, senses, marks),
  }
}

function decidedBy(word: string): ParentCategory[] {
  const decisive = (ENTRIES.get(word) ?? []).filter((sense) => sense.strength === 'decisive')
  return decisive.map((sense) => sense.category)
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

/** A title of somebody who decides: "VP of Product", "marketing director", "CISO". */
export function hasRank({ type, words, role }: Unit): boolean {
  if (type === 'rank') return true
  if (!role) return false
  const ranked = (word: string) => MARKS.get(word)?.some((mark) => mark.type === 'rank') ?? false
  return isChief(words) || (words[0] !== 'executive' && ranked(words[0]!)) || ranked(words.at(-1)!)
}
