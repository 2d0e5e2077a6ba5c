import { ALL_NODES, type TaxonomyNode } from './tree'

/** The node of the topic that was classified last: its outputs and its embedding are asked for next, with no look-up. */
let last = ALL_NODES[0]!

export function keepNode(node: TaxonomyNode): void {
  last = node
}

export function lastNode(): TaxonomyNode {
  return last
}
