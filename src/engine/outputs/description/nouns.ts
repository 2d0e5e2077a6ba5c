import { WORDS } from '../../compiled/words'
import { ALL_NODES } from '../../taxonomy/tree'
import { canonicalWord } from '../../text/tokens'

const { persons, doers, organizations, animals } = WORDS.sentences

const PERSONS = new Set(persons)
const DOERS = new Set(doers)
const ORGANIZATIONS = new Set(organizations)
const ANIMALS = new Set(animals)

/** Part of longer words too: "homeowner", "moviegoer", "stepmother". */
const PERSON_ENDING =
  /(?:owner|goer|buyer|seeker|parent|mother|father|woman|people|ologist|grapher|keeper|worker|writer)$/
const IRREGULAR_PLURAL =
  /(?:^|[a-z])(?:men|people|children|wives|mice|geese)$|^(?:those|anyone|anybody|everyone|everybody)$/

/** `singular` is the canonical form of a word. Words that also mean things ("players") count unless a product is meant. */
export function isPerson(singular: string, isProduct: boolean): boolean {
  return PERSONS.has(singular) || PERSON_ENDING.test(singular) || (!isProduct && DOERS.has(singular))
}

export const isOrganization = (singular: string): boolean => ORGANIZATIONS.has(singular)

export const isAnimal = (singular: string): boolean => ANIMALS.has(singular)

export function isPlural(text: string): boolean {
  const lower = text.toLowerCase()
  if (IRREGULAR_PLURAL.test(lower)) return true
  return lower.endsWith('s') && !/['’]/.test(lower) && canonicalWord(lower) !== lower
}

/** Nouns that only name a kind ("furniture"), and the plurals of the others, as the names of the taxonomy write them. */
const MASS = new Set<string>()
const PLURALS = new Map<string, string>()
for (const { name } of ALL_NODES) {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '')
  const last = words.at(-1)!
  for (const word of words) if (isPlural(word)) PLURALS.set(canonicalWord(word), word)
  if (!isPlural(last)) MASS.add(canonicalWord(last))
}

/** The plural of a word for things, or the word itself if it has none; null if nobody knows. */
export function pluralOfThing(text: string): string | null {
  if (isPlural(text)) return text
  const singular = canonicalWord(text)
  if (MASS.has(singular)) return text
  const plural = PLURALS.get(singular)
  if (plural === undefined) return null
  return /^\p{Lu}{2}/u.test(plural) ? plural : plural.toLowerCase()
}

const UNCOUNTED = /(?:staff|crew|personnel|workforce|clergy|military)$/i
const PERSON_PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/person$/, 'people'],
  [/child$/, 'children'],
  [/man$/, 'men'],
  [/wife$/, 'wives'],
  [/([^aeiou])y$/, '$1ies'],
  [/(s|x|ch|sh)$/, '$1es'],
]

/** People are always counted, so that a rule is enough. */
export function pluralOfPerson(text: string): string {
  if (isPlural(text) || UNCOUNTED.test(text)) return text
  const known = PERSON_PLURALS.find(([ending]) => ending.test(text))
  return known ? text.replace(...known) : `${text}s`
}
