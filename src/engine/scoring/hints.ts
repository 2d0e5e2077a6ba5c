import type { Hint } from '../lexicon/phrase'
import { categoryByEnding } from '../lexicon/subwords'
import type { Unit } from '../reading/units'
import { WEIGHTS } from './weights'

const NONE: Hint[] = []

/** What the endings of words that no list has say of them. */
export function hintsOf({ words, senses }: Unit): Hint[] {
  if (senses.length > 0) return NONE
  return words.flatMap((word): Hint[] => {
    const category = categoryByEnding(word)
    return category ? [{ category, word, rule: 'ending of the word', weight: WEIGHTS.subword }] : []
  })
}
