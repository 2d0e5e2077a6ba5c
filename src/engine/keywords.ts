import { parseBrands } from './brands'
import { type Keyword, keepHash, keywordKey, keywordOf } from './keyword'
import { listEntries } from './lexicon/phrases'
import type { Reading } from './reading'
import { ALL_NODES, type TaxonomyNode } from './taxonomy/tree'
import { SENSITIVITIES } from './taxonomy/vocabulary'
import type { Unit } from './units'
import type { Vote } from './vote'

const FEWEST = 5
const MOST = 12
const LONGEST = 60
const MOST_PARTS = 4

/** The keywords of a node, in lists of what is asked of them: hardly any is looked at as a whole. */
type NodeKeywords = {
  texts: readonly string[]
  keys: readonly string[]
  keyLengths: Uint8Array
  hashes: Int32Array
}

/** By the place of the node in the tree. */
const nodeKeywords: (NodeKeywords | undefined)[] = new Array(ALL_NODES.length).fill(undefined)

function sureTerms(list: string | undefined, most: number): string[] {
  const sure = listEntries(list).filter((entry) => !entry.startsWith('~'))
  return sure.slice(0, most).map((entry) => entry.replace(/!$/, ''))
}

function sureBrands(list: string | undefined): string[] {
  const sure = parseBrands(list ?? '').filter((brand) => !brand.ordinary)
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
function keywordsOf(node: TaxonomyNode): NodeKeywords {
  let keywords = nodeKeywords[node.id]
  if (keywords === undefined) {
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
    keywords = listed([...unique.values()].slice(0, MOST))
    nodeKeywords[node.id] = keywords
  }
  return keywords
}

function listed(keywords: readonly Keyword[]): NodeKeywords {
  const keys = keywords.map(({ key }) => key)
  return {
    texts: keywords.map(({ text }) => text),
    keys,
    keyLengths: Uint8Array.from(keys, (key) => key.length),
    hashes: Int32Array.from(keywords, ({ hash }) => hash),
  }
}

/** A part of the name that finds the same people alone: known things and places, no bare "liners" or "holders". */
function isTelling(unit: Unit): boolean {
  if (unit.type === 'place') return unit.text.length > 2
  if (unit.type !== 'content' || unit.position === 'none' || unit.text.length < 3) return false
  return !unit.faint && !unit.portable
}

/** The keywords of one name after the other, and the keys of those that its node may repeat. */
const taken: string[] = new Array(MOST).fill('')
const keys: string[] = new Array(MOST).fill('')
const keyLengths = new Uint16Array(MOST)
/** Of the name as a whole: its key is spelled out when another is as long. */
let wholeWords: readonly string[] | null = null

/** Words that find the same people: the name's own topic, then what its node is known by. */
export function keywordsFor(topic: string, reading: Reading, node: TaxonomyNode, votes: readonly Vote[]): string[] {
  wholeWords = null
  let own = ownKeywords(topic, reading)
  for (let i = 0, named = 0; i < votes.length && named < 2; i++) {
    const { sense } = votes[i]!
    if (!sense || sense.strength === 'weak') continue
    sense.keyword ??= keywordOf(sense.shown)
    const { text, key, hash } = sense.keyword
    if (!isTaken(own, key)) {
      keepHash(own, text, hash)
      own = take(own, text, key)
    }
    named++
  }
  let count = addKnown(own, own, keywordsOf(node))
  for (let up = node.parent; up && count < FEWEST; up = up.parent) count = addKnown(own, count, keywordsOf(up))
  return taken.slice(0, count)
}

/** What the name itself says: as a whole, and its parts. */
function ownKeywords(topic: string, reading: Reading): number {
  const { units } = reading
  let count = 0
  const whole = topic.toLowerCase()
  if (whole !== '' && whole.length <= LONGEST) count = takeWhole(whole, reading)
  if (units.length === 1) return count
  for (let i = 0; i < units.length && count < MOST_PARTS; i++) {
    const unit = units[i]!
    if (isTelling(unit) && !isTaken(count, unit.phrase.key)) {
      count = take(count, unit.text.toLowerCase(), unit.phrase.key)
    }
  }
  return count
}

function takeWhole(text: string, { written, units }: Reading): number {
  if (units.length === 1) return take(0, text, units[0]!.phrase.key)
  if (written.words.length < 2) return take(0, text, keywordKey(written.words))
  taken[0] = text
  wholeWords = written.words
  keyLengths[0] = keyLength(wholeWords)
  return 1
}

/** Of `keywordKey(words)`, for several words. */
function keyLength(words: readonly string[]): number {
  let length = 0
  for (let i = 0; i < words.length; i++) if (words[i] !== 'and') length += words[i]!.length
  return length
}

function take(count: number, text: string, key: string): number {
  taken[count] = text
  keys[count] = key
  keyLengths[count] = key.length
  return count + 1
}

/** The keywords of a node differ from each other: they are compared with those of the name only, the first `own`. */
function addKnown(own: number, taking: number, known: NodeKeywords): number {
  const { texts, hashes } = known
  let count = taking
  for (let i = 0; i < texts.length && count < MOST; i++) {
    if (hasLength(own, known.keyLengths[i]!) && isTaken(own, known.keys[i]!)) continue
    keepHash(count, texts[i]!, hashes[i]!)
    taken[count++] = texts[i]!
  }
  return count
}

function hasLength(count: number, length: number): boolean {
  for (let i = 0; i < count; i++) if (keyLengths[i] === length) return true
  return false
}

/** Nearly all differ in length: the letters are hardly ever compared. */
function isTaken(count: number, key: string): boolean {
  for (let i = 0; i < count; i++) if (keyLengths[i] === key.length && keyAt(i) === key) return true
  return false
}

function keyAt(at: number): string {
  if (at === 0 && wholeWords !== null) {
    keys[0] = keywordKey(wholeWords)
    wholeWords = null
  }
  return keys[at]!
}
