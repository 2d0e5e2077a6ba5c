import { WORDS } from '../compiled/words'
import { ADVERBS, INCLINED, ORGANIZATIONS, PERSONS, PREPOSITIONS } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { tellingVerb, verbForm } from '../lexicon/verbs'
import type { Unit } from './units'

/** What begins a relative clause. */
export const RELATIVES: ReadonlySet<string> = new Set(['who', 'whose', 'that', 'which'])

/** A verb that fits any thing. */
export function isVerb({ words }: Unit): boolean {
  return words.length === 1 && verbForm(words[0]!) !== undefined
}

export function isAnyVerb(unit: Unit): boolean {
  return isVerb(unit) || (unit.words.length === 1 && tellingVerb(unit.words[0]!) !== undefined)
}

/** "comparing", "looking for", "interested in", "worried about". */
export function isParticiple({ words, type }: Unit): boolean {
  if (words.length > 1 && type !== 'frame') return false
  return verbForm(words[0]!) === 'participle' || INCLINED.has(words[0]!)
}

/** "recently", "abroad", "at home": how, when and where it is done. */
export function isAdverb({ words, senses }: Unit): boolean {
  if (words.length > 1) return ADVERBS.has(words.join(' '))
  return ADVERBS.has(words[0]!) || (senses.length === 0 && words[0]!.endsWith('ly'))
}

/** Somebody who does things, as a person, a business or by occupation. */
export function isActor(unit: Unit): boolean {
  return PERSONS.has(unit.words.at(-1)!) || isAtWork(unit)
}

export function isAtWork(unit: Unit): boolean {
  return ORGANIZATIONS.has(unit.words.at(-1)!) || unit.is(PHRASE_TRAITS.occupation)
}

/** The last word for those who do it: in "couples over 55 in Ohio who travel", the couples. */
export function headBefore(units: readonly Unit[], end: number): Unit | undefined {
  const preposition = units.findIndex(
    ({ type, words }, at) => at < end && type === 'function' && PREPOSITIONS.has(words[0]!),
  )
  const last = preposition > 0 ? preposition : end
  for (let at = last - 1; at >= 0; at--) {
    const unit = units[at]!
    if (unit.type !== 'place' && unit.type !== 'function' && !/^\D?\d/.test(unit.text)) return unit
  }
  return undefined
}

const IRREGULAR_PLURALS: ReadonlySet<string> = new Set(WORDS.spellings.pluralsWithoutS)

export function isPlural(unit: Unit): boolean {
  return isWrittenPlural(unit.text.slice(unit.text.lastIndexOf(' ') + 1), unit.words.at(-1)!)
}

export function isWrittenPlural(written: string, singular: string): boolean {
  const lower = written.toLowerCase()
  return IRREGULAR_PLURALS.has(lower) || (lower.endsWith('s') && lower !== singular)
}
