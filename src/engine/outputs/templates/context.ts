import type { ClassifiedTopic } from '../../result'
import type { SegmentType } from '../../taxonomy/vocabulary'
import { describe } from '../description/describe'
import type { Description } from '../description/parts'
import { TEMPLATE_DEFAULTS } from './built-in'
import { type NodeWords, nodeWords } from './node-words'
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

/** What the fields of a template are worked out from. */
export type FieldSource = DescribedTopic & { template: OutputTemplate; aliases: Aliases }

/** A topic with what all templates say of it. */
export type DescribedTopic = { topic: ClassifiedTopic; node: NodeWords; description: Description }

export function describedTopic(topic: ClassifiedTopic): DescribedTopic {
  const node = nodeWords(topic)
  return { topic, node, description: describe(topic, node.verb) }
}

export const fieldSource = (
  { topic, node, description }: DescribedTopic,
  template: OutputTemplate,
  aliases = NO_ALIASES,
): FieldSource => ({ topic, node, description, template, aliases })

const level = ({ topic }: FieldSource, at: number): string => topic.taxonomy_path.split('>')[at]?.trim() ?? ''

export type FieldReader = (source: FieldSource) => string

/** Every field that a template may name. */
export const FIELDS: ReadonlyMap<string, FieldReader> = new Map(
  Object.entries<FieldReader>({
    topic: ({ topic }) => topic.topic_name,
    intent: ({ topic }) => topic.layers.primary_intent,
    secondary_intent: ({ topic }) => topic.layers.secondary_intent,
    secondary_intent_suffix: ({ topic: { layers } }) =>
      layers.secondary_intent === '' ? '' : ` + ${layers.secondary_intent}`,
    group: ({ topic }) => topic.taxonomy_type,
    group_lower: ({ topic }) => topic.taxonomy_type.toLowerCase(),
    category: ({ topic }) => topic.parent_category,
    subcategory: ({ node }) => node.subcategory,
    subcategory_l1: (source) => level(source, 1),
    subcategory_l2: (source) => level(source, 2),
    subcategory_l3: (source) => level(source, 3),
    subcategory_l4: (source) => level(source, 4),
    segment_type: ({ topic }) => topic.segment_type,
    audience_tag: ({ topic }) => AUDIENCE_TAG[topic.segment_type],
    audience_type: ({ topic }) => topic.audience_type,
    audience_type_lower: ({ topic }) => topic.audience_type.toLowerCase(),
    audience_type_people: ({ topic }) => peopleOf(topic),
    audience_description: audienceDescription,
    intensity: ({ topic }) => topic.layers.intensity,
    awareness: ({ topic }) => topic.layers.awareness,
    funnel: ({ topic }) => topic.layers.funnel,
    journey: ({ topic }) => topic.layers.buyer_journey,
    sensitivity: ({ topic }) => topic.layers.sensitivity,
    composite_score: ({ topic }) => String(topic.layers.composite_score),
    recency: ({ template }) => template.recency,
    org_alias: ({ aliases }) => aliases.orgAlias,
    partner_alias: ({ aliases }) => aliases.partnerAlias,
    user_behavior: userBehavior,
    user_behavior_lower: (source) => userBehavior(source).toLowerCase(),
    model_process: () => MODEL_PROCESS,
    user_market: ({ topic }) => USER_MARKET[topic.segment_type],
    taxonomy_label: ({ node }) => capitalized(node.label),
    taxonomy_label_lower: ({ node }) => node.label,
    taxonomy_description: ({ description }) => capitalized(description.predicate()),
    taxonomy_description_lower: ({ description }) => description.predicate(),
    domain_signals_top3: ({ node }) => node.domains,
    domain_signals_top3_lower: ({ node }) => node.domains.toLowerCase(),
    signals: ({ node }) => node.signals,
    prefix: ({ topic, template }) => prefixOf(topic.segment_type, template),
  }),
)

export function templateContext(topic: ClassifiedTopic, template: OutputTemplate, aliases?: Aliases): TemplateContext {
  const source = fieldSource(describedTopic(topic), template, aliases)
  return Object.fromEntries([...FIELDS].map(([name, textOf]) => [name, textOf(source)]))
}

/** An opening of the template's own replaces that of the sentence. */
function audienceDescription({ topic, template, description }: FieldSource): string {
  const prefix = prefixOf(topic.segment_type, template)
  const isDefault = prefix === prefixOf(topic.segment_type, TEMPLATE_DEFAULTS)
  return isDefault ? description.sentence : `${prefix} ${description.predicate()}`
}

/** The first match wins. */
function userBehavior({ topic: { audience_type, layers }, template }: FieldSource): string {
  if (template.userBehaviorOverride) return template.userBehaviorOverride
  const audience = audience_type.toLowerCase()
  if (audience.includes('owner')) return 'Ownership'
  if (audience.includes('past purchaser') || audience.includes('previous buyer')) return 'Past Purchaser'
  if (audience.includes('decision maker')) return 'Decision Maker'
  return ['product', 'service', 'solution'].includes(layers.primary_intent.toLowerCase()) ? 'Intent' : 'Interest'
}

type Prefixes = Pick<OutputTemplate, 'descPrefixB2b' | 'descPrefixB2c' | 'descPrefixB2b2c'>

function prefixOf(segment: SegmentType, { descPrefixB2b, descPrefixB2c, descPrefixB2b2c }: Prefixes): string {
  if (segment === 'B2C') return descPrefixB2c
  return segment === 'B2B2C' ? descPrefixB2b2c : descPrefixB2b
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
