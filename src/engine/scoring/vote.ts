import type { Sense } from '../lexicon/phrase'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** One reason for a category: the words, the rule, how much it counts. */
export type Vote = {
  category: ParentCategory
  node: TaxonomyNode | null
  sense: Sense | null
  words: string
  rule: string
  weight: number
}

/** A reason that no entry of a list gives. */
export function plainVote(category: ParentCategory, words: string, rule: string, weight: number): Vote {
  return { category, node: null, sense: null, words, rule, weight }
}
