import { parseBrands } from '../lexicon/brand-entry'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import type { Vote } from '../scoring/vote'
import { ALL_NODES, type TaxonomyNode } from '../taxonomy/tree'
import { SENSITIVITIES } from '../taxonomy/vocabulary'
import { firstOf } from '../text/first-of'
import type { Token } from '../text/tokens'
import { type Keyword, keySign, keywordKey, keywordOf, latest, MOST_KEYWORDS } from './keyword'

const FEWEST = 5
const LONGEST = 60
const MOST_PARTS = 4

/**
 * The keywords of all nodes, worked out when first asked for: those of a node stand together, from its place in the
 * tree on. In lists of what is asked of them, because hardly any is looked at as a whole.
 */
const ROOM = ALL_NODES.length * MOST_KEYWORDS
const known = {
  counts: new Uint8Array(ALL_NODES.length),
  texts: new Array<string>(ROOM).fill(''),
  keys: new Array<string>(ROOM).fill(''),
  /** In the last eight bits the signs of the keys, before them the hashes. */
  marks: new Int32Array(ROOM),
}

function sureTerms(list: readonly string[] | undefined, most: number): string[] {
  const sure = (list ?? []).filter((entry) => !entry.startsWith('~'))
  return sure.slice(0, most).map((entry) => entry.replace(/!$/, ''))
}

function sureBrands(list: readonly string[] | undefined): string[] {
  const sure = parseBrands(list ?? []).filter((brand) => !brand.ordinary)
  return sure.slice(0, 2).map((brand) => brand.name)
}

/** Names of nodes below, except what is more delicate than the node itself. */
function namesOf(nodes: readonly TaxonomyNode[] | undefined, node: TaxonomyNode, most: number): string[] {
  const delicacy = SENSITIVITIES.indexOf(node.sensitivity)
  const fit = (nodes ?? []).filter(
    (other) => other !== node && SENSITIVITIES.indexOf(other.sensitivity) <= delicacy && !other.name.includes(','),
  )
  return fit.slice(0, most).map((other) => other.name.toLowerCase())
}

/**
 * The words by which a node is known, best first, read from the lists once: its own, what is below it, its parents'.
 * Words of its neighbours find other people, and those of the category at large say nothing of the node.
 */
function keywordsOf(node: TaxonomyNode): Keyword[] {
  const { parent, root } = node
  const texts = [
    node.name.toLowerCase(),
    ...sureTerms(node.source.terms, 5),
    ...namesOf(node.children, node, 2),
    ...sureBrands(node.source.brands),
    ...(parent ? [parent.name.toLowerCase(), ...sureTerms(parent.source.terms, 3)] : []),
    root.label,
    ...sureTerms(root.source.terms, parent ? 3 : 10),
    ...namesOf(node.children, node, 10),
    ...root.label.split(/,| and /).map((part) => part.replace(/^the /, '').trim()),
    node.category.toLowerCase(),
  ]
  const unique = new Map<string, Keyword>()
  for (const text of texts) {
    const keyword = keywordOf(text)
    if (text.length > 2 && text.length <= LONGEST && !unique.has(keyword.key)) unique.set(keyword.key, keyword)
  }
  return [...unique.values()].slice(0, MOST_KEYWORDS)
}

/** Every node has some: none are those that were not asked for. */
function countOf(node: TaxonomyNode): number {
  return known.counts[node.id] || learn(node)
}

function learn(node: TaxonomyNode): number {
  const keywords = keywordsOf(node)
  for (const [i, { text, key, sign, hash }] of keywords.entries()) {
    const at = node.id * MOST_KEYWORDS + i
    known.texts[at] = text
    known.keys[at] = key
    known.marks[at] = (hash << 8) | sign
  }
  known.counts[node.id] = keywords.length
  return keywords.length
}

/** A part of the name that finds the same people alone: known things and places, no bare "liners" or "holders". */
function isTelling(unit: Unit): boolean {
  if (unit.type === 'place') return unit.text.length > 2
  if (unit.type !== 'content' || unit.position === 'none' || unit.text.length < 3) return false
  return unit.is(PHRASE_TRAITS.sure) && !unit.is(PHRASE_TRAITS.portable)
}

/** The keys of a name's own keywords, as far as its node may repeat them. */
const keys: string[] = new Array(MOST_KEYWORDS).fill('')
const signs = new Uint8Array(MOST_KEYWORDS)
/** Of the name as a whole: its key is spelled out when another has its sign. */
let wholeWords: readonly Token[] | null = null

