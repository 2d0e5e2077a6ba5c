import { newEntry } from '../lexicon/entry'
import {
  ADVERBS,
  CONJUNCTIONS,
  EXCLUSIONS,
  INCLINED,
  ORGANIZATIONS,
  PERSONS,
  PREPOSITIONS,
  RELATIONS,
  TIMES,
} from '../lexicon/grammar'
import type { Lexicon } from '../lexicon/lexicon'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { verbForm } from '../lexicon/verbs'
import { isPerson, isTopic } from './people'
import { Unit } from './units'

export type SubjectKind = 'people' | 'occupation' | 'organization'

/** "readers who follow home renovation": who does something, and with what. */
export type Clause = {
  subject: SubjectKind
  /** The subject ends before this unit, the object begins with that one. */
  subjectEnd: number
  objectStart: number
  /** What the name is about: the object, unless only the subject is known. */
  isAboutObject: boolean
}

const RELATIVES: ReadonlySet<string> = new Set(['who', 'whose', 'that', 'which'])
const OF_PEOPLE: ReadonlySet<string> = new Set(['who', 'whose'])
const SHORTEST_PARTICIPLE = 5
const CHILDREN: ReadonlySet<string> = new Set(['kid', 'child', 'baby', 'toddler', 'infant', 'teen', 'boy', 'girl'])
const BELONGING: ReadonlySet<string> = new Set(['of', 'to'])

/** The clause that a name is, if it is one. */
export function clauseOf(units: readonly Unit[]): Clause | null {
  const link = units.findIndex((_, at) => isLink(units, at))
  return link === -1 ? null : clauseAt(units, link)
}

function isLink(units: readonly Unit[], at: number): boolean {
  const unit = units[at]!
  if (at === 0) return isSubjectWithVerb(unit)
  const word = unit.words[0]!
  if (RELATIVES.has(word)) return true
  if (BELONGING.has(word)) return RELATIONS.has(units[at - 1]!.words.at(-1)!)
  if (word !== 'with' && !isParticiple(unit) && !isAnyParticiple(unit)) return false
  const head = headBefore(units, at)
  if (head === undefined) return false
  if (word === 'with') return PERSONS.has(head.words.at(-1)!)
  return isPlural(head) && (isParticiple(unit) || !isChild(head))
}

/** "comparing", "looking for", "interested in", "worried about". */
function isParticiple({ words, type }: Unit): boolean {
  if (words.length > 1 && type !== 'frame') return false
  return verbForm(words[0]!) === 'participle' || INCLINED.has(words[0]!)
}

/** "celebrating", "insuring": it stays a part of what the name is about. */
function isAnyParticiple({ words, type, senses }: Unit): boolean {
  const isVerb = words.length === 1 && type === 'content' && words[0]!.length > SHORTEST_PARTICIPLE
  return isVerb && words[0]!.endsWith('ing') && !senses.some(({ strength }) => strength === 'decisive')
}

/** "Kids swimming lessons" are lessons for kids: their goods are filed by themselves. */
function isChild({ words }: Unit): boolean {
  return CHILDREN.has(words.at(-1)!)
}

/** "Families planning a trip", "doctors who golf": no list means these two by "family planning" and "Doctor Who". */
function isSubjectWithVerb({ words, text }: Unit): boolean {
  if (words.length !== 2) return false
  const isVerb = words[1] === 'who' || (PERSONS.has(words[0]!) && verbForm(words[1]!) === 'participle')
  return isVerb && isWrittenPlural(text.slice(0, text.indexOf(' ')), words[0]!)
}

function clauseAt(units: readonly Unit[], link: number): Clause | null {
  const pronoun = units[link]!.words[0]!
  const head = link === 0 ? units[0] : headBefore(units, link)
  const subject = link === 0 ? 'people' : subjectKind(head, OF_PEOPLE.has(pronoun))
  const verbEnd = pronoun === 'whose' ? link + 1 : afterVerb(units, link === 0 ? 1 : link)
  if (subject === null || verbEnd >= units.length) return null
  const isKnown = units.slice(verbEnd, directEnd(units, verbEnd)).some(isTopic)
  const objectStart = isKnown || subject !== 'people' ? verbEnd : tellingVerb(units, link, verbEnd)
  const isTold = isKnown || objectStart < verbEnd || units.slice(verbEnd).some(isTopic)
  const isAboutObject = isTold || !units.slice(0, link).some((unit) => isTopic(unit) && !isPerson(unit))
  return { subject, subjectEnd: link, objectStart, isAboutObject }
}

/** The object goes up to the next preposition. */
function directEnd(units: readonly Unit[], start: number): number {
  const end = units.findIndex(({ type, words }, at) => at > start && type === 'function' && PREPOSITIONS.has(words[0]!))
  return end === -1 ? units.length : end
}

