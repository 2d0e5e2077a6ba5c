import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { PERSONS } from '../../lexicon/grammar'
import { isCounted, isOrganization, isPerson } from '../../lexicon/nouns'
import type { ParentCategory } from '../../taxonomy/vocabulary'
import { canonicalWord } from '../../text/tokens'
import { isPlural } from './nouns'
import { type SentenceWord, withText } from './sentence-words'

const { people, sentences } = WORDS

const CROWDS = new Set(sentences.crowds)

/** After a brand they are people: "Waitrose types", "Barbie heads". */
const OF_BRANDS = new Set(['types', 'heads'])

/** Words in the plural that nobody shops for: "K-pop stans", "gold bugs", "Swifties". */
export function isCrowd(words: readonly SentenceWord[], end: number): boolean {
  const head = words[end - 1]!
  const before = words[end - 2]
  const text = head.text.toLowerCase()
  if (text === 'groups' && words[end]?.text === 'of') return areSeveral(words[end + 1])
  if (text === 'brands' && DOING_CLAUSE.test(words[end]?.text ?? '')) return true
  if (CROWDS.has(head.text) || CROWDS.has(text)) return true
  if (before === undefined) return false
  return CROWDS.has(`${before.text.toLowerCase()}${head.gap}${text}`) || (OF_BRANDS.has(text) && before.isBrand)
}

/** "Groups of friends who want a villa". */
/** "Brands that sponsor creators", not "brands of sneakers". */
const DOING_CLAUSE = /^(?:that|who|looking|seeking|wanting|trying)$/

const areSeveral = (word: SentenceWord | undefined): boolean =>
  word !== undefined && isPlural(word.text) && isPerson(word.canonical, false)

/** Where the same words mean people though a product is meant: "romantasy readers", "yogurt eaters", "ISA holders". */
const DOERS_OF: ReadonlyMap<string, ReadonlySet<ParentCategory>> = new Map(
  Object.entries(sentences.doersOf).map(([doer, categories]) => [doer, new Set(categories)]),
)

export const isOfPeople = (canonical: string, category: ParentCategory): boolean =>
  DOERS_OF.get(canonical)?.has(category) ?? false

const DOER = /[a-z]{3}(?:ists|istas|ians|eers|goers|workers|makers)$/
const COINED = /[a-z]{3}ers$/
const THINGS = new RegExp(`(?:${sentences.endingsOfThings.join('|')})$`)

/** People by their ending, and in no list of things: "creationists", "Sandinistas". */
export const isDoer = ({ text, canonical }: SentenceWord): boolean =>
  DOER.test(text) && LEXICON.sensesOf(canonical).length === 0

/** A word for people that somebody made up: "looksmaxxers". Of what is sold, "viscometers" may be the same to us. */
export const isCoined = ({ text, canonical }: SentenceWord): boolean =>
  COINED.test(text) &&
  !THINGS.test(text) &&
  isCounted(canonical) === null &&
  !isOrganization(canonical) &&
  LEXICON.sensesOf(canonical).length === 0

/** Where what a list has is a thing, if its last word does not say otherwise. */
const OF_THINGS: ReadonlySet<ParentCategory> = new Set([
  'Auto Parts & Services',
  'Consumer Electronics',
  'Home & Garden',
  'Home Improvement',
  'Logistics & Transportation',
  'Manufacturing & Construction',
])

const isMadeWord = (head: SentenceWord): boolean => isCoined(head) && !PERSONS.has(head.canonical)

/** "Ceiling fans", "dock levelers": a list has it as a thing, though its word looks like one for people. */
export function isListedThing(words: readonly SentenceWord[], end: number, category: ParentCategory): boolean {
  const head = words[end - 1]!
  if (!OF_THINGS.has(category) || end < 2 || !(head.canonical === 'fan' || isMadeWord(head))) return false
  const senses = LEXICON.sensesOf(`${words[end - 2]!.canonical} ${head.canonical}`)
  return senses.some((sense) => sense.category === category) && senses.every(({ kind }) => kind === 'term')
}

/** Words for the people of anything, at the end of a name. */
const AUDIENCES = new Set([...people.followers, ...people.audiences, ...people.switching])
const MOVING = new Set(people.switching)
const JOINING = new Set(['of', 'with', 'in'])

/** "Netflix with ads subscribers", "Salesforce to Dynamics switchers": the people stand last, though a joint stands before. */
export function areLast(words: readonly SentenceWord[], joint: number): boolean {
  const last = words.at(-1)!
  if (joint + 2 >= words.length || !isPlural(last.text) || !AUDIENCES.has(last.canonical)) return false
  const text = words[joint]!.text
  return JOINING.has(text) || (text === 'to' && MOVING.has(last.canonical))
}

const ADJECTIVES = new Set(sentences.curious)

/** "Ozempic curious" are people curious about Ozempic. */
export const areCurious = (words: readonly SentenceWord[]): boolean =>
  words.length > 1 && words.at(-1)!.text === 'curious'

export const curiousPeople = (about: string): string =>
  ADJECTIVES.has(about) ? `${about}-curious people` : `people curious about ${about}`

const MISSPELT = new Map(Object.entries(WORDS.spellings.misspelt))

export const isMisspelt = ({ text }: SentenceWord): boolean => MISSPELT.has(text)

/** People whose word is misspelt are people all the same. */
export function respelt(word: SentenceWord): SentenceWord {
  const text = MISSPELT.get(word.text)
  return text === undefined ? word : { ...withText(word, text), canonical: canonicalWord(text) }
}

const BY_SEX = new Set(people.womenAndMen)
const BEFORE_OTHERS = new Set(['for', 'and', 'or', 'to', 'with', 'by'])

/** "African American women natural hair": where the thing begins that such people are interested in; -1 if there is none. */
export function thingAfterPeople(words: readonly SentenceWord[]): number {
  const at = words.findIndex(({ text }) => BY_SEX.has(text))
  const next = words[at + 1]
  if (at < 1 || next === undefined || next.gap !== ' ' || next.isName || /^\d|ing$|ed$/.test(next.text)) return -1
  if (words.slice(0, at).some(({ text }) => BEFORE_OTHERS.has(text))) return -1
  return words.slice(at + 1).some(({ canonical }) => isPerson(canonical, false)) ? -1 : at + 1
}
