import { IRREGULAR, VARIANT } from '../spelling'
import { canonicalWord, tokenize } from '../text'

export const PREFIX = 4
const LETTERS = 27
/** How many beginnings there are. */
export const BEGINNINGS = LETTERS ** PREFIX
const ODD = 0

/** The first four letters of a canonical word as a number; words that begin otherwise share one number. */
export function prefixCode(word: string): number {
  let code = 0
  for (let i = 0; i < PREFIX; i++) {
    const letter = i < word.length ? word.charCodeAt(i) - 96 : 0
    if (letter < 0 || letter > 26) return ODD
    code = code * LETTERS + letter
  }
  return code
}

/** Beginnings of words whose canonical form may begin otherwise ("tyre"), or that join the next word ("non"). */
const TURNING = new Uint8Array(BEGINNINGS)
for (const [from, to] of [...IRREGULAR, ...VARIANT])
  if (prefixCode(from) !== prefixCode(to)) TURNING[prefixCode(from)] = 1
const JOINING_WORDS = new Set(['non', 'pre', 'anti', 'multi', 'semi'])
for (const word of JOINING_WORDS) TURNING[prefixCode(word)] = 1

/** Enough of an entry to read its first word. */
const LONGEST_FIRST_WORD = 32

export const isSpace = (code: number) => code <= 32
export const MARKERS = /^~\s*|!$/g

const PLAIN_ENTRY = /^[a-z]+(?: [a-z]+)*$/
const JOINING_WORD = /\b(?:non|pre|anti|multi|semi|to)\b/
const canonicalForms = new Map<string, string>()

/** As the tokenizer reads them. Plain entries need only their words, and lists repeat their words. */
export function canonicalWords(entry: string): string[] {
  if (!PLAIN_ENTRY.test(entry) || JOINING_WORD.test(entry)) return tokenize(entry).map((token) => token.canonical)
  const words = entry.split(' ')
  for (let i = 0; i < words.length; i++) words[i] = canonicalForm(words[i]!)
  return words
}

function canonicalForm(word: string): string {
  let canonical = canonicalForms.get(word)
  if (canonical === undefined) {
    canonical = canonicalWord(word)
    canonicalForms.set(word, canonical)
  }
  return canonical
}

const TILDE = 126
const EXCLAMATION = 33
const SMALL_S = 115

/**
 * The beginning of an entry's first canonical word, read off the list where the word needs no change to show it: it
 * stands for itself, or goes on after its first four letters, and is too long to lose one of them with its plural.
 */
export function beginningOf(text: string, from: number, to: number): number {
  let start = from
  while (start < to && (text.charCodeAt(start) === TILDE || isSpace(text.charCodeAt(start)))) start++
  let code = 0
  let end = start
  for (; end < to; end++) {
    const letter = text.charCodeAt(end) | 32
    if (letter < 97 || letter > 122) break
    if (end - start < PREFIX) code = code * LETTERS + letter - 96
  }
  const length = end - start
  if (length === 0 && isDigit(text.charCodeAt(start))) return ODD
  for (let i = length; i < PREFIX; i++) code *= LETTERS
  const plural = length < 7 && length > 0 && (text.charCodeAt(end - 1) | 32) === SMALL_S
  const odd = plural || TURNING[code] === 1 || diphthong(text, start)
  const whole = end === to || isSpace(text.charCodeAt(end)) || (end === to - 1 && text.charCodeAt(end) === EXCLAMATION)
  if (!odd && (whole || length >= PREFIX)) return code
  if (whole && length > 1) {
    const word = text.slice(start, end)
    if (isOneWord(word)) return prefixCode(canonicalForm(word.toLowerCase()))
  }
  const first = tokenize(text.slice(start, Math.min(to, start + LONGEST_FIRST_WORD)).replace(MARKERS, ''))[0]
  return first ? prefixCode(first.canonical) : ODD
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** It neither joins the next word nor is made of several. */
const isOneWord = (word: string): boolean =>
  /^(?:[A-Za-z][a-z]*|[A-Z]+)$/.test(word) && !JOINING_WORDS.has(word.toLowerCase())

const SMALL_A = 97
const SMALL_E = 101
const SMALL_O = 111

/** "aesthetic", "oestrogen": spelled without the first letter in American. */
function diphthong(text: string, start: number): boolean {
  for (let i = start; i < start + 3; i++) {
    const letter = text.charCodeAt(i)
    if ((letter === SMALL_A || letter === SMALL_O) && text.charCodeAt(i + 1) === SMALL_E) return true
  }
  return false
}
