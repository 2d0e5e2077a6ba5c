import { PARENT_CATEGORIES, type ParentCategory } from '../taxonomy/vocabulary'
import { PhraseTable } from './phrase-table'
import { WORD_PRIORS } from './word-priors'

export type Prior = { category: ParentCategory; weight: number }

/** The letter that stands for a category, by its place in the vocabulary. */
export const PRIOR_CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno'

/** One line a word: for each of its likely categories its letter and a digit (tenths of the probability). */
const PRIORS = new PhraseTable(`${WORD_PRIORS.replaceAll(' ', '\t')}\n`)

/** What general vocabulary says of a canonical word: its likely categories, the best first. */
export function priorsOf(word: string): Prior[] {
  const codes = PRIORS.get(word) ?? ''
  const priors: Prior[] = []
  for (let i = 0; i + 1 < codes.length; i += 2) {
    const category = PARENT_CATEGORIES[PRIOR_CODES.indexOf(codes[i]!)]!
    priors.push({ category, weight: Number(codes[i + 1]) / 10 + 0.05 })
  }
  return priors
}
