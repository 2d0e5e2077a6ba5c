import type { Lexicon } from '../lexicon/lexicon'
import type { Sense } from '../lexicon/sense'
import type { Reading } from '../reading/read'
import { UNTOLD } from '../reading/units'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** What people do, as a list has it: golf of "golfers", fly fishing of "fly fishermen". */
export type Activity = { node: TaxonomyNode; shown: string }

/** How nouns for people end, and how what they do ends instead, the likeliest first. */
const ENDINGS: readonly [ending: string, instead: readonly string[]][] = [
  ['erman', ['ing', '']],
  ['erwoman', ['ing', '']],
  ['er', ['ing', 'y', 'ery', '', 'e']],
  ['or', ['ing', 'ion', 'e', '']],
  ['ist', ['ing', 'y', '', 'e', 'o']],
  ['iac', ['iac disease']],
]
const SHORTEST_STEM = 3
/** "open water swimmers". */
const MOST_BEFORE = 2
const DOUBLED = /([bdglmnprt])\1$/

/** What the people of a name do, where the category has a node for it; the longest phrase first. */
export function activityOf(category: ParentCategory, { units, written, lexicon }: Reading): Activity | null {
  for (let before = MOST_BEFORE; before >= 0; before--) {
    for (const { end, type } of units) {
      const first = end - 1 - before
      if (UNTOLD.has(type) || first < 0) continue
      const leading = written.canonicals.slice(first, end - 1)
      const activity = activityIn(category, leading, written.canonicals[end - 1]!, lexicon)
      if (activity) return activity
    }
  }
  return null
}

function activityIn(
  category: ParentCategory,
  leading: readonly string[],
  person: string,
  lexicon: Lexicon,
): Activity | null {
  for (const doing of doingsOf(person)) {
    const words = [...leading, ...doing.split(' ')]
    for (const { end, value } of lexicon.matchesAt(words, 0)) {
      const sense = end === words.length ? value.senses.find((one) => isDone(one, category)) : undefined
      if (sense) return { node: sense.node!, shown: sense.shown }
    }
  }
  return null
}

const isDone = ({ kind, strength, category, node }: Sense, decided: ParentCategory): boolean =>
  node !== null && category === decided && strength !== 'weak' && (kind === 'term' || kind === 'node')

/** The words that a noun for people may be made of: "swimming", "swim" of "swimmer". */
function doingsOf(person: string): string[] {
  const rule = ENDINGS.find(([ending]) => person.endsWith(ending))
  if (rule === undefined) return []
  const [ending, instead] = rule
  const stem = person.slice(0, -ending.length)
  if (stem.length < SHORTEST_STEM) return []
  const doings = instead.map((other) => stem + other)
  return DOUBLED.test(stem) ? [...doings, stem.slice(0, -1)] : doings
}
