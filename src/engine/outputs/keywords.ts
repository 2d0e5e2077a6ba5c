import { WORDS } from '../compiled/words'
import { PEOPLE } from '../lexicon/grammar'
import type { Sense, UnitType } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import { UNTOLD, type Unit } from '../reading/units'
import type { Vote } from '../scoring/vote'
import type { TaxonomyNode } from '../taxonomy/tree'
import { SENSITIVITIES, type Sensitivity } from '../taxonomy/vocabulary'
import { memoOf } from '../text/memo'
import { canonicalWord, PLURAL_ACRONYM } from '../text/tokens'
import { withoutAttributes } from './description/attributes'
import { withoutLeads } from './description/name-parts'
import { isPlural } from './description/nouns'
import { bitsOf, type Keyword, keywordKey, keywordOf } from './keyword'
import { avoidedIn } from './keyword-limits'
import { KeywordList, LONGEST_NAME } from './keyword-list'
import { isKeywordNoise, isVague } from './keyword-noise'
import { isCutRole, isFragment, isModified } from './keyword-pieces'
import type { KeywordSubject } from './keyword-subject'
import { keywordsAround, listsOf } from './node-keywords'
import { ownParts } from './own-parts'

const FEWEST = 5
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
  const keywords = new KeywordList(avoidedIn(subject.topicName.toLowerCase(), subject.reading), subject.topicName)
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
  keywords.addAll(namedThings(subject.votes).filter((thing) => standsAlone(thing, subject)))
  if (subject.isDoubtful || !subject.isNodeFound) return
  const words = tellingWords(subject.reading)
  if (!subject.reading.title && !subject.activity)
    keywords.addAll(isNodeItself(subject) ? wordsOfNode(subject.node) : relatedWords(subject, words))
  for (let above: TaxonomyNode | null = subject.node; above && keywords.texts.length < FEWEST; above = above.parent)
    keywords.addAll(broaderWords(above, subject, words), FEWEST)
}

/** Of names with signs of a list only what finds somebody, as far as there is anything. */
function ownKeywords(subject: KeywordSubject): { names: Keyword[]; parts: Keyword[] } {
  const names = ownNames(subject).map((text) => keywordOf(withAcronyms(text, subject.topicName)))
  const parts = ownParts(subject)
  if (!OF_LIST.test(subject.topicName)) return { names, parts }
  const isTold = ({ text }: Keyword) => !isKeywordNoise(text)
  const told = { names: names.filter(isTold), parts: parts.filter(isTold) }
  if (told.names.length > 0 || told.parts.length > 0) return told
  const label = names.findLast(({ text }) => /^\p{L}/u.test(text))
  return { names: label ? [label] : names.slice(0, 1), parts }
}

/** "PAs who book flights" are no "pas", and "I.T" is written so; "TVs" may be "tvs". */
function withAcronyms(text: string, name: string): string {
  if (!ACRONYM.test(name)) return text
  const written = new Map(name.split(' ').map((word) => [word.toLowerCase(), word]))
  return text.replace(/[^ ]+/g, (word) => {
    const acronym = written.get(word) ?? word
    const isOther = PLURAL_ACRONYM.test(acronym) && canonicalWord(acronym) !== canonicalWord(word)
    return isOther || DOTTED.test(acronym) ? acronym : word
  })
}

const ACRONYM = /[A-Z](?:[A-Z]s|\.[A-Z])/
const DOTTED = /^[A-Z]\.[A-Z]$/

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
  return isVague(first) || isHeadless(turned, first) ? turned.replaceAll(', ', ' ') : first
}

/** "Metal valve, ball, and roller manufacturing" is of no metal valve; "candles, soaps, and diffusers" are candles. */
const isHeadless = (part: string, first: string): boolean =>
  /, (?:and|&|or) /.test(part) &&
  part.split(' ').length <= LONGEST_NAME + 1 &&
  !isPlural(first.slice(first.lastIndexOf(' ') + 1))

/** It stands for itself in the name, or for all of it. */
function standsAlone({ words, key }: Keyword, { reading: { units } }: KeywordSubject): boolean {
  if (words.length > 1)
    return !units.some((unit, at) => keywordKey(unit.words) === key && isCutRole(unit, units[at - 1]))
  return units.some((unit, at) => unit.length === 1 && unit.words[0] === words[0] && !isModified(unit, units[at - 1]))
}

/** The first two things that speak for the category, as the lists have them. */
function namedThings(votes: readonly Vote[]): Keyword[] {
  const keywords: Keyword[] = []
  for (const { sense, words } of votes) {
    if (keywords.length === MOST_NAMED) break
    if (sense && sense.strength !== 'weak' && !isFragment(writtenAs(sense, words), sense.kind === 'brand'))
      keywords.push(keywordOfSense(sense))
  }
  return keywords
}

/** A brand as the name has it: "on the beach". */
const writtenAs = ({ shown }: Sense, words: string): string =>
  words.toLowerCase() === shown.toLowerCase() ? words : shown

/** Made with the first topic that a list names so. */
const keywordOfSense = memoOf(({ shown }: Sense): Keyword => keywordOf(shown))

/** The name says nothing else than the node's. */
function isNodeItself({ reading, node }: KeywordSubject): boolean {
  const only = onlyThing(reading)
  return only !== null && listsOf(node).name.key === keywordKey(only.words)
}

/** The one thing that the name says: of "joining the army" and "professional school" narrower things may be the wrong ones. */
function onlyThing({ units, clause, attributes }: Reading): Unit | null {
  if (clause !== null || attributes.some(({ type }) => type !== 'frame')) return null
  const others = units.filter(({ type }) => !BESIDE_THINGS.has(type))
  return others.length === 1 && others[0]!.type === 'content' && others[0]!.position !== 'none' ? others[0]! : null
}

const BESIDE_THINGS: ReadonlySet<UnitType> = new Set([...UNTOLD, 'generic'])

function wordsOfNode(node: TaxonomyNode): Keyword[] {
  const { terms, brands } = listsOf(node)
  const children = node.children.filter((child) => isAsDelicate(child, node.sensitivity))
  return [...terms.slice(0, 8), ...children.flatMap((child) => listsOf(child).parts).slice(0, 3), ...brands.slice(0, 2)]
}

/** What the lists around the node have that is more of the same thing ("trail hiking boot"), or more in general ("boot"). */
function relatedWords({ reading, node, sensitivity }: KeywordSubject, words: readonly string[]): Keyword[] {
  if (words.length === 0) return []
  const bits = bitsOf(words)
  const isPlain = onlyThing(reading)?.senses.some((sense) => sense.node === node) ?? false
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
  const { name, isShelf, isSaid, said, areSame, parts } = listsOf(above)
  if (!isShelf) return isSaid ? [name] : []
  if (above !== node || votes[0]?.sense?.kind !== 'brand') return parts.filter((part) => isMostlyOf(words, part))
  if (areSame) return parts
  return isSaid ? [said] : parts.filter((part) => isMostlyOf(words, part))
}

/** More than half of its words are: vegan cheese is not "dairy & cheese". */
function isMostlyOf(words: readonly string[], part: Keyword): boolean {
  const own = part.words.filter((word) => word !== 'and')
  return own.filter((word) => words.includes(word)).length > own.length / 2
}

const isAsDelicate = ({ sensitivity }: TaxonomyNode, most: Sensitivity): boolean =>
  SENSITIVITIES.indexOf(sensitivity) <= SENSITIVITIES.indexOf(most)
