import { WORDS } from '../compiled/words'
import { ATTRIBUTES, PERSONS } from '../lexicon/grammar'
import { PHRASE_TRAITS, type Sense } from '../lexicon/phrase'
import type { ParentCategory } from '../taxonomy/vocabulary'
import type { Unit } from './units'

const PEOPLE_CATEGORIES: ReadonlySet<ParentCategory> = new Set(['Demographics & Life Events', 'Family & Relationships'])

/** The nodes that say who people are; the others of their category are occasions, which are topics of their own. */
const WHO_NODES: ReadonlySet<string> = new Set([
  'Age and Generation',
  'Gender and Identity',
  'Income and Wealth Level',
  'Household and Home Status',
  'Ethnicity and Culture',
  'Language Spoken',
  'Education and Occupation Level',
  'Where People Live',
])

const FIGURE = /^\D?\d/

/** "impulse buyers", "coupon redeemers": how people shop, not for what. */
const SHOPPERS: ReadonlySet<string> = new Set([...WORDS.people.buyers, ...WORDS.people.hagglers])
const WAYS_OF_SHOPPING: ReadonlySet<string> = new Set(WORDS.people.waysOfShopping)

function isShopper({ type, words, senses }: Unit): boolean {
  if (type !== 'content' || senses.length === 0 || !SHOPPERS.has(words.at(-1)!)) return false
  if (words.length > 1 && !WAYS_OF_SHOPPING.has(words[0]!)) return false
  return senses.every(({ category, kind }) => category === 'Retail & Shopping' && kind === 'term')
}

/** "women", "25-34", "Hispanic": beside a thing it only says for whom the thing is. */
export function saysWho(unit: Unit): boolean {
  if (isShopper(unit)) return true
  if (unit.type !== 'content' || !unit.senses.every((sense) => sense.strength === 'weak' || isPeopleSense(sense)))
    return false
  return FIGURE.test(unit.text) || unit.senses.some(isWhoSense)
}

function isPeopleSense(sense: Sense): boolean {
  return isWhoSense(sense) || (sense.category === 'Demographics & Life Events' && sense.node === null)
}

function isWhoSense({ category, node }: Sense): boolean {
  return category === 'Demographics & Life Events' && node !== null && WHO_NODES.has(node.root.name)
}

/** "Moms", "families", "students": a noun for people and no more than that. */
export function isPerson(unit: Unit): boolean {
  return unit.words.length === 1 && PERSONS.has(unit.words[0]!)
}

const STATES_OF_PEOPLE: ReadonlySet<ParentCategory> = new Set([
  ...PEOPLE_CATEGORIES,
  'Careers & HR',
  'Education & Science',
])

/** "dads", "new graduates", "young professionals": those who want what a sentence goes on to name. */
export function isOnlyPeople(unit: Unit): boolean {
  if (!PERSONS.has(unit.words.at(-1)!)) return false
  return unit.senses.every(({ strength, category }) => strength === 'weak' || STATES_OF_PEOPLE.has(category))
}

/** Something that people want, do or are interested in. */
export function isTopic(unit: Unit): boolean {
  if (unit.type !== 'content' || !unit.is(PHRASE_TRAITS.sure) || saysWho(unit)) return false
  if (unit.words.every((word) => ATTRIBUTES.has(word))) return false
  return (
    !isPerson(unit) ||
    unit.senses.some(({ category, strength }) => strength !== 'weak' && !PEOPLE_CATEGORIES.has(category))
  )
}

/** Somebody by what they work as. */
export const isWorker = ({ type, senses }: Unit): boolean =>
  type === 'occupation' || senses.some(({ kind }) => kind === 'role')
