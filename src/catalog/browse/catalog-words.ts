import type { Db } from '../../db/db'
import { textArray } from '../../db/rows'
import { type SearchTerms, searchTerms } from './search-text'

/** A pattern that matches more words than this matches too many topics for the index of words: the trigram index is used. */
const MAX_WORDS = 64

const MATCHING_WORDS = {
  name: 'matching_words',
  text: `SELECT ARRAY(SELECT DISTINCT word FROM catalog_words WHERE word LIKE part LIMIT ${MAX_WORDS + 1}) AS words
         FROM unnest($1::text[]) WITH ORDINALITY AS parts (part, nth) ORDER BY nth`,
}

/** The search's terms. A pattern that few words of the catalog match is replaced by these words. */
export async function catalogSearchTerms(db: Db, search = ''): Promise<SearchTerms> {
  const terms = searchTerms(search)
  if (terms.patterns.length === 0 || terms.prefix !== null) return terms
  const matches = await db.query({ words: textArray }, { ...MATCHING_WORDS, values: [terms.patterns.map(partOf)] })
  return {
    prefix: null,
    patterns: terms.patterns.filter((_, at) => matches[at]!.words.length > MAX_WORDS),
    words: matches.map(({ words }) => words).filter((words) => words.length <= MAX_WORDS),
  }
}

/** `catalog_words` has words without the space before them. */
const partOf = (pattern: string): string => pattern.replace(/^% /, '')