/** Words that find the same people: the name's own topic, then what its node, if it is sure, is known by. */
export function keywordsFor(
  topic: string,
  reading: Reading,
  node: TaxonomyNode | null,
  votes: readonly Vote[],
): readonly string[] {
  const taken = new Array<string>(MOST_KEYWORDS)
  wholeWords = null
  latest.unhashed = takeOwn(taken, topic, reading)
  const telling = takeNamed(taken, latest.unhashed, votes)
  let count = node ? takeKnown(taken, telling, telling, node) : telling
  for (let up = node?.parent; up && count < FEWEST; up = up.parent) count = takeKnown(taken, telling, count, up)
  latest.keywords = count === MOST_KEYWORDS ? taken : firstOf(taken, count)
  return latest.keywords
}

/** What the name itself says: as a whole, and its parts. */
function takeOwn(taken: string[], topic: string, { written, units }: Reading): number {
  let count = 0
  const whole = topic.toLowerCase()
  if (whole !== '' && whole.length <= LONGEST) {
    taken[count++] = whole
    keepWhole(written.words, units)
  }
  if (units.length === 1) return count
  for (let i = 0; i < units.length && count < MOST_PARTS; i++) {
    if (!isTelling(units[i]!)) continue
    const key = keywordKey(units[i]!.words)
    const sign = keySign(key)
    if (isTaken(count, sign, key)) continue
    keepKey(count, sign, key)
    taken[count++] = units[i]!.text.toLowerCase()
  }
  return count
}

function keepWhole(words: readonly Token[], units: readonly Unit[]): void {
  if (units.length === 1 || words.length < 2) {
    const key = units.length === 1 ? keywordKey(units[0]!.words) : keyOf(words)
    keepKey(0, keySign(key), key)
  } else {
    wholeWords = words
    signs[0] = signOf(words)
  }
}

const keyOf = (words: readonly Token[]): string => keywordKey(words.map(({ canonical }) => canonical))

/** Of the key of several words. */
function signOf(words: readonly Token[]): number {
  let beginning = ''
  let length = 0
  for (let i = 0; i < words.length; i++) {
    const { canonical } = words[i]!
    if (canonical === 'and') continue
    if (length === 0) beginning = canonical
    length += canonical.length
  }
  return keySign(beginning, length)
}

function keepKey(at: number, sign: number, key: string): void {
  signs[at] = sign
  keys[at] = key
}

/** The first two things that speak for the category, as the lists have them. */
function takeNamed(taken: string[], own: number, votes: readonly Vote[]): number {
  let count = own
  for (let i = 0, named = 0; i < votes.length && named < 2; i++) {
    const { sense } = votes[i]!
    if (!sense || sense.strength === 'weak') continue
    const { text, key, sign, hash } = keywordOf(sense.shown)
    named++
    if (isTaken(count, sign, key)) continue
    keepKey(count, sign, key)
    latest.hashes[count] = hash
    taken[count++] = text
  }
  return count
}

/** The keywords of a node differ from each other: they are compared with the first `telling` only. */
function takeKnown(taken: string[], telling: number, taking: number, node: TaxonomyNode): number {
  const start = node.id * MOST_KEYWORDS
  const end = start + countOf(node)
  const bits = signBits(telling)
  const { texts, marks } = known
  const { hashes } = latest
  let count = taking
  for (let at = start; at < end && count < MOST_KEYWORDS; at++) {
    const sign = marks[at]! & 0xff
    if (bits & (1 << sign) && isSignTaken(telling, sign) && isTaken(telling, sign, known.keys[at]!)) continue
    hashes[count] = marks[at]! >>> 8
    taken[count++] = texts[at]!
  }
  return count
}

/** The signs that the keys have, each a bit; those that differ by 32 share it. */
function signBits(count: number): number {
  let bits = 0
  for (let i = 0; i < count; i++) bits |= 1 << signs[i]!
  return bits
}

/** Asked first, since the keys of a node are read only where a sign is met again. */
function isSignTaken(count: number, sign: number): boolean {
  for (let i = 0; i < count; i++) if (signs[i] === sign) return true
  return false
}

function isTaken(count: number, sign: number, key: string): boolean {
  for (let i = 0; i < count; i++) if (signs[i] === sign && keyAt(i) === key) return true
  return false
}

function keyAt(at: number): string {
  if (at === 0 && wholeWords !== null) {
    keys[0] = keyOf(wholeWords)
    wholeWords = null
  }
  return keys[at]!
}
