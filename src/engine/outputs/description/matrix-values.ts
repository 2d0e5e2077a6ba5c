import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isCounted, isPerson } from '../../lexicon/nouns'
import { canonicalWord } from '../../text/tokens'
import { isPlural } from './nouns'

/** What a part of a name says of the people. */
export type Found = { gender?: string; adjective?: string; phrase?: string; group?: string }

const { groups, backgrounds, circumstances, workplaces, positions } = WORDS.sentences

const VALUES: ReadonlyMap<string, Found> = new Map<string, Found>([
  ...groups.map((group): [string, Found] => [group.toLowerCase(), { group }]),
  ...backgrounds.map((adjective): [string, Found] => [adjective.toLowerCase(), { adjective }]),
  ...Object.entries(circumstances).map(([value, phrase]): [string, Found] => [value, { phrase }]),
])
const VALUES_AT_WORK: ReadonlyMap<string, Found> = new Map<string, Found>([
  ...Object.entries(workplaces).map(([value, phrase]): [string, Found] => [value, { phrase }]),
  ...Object.entries(positions).map(([value, group]): [string, Found] => [value, { group }]),
])
const LAST_WORDS = new Set(
  [...VALUES.keys(), ...VALUES_AT_WORK.keys()].map((value) => value.slice(value.lastIndexOf(' ') + 1)),
)
const LONGEST_VALUE = 5

/** "Running Shoes Homeowners", as a matrix joins a thing and a value: who wants the thing; null of other names. */
export function valueAtEnd(name: string): { rest: string; found: Found } | null {
  if (!LAST_WORDS.has(name.slice(name.lastIndexOf(' ') + 1).toLowerCase())) return null
  const words = name.split(' ')
  for (let count = Math.min(LONGEST_VALUE, words.length - 1); count > 0; count--) {
    const value = words.slice(-count).join(' ').toLowerCase()
    const rest = words.slice(0, -count)
    const found = VALUES.get(value)
    if (found !== undefined) return isWholeThing(rest, value) ? { rest: rest.join(' '), found } : null
    const atWork = VALUES_AT_WORK.get(value)
    if (atWork !== undefined && isProductAtWork(rest)) return { rest: rest.join(' '), found: atWork }
  }
  return null
}

/** "Payroll Software Healthcare"; "software engineering" is one thing. */
const isProductAtWork = (words: readonly string[]): boolean => words.length > 1 && PRODUCTS.test(words.at(-1)!)
const PRODUCTS = /^(?:software|platforms|tools|solutions)$/i

/** Things in the plural or of a list: "guitar students" learn the guitar. Gifts may be for the people of the value. */
function isWholeThing(words: readonly string[], value: string): boolean {
  const last = words.at(-1)!.toLowerCase()
  const singular = canonicalWord(last)
  if (!/^\p{L}+$/u.test(last) || isPerson(singular, false) || FOR_OTHERS.test(last)) return false
  if (isPlural(last)) return isCounted(singular) !== null
  const isListed = LEXICON.sensesOf(canonical(words)).some(
    ({ kind, strength }) => kind === 'term' && strength !== 'weak',
  )
  return isListed && value.includes(' ') && (words.length > 1 || GENERATION.test(value)) && value !== 'baby boomers'
}

const GENERATION = /^gen [a-z]$/

const canonical = (words: readonly string[]): string => words.map((word) => canonicalWord(word.toLowerCase())).join(' ')

const FOR_OTHERS = /^(?:gifts?|presents?|sports?|sales|news|politics|arts|studies|economics|physics|mathematics)$/
