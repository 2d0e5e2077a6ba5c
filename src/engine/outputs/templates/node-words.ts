import type { ClassifiedTopic } from '../../result'
import { type RootNode, rootNode, TREE } from '../../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from '../../taxonomy/vocabulary'
import { memo, memoOf } from '../../text/memo'
import { canonicalWords } from '../../text/tokens'

/** How the taxonomy speaks of a topic. */
export type NodeWords = {
  subcategory: string
  /** In the middle of a sentence: "shoes and footwear". */
  label: string
  /** Sites in a sentence: "a.com, b.com and c.com". */
  domains: string
  /** A sentence about what shows that people belong to the audience; empty if nothing is known of the topic. */
  signals: string
  /** What people of the node do ("compare and buy shoes"), if the topic is the node itself and its people do the same. */
  verb: string | null
}

/** How a topic's name stands to its node: it shares no word with it, shares one, or is the node's own name. */
type Fit = 'none' | 'shared' | 'named'

/** The sites of a party, a faith or a gender would be wrong for its neighbors. */
const SIDED = new Set<ParentCategory>(['Government & Politics', 'Demographics & Life Events'])

/**
 * The node's label and sites where the topic is one of its brands or shares a word with it, else the category's: a node
 * may be only the nearest one ("Tofu" beside meat and fish), and its words would be false.
 */
export function nodeWords(topic: ClassifiedTopic): NodeWords {
  const { parent_category, subcategory } = topic
  const node = rootNode(parent_category, subcategory)
  const fit = node ? fitOf(topic, node) : 'none'
  const ofCategory = CATEGORY_WORDS[parent_category]
  const label = node && fit !== 'none' ? node.label : ofCategory.label
  const domains = node && fit !== 'none' && !SIDED.has(parent_category) ? textsOf(node).domains : ofCategory.domains
  return {
    subcategory: node ? node.name : beforeComma(subcategory),
    label,
    domains,
    signals: topic.uncertain ? '' : `Judged by activity around ${label} on sites such as ${domains}.`,
    verb: node && fit === 'named' && doesAsNode(topic, node) ? node.description : null,
  }
}

/** A name in a list is written before a comma; a node's own name may have one inside. */
const beforeComma = (text: string): string => (text.split(',')[0] ?? '').trim()

function fitOf({ topic_name, taxonomy_path, parent_category, layers }: ClassifiedTopic, node: RootNode): Fit {
  const words = ownWords(topic_name, parent_category)
  const { name, all } = textsOf(node)
  if (name.length > 0 && name.length === words.length && words.every((word) => name.includes(word))) return 'named'
  if (layers.primary_intent === 'Brand' || words.some((word) => all.has(word))) return 'shared'
  const below = pathWords(taxonomy_path)
  return words.some((word) => below.has(word)) ? 'shared' : 'none'
}

/** Topics share their paths. */
const PATHS = 10_000
const pathWords = memo((path): ReadonlySet<string> => new Set(canonicalWords(path)), PATHS)

const BUSINESS = new Set(['B2B', 'B2E', 'B2G'])

/** What consumers do is not what professionals of the same field do: hair stylists do not "buy shampoo". */
function doesAsNode({ audience_type, segment_type }: ClassifiedTopic, node: RootNode): boolean {
  const isUsual = audience_type === 'Enthusiasts' || audience_type === 'In-Market Shoppers'
  return isUsual && BUSINESS.has(node.segment) === BUSINESS.has(segment_type)
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

const SHARED_BY_ALL = new Set('and or of the a in for to with other service product general'.split(' '))

/** The words that not every topic of the category may have. */
const ownWords = (text: string, category: ParentCategory): string[] =>
  canonicalWords(text).filter((word) => !SHARED_BY_ALL.has(word) && !CATEGORY_WORDS[category].words.has(word))

type NodeTexts = { name: readonly string[]; all: ReadonlySet<string>; domains: string }

/** The words of a node's name, those of name and label, and its sites in a sentence, made with the first topic of the node. */
const textsOf = memoOf(
  ({ name, label, category, domains }: RootNode): NodeTexts => ({
    name: ownWords(name, category),
    all: new Set(ownWords(`${name} ${label}`, category)),
    domains: listed(domains.slice(0, 3)),
  }),
)
