import { WORDS } from '../../compiled/words'
import { isCounted } from '../../lexicon/nouns'
import { canonicalWord, PLURAL_ACRONYM } from '../../text/tokens'

const IRREGULAR_PLURAL =
  /(?:^|[a-z])(?:men|people|children|wives|mice|geese|alumni)$|^(?:those|anyone|anybody|everyone|everybody)$/

export function isPlural(text: string): boolean {
  const lower = text.toLowerCase()
  if (!lower.endsWith('s')) return IRREGULAR_PLURAL.test(lower)
  const isRegular = canonicalWord(lower) !== lower && !/['’]/.test(lower)
  return isRegular || PLURAL_ACRONYM.test(text) || IRREGULAR_PLURAL.test(lower)
}

/** Counted elsewhere, but not as the head of most names: real estate, pest control, nail polish remover. */
const NEVER_COUNTED = new Set(WORDS.sentences.neverCounted)

/** The plural of a word for things, or the word itself if it has none; null if nobody knows. */
export function pluralOfThing(text: string): string | null {
  if (isPlural(text) || NEVER_COUNTED.has(text)) return text
  const counted = isCounted(canonicalWord(text))
  if (counted === null) return null
  return counted ? pluralOf(text) : text
}

const UNCOUNTED = new RegExp(`(?:${WORDS.sentences.uncountedPeople.join('|')})$`, 'i')

/** Several people: "nurses", "staff". */
export const areMany = (text: string): boolean => isPlural(text) || UNCOUNTED.test(text)

/** People are always counted. */
export const pluralOfPerson = (text: string): string => (areMany(text) ? text : pluralOf(text))

const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/person$/, 'people'],
  [/child$/, 'children'],
  [/man$/, 'men'],
  [/(wi|kni|li)fe$/, '$1ves'],
  [/(shel|loa|lea|wol|cal|scar)f$/, '$1ves'],
  [/([^aeiou])y$/, '$1ies'],
  [/sis$/, 'ses'],
  [/([^su]s|tech)$/, '$1'],
  [/(s|x|ch|sh|[mt]ato|hero)$/, '$1es'],
]

function pluralOf(text: string): string {
  const known = PLURALS.find(([ending]) => ending.test(text))
  return known ? text.replace(...known) : `${text}s`
}
