import { WORDS } from '../compiled/words'
import { PEOPLE, PERSONS } from '../lexicon/grammar'
import { PHRASE_TRAITS, type Sense } from '../lexicon/phrase'
import type { Clause } from '../reading/clause'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import type { Activity } from '../scoring/activity'
import type { Vote } from '../scoring/vote'
import type { TaxonomyNode } from '../taxonomy/tree'
import { type ParentCategory, SENSITIVITIES, type Sensitivity } from '../taxonomy/vocabulary'
import { memoOf } from '../text/memo'
import { PLURAL_ACRONYM } from '../text/tokens'
import { withoutAttributes } from './description/attributes'
import { withoutLeads } from './description/name-parts'
import { bitsOf, DANGLING, type Keyword, keywordKey, keywordOf, newKeyword } from './keyword'
import { wholeWordsOf } from './keyword-limits'
import { KeywordList, LONGEST_NAME } from './keyword-list'
import { isKeywordNoise, isVague } from './keyword-noise'
import { isModified, isPiece, isPlaced } from './keyword-pieces'
import { keywordsAround, listsOf } from './node-keywords'

/** What keywords are made from. */
export type KeywordSubject = {
  /** As it is shown. */
  topicName: string
  reading: Reading
  node: TaxonomyNode
  /** Words of the name led to the node. Else it is only where the category files the rest. */
  isNodeFound: boolean
  /** What the people of the name do, if that led to the node. */
  activity: Activity | null
  /** Nothing is known of the name. */
  isUncertain: boolean
  /** The category may be wrong: what only it says of the topic is left out. */
  isDoubtful: boolean
  /** For the topic's category, the heaviest first. */
  votes: readonly Vote[]
  sensitivity: Sensitivity
}

const FEWEST = 5
const MOST_PARTS = 4
const MOST_NAMED = 2
/** With a clause a name is a sentence, which nobody looks for. */
const SHORTEST_SENTENCE = 5

/**
 * Words that find the people of the topic, best first: what the name says, what the lists say of the same thing, and, if
 * that is little, what the topic is a kind of.
 */
export function keywordsFor(subject: KeywordSubject): readonly string[] {
  const { names, parts } = ownKeywords(subject)
  const [name, ...labels] = names
  const isLong = name !== undefined && name.words.length > LONGEST_NAME
  const isParted = name === undefined || (isLong && parts.length > 0)
  const keywords = new KeywordList(subject.topicName, subject.reading.written.canonicals)
  if (!isParted) {
    keywords.addName(name)
    keywords.addAll(labels)
  }
  addOthers(keywords, parts, subject)
  const { texts } = keywords
  if (texts.length === 0) keywords.addName(name ?? parts[0]!)
  const isClause =
    subject.reading.clause !== null && (name?.words.length ?? 0) >= SHORTEST_SENTENCE && tellEnough(parts)
  const isTold = subject.reading.clause !== null || (name !== undefined && SPOKEN.test(name.text))
  const isSentence = !isParted && (isClause || (isLong && isTold))
  return isSentence && isEnough(texts.length - 1, name.words.length) ? texts.slice(1) : texts
}

/** A part of several words finds the people of a sentence. */
const tellEnough = (parts: readonly Keyword[]): boolean => parts.some(({ words }) => words.length > 1)

const SPOKEN = /^(?:they|we|our|i) /

/** The longer a sentence is, the fewer other keywords it takes to do without it. */
const isEnough = (others: number, words: number): boolean => others > (words > 10 ? 0 : 1)

function addOthers(keywords: KeywordList, parts: readonly Keyword[], subject: KeywordSubject): void {
  keywords.addAll(parts)
  if (subject.isUncertain) return
  if (subject.activity) keywords.addAll([keywordOf(subject.activity.shown)])
  keywords.addAll(namedThings(subject.votes).filter(({ words }) => words.length > 1 || isAlone(words[0]!, subject)))
  if (subject.isDoubtful || !subject.isNodeFound) return
  const words = tellingWords(subject.reading)
  if (!subject.reading.title && !subject.activity)
    keywords.addAll(isNodeItself(subject) ? wordsOfNode(subject.node) : relatedWords(subject, words))
  for (let above: TaxonomyNode | null = subject.node; above && keywords.texts.length < FEWEST; above = above.parent)
    keywords.addAll(broaderWords(above, subject, words), FEWEST)
}

