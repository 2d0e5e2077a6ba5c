import { newEntry } from '../lexicon/entry'
import {
  ADVERBS,
  ATTRIBUTES,
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
import { type TellingVerb, tellingVerb, verbForm } from '../lexicon/verbs'
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
  /** The verb that says by itself what the name is about, with which the object begins. */
  telling: TellingVerb | null
}

const RELATIVES: ReadonlySet<string> = new Set(['who', 'whose', 'that', 'which'])
const OF_PEOPLE: ReadonlySet<string> = new Set(['who', 'whose'])
const SHORTEST_PARTICIPLE = 5
const CHILDREN: ReadonlySet<string> = new Set(['kid', 'child', 'baby', 'toddler', 'infant', 'teen', 'boy', 'girl'])
const BELONGING: ReadonlySet<string> = new Set(['of', 'to'])

/** The clause that a name is, if it is one. */
export function clauseOf(units: readonly Unit[]): Clause | null {
  for (let at = 0; at < units.length; at++) {
    const clause = isLink(units, at) ? clauseAt(units, at) : null
    if (clause !== null) return clause
  }
  return null
}

function isLink(units: readonly Unit[], at: number): boolean {
  const unit = units[at]!
  if (at === 0) return isSubjectWithVerb(unit) || isHalfSentence(units)
  const word = unit.words[0]!
  if (RELATIVES.has(word)) return !isNegated(units, at)
  if (BELONGING.has(word)) return RELATIONS.has(units[at - 1]!.words.at(-1)!)
  const isGeneric = isParticiple(unit)
  if (word !== 'with' && !isGeneric && !isAnyParticiple(units, at)) return false
  const head = headBefore(units, at)
  if (head === undefined || (!isGeneric && word !== 'with' && !isNextTo(units, head, at))) return false
  if (word === 'with') return PERSONS.has(head.words.at(-1)!)
  return isPlural(head) && (isParticiple(unit) || !isChild(head))
}

/** "comparing", "looking for", "interested in", "worried about". */
function isParticiple({ words, type }: Unit): boolean {
  if (words.length > 1 && type !== 'frame') return false
  return verbForm(words[0]!) === 'participle' || INCLINED.has(words[0]!)
}

/** "couples in Ohio celebrating", but not "partners at small accounting practices". */
function isNextTo(units: readonly Unit[], head: Unit, at: number): boolean {
  const before = units[at - 1]!
  return before === head || before.type === 'place' || isAdverb(before) || /\d/.test(before.text)
}

/** "celebrating", "insuring": it stays a part of what the name is about. */
function isAnyParticiple(units: readonly Unit[], at: number): boolean {
  const { words, type, senses } = units[at]!
  if (words.length > 1) return type === 'content' && isAnyGerund(words[0]!) && isActor(units[at - 1]!)
  const isVerb = words.length === 1 && type === 'content' && words[0]!.length > SHORTEST_PARTICIPLE
  if (!isVerb || !words[0]!.endsWith('ing')) return false
  return !senses.some(({ strength }) => strength === 'decisive') || isVerbBeforeObject(units, at)
}

function isAnyGerund(word: string): boolean {
  return verbForm(word) === 'participle' || tellingVerb(word)?.form === 'participle'
}

/** "nonprofits recruiting volunteers", "couples baking at home", but not "women camping chairs". */
function isVerbBeforeObject(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  if (next === undefined) return false
  return next.type === 'function' || isAtWork(units[at - 1]!)
}

/** Somebody who does things, as a person, a business or by occupation. */
function isActor(unit: Unit): boolean {
  return PERSONS.has(unit.words.at(-1)!) || isAtWork(unit)
}

function isAtWork(unit: Unit): boolean {
  return ORGANIZATIONS.has(unit.words.at(-1)!) || unit.is(PHRASE_TRAITS.occupation)
}

