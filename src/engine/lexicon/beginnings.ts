import { IRREGULAR, VARIANT } from '../text/spelling'
import { canonicalWord, canonicalWords, JOINING_WORDS, unaccent } from '../text/tokens'

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
/** How many of two first letters may turn: one of "men", both of "kerb". */
const TURNING_LETTERS = new Uint8Array(PAIRS)
for (const word of JOINING_WORDS) TURNING[prefixCode(word)] = 1
for (const pair of ['ae', 'oe']) TURNING_LETTERS[pairAt(pair, 0, 2)] = 2
for (const spellings of [IRREGULAR, VARIANT]) {
  for (const [from, to] of spellings) {
    const pair = pairAt(from, 0, 2)
    if (prefixCode(from) !== prefixCode(to)) TURNING[prefixCode(from)] = 1
    if (pair !== pairAt(to, 0, 2)) TURNING_LETTERS[pair] = from[0] === to[0] ? TURNING_LETTERS[pair] || 1 : 2
  }
}

const A = 1
const E = 5
const O = 15
const S = 19

/** The beginning of an entry that starts there as far as two letters tell it. */
export function roughBeginningOf(list: string, start: number): number {
  const pair = pairAt(list, start, 2)
  if (pair === 0) return roughOddBeginningOf(list, start)
  const second = pair % LETTERS
  let turning = TURNING_LETTERS[pair]!
  // "haemorrhage"
  if (turning === 0 && (second === A || second === O) && letterAt(list, start + 2) === E) turning = 1
  return FIRST_ROUGH + (turning === 0 ? pair : turning === 1 ? pair - second : 0)
}

function roughOddBeginningOf(list: string, start: number): number {
  if (isDigit(list.charCodeAt(start))) return FIRST_ODD
  return FIRST_ROUGH + pairAt(unaccent(list.charAt(start)), 0, 1)
}

/** A plural of so many letters keeps its first four. */
const LONG = 7
/** Enough of an entry to read its first word. */
const LONGEST_FIRST_WORD = 32

/**
 * The beginning of an entry's first canonical word, read off the list where the word needs no change to show it: it
 * stands for itself, or goes on after its first four letters, and is too long to lose one of them with its plural.
 */
export function exactBeginningOf(list: string, start: number, to: number): number {
  let code = 0
  let last = 0
  let turning = false
  let end = start
  for (; end < to && end < start + LONG; end++) {
    const letter = letterAt(list, end)
    if (letter === 0) break
    if (end < start + PREFIX) {
      code = code * LETTERS + letter
      // "aesthetic", "haemorrhage": spelled without it in American
      turning ||= letter === E && (last === A || last === O)
    }
    last = letter
  }
  const length = end - start
  if (length < PREFIX && isDigit(list.charCodeAt(end))) return FIRST_ODD + pairAt(list, start, length)
  for (let i = length; i < PREFIX; i++) code *= LETTERS
  turning ||= TURNING[code] === 1 || (last === S && length < LONG)
  const whole = isWhole(list, end, to)
  if (!turning && (length >= PREFIX || whole)) return code
  const word = list.slice(start, end)
  if (whole && length > 1 && isOneWord(word)) return prefixCode(canonicalWord(word))
  const [first] = canonicalWords(withoutMarkers(list.slice(start, Math.min(to, start + LONGEST_FIRST_WORD)).trimEnd()))
  return prefixCode(first ?? '')
}

/** It neither joins the next word nor is made of several. */
const isOneWord = (word: string): boolean =>
  /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(word) && !JOINING_WORDS.has(word.toLowerCase())

const EXCLAMATION = 33
const TILDE = 126

/** Where the first word of an entry starts, after the sign of a hint. */
export function wordStart(list: string, start: number, end: number): number {
  let word = start
  while (word < end && (list.charCodeAt(word) === TILDE || isSpace(list.charCodeAt(word)))) word++
  return word
}

const isSpace = (code: number): boolean => code <= 32
const isDigit = (code: number): boolean => code >= 48 && code <= 57

const isWhole = (list: string, end: number, to: number): boolean =>
  end === to || isSpace(list.charCodeAt(end)) || (end === to - 1 && list.charCodeAt(end) === EXCLAMATION)

const MARKERS = /^~\s*|!$/g

/** An entry without the signs of its strength. */
export function withoutMarkers(entry: string): string {
  return entry.startsWith('~') || entry.endsWith('!') ? entry.replace(MARKERS, '') : entry
}
