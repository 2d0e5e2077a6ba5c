import { LEXICON } from '../lexicon'
import { isPerson } from '../lexicon/nouns'
import { type Unit, unitsOf } from '../reading/units'
import { writtenWords } from '../reading/written-words'
import { canonicalWord } from '../text/tokens'
import { isPlural } from './description/nouns'
import { topicName } from './names'

/** A name in parts that can be changed one by one. */
export type DraftName = {
  /** What the name is about, with the noun for the people if it has one: "Electric SUV Shoppers". */
  core: string
  /** Before the core: "Female", "High Income". */
  qualities: readonly string[]
  /** After the core: "and Parents", "for Dentists". */
  additions: readonly string[]
  /** "Ohio". */
  place: string
  /** "25-34". */
  age: string
  /** "Luxury". */
  exclusions: readonly string[]
}

const AGE = /(?<!\s)\s+(?:aged? |ages )?((?:under |over )?[1-9]\d(?:(?: ?[-–] ?| to )[1-9]\d|\+)?)$/i
const QUALITY = /^(?:female|male|high income|low income|young|older|married|single) /i
const EXCLUSION = / (?:without|excluding|except) (.+)$/i

export function draftOf(name: string): DraftName {
  let core = name
  const exclusion = EXCLUSION.exec(core)
  if (exclusion) core = core.slice(0, exclusion.index)
  const age = AGE.exec(core)
  const isAge = age !== null && /\D/.test(age[1]!)
  if (isAge) core = core.slice(0, age.index)
  const place = placeAtEnd(core)
  core = core.slice(0, core.length - place.length).replace(/(?: in| from| near)? ?(?:the )?$/i, '') || core
  const quality = isPeople(core) ? QUALITY.exec(core) : null
  return {
    core: quality ? core.slice(quality[0].length) : core,
    qualities: quality ? [quality[0].trim()] : [],
    additions: [],
    place: core === name ? '' : place,
    age: isAge ? age[1]! : '',
    exclusions: exclusion ? exclusion[1]!.split(/,| and | or /).map((text) => text.trim()) : [],
  }
}

export function nameOf({ core, qualities, additions, place, age, exclusions }: DraftName): string {
  const parts = [
    ...qualities,
    core,
    ...additions,
    place === '' ? '' : `in ${place}`,
    age === '' ? '' : `Aged ${age}`,
    exclusions.length === 0 ? '' : `without ${exclusions.join(' or ')}`,
  ]
  return topicName(parts.filter((part) => part !== '').join(' '))
}

/** The words for a place that a name ends with; empty for a name that is a place itself. */
function placeAtEnd(name: string): string {
  const units = unitsOf(name, writtenWords(name, LEXICON))
  const first = units.findLastIndex((unit) => !isPlaceUnit(unit)) + 1
  return first === 0 || first === units.length ? '' : name.slice(name.lastIndexOf(units[first]!.text))
}

export function isPlace(text: string): boolean {
  const name = text.replace(/^the /i, '')
  const units = unitsOf(name, writtenWords(name, LEXICON))
  return units.some(isPlaceUnit) && units.every((unit) => isPlaceUnit(unit) || unit.words[0] === 'and')
}

/** In small letters "us" is no place. */
const isPlaceUnit = ({ type, text }: Unit): boolean => type === 'place' || text === 'US'

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1)

/** The core ends with a noun for people. */
export function isPeople(core: string): boolean {
  const last = lastWord(core)
  return isPlural(last) && isPerson(canonicalWord(last), false)
}

/** "Electric SUV Shoppers" and "Owners" are "Electric SUV Owners". */
export function withPeople(core: string, people: string): string {
  if (isPeople(core)) {
    const thing = core.slice(0, core.length - lastWord(core).length).replace(/\b(?:decision|brand|past|loyal) $/i, '')
    return `${thing}${people}`.trim()
  }
  return `${withSingularEnd(core)} ${people}`
}

/** "Running Shoes" before another noun: "Running Shoe". */
export function withSingularEnd(text: string): string {
  const last = lastWord(text)
  if (!isPlural(last)) return text
  const singular = canonicalWord(last)
  const ending = [/ies$/i, /es$/i, /s$/i].find(
    (end) => singular === last.toLowerCase().replace(end, end.source === 'ies$' ? 'y' : ''),
  )
  if (ending === undefined) return text
  return text.slice(0, -last.length) + last.replace(ending, ending.source === 'ies$' ? 'y' : '')
}
