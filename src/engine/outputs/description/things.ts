import { WORDS } from '../../compiled/words'
import { isBrandName } from '../../lexicon/brands'
import { isAnimal, isOrganization, isPerson } from '../../lexicon/nouns'
import { GERUND, saysWhatTheyDo } from './head'
import { COUNTED_PAIRS, completed, UNCOUNTED_PAIRS } from './missing-words'
import { isPlural, pluralOfThing } from './nouns'
import { type NameParts, newParts } from './parts'
import { type SentenceWord, textOf, withText } from './sentence-words'
import { withRemark } from './word-order'

const SHOPPERS = new Set([...WORDS.people.buyers, ...WORDS.people.prospects])
const MANNERS = new Set(WORDS.sentences.manners)
/** Where people shop, and nothing that they shop for. */
const SHOPS = new Set(WORDS.sentences.shops)

/** "electric SUV shoppers": the thing that they want; null if the words before say which people ("first-time buyers"). */
export function shoppedFor(words: readonly SentenceWord[], end: number, tail: string): NameParts | null {
  const before = words[end - 2]
  if (!SHOPPERS.has(words[end - 1]!.canonical) || before === undefined || before.isName) return null
  if (SHOPS.has(before.canonical)) return null
  const isSaid = words[end]?.text === 'of' || GERUND.test(words[end]?.text ?? '') || saysWhatTheyDo(words, end, false)
  if (isSaid || words.slice(0, end - 2).some(areBesideOthers)) return null
  const isManner = textOf(words.slice(0, end - 1))
    .split(' ')
    .some((text) => MANNERS.has(text))
  const plural = pluralOfHead(words, end - 1)
  if (isManner || plural === null) return null
  const wanted = [...words.slice(0, end - 2), withText(before, plural), ...words.slice(end)]
  const thing = newParts('thing', completed(textOf(wanted) + tail))
  thing.isPlural = isPlural(plural)
  return thing
}

/** "Target shoppers" look for no target. */
export const isOfBrand = ([first]: readonly SentenceWord[], end: number): boolean =>
  end === 2 && isBrandName(first!.text.toLowerCase())

/** "fire chiefs and apparatus buyers". */
const areBesideOthers = ({ text, canonical }: SentenceWord, at: number, words: readonly SentenceWord[]): boolean =>
  words[at + 1]?.text === 'and' && isPlural(text) && isPerson(canonical, false)

const pluralOfHead = (words: readonly SentenceWord[], end: number): string | null => {
  const { text } = words[end - 1]!
  // "back to school"
  if (words[end - 2]?.text === 'to') return null
  const pair = `${words[end - 2]?.text} ${text}`
  if (UNCOUNTED_PAIRS.has(pair)) return null
  return COUNTED_PAIRS.has(pair) ? `${text}s` : pluralOfThing(text)
}

/** "Green card (film)". */
const OF_WORK = /^(?:album|band|book|film|game|genre|movie|novel|podcast|series|show|song)$/i

/** "Point of sale", "Permian Basin", "a cycle-to-work scheme" and "installed tech: greenhouses" stay as they are. */
function mayBeMany(words: readonly SentenceWord[], end: number): boolean {
  const next = words[end]
  if (next !== undefined && (!/^ \(?$/.test(next.gap) || next.text === 'of')) return false
  if (words[end - 2]?.isName || (next !== undefined && OF_WORK.test(words.at(-1)!.text))) return false
  return !words.slice(0, end - 1).some(({ text }) => /^(?:an?|one|each|every|this)$/i.test(text))
}

/** "Home office equipment, remote staff"; "bras, nightgowns" are several things. */
const isKindOf = (words: readonly SentenceWord[], end: number): boolean =>
  words.length > end + 1 && !isPlural(words.at(-1)!.text) && !words.some(({ text }) => text === 'and')

export function thingOf(words: readonly SentenceWord[], end: number, tail: string): NameParts {
  const head = words[end - 1]!
  const plural = head.isName || !mayBeMany(words, end) ? null : pluralOfHead(words, end)
  const shown = plural === null || plural === head.text ? words : words.with(end - 1, withText(head, plural))
  const thing = newParts('thing', completed(isKindOf(shown, end) ? withRemark(shown, end, tail) : textOf(shown) + tail))
  thing.isPlural = isPlural(plural ?? head.text)
  thing.isOrganization = !head.isName && isOrganization(head.canonical)
  thing.isAnimal = isAnimal(head.canonical)
  thing.isBrand = head.isName && !head.isPlace
  thing.isPlace = words.every((word) => word.isPlace)
  return thing
}
