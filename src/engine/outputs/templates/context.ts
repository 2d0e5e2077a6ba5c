import type { ClassifiedTopic } from '../../result'
import type { SegmentType } from '../../taxonomy/vocabulary'
import type { Aliases, OutputTemplate, TemplateContext } from './output-template'
import { peopleOf } from './people'
import { descriptionOf, type Fit, fitOf, type Shelf, type ShelfWords, shelfOf, shelfWords } from './shelf'

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
  shelf: Shelf
  fit: Fit
  words: ShelfWords
}

export function fieldSource(topic: ClassifiedTopic, template: OutputTemplate, aliases = NO_ALIASES): FieldSource {
  const shelf = shelfOf(topic)
  const fit = fitOf(shelf, topic)
  return { topic, aliases, template, shelf, fit, words: shelfWords(shelf, fit) }
}

const description = ({ shelf, fit, topic }: FieldSource): string => descriptionOf(shelf, fit, topic)

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
  subcategory: ({ words }) => words.subcategory,
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
  taxonomy_label: ({ words }) => capitalized(words.label),
  taxonomy_label_lower: ({ words }) => words.label,
  taxonomy_description: (source) => capitalized(description(source)),
  taxonomy_description_lower: description,
  audience_type_lower: ({ topic }) => topic.audience_type.toLowerCase(),
  audience_type_people: ({ topic }) => peopleOf(topic),
  domain_signals_top3: ({ words }) => words.domains,
  domain_signals_top3_lower: ({ words }) => words.domains.toLowerCase(),
  group_lower: ({ topic }) => topic.taxonomy_type.toLowerCase(),
  prefix: ({ topic, template }) => prefixOf(topic.segment_type, template),
}

/** A field is known by its place in this list; −1: there is no such field. */
export const FIELD_NAMES = Object.keys(FIELDS)
const FIELD_TEXTS = Object.values(FIELDS)

const placeOf = (field: string): number => FIELD_NAMES.indexOf(field)

/** What is a topic's own among those filed alike. */
export const OWN_FIELDS = {
  topic: placeOf('topic'),
  description: placeOf('taxonomy_description_lower'),
  score: placeOf('composite_score'),
} as const

/** These are others' own, or rare. */
export const UNFILED_FIELDS: ReadonlySet<number> = new Set(
  ['org_alias', 'partner_alias', 'taxonomy_description'].map(placeOf),
)

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
