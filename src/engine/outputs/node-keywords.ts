import { parseBrands } from '../lexicon/brand-entry'
import type { TaxonomyNode } from '../taxonomy/tree'
import { memoOf } from '../text/memo'
import { isPlural } from './description/nouns'
import { bitsOf, type Keyword, keywordOf } from './keyword'

/** What the lists of a node offer as keywords. */
type NodeKeywords = {
  name: Keyword
  /** It holds several things: "pasta, rice & grains". */
  isShelf: boolean
  /** The name as somebody says it: "courts and justice system". */
  said: Keyword
  parts: readonly Keyword[]
  terms: readonly Keyword[]
  brands: readonly Keyword[]
}

/** Made with the first topic of a node: the lists do not change, and few nodes are met. */
export const listsOf = memoOf(
  ({ name, source }: TaxonomyNode): NodeKeywords => ({
    name: keywordOf(withoutBracket(name)),
    isShelf: SEVERAL.test(withoutBracket(name)),
    said: keywordOf(withoutBracket(name).replaceAll(' & ', ' and ')),
    parts: partsOf(name).map(keywordOf),
    terms: sureTerms(source.terms).map(keywordOf),
    brands: sureBrands(source.brands).map(keywordOf),
  }),
)

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

/** "Rugs & Carpets" are rugs, and carpets; nobody looks for "midsize & compact pickups", but for compact ones. */
function partsOf(name: string): string[] {
  const label = withoutBracket(name)
  const parts = label.split(SEVERAL)
  if (parts.length === 1 || parts.every((part) => isPlural(part.slice(part.lastIndexOf(' ') + 1)))) return parts
  return parts.slice(-1).filter((part) => part.includes(' '))
}

const sureTerms = (list: readonly string[] | undefined): string[] =>
  (list ?? []).filter((entry) => !entry.startsWith('~')).map((entry) => entry.replace(/!$/, ''))

function sureBrands(list: readonly string[] | undefined): string[] {
  const sure = parseBrands(list ?? []).filter((brand) => !brand.ordinary)
  return sure.map((brand) => brand.name)
}
