import { WORDS } from '../compiled/words'
import { parseBrands } from '../lexicon/brand-entry'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { memoOf } from '../text/memo'
import { canonicalWords } from '../text/tokens'
import { isPlural } from './description/nouns'
import { bitsOf, type Keyword, keywordOf } from './keyword'
import { isFragment, isTermOf } from './keyword-pieces'

/** What the lists of a node offer as keywords. */
type NodeKeywords = {
  name: Keyword
  /** It holds several things: "pasta, rice & grains". */
  isShelf: boolean
  /** Somebody looks for it by this name: not for "where people live", nor for "microblogs and alternative networks". */
  isSaid: boolean
  /** The name as somebody says it: "courts and justice system". */
  said: Keyword
  /** Each part is what every brand there is: "cafés & coffee shops". */
  areSame: boolean
  parts: readonly Keyword[]
  terms: readonly Keyword[]
  brands: readonly Keyword[]
}

/** Made with the first topic of a node: the lists do not change, and few nodes are met. */
export const listsOf = memoOf(({ name, category, source }: TaxonomyNode): NodeKeywords => {
  const label = withoutBracket(name)
  const things = label.split(SEVERAL)
  const isShelf = things.length > 1
  const said = label.replaceAll(' & ', ' and ')
  return {
    name: keywordOf(label),
    isShelf,
    isSaid:
      !LABELS.has(label) && (!isShelf || isTerm(said, category) || things.every((thing) => isTerm(thing, category))),
    said: keywordOf(said),
    areSame: SAME_THINGS.has(said),
    parts: partsOf(things, category).map(keywordOf),
    terms: sureTerms(source.terms).map(keywordOf),
    brands: sureBrands(source.brands).map(keywordOf),
  }
})

type KeywordsAround = {
  keywords: readonly Keyword[]
  /** The node that has it, for each. */
  nodes: readonly TaxonomyNode[]
  /** The bits of each, in one place: of most keywords they are all that is read. */
  bits: readonly number[]
}

/** What a node, those below and those above it have: their parts first, then their terms. */
export const keywordsAround = memoOf((node: TaxonomyNode): KeywordsAround => {
  const around = [node, ...node.children, ...ancestorsOf(node)]
  const parts = around.flatMap((of) => listsOf(of).parts.map((keyword) => ({ keyword, of })))
  const terms = around.flatMap((of) => listsOf(of).terms.map((keyword) => ({ keyword, of })))
  const all = [...parts, ...terms]
  return {
    keywords: all.map(({ keyword }) => keyword),
    nodes: all.map(({ of }) => of),
    bits: all.map(({ keyword }) => bitsOf(keyword.words)),
  }
})

function ancestorsOf(node: TaxonomyNode): TaxonomyNode[] {
  const ancestors: TaxonomyNode[] = []
  for (let above = node.parent; above; above = above.parent) ancestors.push(above)
  return ancestors
}

const SEVERAL = /, | and | & /

/** "Cloud Infrastructure (IaaS & PaaS)". */
const withoutBracket = (name: string): string => name.toLowerCase().replace(/ \([^()]{0,80}\)$/, '')

/**
 * "Rugs & Carpets" are rugs, and carpets; nobody looks for "midsize & compact pickups", but for compact ones, and the
 * "bowls" of "salads & bowls" are nothing by themselves.
 */
function partsOf(things: readonly string[], category: ParentCategory): string[] {
  if (things.length === 1) return things.filter((thing) => !LABELS.has(thing))
  const parts = things.every((thing) => isPlural(thing.slice(thing.lastIndexOf(' ') + 1)))
    ? things
    : things.slice(-1).filter((thing) => thing.includes(' '))
  return parts.filter((part) => !LABELS.has(part) && isTerm(part, category))
}

/** Names of nodes that no list has: they say of which kind the nodes below are. */
const LABELS: ReadonlySet<string> = new Set(WORDS.keywords.shelves)
const SAME_THINGS: ReadonlySet<string> = new Set(WORDS.keywords.sameThings)

const isTerm = (text: string, category: ParentCategory): boolean => isTermOf(canonicalWords(text), category)

const sureTerms = (list: readonly string[] | undefined): string[] =>
  (list ?? [])
    .filter((entry) => !entry.startsWith('~'))
    .map((entry) => entry.replace(/!$/, ''))
    .filter((entry) => !isFragment(entry, false))

function sureBrands(list: readonly string[] | undefined): string[] {
  const sure = parseBrands(list ?? []).filter((brand) => !brand.ordinary)
  return sure.map((brand) => brand.name)
}
