import { ALL_NODES } from '../engine'
import { stemOf, wordsOf } from './words'

let counted: Map<string, number> | undefined

/** How many nodes of the taxonomy have a word in their names or those above. */
function nodeCounts(): Map<string, number> {
  if (counted) return counted
  counted = new Map()
  for (const { category, path } of ALL_NODES) {
    for (const stem of new Set(wordsOf(`${category} ${path}`).map(stemOf))) {
      counted.set(stem, (counted.get(stem) ?? 0) + 1)
    }
  }
  return counted
}

/**
 * How much a word tells, 0 to 1: the fewer nodes of the taxonomy have it, the more. It does not depend on what is stored,
 * so that a score is the same on every page and every node.
 */
export function weightOf(stem: string): number {
  const nodes = nodeCounts().get(stem) ?? 0
  return Math.log((ALL_NODES.length + 1) / (nodes + 1)) / Math.log(ALL_NODES.length + 1)
}