/** Of names with signs of a list only what finds somebody, as far as there is anything. */
function ownKeywords(subject: KeywordSubject): { names: Keyword[]; parts: Keyword[] } {
  const names = ownNames(subject).map(keywordOf)
  const parts = ownParts(subject)
  if (!OF_LIST.test(subject.topicName)) return { names, parts }
  const isTold = ({ text }: Keyword) => !isKeywordNoise(text)
  const told = { names: names.filter(isTold), parts: parts.filter(isTold) }
  if (told.names.length > 0 || told.parts.length > 0) return told
  const label = names.findLast(({ text }) => /^\p{L}/u.test(text))
  return { names: label ? [label] : names.slice(0, 1), parts }
}

const OF_LIST = /[:=(]| [-–—/|] |\/\//

/** What the name calls the topic, without who the people are and how a list has it: "interested in", a bracket, a label. */
function ownNames({ topicName, reading: { units } }: KeywordSubject): string[] {
  const name = topicName.toLowerCase()
  if (units.length === 1) return [withoutLeads(withoutAttributes(name).rest) || name]
  const bare = withoutLeads(withoutAttributes(name).rest)
    .replace(SOUGHT, '')
    .replace(/ \([^()]*\)$/, '')
  if (!PARTED.test(bare)) {
    const part = mainPart(bare)
    return [/\p{L}/u.test(part) ? part : name]
  }
  const parts = bare
    .split(PARTED)
    .map(mainPart)
    .filter((part) => /\p{L}/u.test(part))
  if (bare.includes('=')) return [parts.at(-1) ?? name, ...parts.slice(0, -1)]
  const [named, ...labels] = bare.includes(': ') ? parts.reverse() : parts.sort((a, b) => b.length - a.length)
  return named === undefined ? [name] : [named, ...labels.filter((label) => label.includes(' '))]
}

const SOUGHT = new RegExp(`^(?:${WORDS.verbs.weighing.join('|')}|buys|reads|visits|watches) `)

const PARTED = / ::? ?|: | [-–—|/] |—| ?= ?| \/\/ /

/** "Agent, insurance" is an insurance agent; of "operators, all other" only the operators find anybody. */
function mainPart(part: string): string {
  if (!part.includes(', ')) return part.trim()
  const turned = part.trim().replace(/^([\p{L}-]+(?: [\p{L}-]+)?), ([\p{L}-]+)$/u, '$2 $1')
  const [first = ''] = turned.split(', ', 1)
  return isVague(first) ? turned.replaceAll(', ', ' ') : first
}

/** The parts of the name that find the same people alone. */
function ownParts({
  topicName,
  reading: { units, clause },
  node: { category },
  isUncertain,
}: KeywordSubject): Keyword[] {
  if (units.length === 1) return []
  const name = topicName.toLowerCase()
  const parts: Keyword[] = []
  const pieces: Keyword[] = []
  for (const [at, unit] of units.entries()) {
    if (parts.length === MOST_PARTS) break
    const before = units[at - 1]
    if (!isTelling(unit) || isOfVerb(at, clause) || !(isUncertain || speaksFor(category, unit))) continue
    if (areOthers(unit, category, before?.type === 'content' || (clause !== null && at >= clause.objectStart))) continue
    const part = isModified(unit, before) || isPlaced(unit, before) ? joined(before!, unit) : keywordOfUnit(unit)
    const whole = wholeWordsOf(name, part.text)
    if (whole === null || isVague(whole) || !name.includes(part.text)) continue
    const list = isPiece(units, at, name) ? pieces : parts
    list.push(whole === part.text ? part : keywordOf(whole))
  }
  // A piece of a sentence finds more than the sentence does.
  return parts.length === 0 && name.split(' ').length > LONGEST_NAME ? pieces : parts
}

/** "people who bet on football". */
const isOfVerb = (at: number, clause: Clause | null): boolean =>
  clause !== null && at >= clause.subjectEnd && at < clause.objectStart

/** "GPs" are no "gps". */
const keywordOfUnit = ({ text, words }: Unit): Keyword =>
  PLURAL_ACRONYM.test(text)
    ? newKeyword(text.slice(0, -1).toLowerCase(), words)
    : DANGLING.test(text)
      ? keywordOf(text.toLowerCase())
      : newKeyword(text.toLowerCase(), words)

const joined = (before: Unit, unit: Unit): Keyword =>
  newKeyword(`${before.text} ${unit.text}`.toLowerCase(), [...before.words, ...unit.words])

/** A word that stands for itself in the name, or for all of it. */
const isAlone = (word: string, { reading: { units } }: KeywordSubject): boolean =>
  units.some((unit, at) => unit.length === 1 && unit.words[0] === word && !isModified(unit, units[at - 1]))

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

/** The first two things that speak for the category, as the lists have them. */
function namedThings(votes: readonly Vote[]): Keyword[] {
  const keywords: Keyword[] = []
  for (const { sense } of votes) {
    if (keywords.length === MOST_NAMED) break
    if (sense && sense.strength !== 'weak') keywords.push(keywordOfSense(sense))
  }
  return keywords
}

/** Made with the first topic that a list names so. */
const keywordOfSense = memoOf(({ shown }: Sense): Keyword => keywordOf(shown))

/** The name says nothing else than the node's. */
function isNodeItself({ reading, node }: KeywordSubject): boolean {
  const units = reading.units.filter(({ type, position }) => type === 'content' && position !== 'none')
  if (units.length !== 1) return false
  return listsOf(node).name.key === keywordKey(units[0]!.words)
}

function wordsOfNode(node: TaxonomyNode): Keyword[] {
  const { terms, brands } = listsOf(node)
  const children = node.children.filter((child) => isAsDelicate(child, node.sensitivity))
  return [...terms.slice(0, 8), ...children.flatMap((child) => listsOf(child).parts).slice(0, 3), ...brands.slice(0, 2)]
}

/** What the lists around the node have that is more of the same thing ("trail hiking boot"), or more in general ("boot"). */
function relatedWords({ reading, node, sensitivity }: KeywordSubject, words: readonly string[]): Keyword[] {
  if (words.length === 0) return []
  const bits = bitsOf(words)
  const isPlain = saysNothingElse(reading)
  const around = keywordsAround(node)
  const related: Keyword[] = []
  for (let at = 0; at < around.bits.length; at++) {
    const mayBeMore = isPlain && (bits & ~around.bits[at]!) === 0
    const mayBeLess = (around.bits[at]! & ~bits) === 0
    if (!(mayBeMore || mayBeLess) || !isAsDelicate(around.nodes[at]!, sensitivity)) continue
    const keyword = around.keywords[at]!
    const isMore = mayBeMore && hasAll(keyword.words, words)
    if (isMore || (mayBeLess && hasAll(words, keyword.words) && isThing(keyword, reading))) related.push(keyword)
  }
  return related
}

/** Of single words only those that the name is about: of "boot laces" no boots. */
const isThing = ({ words }: Keyword, { units }: Reading): boolean =>
  words.length > 1 || units.some((unit) => unit.position === 'head' && unit.words.at(-1) === words[0])

/** Of a name that says more of the people or where they are, narrower things may be the wrong ones. */
const saysNothingElse = ({ units, clause, attributes }: Reading): boolean =>
  clause === null && attributes.length === 0 && units.every(({ type }) => type !== 'place')

const hasAll = (words: readonly string[], others: readonly string[]): boolean =>
  others.every((other) => words.includes(other))

/** The words that a name is about: no people as such, no figures. */
function tellingWords({ units, title }: Reading): string[] {
  const telling: string[] = []
  for (const { type, position, words } of units) {
    if (!((type === 'content' && position !== 'none') || (title && type === 'occupation'))) continue
    for (const word of words) if (word.length > 1 && !/^\d/.test(word) && !PEOPLE.has(word)) telling.push(word)
  }
  return telling
}

/**
 * What the topic is a kind of, by its node or one above it. Of a shelf that holds several things ("pasta, rice & grains")
 * only what the name says, unless the lists have the brand there.
 */
function broaderWords(
  above: TaxonomyNode,
  { node, votes }: KeywordSubject,
  words: readonly string[],
): readonly Keyword[] {
  const { name, isShelf, said, parts, terms } = listsOf(above)
  if (name.text.startsWith('other ')) return []
  const isOfBrand = above === node && votes[0]?.sense?.kind === 'brand'
  if (!isShelf) return [name]
  if (isOfBrand) return areWhole(parts, terms) ? parts : [said]
  return parts.filter((part) => isMostlyOf(words, part))
}

/** "Strollers", "car seats"; of "mobile carriers & plans" the plans would be no longer mobile. */
function areWhole([first, ...others]: readonly Keyword[], terms: readonly Keyword[]): boolean {
  const isTerm = ({ key }: Keyword) => terms.some((term) => term.key === key)
  return others.length > 0 && others.every((part) => first!.words.length === 1 || part.words.length > 1 || isTerm(part))
}

/** More than half of its words are: vegan cheese is not "dairy & cheese". */
function isMostlyOf(words: readonly string[], part: Keyword): boolean {
  const own = part.words.filter((word) => word !== 'and')
  return own.filter((word) => words.includes(word)).length > own.length / 2
}

const isAsDelicate = ({ sensitivity }: TaxonomyNode, most: Sensitivity): boolean =>
  SENSITIVITIES.indexOf(sensitivity) <= SENSITIVITIES.indexOf(most)
