import type { Db } from '../../db/db'
import { type SearchTerms, searchTerms } from './search-text'

/** More words of the vocabulary than this have too many topics for the index of words: the trigrams are asked. */
const FEW = 64

const KNOWN = {
  name: 'known_words',
  text: `SELECT ARRAY(SELECT DISTINCT word FROM catalog_words WHERE word LIKE part LIMIT ${FEW + 1}) AS words
         FROM unnest($1::text[]) WITH ORDINALITY AS parts (part, nth) ORDER BY nth`,
}

/** The same terms, with the words of the catalog that stand for a pattern in the pattern's place where they are few. */
export async function catalogSearchTerms(db: Db, search = ''): Promise<SearchTerms> {
  const terms = searchTerms(search)
  if (terms.patterns.length === 0 || terms.prefix !== null) return terms
  const found = await db.query<{ words: string[] }>({ ...KNOWN, values: [terms.patterns.map(partOf)] })
  return {
    prefix: null,
    patterns: terms.patterns.filter((_, at) => found[at]!.words.length > FEW),
    words: found.map(({ words }) => words).filter((words) => words.length <= FEW),
  }
}

/** A word of the vocabulary stands alone, without the space that marks where it begins. */
const partOf = (pattern: string): string => pattern.replace(/^% /, '')
