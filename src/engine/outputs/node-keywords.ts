import { parseBrands } from '../lexicon/brand-entry'
import type { TaxonomyNode } from '../taxonomy/tree'
import { memoOf } from '../text/memo'
import { isPlural } from './description/nouns'
import { type Keyword, keywordOf } from './keyword'

/** What the lists of a node offer as keywords. */
type NodeKeywords = {
  name: Keyword
  parts: readonly Keyword[]
  terms: readonly Keyword[]
  brands: readonly Keyword[]
}

/** Made with the first topic of a node: the lists do not change, and few nodes are met. */
export const listsOf = memoOf(
  ({ name, source }: TaxonomyNode): NodeKeywords => ({
    name: keywordOf(name.toLowerCase()),
    parts: partsOf(name).map(keywordOf),
    terms: sureTerms(source.terms).map(keywordOf),
    brands: sureBrands(source.brands).map(keywordOf),
  }),
)

/** "Rugs & Carpets" are rugs, and carpets; "Electric & Hybrid Vehicles" are one. */
function partsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/, | and | & /)
  const isList = parts.length > 1 && parts.every((part) => isPlural(part.slice(part.lastIndexOf(' ') + 1)))
  return isList ? parts : [name.toLowerCase()]
}

const sureTerms = (list: readonly string[] | undefined): string[] =>
  (list ?? []).filter((entry) => !entry.startsWith('~')).map((entry) => entry.replace(/!$/, ''))

function sureBrands(list: readonly string[] | undefined): string[] {
  const sure = parseBrands(list ?? []).filter((brand) => !brand.ordinary)
  return sure.map((brand) => brand.name)
}
