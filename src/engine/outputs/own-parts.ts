import { PERSONS } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Clause } from '../reading/clause'
import type { Unit } from '../reading/units'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { PLURAL_ACRONYM } from '../text/tokens'
import { DANGLING, type Keyword, keywordOf, newKeyword } from './keyword'
import { wholeWordsOf } from './keyword-limits'
import { LONGEST_NAME } from './keyword-list'
import { isVague } from './keyword-noise'
import { isCutRole, isFragment, isLoose, isModified, isPiece, isPlaced, isTermOf } from './keyword-pieces'
import type { KeywordSubject } from './keyword-subject'

const MOST_PARTS = 4

/** The parts of the name that find the same people alone. */
export function ownParts(subject: KeywordSubject): Keyword[] {
  const { units } = subject.reading
  if (units.length === 1) return []
  const name = subject.topicName.toLowerCase()
  const parts: Keyword[] = []
  const pieces: Keyword[] = []
  for (let at = 0; at < units.length && parts.length < MOST_PARTS; at++) {
    const part = partAt(at, subject)
    const whole = part && wholeWordsOf(name, part.text)
    if (!whole || isVague(whole) || !name.includes(part.text)) continue
    const isSure = part.words.length > 1 || speaksFor(subject.node.category, units[at]!)
    const list = isSure && !isPiece(units, at, name) ? parts : pieces
    list.push(whole === part.text ? part : keywordOf(whole))
  }
  // A piece of a sentence finds more than the sentence does, and so does a word of one that nothing is known of.
  return parts.length === 0 && name.split(' ').length > LONGEST_NAME ? pieces : parts
}

/** The phrase at a place, with the word that makes it of a kind. */
function partAt(
  at: number,
  { topicName, reading: { units, clause }, node, isUncertain }: KeywordSubject,
): Keyword | null {
  const unit = units[at]!
  const before = units[at - 1]
  if (!isTelling(unit) || isOfVerb(at, clause) || isCutRole(unit, before)) return null
  const isWithin = before?.type === 'content' || (clause !== null && at >= clause.objectStart)
  if (areOthers(unit, node.category, isWithin)) return null
  const ofKind =
    (isModified(unit, before) || isPlaced(unit, before)) && !isLoose(before!) ? joined(before!, unit) : null
  if (!(speaksFor(node.category, unit) || isUncertain)) return null
  if (ofKind) return isListBegun(topicName.toLowerCase(), ofKind.text) ? null : ofKind
  if (unit.length === 1 && areBrands(unit) && isUncertain && unit.text === unit.text.toLowerCase()) return null
  return isFragment(unit.text, areBrands(unit)) ? null : keywordOfUnit(unit, units[at + 1], node.category)
}

/** "Metal valve, ball, and roller manufacturing" is of no metal valve. */
function isListBegun(name: string, text: string): boolean {
  const at = name.indexOf(`${text}, `)
  return at !== -1 && LIST_END.test(name.slice(at))
}

const LIST_END = /, (?:and|&|or) /

const areBrands = ({ senses }: Unit): boolean => senses.every(({ kind }) => kind === 'brand')

/** "people who bet on football". */
const isOfVerb = (at: number, clause: Clause | null): boolean =>
  clause !== null && at >= clause.subjectEnd && at < clause.objectStart

/** "GPs" are no "gps". */
function keywordOfUnit(unit: Unit, next: Unit | undefined, category: ParentCategory): Keyword | null {
  const { text, words } = unit
  if (PLURAL_ACRONYM.test(text)) return newKeyword(text.slice(0, -1).toLowerCase(), words)
  if (DANGLING.test(text)) return wholeThing(keywordOf(text.toLowerCase()), category)
  return newKeyword((next ? ownerOf(unit) : text).toLowerCase(), words)
}

/** Of "hotels near" the hotels, of "trading in" nothing. */
const wholeThing = (keyword: Keyword, category: ParentCategory): Keyword | null =>
  keyword.words.length > 1 || isTermOf(keyword.words, category) ? keyword : null

/** "Cigna's members" are with Cigna; "Levi's" is called so. */
const ownerOf = ({ text, senses }: Unit): string =>
  senses.some(({ shown }) => OWNER.test(shown)) ? text : text.replace(OWNER, '')

const OWNER = /['’]s$/

const joined = (before: Unit, unit: Unit): Keyword =>
  newKeyword(`${before.text} ${unit.text}`.toLowerCase(), [...before.words, ...unit.words])

/** Known things: no bare "liners", "holders" or "people", and no place, where people want other things too. */
function isTelling(unit: Unit): boolean {
  if (unit.type !== 'content' || unit.position === 'none' || !unit.is(PHRASE_TRAITS.sure)) return false
  const isModifier = unit.length === 1 && unit.position !== 'head' && !unit.is(PHRASE_TRAITS.brand)
  return !isModifier && !unit.is(PHRASE_TRAITS.portable | PHRASE_TRAITS.people) && /\p{L}{3}/u.test(unit.text)
}

/** Of "data lakes" not the lakes. */
const speaksFor = (category: ParentCategory, { length, senses }: Unit): boolean =>
  length > 1 || senses.some((sense) => sense.category === category && sense.strength !== 'weak')

/** Of "golfers shopping for a new driver" no people who learned to drive, of "mindfulness app users" not all of apps. */
const areOthers = ({ senses, words }: Unit, category: ParentCategory, isWithin: boolean): boolean =>
  isWithin && PERSONS.has(words.at(-1)!) && !senses.some((sense) => sense.category === category)
