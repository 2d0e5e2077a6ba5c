import { parseBrands } from '../../src/engine/lexicon/brand-entry'
import { type EntryKind, type Sense, STRENGTHS, type Strength } from '../../src/engine/lexicon/sense'
import type { WordLists, Words } from '../../src/engine/taxonomy/source'
import { ALL_NODES, type TaxonomyNode } from '../../src/engine/taxonomy/tree'
import type { ParentCategory } from '../../src/engine/taxonomy/vocabulary'
import { canonicalWord, canonicalWords } from '../../src/engine/text/tokens'
import type { Taxonomy } from './read'

type Place = { category: ParentCategory; node: TaxonomyNode | null }
type PlacedLists = { place: Place; lists: WordLists }

/** By their category and path. */
const NODES = new Map(ALL_NODES.map((node) => [`${node.category} > ${node.path}`, node]))

/** Every phrase of the files with all it may mean, as far as they do not settle it among themselves. */
export function lexiconEntries(taxonomy: Taxonomy): Map<string, Sense[]> {
  const entries = new Map<string, Sense[]>()
  const ordinary = new Set(taxonomy.words['ordinary-words'])
  const isOrdinary = (spelling: string) => ordinary.has(canonicalWord(spelling))
  const add = (text: string, sense: Sense): void => {
    const phrase = canonicalWords(text).join(' ')
    if (phrase === '') return
    const senses = entries.get(phrase)
    if (senses) senses.push(sense)
    else entries.set(phrase, [sense])
  }
  for (const { place, lists } of placedLists(taxonomy)) {
    const name = place.node?.name ?? place.category
    add(name, { kind: 'node', strength: 'normal', ...place, shown: name.toLowerCase() })
    addTerms(add, lists.terms, 'term', place)
    addTerms(add, lists.roles, 'role', place)
    addTerms(add, lists.industries, 'industry', place)
    addBrands(add, lists.brands, place, isOrdinary)
  }
  for (const [category, words] of Object.entries(taxonomy.words['company-words']) as [ParentCategory, string[]][])
    addTerms(add, words, 'company', { category, node: null })
  addOpenEntries(entries, taxonomy, isOrdinary)
  for (const senses of entries.values()) settle(senses, taxonomy.words.preferences)
  return entries
}

type Add = (text: string, sense: Sense) => void

function addTerms(add: Add, list: readonly string[] = [], kind: EntryKind, place: Place): void {
  for (const entry of list) {
    const text = entry.replace(/^~\s*|!$/g, '')
    const strength: Strength = entry.startsWith('~') ? 'weak' : entry.endsWith('!') ? 'decisive' : 'normal'
    add(text, { kind, strength, ...place, shown: text })
  }
}

function addBrands(add: Add, list: readonly string[] = [], place: Place, isOrdinary: (spelling: string) => boolean) {
  for (const { name, aliases, ordinary } of parseBrands(list)) {
    for (const spelling of [name, ...aliases]) {
      const strength = ordinary || isOrdinary(spelling) ? 'weak' : 'normal'
      add(spelling, { kind: 'brand', strength, ...place, shown: name })
    }
  }
}

/** What the lists from open sources add: phrases that no category file has and that build no names. The first list wins. */
function addOpenEntries(
  entries: Map<string, Sense[]>,
  { open, words }: Taxonomy,
  isOrdinary: (spelling: string) => boolean,
): void {
  const taken = new Set([...entries.keys(), ...wordsThatBuildNames(words).map(canonicalPhrase)])
  const add: Add = (text, sense) => {
    const phrase = canonicalPhrase(text)
    if (phrase === '' || taken.has(phrase)) return
    taken.add(phrase)
    entries.set(phrase, [sense])
  }
  for (const { kind, category, node: path, text } of open) {
    const place = { category, node: NODES.get(`${category} > ${path}`) ?? null }
    if (kind === 'brand') addBrands(add, [text], place, isOrdinary)
    else addTerms(add, [text], kind, place)
  }
}

const canonicalPhrase = (text: string): string => canonicalWords(text.replace(/^~\s*|!$/g, '')).join(' ')

/** As an entry such a word would turn the reading of every name that has it. */
const wordsThatBuildNames = ({ audiences, grammar, titles, demographics, sellers, segments, sensitivity }: Words) =>
  [
    ...audiences.flatMap(({ frame = [], topical = [] }) => [frame, topical]),
    ...Object.values(grammar),
    ...Object.values(titles.seniorities),
    demographics.frames,
    demographics.marital,
    demographics.languages,
    sellers.providers,
    sellers.labels,
    sellers.structural,
    sellers.regions,
    sellers.words,
    sellers.companySuffixes,
    segments.business,
    sensitivity.children,
  ].flat()

/** The lists of each category as a whole, followed by those of its nodes in the order of the tree. */
function placedLists({ categories }: Taxonomy): PlacedLists[] {
  const below = (category: ParentCategory, path: string, source: Nested): PlacedLists[] => [
    { place: { category, node: NODES.get(`${category} > ${path}`)! }, lists: source },
    ...(source.children ?? []).flatMap((child) => below(category, `${path} > ${child.name}`, child)),
  ]
  return categories.flatMap((source) => [
    { place: { category: source.category, node: null }, lists: source },
    ...source.nodes.flatMap((node) => below(source.category, node.name, node)),
  ])
}

type Nested = WordLists & { name: string; children?: Nested[] }

export const brandLists = (taxonomy: Taxonomy): (readonly string[])[] =>
  placedLists(taxonomy).flatMap(({ lists }) => (lists.brands ? [lists.brands] : []))

/** Where several files claim a phrase: they know it better than the company words, and of equals the preferences decide. */
function settle(senses: Sense[], preferences: Taxonomy['words']['preferences']): void {
  if (senses.length < 2) return
  senses.sort((a, b) => STRENGTHS.indexOf(b.strength) - STRENGTHS.indexOf(a.strength))
  const listed = senses.filter((sense) => sense.kind !== 'company')
  if (listed.length > 0 && listed.length < senses.length) senses.splice(0, senses.length, ...listed)
  prefer(senses, (sense) => sense.kind === 'brand', preferences.brands)
  prefer(senses, (sense) => sense.kind !== 'brand' && sense.kind !== 'role', preferences.terms)
}

function prefer(
  senses: readonly Sense[],
  isMeant: (sense: Sense) => boolean,
  preferences: readonly (readonly [kept: ParentCategory, hint: ParentCategory])[],
): void {
  const equal = senses.filter((sense) => sense.strength !== 'weak' && isMeant(sense))
  const categories = new Set(equal.map((sense) => sense.category))
  for (const [kept, hint] of preferences) {
    if (!categories.has(kept) || !categories.has(hint)) continue
    for (const sense of equal) if (sense.category === hint) sense.strength = 'weak'
  }
}
