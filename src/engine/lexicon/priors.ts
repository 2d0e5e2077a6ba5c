import { PARENT_CATEGORIES, type ParentCategory } from '../taxonomy/vocabulary'
import { WORD_PRIORS } from './word-priors'

export type Prior = { category: ParentCategory; weight: number }

/** The letter that stands for a category, by its place in the vocabulary. */
export const PRIOR_CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno'

/**
 * One line a word, in order: the word, then for each of its likely categories its letter and a digit (tenths of the
 * probability). The text is searched as it is: an index of it would take longer to build than to do without.
 */
function lineOf(word: string): string | undefined {
  let low = 0
  let high = WORD_PRIORS.length
  while (low < high) {
    const start = WORD_PRIORS.lastIndexOf('\n', (low + high) >>> 1) + 1
    const space = WORD_PRIORS.indexOf(' ', start)
    const found = WORD_PRIORS.slice(start, space)
    const end = WORD_PRIORS.indexOf('\n', space)
    if (found === word) return WORD_PRIORS.slice(space + 1, end === -1 ? undefined : end)
    if (found < word) low = end === -1 ? high : end + 1
    else high = Math.max(start - 1, 0)
  }
  return undefined
}

const NONE: Prior[] = []
const MOST_REMEMBERED = 100_000
const read = new Map<string, Prior[]>()

function remember(word: string, priors: Prior[]): Prior[] {
  if (read.size === MOST_REMEMBERED) read.clear()
  read.set(word, priors)
  return priors
}

/** What general vocabulary says of a canonical word: its likely categories, the best first. */
export function priorsOf(word: string): Prior[] {
  const known = read.get(word)
  if (known) return known
  const line = lineOf(word)
  if (line === undefined) return remember(word, NONE)
  const priors: Prior[] = []
  for (let i = 0; i + 1 < line.length; i += 2) {
    const category = PARENT_CATEGORIES[PRIOR_CODES.indexOf(line[i]!)]!
    priors.push({ category, weight: (line.charCodeAt(i + 1) - 48) / 10 + 0.05 })
  }
  return remember(word, priors)
}
