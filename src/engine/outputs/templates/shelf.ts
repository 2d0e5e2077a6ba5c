import type { ClassifiedTopic } from '../../result'
import { type RootNode, rootNode, TREE } from '../../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from '../../taxonomy/vocabulary'
import { canonicalWords } from '../../text/tokens'
import { behaviorOf } from './behavior'

/** Where topics are filed, and the words by which a topic's name is compared with it. */
export type Shelf = {
  category: ParentCategory
  subcategory: string
  path: string
  /** Undefined for a subcategory of somebody's own. */
  node: RootNode | undefined
  /** Of the node's name; of its name, its label and the path. */
  name: readonly string[]
  words: ReadonlySet<string>
}

/** How a topic's name stands to its shelf: it shares no word with it, shares one, or is the shelf's own name. */
export type Fit = 'none' | 'shared' | 'named'

/** How the taxonomy speaks of a topic. */
export type ShelfWords = {
  subcategory: string
  /** In the middle of a sentence: "shoes and footwear". */
  label: string
  /** Sites in a sentence: "a.com, b.com and c.com". */
  domains: string
}

const MOST_SHELVES = 5_000
const shelves = new Map<string, Shelf[]>()
let remembered = 0

export function shelfOf(topic: ClassifiedTopic): Shelf {
  const known = shelves.get(topic.taxonomy_path)
  if (known) for (const shelf of known) if (isOnShelf(topic, shelf)) return shelf
  return remember(newShelf(topic.parent_category, topic.subcategory, topic.taxonomy_path))
}

/** For a shelf of the topic's path. */
export function isOnShelf(topic: ClassifiedTopic, { category, subcategory }: Shelf): boolean {
  return topic.parent_category === category && topic.subcategory === subcategory
}

function remember(shelf: Shelf): Shelf {
  if (remembered++ === MOST_SHELVES) {
    shelves.clear()
    remembered = 1
  }
  const same = shelves.get(shelf.path)
  if (same) same.push(shelf)
  else shelves.set(shelf.path, [shelf])
  return shelf
}

function newShelf(category: ParentCategory, subcategory: string, path: string): Shelf {
  const node = rootNode(category, subcategory)
  const own = (text: string) => canonicalWords(text).filter((word) => isOwn(word, category))
  const words = new Set(node ? [...own(`${node.name} ${node.label}`), ...own(path)] : [])
  return { category, subcategory, path, node, name: node ? own(node.name) : [], words }
}

const SHARED_BY_ALL = new Set('and or of the a in for to with other service product general'.split(' '))

/** Not every topic of the category may have the word. */
function isOwn(word: string, category: ParentCategory): boolean {
  return !SHARED_BY_ALL.has(word) && !CATEGORY_WORDS[category].words.has(word)
}

export function fitOf(shelf: Shelf, { topic_name, layers }: ClassifiedTopic): Fit {
  if (shelf.node === undefined) return 'none'
  const words = canonicalWords(topic_name)
  const shared = sharedWords(shelf, words)
  if (shared > 0) return shared === shelf.name.length && isNamed(shelf, words) ? 'named' : 'shared'
  return layers.primary_intent === 'Brand' ? 'shared' : 'none'
}

function sharedWords({ words }: Shelf, topic: readonly string[]): number {
  return topic.filter((word) => words.has(word)).length
}

/** The topic is the node itself: what the node says of its people is true of the topic's. */
function isNamed({ name, category }: Shelf, topic: readonly string[]): boolean {
  let own = 0
  for (const canonical of topic) {
    if (name.includes(canonical)) own++
    else if (isOwn(canonical, category)) return false
  }
  return own === name.length
}

/** The sites of a party, a faith or a gender would be wrong for its neighbors. */
const SIDED = new Set<ParentCategory>(['Government & Politics', 'Demographics & Life Events'])

/**
 * The node's label and sites where the topic is one of its brands or shares a word with it, else the category's: a node
 * may be only the nearest shelf ("Tofu" beside meat and fish), and its words would be false.
 */
export function shelfWords({ category, subcategory, node }: Shelf, fit: Fit): ShelfWords {
  const { label, domains } = CATEGORY_WORDS[category]
  if (!node) return { subcategory: beforeComma(subcategory), label, domains }
  const fits = fit !== 'none'
  return {
    subcategory: node.name,
    label: fits ? node.label : label,
    domains: fits && !SIDED.has(category) ? listed(node.domains.slice(0, 3)) : domains,
  }
}

/** A name in a list is written before a comma; a node's own name may have one inside. */
const beforeComma = (text: string): string => (text.split(',')[0] ?? '').trim()

/** A verb phrase: "compare and buy shoes, sneakers, boots and sandals". */
export function descriptionOf(shelf: Shelf, fit: Fit, topic: ClassifiedTopic): string {
  return isDescribed(shelf, fit, topic) ? shelf.node!.description : behaviorOf(topic)
}

const BUSINESS = new Set(['B2B', 'B2E', 'B2G'])

/**
 * What the shelf says is true of the topic. What consumers do is not what professionals of the same field do: hair
 * stylists do not "buy shampoo".
 */
export function isDescribed({ node }: Shelf, fit: Fit, { audience_type, segment_type }: ClassifiedTopic): boolean {
  if (node === undefined || fit !== 'named') return false
  const written = audience_type === 'Enthusiasts' || audience_type === 'In-Market Shoppers'
  return written && BUSINESS.has(node.segment) === BUSINESS.has(segment_type)
}

type CategoryWords = { label: string; domains: string; words: ReadonlySet<string> }

const CATEGORY_WORDS = Object.fromEntries(
  PARENT_CATEGORIES.map((category) => [category, categoryWords(category)]),
) as Record<ParentCategory, CategoryWords>

function categoryWords(category: ParentCategory): CategoryWords {
  const roots = TREE.get(category)?.roots ?? []
  const sites = [0, 1 / 3, 2 / 3].map((share) => roots[Math.floor(roots.length * share)]?.domains[0] ?? '')
  return {
    label: category.replace(/&/g, 'and').replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase()),
    domains: listed([...new Set(sites)]),
    words: new Set(canonicalWords(category)),
  }
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
