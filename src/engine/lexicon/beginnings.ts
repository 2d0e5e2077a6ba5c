import { IRREGULAR, VARIANT } from '../spelling'
import { canonicalWords, unaccent } from '../text'

export const PREFIX = 4
const LETTERS = 27
const PAIRS = LETTERS ** 2
/** The beginnings with four plain letters come first, then those with other signs, of which two letters tell at most. */
const FIRST_ODD = LETTERS ** PREFIX
/** At last the rough ones, of which two letters are sure, one or none. */
export const FIRST_ROUGH = FIRST_ODD + PAIRS
export const BEGINNINGS = FIRST_ROUGH + PAIRS

/** How a canonical word begins, as a number. */
export function prefixCode(word: string): number {
  let code = 0
  for (let i = 0; i < PREFIX; i++) {
    const letter = i < word.length ? word.charCodeAt(i) - 96 : 0
    if (letter < 0 || letter > 26) return FIRST_ODD + pairAt(word, 0, 2)
    code = code * LETTERS + letter
  }
  return code
}

/** The rough beginnings that entries with this canonical word may have been given. */
export function roughCodes(word: string): number[] {
  return [FIRST_ROUGH, FIRST_ROUGH + pairAt(word, 0, 1), FIRST_ROUGH + pairAt(word, 0, 2)]
}

/** Two letters as a number, or one or none if no more are sure or there. */
function pairAt(text: string, start: number, sure: number): number {
  const first = sure > 0 ? letterAt(text, start) : 0
  return first * LETTERS + (sure > 1 && first > 0 ? letterAt(text, start + 1) : 0)
}

function letterAt(text: string, at: number): number {
  const letter = (text.charCodeAt(at) | 32) - 96
  return letter > 0 && letter <= 26 ? letter : 0
}

/** Beginnings of words whose canonical form may begin otherwise ("tyre"), or that join the next word ("non"). */
const TURNING = new Uint8Array(FIRST_ODD)
/** Not even the first letter is sure: "kerb". */
const WHOLLY = 2
for (const word of ['non', 'pre', 'anti', 'multi', 'semi']) TURNING[prefixCode(word)] = 1
for (const spellings of [IRREGULAR, VARIANT]) {
  for (const [from, to] of spellings) {
    if (prefixCode(from) !== prefixCode(to)) TURNING[prefixCode(from)] ||= 1
    if (from[0] !== to[0]) TURNING[prefixCode(from)] = WHOLLY
  }
}

/** A plural of so many letters keeps its first four. */
const LONG = 7
const TILDE = 126
const EXCLAMATION = 33
const SMALL_S = 115

export const isSpace = (code: number): boolean => code <= 32
const isDigit = (code: number): boolean => code >= 48 && code <= 57

/**
 * The beginning of an entry's first canonical word, read off the list where the word needs no change to show it: it
 * stands for itself, or goes on after its first four letters, and is too long to lose one of them with its plural.
 * Elsewhere it is a rough one.
 */
export function beginningOf(text: string, from: number, to: number): number {
  let start = from
  while (start < to && (text.charCodeAt(start) === TILDE || isSpace(text.charCodeAt(start)))) start++
  let code = 0
  let end = start
  for (; end < to && end < start + LONG; end++) {
    const letter = letterAt(text, end)
    if (letter === 0) break
    if (end < start + PREFIX) code = code * LETTERS + letter
  }
  const length = end - start
  if (length < PREFIX && end < to && isDigit(text.charCodeAt(end))) return FIRST_ODD + pairAt(text, start, length)
  if (length === 0) return FIRST_ROUGH + pairAt(unaccent(text.charAt(start)), 0, 1)
  for (let i = length; i < PREFIX; i++) code *= LETTERS
  const shown = length >= PREFIX || isWhole(text, end, to)
  const plural = length < LONG && (text.charCodeAt(end - 1) | 32) === SMALL_S
  const turning = TURNING[code]!
  if (shown && !plural && turning === 0 && !hasDiphthong(text, start)) return code
  if (turning === WHOLLY || isDiphthong(text, start)) return FIRST_ROUGH
  return FIRST_ROUGH + pairAt(text, start, turning > 0 || isDiphthong(text, start + 1) ? 1 : length)
}

const isWhole = (text: string, end: number, to: number): boolean =>
  end === to || isSpace(text.charCodeAt(end)) || (end === to - 1 && text.charCodeAt(end) === EXCLAMATION)

/** "aesthetic", "haemorrhage": spelled without one of its first letters in American. */
const hasDiphthong = (text: string, start: number): boolean =>
  isDiphthong(text, start) || isDiphthong(text, start + 1) || isDiphthong(text, start + 2)

const SMALL_A = 97
const SMALL_E = 101
const SMALL_O = 111

function isDiphthong(text: string, at: number): boolean {
  const letter = text.charCodeAt(at)
  return (letter === SMALL_A || letter === SMALL_O) && text.charCodeAt(at + 1) === SMALL_E
}

/** Enough of an entry to read its first word. */
const LONGEST_FIRST_WORD = 32

/** The beginning of an entry that had a rough one. */
export function exactBeginningOf(text: string, start: number, to: number): number {
  const [first] = canonicalWords(withoutMarkers(text.slice(start, Math.min(to, start + LONGEST_FIRST_WORD))))
  return prefixCode(first ?? '')
}

const MARKERS = /^~\s*|!$/g

/** An entry without the signs of its strength. */
export function withoutMarkers(entry: string): string {
  return entry.startsWith('~') || entry.endsWith('!') ? entry.replace(MARKERS, '') : entry
}
