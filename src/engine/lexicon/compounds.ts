import { WORDS } from '../compiled/words'

/** Two words that are also written as one: the second by the first. */
export const COMPOUNDS = new Map<string, Set<string>>()
for (const pair of WORDS.compounds) {
  const [first, second] = pair.split(' ') as [string, string]
  COMPOUNDS.set(first, (COMPOUNDS.get(first) ?? new Set()).add(second))
}
