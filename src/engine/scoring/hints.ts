import type { Hint } from '../lexicon/phrase'
import { priorsOf } from '../lexicon/priors'
import { categoryByEnding } from '../lexicon/subwords'
import type { Unit } from '../reading/units'
import { WEIGHTS } from './weights'

/** What general vocabulary says of a phrase's words, and the endings of words that it does not have. */
export function hintsOf({ words, senses }: Unit): Hint[] {
  return words.flatMap((word): Hint[] => {
    const priors = priorsOf(word)
    if (priors.length > 0) return priors.map((prior) => ({ ...prior, word, rule: 'general vocabulary' }))
    const category = senses.length === 0 ? categoryByEnding(word) : undefined
    return category ? [{ category, word, rule: 'ending of the word', weight: WEIGHTS.subword }] : []
  })
}
