import { memo, normalizedName } from '../../engine'

type SearchableFields = { parent_category: string; taxonomy_path: string; keywords: readonly string[] }

/** The text that catalog search looks in: name, path and keywords, normalized, with a space before every word. */
export const searchText = (
  normalizedName: string,
  { parent_category, taxonomy_path, keywords }: SearchableFields,
): string => ` ${[normalizedName, ...[parent_category, taxonomy_path, ...keywords].map(normalized)].join(' ')}`

/** The same for keywords alone. */
export const keywordText = (keywords: readonly string[]): string => ` ${keywords.map(normalized).join(' ')}`

/** Categories, paths and most keywords recur. */
const normalized = memo(normalizedName, 20_000)

export type SearchTerms = {
  /** LIKE patterns over `search_text`, one a word; each of them must match. */
  patterns: string[]
  /** Pattern over `normalized_name`, where no word is long enough for the trigram index. */
  prefix: string | null
  /** Lists of words: the topic must have one of each list. */
  words: string[][]
  /** Topics that match by the organization's keywords, whatever the catalog says. */
  libraryTopicIds?: string[]
}

/**
 * Trigrams find three letters anywhere, and two at the beginning of a word (" tv"). A single letter would match nearly
 * half of the catalog, so it is looked for at the beginning of names.
 */
export function searchTerms(query: string): SearchTerms {
  const words = [...new Set(normalizedName(query).split(' '))].filter((word) => word !== '')
  const [first] = words
  if (first === undefined) return { patterns: [], prefix: null, words: [] }
  const patterns = words.map((word) => (longestRun(word) >= 3 ? `%${escaped(word)}%` : `% ${escaped(word)}%`))
  const indexed = words.some((word) => longestRun(word) >= 3 || firstRun(word) >= 2)
  return indexed
    ? { patterns, prefix: null, words: [] }
    : { patterns: patterns.slice(1), prefix: `${escaped(first)}%`, words: [] }
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Trigrams are made of letters and digits only: "c++" has one. */
const longestRun = (word: string): number => Math.max(0, ...(word.match(/[\p{L}\p{N}]+/gu) ?? []).map(lengthOf))
const firstRun = (word: string): number => lengthOf(/^[\p{L}\p{N}]*/u.exec(word)![0])
const lengthOf = (text: string): number => [...text].length
