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

/** The rules by which a verb tells what a name is about. */
export const VERB_RULES = {
  telling: 'what people do',
  doing: 'what people do with it',
  hiring: 'employers look for people',
  making: 'made by hand',
} as const

const BY_VERB: ReadonlySet<string> = new Set(Object.values(VERB_RULES))

export const isToldByVerb = (rule: string): boolean => BY_VERB.has(rule)

/** A reason that no entry of a list gives. */
export function plainVote(category: ParentCategory, words: string, rule: string, weight: number): Vote {
  return { category, node: null, sense: null, words, rule, weight }
}
