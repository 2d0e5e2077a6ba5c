import type { ClassifiedTopic } from '../result'
import type { SegmentType } from '../taxonomy/vocabulary'
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
export type FieldSource = {
  topic: ClassifiedTopic
  aliases: Aliases
  template: OutputTemplate
  /** Of the topic, once a field has asked for them. */
  words: NodeWords | null
}

export const fieldSource = (topic: ClassifiedTopic, template: OutputTemplate, aliases = NO_ALIASES): FieldSource => ({
  topic,
  aliases,
  template,
  words: null,
})

function wordsOf(source: FieldSource): NodeWords {
  source.words ??= nodeWords(source.topic)
  return source.words
}

const level = (source: FieldSource, at: number): string => source.topic.taxonomy_path.split('>')[at]?.trim() ?? ''

/** Every field that a template may name. */
const FIELDS: Record<string, (source: FieldSource) => string> = {
  topic: ({ topic }) => topic.topic_name,
  intent: ({ topic }) => topic.layers.primary_intent,
  secondary_intent: ({ topic }) => topic.layers.secondary_intent,
  secondary_intent_suffix: ({ topic: { layers } }) =>
    layers.secondary_intent === '' ? '' : ` + ${layers.secondary_intent}`,
  group: ({ topic }) => topic.taxonomy_type,
  category: ({ topic }) => topic.parent_category,
  subcategory: (source) => wordsOf(source).subcategory,
  segment_type: ({ topic }) => topic.segment_type,
  audience_tag: ({ topic }) => AUDIENCE_TAG[topic.segment_type],
  audience_type: ({ topic }) => topic.audience_type,
  subcategory_l1: (source) => level(source, 1),
  subcategory_l2: (source) => level(source, 2),
  subcategory_l3: (source) => level(source, 3),
  subcategory_l4: (source) => level(source, 4),
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
  taxonomy_label: (source) => capitalized(wordsOf(source).label),
  taxonomy_label_lower: (source) => wordsOf(source).label,
  taxonomy_description: (source) => capitalized(wordsOf(source).description),
  taxonomy_description_lower: (source) => wordsOf(source).description,
  audience_type_lower: ({ topic }) => topic.audience_type.toLowerCase(),
  audience_type_people: ({ topic }) => peopleOf(topic),
  domain_signals_top3: (source) => wordsOf(source).domains,
  domain_signals_top3_lower: (source) => wordsOf(source).domains.toLowerCase(),
  group_lower: ({ topic }) => topic.taxonomy_type.toLowerCase(),
  prefix: ({ topic, template }) => prefixOf(topic.segment_type, template),
}

/** A field is known by its place in this list; −1: there is no such field. */
export const FIELD_NAMES = Object.keys(FIELDS)
const FIELD_TEXTS = Object.values(FIELDS)

/** These say something else in each template; the others are the topic's. */
export const TEMPLATE_FIELDS = ['recency', 'user_behavior', 'user_behavior_lower', 'prefix'].map((field) =>
  FIELD_NAMES.indexOf(field),
)

const isField = (names: readonly string[]) => FIELD_NAMES.map((name) => names.includes(name))

/** What people write, or may leave empty; the others are words of the taxonomy. */
export const IS_FREE: readonly boolean[] = isField([
  'topic',
  'secondary_intent',
  'subcategory',
  'subcategory_l1',
  'subcategory_l2',
  'subcategory_l3',
  'subcategory_l4',
  'recency',
  'org_alias',
  'partner_alias',
  'user_behavior',
  'user_behavior_lower',
  'taxonomy_description',
  'taxonomy_description_lower',
  'domain_signals_top3',
  'domain_signals_top3_lower',
  'prefix',
])

/** Nothing, or text that begins with a space, is usual for these. */
export const MAY_BE_EMPTY: ReadonlySet<number> = new Set([FIELD_NAMES.indexOf('secondary_intent_suffix')])

export const fieldText = (source: FieldSource, field: number): string => FIELD_TEXTS[field]!(source)

export function templateContext(topic: ClassifiedTopic, template: OutputTemplate, aliases?: Aliases): TemplateContext {
  const source = fieldSource(topic, template, aliases)
  return Object.fromEntries(FIELD_NAMES.map((name, field) => [name, fieldText(source, field)]))
}

/** The first match wins. */
function userBehavior({ topic, template }: FieldSource): string {
  if (template.userBehaviorOverride) return template.userBehaviorOverride
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
