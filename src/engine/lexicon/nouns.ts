import SENTENCE_WORDS from '../compiled/sentence-words.txt?raw'
import SENTENCE_WORDS_INDEX from '../compiled/sentence-words-index.txt?raw'
import { WORDS } from '../compiled/words'
import { PhraseTable } from './phrase-table'

/** name: no text writes the word small. counted: it is used in the plural. */
type NounMark = 'name' | 'person' | 'counted' | 'uncounted'

const MARKS = new PhraseTable(SENTENCE_WORDS, (mark) => mark as NounMark, SENTENCE_WORDS_INDEX)

const { persons, doers, organizations, animals, endingsOfPersons, noPersons } = WORDS.sentences

/** People in texts, things in names: "Airwrap dupes". */
const THINGS = new Set(noPersons)

const PERSONS = new Set(persons)
const DOERS = new Set(doers)
const ORGANIZATIONS = new Set(organizations)
const ANIMALS = new Set(animals)

/** Part of longer words too: "homeowner", "moviegoer", "stepmother". */
const PERSON_ENDING = new RegExp(`(?:${endingsOfPersons.join('|')})$`)

/** `singular` is the canonical form of a word. Words that also mean things ("players") count unless a product is meant. */
export function isPerson(singular: string, isProduct: boolean): boolean {
  if (DOERS.has(singular)) return !isProduct
  if (PERSONS.has(singular) || PERSON_ENDING.test(singular)) return true
  return MARKS.get(singular) === 'person' && !THINGS.has(singular) && !ORGANIZATIONS.has(singular)
}

export const isOrganization = (singular: string): boolean => ORGANIZATIONS.has(singular)

export const isAnimal = (singular: string): boolean => ANIMALS.has(singular)

/** Whether a word is only written as a part of names: "odinga". */
export const isWordOfNames = (word: string): boolean => MARKS.get(word) === 'name'

/** Whether a word is used as an ordinary noun. */
export const isNoun = (singular: string): boolean => isCounted(singular) !== null || isPerson(singular, false)

/** Whether things of this name are counted ("kayak") or not ("flour"); null if nobody knows. */
export function isCounted(singular: string): boolean | null {
  const mark = MARKS.get(singular)
  return mark === 'counted' ? true : mark === 'uncounted' ? false : null
}
