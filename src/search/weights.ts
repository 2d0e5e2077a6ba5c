import { ALL_NODES } from '../engine'
import { stemOf, wordsOf } from './words'

let counted: Map<string, number> | undefined

/** How many nodes of the taxonomy have a word in their path or among their terms. */
function nodeCounts(): Map<string, number> {
  if (counted) return counted
  counted = new Map()
  for (const { category, path, source } of ALL_NODES) {
    const words = new Set(wordsOf([category, path, ...(source.terms ?? [])].join(' ')))
    for (const stem of new Set([...words].map(stemOf))) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  }
  return counted
}

/** A word that the taxonomy does not have says less than one that it has: "busy", "collect". */
const UNKNOWN = 0.5

/**
 * How much a word tells, 0 to 1: the fewer nodes of the taxonomy have it, the more. It does not depend on what is stored,
 * so that a score is the same on every page.
 */
export function weightOf(stem: string): number {
  const nodes = nodeCounts().get(stem)
  return nodes === undefined ? UNKNOWN : Math.log(ALL_NODES.length / nodes) / Math.log(ALL_NODES.length)
}
