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
/** Other signs up to it are spaces too. */
export const SPACE = 32
const EXCLAMATION = 33
const TILDE = 126
const A = 1
const E = 5
const O = 15
const S = 19

/**
 * The beginning of an entry's first canonical word, read off the list where the word needs no change to show it: it
 * stands for itself, or goes on after its first four letters, and is too long to lose one of them with its plural.
 * Elsewhere it is a rough one.
 */
export function beginningOf(text: string, from: number, to: number): number {
  const start = text.charCodeAt(from) === TILDE ? afterMarker(text, from, to) : from
  let code = 0
  let last = 0
  let sure = LONG
  let end = start
  for (; end < to && end < start + LONG; end++) {
    const letter = (text.charCodeAt(end) | 32) - 96
    if (letter < 1 || letter > 26) break
    if (end < start + PREFIX) {
      code = code * LETTERS + letter
      // "aesthetic", "haemorrhage": spelled without it in American
      if (letter === E && (last === A || last === O)) sure = end - start - 1
    }
    last = letter
  }
  const length = end - start
  if (length < PREFIX && end < to && isDigit(text.charCodeAt(end))) return FIRST_ODD + pairAt(text, start, length)
  if (length === 0) return FIRST_ROUGH + pairAt(unaccent(text.charAt(start)), 0, 1)
  for (let i = length; i < PREFIX; i++) code *= LETTERS
  const turning = TURNING[code]!
  const plural = last === S && length < LONG
  const shown = length >= PREFIX || isWhole(text, end, to)
  if (shown && !plural && turning === 0 && sure === LONG) return code
  if (turning > 0) sure = Math.min(sure, turning === WHOLLY ? 0 : 1)
  return FIRST_ROUGH + pairAt(text, start, Math.min(sure, length))
}

function afterMarker(text: string, from: number, to: number): number {
  let start = from + 1
  while (start < to && text.charCodeAt(start) <= SPACE) start++
  return start
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const isWhole = (text: string, end: number, to: number): boolean =>
  end === to || text.charCodeAt(end) <= SPACE || (end === to - 1 && text.charCodeAt(end) === EXCLAMATION)

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
