import type { Db } from '../../db/db'
import { textArray } from '../../db/rows'
import { escaped, type SearchTerm, type SearchTerms, searchTerms } from './search-text'

/** A term that matches more words than this matches too many topics for the index of words: the trigram index is used. */
const MAX_WORDS = 64

const MATCHING_WORDS = {
  name: 'matching_words',
  text: `SELECT ARRAY(SELECT DISTINCT word FROM catalog_words WHERE word LIKE part LIMIT ${MAX_WORDS + 1}) AS words
         FROM unnest($1::text[]) WITH ORDINALITY AS parts (part, nth) ORDER BY nth`,
}

/** The search's terms. A term that few words of the catalog match is replaced by these words. */
export async function catalogSearchTerms(db: Db, search = ''): Promise<SearchTerms> {
  const { terms, prefix, words } = searchTerms(search)
  const single = terms.filter(({ word }) => word !== null)
  if (single.length === 0 || prefix !== null) return { terms, prefix, words }
  const matches = await db.query({ words: textArray }, { ...MATCHING_WORDS, values: [single.map(wordPattern)] })
  const replaced = new Map(single.map((term, at) => [term, matches[at]!.words]))
  const isFew = (term: SearchTerm) => (replaced.get(term)?.length ?? Number.POSITIVE_INFINITY) <= MAX_WORDS
  return {
    prefix,
    terms: terms.filter((term) => !isFew(term)),
    words: terms.filter(isFew).map((term) => replaced.get(term)!),
  }
}

/** `catalog_words` has words without spaces around them. */
const wordPattern = ({ word, wholePattern }: SearchTerm): string =>
  `${escaped(word!)}${wholePattern === null ? '%' : ''}`
