import { allTerms, INDEXED_CHARACTERS } from '../catalog/browse/search-text'
import type { Ctx } from '../context'
import { textArray } from '../db/rows'

/** With more words to look up, the index takes longer than reading the library. */
const MAX_WORDS = 64

/** Words of the catalog, and those that the organization wrote itself. */
const MATCHING_WORDS = {
  name: 'matching_library_words',
  text: `SELECT ARRAY(SELECT word FROM catalog_words WHERE word LIKE part LIMIT ${MAX_WORDS + 1})
             || ARRAY(SELECT word FROM library_words WHERE org_id = $2 AND word LIKE part LIMIT ${MAX_WORDS + 1}) AS words
         FROM unnest($1::text[]) WITH ORDINALITY AS patterns (part, nth) ORDER BY nth`,
}

/** A topic of the library that matches the search has a word of each list. Words that too many others begin with have none. */
export async function wordsOfSearch(ctx: Pick<Ctx, 'db' | 'org'>, search?: string): Promise<string[][]> {
  const patterns = allTerms(search).flatMap(({ wordPatterns }) => wordPatterns)
  if (patterns.length === 0) return []
  const rows = await ctx.db.query({ words: textArray }, { ...MATCHING_WORDS, values: [patterns, ctx.org.id] })
  // Counted as they come, with words that are listed twice: a list that was cut off is none.
  return rows
    .filter(({ words }) => words.length <= MAX_WORDS)
    .map(({ words }) => [...new Set(words.flatMap((word) => [word, cut(word)]))])
}

/** As the index has it if the topic's text is long. */
const cut = (word: string): string => [...word].slice(0, INDEXED_CHARACTERS).join('')