/** "who aren't renters" says who is not meant. */
function isNegated(units: readonly Unit[], at: number): boolean {
  const word = units[at + 1]?.words[0]
  const negation = word === 'are' || word === 'is' ? units[at + 2]?.words[0] : word
  return negation !== undefined && EXCLUSIONS.has(negation)
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their', 'his', 'her', 'our', 'my', 'to'])

/** "planning a kitchen remodel", "recently moved to Ohio": who does it is not said. */
function isHalfSentence([first, second, third]: readonly Unit[]): boolean {
  if (first!.words.length > 1 || second === undefined || third === undefined) return false
  if (ADVERBS.has(first!.words[0]!)) return isAnyVerb(second)
  return isAnyVerb(first!) && DETERMINERS.has(second.words[0]!)
}

function isAnyVerb(unit: Unit): boolean {
  return isVerb(unit) || (unit.words.length === 1 && tellingVerb(unit.words[0]!) !== undefined)
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
  const verbStart = link === 0 && !isHalfSentence(units) ? 1 : link
  const verbEnd = pronoun === 'whose' ? link + 1 : afterVerb(units, verbStart)
  if (subject === null || verbEnd >= units.length) return null
  const telling = tellingAt(units, link, verbEnd)
  const isKnown = units.slice(verbEnd, directEnd(units, verbEnd)).some(isTopic)
  if (telling !== null) {
    const decides = telling.decides || !units.slice(verbEnd + 1).some(isTopic)
    return { subject, subjectEnd: link, objectStart: verbEnd, isAboutObject: true, telling: { ...telling, decides } }
  }
  const objectStart = isKnown || subject !== 'people' ? verbEnd : topicalVerb(units, link, verbEnd)
  const isTold = isKnown || objectStart < verbEnd || units.slice(verbEnd).some(isTopic)
  const isAboutObject = isTold || !units.slice(0, link).some((unit) => isTopic(unit) && !isPerson(unit))
  return { subject, subjectEnd: link, objectStart, isAboutObject, telling }
}

/** "who knit", "hoping to refinance", "love baking", but not "looking for a camp". */
function tellingAt(units: readonly Unit[], link: number, at: number): TellingVerb | null {
  const { words } = units[at]!
  const verb = words.length === 1 ? tellingVerb(words[0]!) : undefined
  if (verb === undefined) return null
  if (at === link) return verb.form === 'base' ? null : verb
  const before = units[at - 1]!
  const word = before.words[0]!
  if (verb.form === 'participle') return word === 'for' || ARTICLES.has(word) ? null : verb
  return word === 'to' || RELATIVES.has(word) || HELPING_VERBS.has(word) || isAdverb(before) ? verb : null
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their', 'his', 'her', 'our', 'my', 'own'])
const HELPING_VERBS: ReadonlySet<string> = new Set([
  'have',
  'has',
  'had',
  'be',
  'been',
  'are',
  'were',
  'just',
  'get',
  'getting',
  'got',
])

/** The object goes up to the next preposition. */
function directEnd(units: readonly Unit[], start: number): number {
  const end = units.findIndex(({ type, words }, at) => at > start && type === 'function' && PREPOSITIONS.has(words[0]!))
  return end === -1 ? units.length : end
}

/** Where nothing is known of the object, the verb may tell: "students renting a pad". */
function topicalVerb(units: readonly Unit[], link: number, verbEnd: number): number {
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
  return isOfPeople || head.type === 'frame' || isDoer(head) ? 'people' : null
}

/** "beachcombers", "cord cutters": the word is made from what they do. */
function isDoer({ words, senses }: Unit): boolean {
  return /(?:er|or|ist|ian|eer)$/.test(words.at(-1)!) && senses.every(({ strength }) => strength !== 'decisive')
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
  for (let at = objectStart; at < units.length - 1; at++) {
    const unit = units[at]!
    if (unit.type === 'content' && unit.words.every((word) => ATTRIBUTES.has(word))) unit.type = 'structure'
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
