import { CATEGORIES } from '../compiled/words'
import type { Defaults } from '../layers/defaults'
import type { CategorySource, NodeSource, RootNodeSource } from './source'
import {
  GROUP_OF,
  type Intent,
  type ParentCategory,
  type SegmentType,
  type Sensitivity,
  type TaxonomyType,
} from './vocabulary'

/** In the order in which they are asked for: what a name reads of its node stands together. */
export type TaxonomyNode = {
  /** Its place in ALL_NODES. */
  id: number
  group: TaxonomyType
  /** From level 0 down: "SUVs > Electric SUVs". */
  path: string
  root: RootNode
  iab: string
  /** What it says of its topics: worked out with the first of them. */
  defaults: Defaults | null
  category: ParentCategory
  name: string
  parent: TaxonomyNode | null
  level: number
  children: TaxonomyNode[]
  segment: SegmentType
  sensitivity: Sensitivity
  intent: Intent
  source: NodeSource
}

export type RootNode = TaxonomyNode & { label: string; description: string; domains: string[] }

export type CategoryTree = { source: CategorySource; roots: RootNode[]; nodes: TaxonomyNode[] }

let grown = 0

function growChildren(parent: TaxonomyNode, all: TaxonomyNode[]): void {
  for (const source of parent.source.children ?? []) {
    const node: TaxonomyNode = {
      id: grown++,
      group: parent.group,
      path: `${parent.path} > ${source.name}`,
      root: parent.root,
      iab: source.iab ?? parent.iab,
      defaults: null,
      category: parent.category,
      name: source.name,
      parent,
      level: parent.level + 1,
      children: [],
      segment: source.segment ?? parent.segment,
      sensitivity: source.sensitivity ?? parent.sensitivity,
      intent: source.intent ?? parent.intent,
      source,
    }
    parent.children.push(node)
    all.push(node)
    growChildren(node, all)
  }
}

function growRoot(source: RootNodeSource, category: CategorySource, all: TaxonomyNode[]): RootNode {
  const node = {
    id: grown++,
    group: GROUP_OF[category.category],
    path: source.name,
    root: null,
    iab: source.iab,
    defaults: null,
    category: category.category,
    name: source.name,
    parent: null,
    level: 0,
    children: [],
    segment: source.segment ?? category.segment,
    sensitivity: source.sensitivity ?? category.sensitivity,
    intent: source.intent ?? category.intent,
    source,
    label: source.label,
    description: source.description,
    domains: source.domains,
  } as unknown as RootNode
  node.root = node
  all.push(node)
  growChildren(node, all)
  return node
}

export const TREE: ReadonlyMap<ParentCategory, CategoryTree> = new Map(
  CATEGORIES.map((source) => {
    const nodes: TaxonomyNode[] = []
    const roots = source.nodes.map((root) => growRoot(root, source, nodes))
    return [source.category, { source, roots, nodes }]
  }),
)

export const ALL_NODES: readonly TaxonomyNode[] = [...TREE.values()].flatMap((tree) => tree.nodes)

/** As it is written in the tree, and in small letters. */
const rootsByName = new Map(
  [...TREE].map(([category, { roots }]) => {
    const named = new Map<string, RootNode>()
    for (const root of roots.toReversed()) named.set(root.name, root).set(root.name.toLowerCase(), root)
    return [category, named]
  }),
)

export function rootNode(category: ParentCategory, subcategory: string): RootNode | undefined {
  const named = rootsByName.get(category)
  return named?.get(subcategory) ?? named?.get(subcategory.toLowerCase())
}

/** Where a category is sure and no word leads to one of its nodes; `trade`: for those who work in it. */
export function generalRoot(category: ParentCategory, trade = false): RootNode {
  const { general, trade: work = general } = TREE.get(category)!.source
  return rootNode(category, trade ? work : general)!
}
