import { memo } from '../memo'
import { canonicalWordsOf } from '../name-tokens'
import type { ClassifiedTopic } from '../result'
import { type RootNode, rootNode, TREE } from '../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from '../taxonomy/vocabulary'
import { behaviorOf } from './behavior'

/** How the taxonomy speaks of a topic. */
export type NodeWords = {
  subcategory: string
  /** In the middle of a sentence: "shoes and footwear". */
  label: string
  /** A verb phrase: "compare and buy shoes, sneakers, boots and sandals". */
  description: string
  /** Sites in a sentence: "a.com, b.com and c.com". */
  domains: string
}

const BUSINESS = new Set(['B2B', 'B2E', 'B2G'])

/** The sites of a party, a faith or a gender would be wrong for its neighbors. */
const SIDED = new Set<ParentCategory>(['Government & Politics', 'Demographics & Life Events'])

/**
 * The node's label and sites where the topic is one of its brands or shares a word with it, else the category's: a node
 * may be only the nearest shelf ("Tofu" beside meat and fish), and its words would be false.
 */
export function nodeWords(topic: ClassifiedTopic): NodeWords {
  const { parent_category: category, subcategory } = topic
  const node = rootNode(category, subcategory)
  const { label, domains } = CATEGORY_WORDS[category]
  if (!node) return { subcategory: beforeComma(subcategory), label, description: behaviorOf(topic), domains }
  const own = ownWords(topic.topic_name, category)
  const shelf = shelfOf(node)
  const fits =
    topic.layers.primary_intent === 'Brand' ||
    sharesWord(own, shelf.words) ||
    sharesWord(own, CATEGORY_WORDS[category].pathWords(topic.taxonomy_path))
  return {
    subcategory: node.name,
    label: fits ? node.label : label,
    description: isNamed(shelf, own) ? descriptionOf(node, topic) : behaviorOf(topic),
    domains: fits && !SIDED.has(category) ? shelf.domains : domains,
  }
}

/** The topic is the node itself: what the node says of its people is true of the topic's. */
function isNamed({ name }: Shelf, own: readonly string[]): boolean {
  return own.length > 0 && own.length === name.length && own.every((word) => name.includes(word))
}

/** What consumers do is not what professionals of the same field do: hair stylists do not "buy shampoo". */
function descriptionOf(node: RootNode, topic: ClassifiedTopic): string {
  const written = topic.audience_type === 'Enthusiasts' || topic.audience_type === 'In-Market Shoppers'
  return written && BUSINESS.has(node.segment) === BUSINESS.has(topic.segment_type)
    ? node.description
    : behaviorOf(topic)
}

/** A name in a list is written before a comma; a node's own name may have one inside. */
const beforeComma = (text: string): string => (text.split(',')[0] ?? '').trim()

const SHARED_BY_ALL = new Set('and or of the a in for to with other service product general'.split(' '))

/** What a topic's words are compared with: those of its name, and those of its name and label. */
type Shelf = { name: readonly string[]; words: readonly string[]; domains: string }

const shelves = new Map<RootNode, Shelf>()

function shelfOf(node: RootNode): Shelf {
  let shelf = shelves.get(node)
  if (!shelf) {
    shelf = {
      name: ownWords(node.name, node.category),
      words: ownWords(`${node.name} ${node.label}`, node.category),
      domains: listed(node.domains.slice(0, 3)),
    }
    shelves.set(node, shelf)
  }
  return shelf
}

/** The words of a text that not every topic of the category may have. */
function ownWords(text: string, category: ParentCategory): string[] {
  const shared = CATEGORY_WORDS[category].words
  const own: string[] = []
  for (const word of canonicalWordsOf(text)) if (!SHARED_BY_ALL.has(word) && !shared.has(word)) own.push(word)
  return own
}

function sharesWord(own: readonly string[], named: readonly string[]): boolean {
  for (const word of own) if (named.includes(word)) return true
  return false
}

type CategoryWords = {
  label: string
  domains: string
  words: ReadonlySet<string>
  /** The own words of a path of the category; a tree has a few hundred of them. */
  pathWords: (path: string) => readonly string[]
}

const MOST_PATHS = 1_000

const CATEGORY_WORDS = Object.fromEntries(
  PARENT_CATEGORIES.map((category) => [category, categoryWords(category)]),
) as Record<ParentCategory, CategoryWords>

function categoryWords(category: ParentCategory): CategoryWords {
  const roots = TREE.get(category)?.roots ?? []
  const sites = [0, 1 / 3, 2 / 3].map((share) => roots[Math.floor(roots.length * share)]?.domains[0] ?? '')
  return {
    label: category.replace(/&/g, 'and').replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase()),
    domains: listed([...new Set(sites)]),
    words: new Set(canonicalWordsOf(category)),
    pathWords: memo((path) => ownWords(path, category), MOST_PATHS),
  }
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
