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

/** By the place of the node in the tree. */
const nodeKeywords: (readonly Keyword[] | undefined)[] = new Array(ALL_NODES.length).fill(undefined)

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
function keywordsOf(node: TaxonomyNode): readonly Keyword[] {
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
    keywords = [...unique.values()].slice(0, MOST)
    nodeKeywords[node.id] = keywords
  }
  return keywords
}

/** A part of the name that finds the same people alone: known things and places, no bare "liners" or "holders". */
function isTelling(unit: Unit): boolean {
  if (unit.type === 'place') return unit.text.length > 2
  if (unit.type !== 'content' || unit.position === 'none' || unit.text.length < 3) return false
  return !unit.faint && !unit.portable
}

/** Words that find the same people: the name's own topic, then what its node is known by. */
export function keywordsFor(topic: string, reading: Reading, node: TaxonomyNode, votes: readonly Vote[]): string[] {
  const { units } = reading
  const keywords: string[] = []
  const keys: string[] = []
  const whole = topic.toLowerCase()
  if (whole !== '' && whole.length <= LONGEST) take(keywords, keys, whole, keywordKey(reading.words))
  if (units.length > 1) {
    for (let i = 0; i < units.length && keywords.length < 4; i++) {
      const unit = units[i]!
      if (isTelling(unit)) take(keywords, keys, unit.text.toLowerCase(), unit.key)
    }
  }
  for (let i = 0, named = 0; i < votes.length && named < 2; i++) {
    const { sense } = votes[i]!
    if (!sense || sense.strength === 'weak') continue
    sense.keyword ??= keywordOf(sense.shown)
    if (take(keywords, keys, sense.keyword.text, sense.keyword.key)) keepHash(keywords.length - 1, sense.keyword)
    named++
  }
  addKnown(keywords, keys, keywordsOf(node))
  for (let up = node.parent; up && keywords.length < FEWEST; up = up.parent) addKnown(keywords, keys, keywordsOf(up))
  return keywords
}

function take(keywords: string[], keys: string[], text: string, key: string): boolean {
  if (has(keys, key)) return false
  keywords.push(text)
  keys.push(key)
  return true
}

/** The keywords of a node differ from each other: they are compared with those of the name only. */
function addKnown(keywords: string[], keys: readonly string[], known: readonly Keyword[]): void {
  for (const keyword of known) {
    if (keywords.length === MOST) return
    if (has(keys, keyword.key)) continue
    keepHash(keywords.length, keyword)
    keywords.push(keyword.text)
  }
}

/** Nearly all differ in length: the letters are hardly ever compared. */
function has(keys: readonly string[], key: string): boolean {
  for (const other of keys) if (other.length === key.length && other === key) return true
  return false
}
