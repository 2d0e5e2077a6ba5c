import type { Sense } from './lexicon/entries'
import {
  CONJUNCTIONS,
  EXCLUSIONS,
  FUNCTION_WORDS,
  GENERIC_HEADS,
  GENERIC_OCCUPATIONS,
  GRADES,
  PREPOSITIONS,
} from './lexicon/grammar'
import { ENTRIES, MARKS, type Mark } from './lexicon/index'
import type { Token } from './text'

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'
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
export type Unit = {
  start: number
  end: number
  /** The words as written. */
  text: string
  /** The canonical words. */
  words: readonly string[]
  senses: readonly Sense[]
  marks: readonly Mark[]
  type: UnitType
  chunk: number
  position: Position
}

/** What is known of a phrase wherever it stands. */
type Phrase = Pick<Unit, 'words' | 'senses' | 'marks' | 'type'>

const NONE: readonly never[] = []
const MOST_REMEMBERED = 50_000
const phrases = new Map<string, Phrase>()

/** Phrases of more words leave less unread; of equal covers the one with the longer phrases wins. */
const VALUE = Array.from({ length: 32 }, (_, length) => length ** 1.6)

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/

/** The set of phrases that leaves the least of the name unread. */
export function unitsOf(text: string, tokens: readonly Token[], words: readonly string[]): Unit[] {
  const count = words.length
  const best: number[] = new Array(count + 1).fill(0)
  const ends: number[] = new Array(count).fill(0)
  const senses: (readonly Sense[])[] = new Array(count).fill(NONE)
  for (let i = count - 1; i >= 0; i--) {
    best[i] = best[i + 1]!
    ends[i] = i + 1
    for (const match of ENTRIES.matchesAt(words, i)) {
      const value = VALUE[match.end - i]! + best[match.end]!
      if (value <= best[i]! || (match.end - i === 2 && isBroken(text, tokens, i + 1))) continue
      best[i] = value
      ends[i] = match.end
      senses[i] = match.values
    }
    for (const match of MARKS.matchesAt(words, i)) {
      const value = VALUE[match.end - i]! * (match.end - i > 1 ? 0.99 : 0.95) + best[match.end]!
      if (value <= best[i]!) continue
      best[i] = value
      ends[i] = match.end
      senses[i] = NONE
    }
  }
  const units: Unit[] = []
  for (let i = 0; i < count; i = ends[i]!) units.push(unitAt(text, tokens, words, i, ends[i]!, senses[i]!))
  return units
}

function isBroken(text: string, tokens: readonly Token[], at: number): boolean {
  const from = tokens[at - 1]!.end
  const to = tokens[at]!.start
  return to - from > 1 ? PHRASE_BREAK.test(text.slice(from, to)) : to > from && PHRASE_BREAK.test(text[from]!)
}

function unitAt(
  text: string,
  tokens: readonly Token[],
  all: readonly string[],
  start: number,
  end: number,
  found: readonly Sense[],
): Unit {
  const { words, senses, marks, type } = phraseOf(all, start, end, found)
  const written = end - start === 1 ? tokens[start]!.text : text.slice(tokens[start]!.start, tokens[end - 1]!.end)
  return { start, end, text: written, words, senses, marks, type, chunk: 0, position: 'none' }
}

function phraseOf(all: readonly string[], start: number, end: number, senses: readonly Sense[]): Phrase {
  const words = end - start === 1 ? undefined : all.slice(start, end)
  const key = words ? words.join(' ') : all[start]!
  const known = phrases.get(key)
  if (known && known.senses === senses) return known
  const own = words ?? [key]
  const marks = MARKS.valuesOf(all, start, end) ?? NONE
  const phrase: Phrase = { words: own, senses, marks, type: typeOf(own, senses, marks) }
  if (phrases.size === MOST_REMEMBERED) phrases.clear()
  phrases.set(key, phrase)
  return phrase
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

/** In no list, or only as a hint: what stands before it says more. */
export function isFaint({ senses }: Unit): boolean {
  return senses.every((sense) => sense.strength === 'weak')
}

/** "CFO" and "chief operating officer" name a function, "director" does not. */
function isChief(words: readonly string[]): boolean {
  return words[0] === 'chief' || (words.length === 1 && /^c[a-z]{1,2}o$/.test(words[0]!))
}

/** A title of somebody who decides: "VP of Product", "marketing director", "CISO". */
export function hasRank({ type, words, senses }: Unit): boolean {
  if (type === 'rank') return true
  if (!senses.some((sense) => sense.kind === 'role')) return false
  const ranked = (word: string) => MARKS.get(word)?.some((mark) => mark.type === 'rank') ?? false
  return isChief(words) || (words[0] !== 'executive' && ranked(words[0]!)) || ranked(words.at(-1)!)
}
