import type { ClassifiedTopic } from '../result'
import { type RootNode, rootNode, TREE } from '../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from '../taxonomy/vocabulary'
import { canonicalWords } from '../text'
import { behaviorOf } from './behavior'

/** How the taxonomy speaks of a topic. */
export type NodeWords = {
  subcategory: string
  /** In the middle of a sentence: "shoes and footwear". */
  label: string
  /** A verb phrase: "compare and buy shoes, sneakers, boots and sandals". */
  description: string
  domains: readonly string[]
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
  const general = CATEGORY_WORDS[category]
  if (!node) return { ...general, subcategory: beforeComma(subcategory), description: behaviorOf(topic) }
  const own = ownWords(topic.topic_name, category)
  const named = wordsOf(node)
  const fits =
    topic.layers.primary_intent === 'Brand' ||
    own.some((word) => named.has(word)) ||
    sharesWord(own, topic.taxonomy_path, category)
  return {
    subcategory: node.name,
    label: fits ? node.label : general.label,
    description: isNamed(node, own) ? descriptionOf(node, topic) : behaviorOf(topic),
    domains: fits && !SIDED.has(category) ? node.domains : general.domains,
  }
}

/** The topic is the node itself: what the node says of its people is true of the topic's. */
function isNamed(node: RootNode, own: readonly string[]): boolean {
  const name = ownWords(node.name, node.category)
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

function ownWords(text: string, category: ParentCategory): string[] {
  const shared = CATEGORY_WORDS[category].words
  return canonicalWords(text).filter((word) => !SHARED_BY_ALL.has(word) && !shared.has(word))
}

function sharesWord(own: readonly string[], path: string, category: ParentCategory): boolean {
  const named = ownWords(path, category)
  return own.some((word) => named.includes(word))
}

const namedBy = new WeakMap<RootNode, Set<string>>()

function wordsOf(node: RootNode): Set<string> {
  let words = namedBy.get(node)
  if (!words) {
    words = new Set(ownWords(`${node.name} ${node.label}`, node.category))
    namedBy.set(node, words)
  }
  return words
}

type CategoryWords = { label: string; domains: readonly string[]; words: ReadonlySet<string> }

const CATEGORY_WORDS = Object.fromEntries(
  PARENT_CATEGORIES.map((category) => [category, categoryWords(category)]),
) as Record<ParentCategory, CategoryWords>

function categoryWords(category: ParentCategory): CategoryWords {
  const roots = TREE.get(category)?.roots ?? []
  const sites = [0, 1 / 3, 2 / 3].map((share) => roots[Math.floor(roots.length * share)]?.domains[0] ?? '')
  return {
    label: category.replace(/&/g, 'and').replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase()),
    domains: [...new Set(sites)],
    words: new Set(canonicalWords(category)),
  }
}
