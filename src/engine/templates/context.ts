import type { ClassifiedTopic } from '../result'
import type { SegmentType } from '../taxonomy/vocabulary'
import { nodeWords } from './node-words'
import type { Aliases, OutputTemplate, TemplateContext } from './output-template'
import { peopleOf } from './people'

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

export const templateContext = (topic: ClassifiedTopic, template: OutputTemplate, aliases?: Aliases): TemplateContext =>
  topicContexts(topic, aliases)(template)

/**
 * The context of a topic for one template after the other: what the topic says is worked out once. The answer is good
 * until the next is asked for. One literal, so that all contexts have one shape: merged from parts it took ten times as long.
 */
export function topicContexts(
  topic: ClassifiedTopic,
  aliases: Aliases = NO_ALIASES,
): (template: OutputTemplate) => TemplateContext {
  const { layers, segment_type, audience_type } = topic
  const levels = topic.taxonomy_path.split('>')
  const derived = userBehavior(topic)
  const words = nodeWords(topic)
  const domains = listed(words.domains.slice(0, 3))
  const context: TemplateContext = {
    topic: topic.topic_name,
    intent: layers.primary_intent,
    secondary_intent: layers.secondary_intent,
    secondary_intent_suffix: layers.secondary_intent === '' ? '' : ` + ${layers.secondary_intent}`,
    group: topic.taxonomy_type,
    category: topic.parent_category,
    subcategory: words.subcategory,
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
    recency: '',
    org_alias: aliases.orgAlias,
    partner_alias: aliases.partnerAlias,
    user_behavior: '',
    user_behavior_lower: '',
    model_process: MODEL_PROCESS,
    user_market: USER_MARKET[segment_type],
    taxonomy_label: capitalized(words.label),
    taxonomy_label_lower: words.label,
    taxonomy_description: capitalized(words.description),
    taxonomy_description_lower: words.description,
    audience_type_lower: audience_type.toLowerCase(),
    audience_type_people: peopleOf(topic),
    domain_signals_top3: domains,
    domain_signals_top3_lower: domains.toLowerCase(),
    group_lower: topic.taxonomy_type.toLowerCase(),
    prefix: '',
  }
  return (template) => {
    const behavior = template.userBehaviorOverride || derived
    context.recency = template.recency
    context.user_behavior = behavior
    context.user_behavior_lower = behavior.toLowerCase()
    context.prefix = prefixOf(segment_type, template)
    return context
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

function prefixOf(segment: SegmentType, template: OutputTemplate): string {
  if (segment === 'B2C') return template.descPrefixB2c
  return segment === 'B2B2C' ? template.descPrefixB2b2c : template.descPrefixB2b
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