/** Where nothing is known of the object, the verb may tell: "students renting a pad". */
function tellingVerb(units: readonly Unit[], link: number, verbEnd: number): number {
  const at = units.findIndex((unit, i) => i >= link && i < verbEnd && isTopic(unit))
  return at === -1 ? verbEnd : at
}

/** Past auxiliaries, adverbs, verbs that fit any thing, and the prepositions and articles that follow them. */
function afterVerb(units: readonly Unit[], link: number): number {
  let at = link
  while (at < units.length && isLeadIn(units[at]!)) at++
  return at
}

function isLeadIn(unit: Unit): boolean {
  const word = unit.words[0]!
  if (unit.type === 'function') return !CONJUNCTIONS.has(word) && !EXCLUSIONS.has(word)
  return unit.type === 'frame' || isVerb(unit) || isAdverb(unit)
}

function isVerb({ words }: Unit): boolean {
  return words.length === 1 && verbForm(words[0]!) !== undefined
}

function isAdverb({ words, senses }: Unit): boolean {
  return words.length === 1 && (ADVERBS.has(words[0]!) || (senses.length === 0 && words[0]!.endsWith('ly')))
}

/** The last word for those who do it: in "couples over 55 in Ohio who travel", the couples. */
function headBefore(units: readonly Unit[], end: number): Unit | undefined {
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

function subjectKind(head: Unit | undefined, isOfPeople: boolean): SubjectKind | null {
  if (head === undefined) return isOfPeople ? 'people' : null
  const noun = head.words.at(-1)!
  if (PERSONS.has(noun)) return 'people'
  if (ORGANIZATIONS.has(noun)) return 'organization'
  if (head.type === 'occupation' || head.type === 'rank' || head.is(PHRASE_TRAITS.occupation)) return 'occupation'
  if (head.senses.some(({ kind, strength }) => kind === 'industry' && strength !== 'weak')) return 'organization'
  if (head.senses.some(({ kind, strength }) => kind === 'role' && strength !== 'weak')) return 'occupation'
  return isOfPeople || head.type === 'frame' ? 'people' : null
}

const IRREGULAR_PLURALS: ReadonlySet<string> = new Set([
  'people',
  'men',
  'women',
  'children',
  'staff',
  'folk',
  'alumni',
])

function isPlural(unit: Unit): boolean {
  return isWrittenPlural(unit.text.slice(unit.text.lastIndexOf(' ') + 1), unit.words.at(-1)!)
}

function isWrittenPlural(written: string, singular: string): boolean {
  const lower = written.toLowerCase()
  return IRREGULAR_PLURALS.has(lower) || (lower.endsWith('s') && lower !== singular)
}

/** The verbs of a clause, and when it is done, tell of the audience and never of the topic. */
export function demoteVerbs(units: readonly Unit[], { subjectEnd, objectStart }: Clause): void {
  for (let at = subjectEnd; at < objectStart; at++) {
    const unit = units[at]!
    if (unit.type !== 'function') unit.type = isAdverb(unit) ? 'structure' : 'frame'
  }
  for (let at = objectStart + 1; at < units.length; at++) {
    const unit = units[at]!
    if (unit.words.every((word) => TIMES.has(word)) || isAdverb(unit)) unit.type = 'structure'
  }
}

type Sentence = { units: Unit[]; clause: Clause; lexicon: Lexicon }

/** "women who quilt": a verb without an object is read as the activity that the lists have. */
export function readActivity({ units, clause, lexicon }: Sentence): void {
  const { subjectEnd, objectStart } = clause
  const verb = units[objectStart]!
  const next = units[objectStart + 1]
  if (units[subjectEnd]!.words.at(-1) !== 'who' || verb.words.length > 1) return
  const particle = next !== undefined && PARTICLES.has(next.words[0]!) ? ` ${next.words[0]}` : ''
  if (next !== undefined && particle === '' && !(next.type === 'function' && PREPOSITIONS.has(next.words[0]!))) return
  const activity = gerundsOf(verb.words[0]!)
    .map((gerund) => gerund + particle)
    .find((phrase) => lexicon.sensesOf(phrase).some(({ strength }) => strength !== 'weak'))
  if (activity === undefined) return
  const { start, end, text } = verb
  units[objectStart] = new Unit(start, end, text, newEntry(activity.split(' '), lexicon.sensesOf(activity)))
}

/** They belong to the verb: "eat out", "work out". */
const PARTICLES: ReadonlySet<string> = new Set(['out', 'up', 'off'])

function gerundsOf(verb: string): string[] {
  return [`${verb}ing`, `${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1)}ing`]
}
