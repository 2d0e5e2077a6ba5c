import type { CategorySource, CompiledWords, NodeSource, WordLists } from '../../src/engine/taxonomy/source'
import { readTaxonomy, type Taxonomy } from './read'

export { readTaxonomy }

/** What keywords and demo topics are made of; all entries of a node stand in the lexicon. */
const MOST_TERMS = 12
const MOST_BRANDS = 4

/** The tree, the word lists, and the brands whose capitals are their own. */
export function wordFiles({ categories, words, open }: Taxonomy): Record<string, string> {
  const compiled: CompiledWords = {
    categories: categories.map(shortCategory),
    words: { ...words, doings: words.doings.map(({ objects, ...doing }) => doing) },
    brandsWithCapitals: brandsWithCapitals(categories, open),
  }
  return { 'words.json': JSON.stringify(compiled).replace(NOT_LATIN_1, escaped) }
}

/** A file without these signs is read faster. */
const NOT_LATIN_1 = /[\u0100-\uffff]/g
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

function shortCategory(source: CategorySource): CategorySource {
  return { ...source, ...shortLists(source), nodes: source.nodes.map((node) => ({ ...node, ...shortNode(node) })) }
}

function shortNode(node: NodeSource): NodeSource {
  return { ...node, ...shortLists(node), children: node.children?.map(shortNode) }
}

function shortLists({ terms, brands }: WordLists): WordLists {
  return {
    terms: terms?.filter((entry) => !entry.startsWith('~')).slice(0, MOST_TERMS),
    brands: brands?.filter((entry) => !entry.startsWith('~')).slice(0, MOST_BRANDS),
    roles: undefined,
    industries: undefined,
  }
}

/** A capital inside a word, or a word in small letters after a hyphen. */
const OWN_CAPITALS = /[A-Za-z0-9][A-Z]|-[a-z]/

function brandsWithCapitals(categories: readonly CategorySource[], open: Taxonomy['open']): string[] {
  const names = new Set<string>()
  const collect = (node: WordLists & { children?: NodeSource[] }): void => {
    for (const entry of node.brands ?? []) {
      const shown = entry.split('=', 1)[0]!.trim()
      if (!shown.startsWith('~') && OWN_CAPITALS.test(shown)) names.add(shown)
    }
    for (const child of node.children ?? []) collect(child)
  }
  for (const { nodes, ...lists } of categories) {
    collect(lists)
    for (const node of nodes) collect(node)
  }
  collect({ brands: open.filter(({ kind }) => kind === 'brand').map(({ text }) => text) })
  return [...names]
}
