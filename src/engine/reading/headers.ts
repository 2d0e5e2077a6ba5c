import { measuresCompanies } from '../lexicon/demographics'
import { GENERIC_HEADS, STRENGTHENING, WEAKENING } from '../lexicon/grammar'
import type { Lexicon } from '../lexicon/lexicon'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { isFormat, isVenueHeader, namedBelow } from '../lexicon/seller-words'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { canonicalWords } from '../text/tokens'
import { isPerson, isTopic, saysWho } from './people'
import { type Reading, read } from './read'
import type { Unit } from './units'

/** A field or a kind is written in a few words; what is longer stands for itself. */
const LONGEST_FIELD = 30
const LONGEST_COMPOUND = 4

const GRADES_OF_INTEREST: ReadonlySet<string> = new Set([
  ...STRENGTHENING,
  ...WEAKENING,
  ...['high', 'medium', 'very', 'top', 'likely'],
])

/** The leaf of a path with what it lacks from the headers above it, the nearest first. */
export function withHeader(leaf: string, context: readonly string[], lexicon: Lexicon): string {
  const nearest = context[0]
  if (nearest === undefined) return leaf
  if (leaf.length >= LONGEST_FIELD) return hasThing(read(leaf, lexicon)) ? leaf : withTopic(leaf, context, lexicon)
  const compound = listedCompound(leaf, nearest, lexicon)
  if (compound !== null) return compound
  const reading = read(leaf, lexicon)
  const named = namedBelow(nearest)
  if (named !== undefined && isName(reading, canonicalWords(named))) return `${leaf} ${named}`
  if (isTitleAlone(read(nearest, lexicon)) && !reading.title) return `${leaf} ${nearest}`
  if (measuresCompanies(leaf) || !hasThing(reading)) return withTopic(leaf, context, lexicon)
  if (reading.title) return leaf
  const format = context.find(isFormat)
  if (format !== undefined) return `${leaf} ${format}`
  const header = isKindOnly(reading) && context.find((segment) => hasTopic(segment, lexicon))
  return header && !isVenueHeader(header) ? `${leaf} ${header}` : leaf
}

/** "TV > Shows > House": one word or phrase that is no kind of what the header names, whatever else it may mean. */
function isName({ units: [unit, next], lexicon }: Reading, named: readonly string[]): boolean {
  if (unit === undefined || next !== undefined) return false
  const kinds = categoriesOf(unit.words, lexicon)
  return !categoriesOf(named, lexicon).some((category) => kinds.includes(category))
}

/** "Yogurt > Greek", "Auto > Loans": together the two are a phrase of the lists, but "Food > Fish" is no fish food. */
export function listedCompound(leaf: string, header: string, lexicon: Lexicon): string | null {
  const leafWords = canonicalWords(leaf)
  const headerWords = canonicalWords(header)
  if (leafWords.length + headerWords.length > LONGEST_COMPOUND) return null
  const own = categoriesOf(leafWords, lexicon)
  const shared = categoriesOf(headerWords, lexicon).filter((category) => own.includes(category))
  const isCompound = (words: readonly string[]): boolean => {
    const filed = categoriesOf(words, lexicon)
    return filed.length > 0 && (shared.length === 0 || filed.some((category) => shared.includes(category)))
  }
  if (isCompound([...leafWords, ...headerWords])) return `${leaf} ${header}`
  return isCompound([...headerWords, ...leafWords]) ? `${header} ${leaf}` : null
}

/** Where a list files the words as a thing. */
const categoriesOf = (words: readonly string[], lexicon: Lexicon): readonly ParentCategory[] =>
  lexicon
    .sensesOf(words.join(' '))
    .filter(({ kind, strength }) => kind !== 'brand' && strength !== 'weak')
    .map(({ category }) => category)

/** "Directors > Finance": the header is the title, the leaf its field. */
function isTitleAlone({ units, title }: Reading): boolean {
  return title && units.every(({ type }) => type === 'rank' || type === 'occupation')
}

/** A leaf that says only who the people are takes its meaning from the nearest header that names a thing. */
function withTopic(leaf: string, context: readonly string[], lexicon: Lexicon): string {
  const header = context.find((segment) => hasTopic(segment, lexicon))
  return header === undefined ? leaf : `${header} ${leaf}`
}

export function hasTopic(segment: string, lexicon: Lexicon): boolean {
  return read(segment, lexicon).units.some((unit) => isTopic(unit) && !isVague(unit))
}

function hasThing({ units, title }: Reading): boolean {
  return (
    title ||
    units.some(
      (unit) => unit.type === 'content' && !saysWho(unit) && !isVague(unit) && (!isPerson(unit) || isTopic(unit)),
    )
  )
}

/** "Fragile", "Noise-cancelling", "Diesel": words that no list has but as the name of a brand say which kind of the header. */
function isKindOnly({ units }: Reading): boolean {
  return units.every((unit) => unit.type !== 'content' || !unit.is(PHRASE_TRAITS.sure))
}

/** "Brand", "High": how a list is sorted, not what it is about. */
function isVague({ words }: Unit): boolean {
  return words.every((word) => GENERIC_HEADS.has(word) || GRADES_OF_INTEREST.has(word))
}
