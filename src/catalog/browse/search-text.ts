import type { Values } from '../../db/values'
import { memo, normalizedName } from '../../engine'

type SearchableFields = { parent_category: string; taxonomy_path: string; keywords: readonly string[] }

/** The engine's texts are shorter; in long ones, looking through all that came before takes time. */
const MOST_LOOKED_THROUGH = 2_000

/**
 * The text that catalog search looks in: name, path and keywords, normalized, with a space before every word. What stands in
 * it already is not repeated: half of all words would be.
 */
export function searchText(name: string, { parent_category, taxonomy_path, keywords }: SearchableFields): string {
  let text = ` ${name} `
  for (const part of [taxonomy_path, parent_category, ...keywords]) {
    const phrase = normalized(part)
    if (text.length > MOST_LOOKED_THROUGH || !text.includes(` ${phrase} `)) text += `${phrase} `
  }
  return text.trimEnd()
}

/** The same for other texts, keywords for instance. */
export const wordsText = (texts: readonly string[]): string => ` ${texts.map(normalized).join(' ')}`

/** Categories, paths and most keywords recur. */
const normalized = memo(normalizedName, 20_000)

/** A word searched for, or several that belong together: "18-24" is 18 followed by 24. */
export type SearchTerm = {
  /** LIKE pattern over a search text. */
  pattern: string
  /** The same over the text and a space after it, where the last word must not go on: 18 does not find 1872. */
  wholePattern: string | null
  /** LIKE patterns over single words: a text with the term has a word for each. */
  wordPatterns: string[]
  /** Whether each text with such a word has the term. */
  isWord: boolean
}

export type SearchTerms = {
  /** Each of them must match. */
  terms: SearchTerm[]
  /** Pattern over `normalized_name`, where every term is a single letter or sign. */
  prefix: string | null
}

/**
 * Words are found by their beginnings, numbers as a whole. A single letter would match nearly half of the catalog, so it is
 * looked for at the beginning of names.
 */
export function searchTerms(query: string): SearchTerms {
  const phrases = phrasesOf(query)
  const [first] = phrases
  const terms = phrases.map(termOf)
  if (first === undefined) return { terms, prefix: null }
  const isTelling = phrases.some((phrase) => longestRun(phrase) >= 3 || firstRun(phrase) >= 2)
  return isTelling ? { terms, prefix: null } : { terms: terms.slice(1), prefix: `${escaped(first)}%` }
}

/** The terms for a library, which is small enough to look for a single letter. */
export const allTerms = (query = ''): SearchTerm[] => phrasesOf(query).map(termOf)

/** A condition that `text`, an SQL expression, fulfils if it has the term. */
export function hasTerm(text: string, { pattern, wholePattern }: SearchTerm, values: Values): string {
  const isLike = `${text} LIKE ${values.add(pattern)}`
  // The first condition is for the index.
  return wholePattern === null ? isLike : `(${isLike} AND ${text} || ' ' LIKE ${values.add(wholePattern)})`
}

/** What stands between spaces, each once; signs alone count only if there is nothing else. */
function phrasesOf(query: string): string[] {
  const phrases = [...new Set(query.split(/\s+/).map(normalizedName))].filter((phrase) => phrase !== '')
  const worded = phrases.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
  return worded.length > 0 ? worded : phrases
}

function termOf(phrase: string): SearchTerm {
  const words = phrase.split(' ')
  const [first, last] = [words[0]!, words.at(-1)!]
  if (UNSPACED.test(phrase)) {
    const wordPatterns =
      words.length === 1
        ? [wordPattern(phrase, '%', '%')]
        : [wordPattern(first, '%'), ...words.slice(1, -1).map((word) => wordPattern(word)), wordPattern(last, '', '%')]
    return { pattern: `%${escaped(phrase)}%`, wholePattern: null, wordPatterns, isWord: false }
  }
  const isNumber = /^\d+$/.test(last)
  return {
    pattern: `% ${escaped(phrase)}%`,
    wholePattern: isNumber ? `% ${escaped(phrase)} %` : null,
    wordPatterns: [...words.slice(0, -1).map((word) => wordPattern(word)), wordPattern(last, '', isNumber ? '' : '%')],
    isWord: words.length === 1 && lengthOf(phrase) <= INDEXED_CHARACTERS,
  }
}

/** Longer words are cut by the function `search_words`. */
export const INDEXED_CHARACTERS = 200

/** A LIKE pattern over a word of `search_words`, and what may stand before and after it. */
export function wordPattern(word: string, before = '', after = ''): string {
  const characters = [...word]
  if (characters.length <= INDEXED_CHARACTERS) return `${before}${escaped(word)}${after}`
  return `${before}${escaped(characters.slice(0, INDEXED_CHARACTERS).join(''))}%`
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Of letters and digits: "c++" has one. */
const longestRun = (word: string): number => Math.max(0, ...(word.match(/[\p{L}\p{N}]+/gu) ?? []).map(lengthOf))
const firstRun = (word: string): number => lengthOf(/^[\p{L}\p{N}]*/u.exec(word)![0])
const lengthOf = (text: string): number => [...text].length
