import type { ClassifiedTopic } from '../result'
import { type RootNode, rootNode, TREE } from '../taxonomy/tree'
import type { AudienceType, SegmentType } from '../taxonomy/vocabulary'
import type { Aliases, OutputTemplate, TemplateContext } from './output-template'

/** The people of an audience type, as a sentence calls them. */
const PEOPLE: Record<AudienceType, string> = {
  'In-Market Shoppers': 'shoppers who are ready to buy',
  Researchers: 'people who are comparing their options',
  Owners: 'current owners and users',
  'Past Purchasers': 'people who have bought before',
  'Brand Loyalists': 'loyal customers of the brand',
  'Decision Makers': 'decision makers and the people who advise them',
  Professionals: 'people who work in the field',
  Entrepreneurs: 'entrepreneurs and business owners',
  Enthusiasts: 'people with a lasting personal interest',
  'Fans & Followers': 'fans and followers',
  'Event Attendees': 'people who attend events',
  'Students & Learners': 'students and other learners',
  'Life Stage': 'people at the same stage of life',
  Demographic: 'people who share the same profile',
}

const AUDIENCE_TAG: Record<SegmentType, string> = {
  B2B: 'Business',
  B2E: 'Business',
  B2G: 'Business',
  B2C: 'Consumer',
  B2B2C: 'Biz+Consumer',
}

const USER_MARKET: Record<SegmentType, string> = {
  B2B: 'Business',
  B2C: 'Consumer',
  B2B2C: 'Business and Consumer',
  B2E: 'Employee',
  B2G: 'Government',
}

/** The engine infers an audience from what its name means; nobody declared it. */
const MODEL_PROCESS = 'Inferred'

const NO_ALIASES: Aliases = { orgAlias: '', partnerAlias: '' }

/** One literal, so that all contexts have one shape: merged from parts it took ten times as long. */
export function templateContext(
  topic: ClassifiedTopic,
  template: OutputTemplate,
  aliases: Aliases = NO_ALIASES,
): TemplateContext {
  const { layers, segment_type, audience_type } = topic
  const levels = topic.taxonomy_path.split('>')
  const behavior = template.userBehaviorOverride || userBehavior(topic)
  const words = wordsOfNode(topic)
  const domains = listed(words.domains.slice(0, 3))
  return {
    topic: topic.topic_name,
    intent: layers.primary_intent,
    secondary_intent: layers.secondary_intent,
    secondary_intent_suffix: layers.secondary_intent === '' ? '' : ` + ${layers.secondary_intent}`,
    group: topic.taxonomy_type,
    category: topic.parent_category,
    subcategory: beforeComma(topic.subcategory),
    segment_type,
    audience_tag: AUDIENCE_TAG[segment_type],
    audience_type,
    subcategory_l1: levels[1]?.trim() ?? '',
    subcategory_l2: levels[2]?.trim() ?? '',
    subcategory_l3: levels[3]?.trim() ?? '',
    subcategory_l4: levels[4]?.trim() ?? '',
    intensity: layers.intensity,
    awareness: layers.awareness,
    funnel: layers.funnel,
    journey: layers.buyer_journey,
    sensitivity: layers.sensitivity,
    composite_score: String(layers.composite_score),
    recency: template.recency,
    org_alias: aliases.orgAlias,
    partner_alias: aliases.partnerAlias,
    user_behavior: behavior,
    user_behavior_lower: behavior.toLowerCase(),
    model_process: MODEL_PROCESS,
    user_market: USER_MARKET[segment_type],
    taxonomy_label: capitalized(words.label),
    taxonomy_label_lower: words.label,
    taxonomy_description: capitalized(words.description),
    taxonomy_description_lower: words.description,
    audience_type_lower: audience_type.toLowerCase(),
    audience_type_people: PEOPLE[audience_type],
    domain_signals_top3: domains,
    domain_signals_top3_lower: domains.toLowerCase(),
    group_lower: topic.taxonomy_type.toLowerCase(),
    prefix: prefixOf(segment_type, template),
  }
}

/** The first match wins. */
function userBehavior(topic: ClassifiedTopic): string {
  const audience = topic.audience_type.toLowerCase()
  if (audience.includes('owner')) return 'Ownership'
  if (audience.includes('past purchaser') || audience.includes('previous buyer')) return 'Past Purchaser'
  if (audience.includes('decision maker')) return 'Decision Maker'
  return ['product', 'service', 'solution'].includes(topic.layers.primary_intent.toLowerCase()) ? 'Intent' : 'Interest'
}

type NodeWords = { label: string; description: string; domains: readonly string[] }

/** A subcategory that somebody wrote by hand is no node of the tree: its own words and the category's sites serve. */
function wordsOfNode(topic: ClassifiedTopic): NodeWords {
  const node = rootNode(topic.parent_category, topic.subcategory)
  if (node) return { label: node.label, description: descriptionOf(node, topic.segment_type), domains: node.domains }
  const label = beforeComma(topic.subcategory) || topic.parent_category.toLowerCase()
  const domains = TREE.get(topic.parent_category)?.roots[0]?.domains ?? []
  return { label, description: `take an interest in ${label}`, domains }
}

/** What consumers do is not what professionals of the same field do: hair stylists do not "buy shampoo". */
function descriptionOf(node: RootNode, segment: SegmentType): string {
  const forConsumers = node.segment === 'B2C'
  return forConsumers && AUDIENCE_TAG[segment] === 'Business'
    ? `deal with ${node.label} for a living`
    : node.description
}

function prefixOf(segment: SegmentType, template: OutputTemplate): string {
  if (segment === 'B2C') return template.descPrefixB2c
  return segment === 'B2B2C' ? template.descPrefixB2b2c : template.descPrefixB2b
}

const beforeComma = (text: string): string => (text.split(',')[0] ?? '').trim()

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
