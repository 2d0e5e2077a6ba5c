import type { OutputTemplate } from './output-template'

/** Buyers expect a window on every segment; thirty days is the common one where nothing else was said. */
const DEFAULT_RECENCY = 'Last 30 Days'

const TOPIC_INTENT = { key: 'topic', label: 'Topic + Intent', format: '{{topic}} ({{intent}})' }
const SEGMENT_AUDIENCE = {
  key: 'segment_type',
  label: 'Segment Audience',
  format: '{{segment_type}} {{audience_type}}',
}
const FUNNEL_JOURNEY = { key: 'funnel', label: 'Funnel Journey', format: '{{funnel}} {{journey}}' }
const GROUP = { key: 'group', label: 'Group' }
const CATEGORY = { key: 'category', label: 'Category' }
const SUBCATEGORY = { key: 'subcategory', label: 'Subcategory' }
const JOURNEY = { key: 'journey', label: 'Journey' }
const RECENCY = { key: 'recency', label: 'Recency' }

/** What every template says unless it says otherwise: the defaults of the contract. */
export const TEMPLATE_DEFAULTS = {
  isActive: true,
  sortOrder: 0,
  pathSeparator: ' > ',
  slugFields: ['segment_type', 'topic'],
  slugSeparator: '-',
  includeSlug: true,
  descTemplate: '',
  descCharLimit: null,
  descPrefixB2b: 'Professionals who',
  descPrefixB2c: 'Consumers who',
  descPrefixB2b2c: 'Consumers and professionals who',
  recency: DEFAULT_RECENCY,
  dbColumnName: null,
  dbColumnDesc: null,
  userBehaviorOverride: null,
} satisfies Partial<OutputTemplate>

export const BUILT_IN_TEMPLATES: readonly OutputTemplate[] = [
  {
    ...TEMPLATE_DEFAULTS,
    platformKey: 'dspapi',
    displayName: 'DSP API',
    sortOrder: 1,
    pathFields: [
      TOPIC_INTENT,
      CATEGORY,
      SUBCATEGORY,
      SEGMENT_AUDIENCE,
      { key: 'intensity', label: 'Intensity + Awareness', format: '{{intensity}} Intensity {{awareness}}' },
      FUNNEL_JOURNEY,
      RECENCY,
    ],
    descTemplate:
      '{{audience_description}}. {{signals}} The segment {{topic}} ({{category}}) is a fit for {{funnel}} campaigns at the {{journey}} stage.',
    descCharLimit: 500,
    dbColumnName: 'segment_name_dspapi',
    dbColumnDesc: 'segment_desc_dspapi',
  },
  {
    ...TEMPLATE_DEFAULTS,
    platformKey: 'marketplace',
    displayName: 'Data Marketplace',
    sortOrder: 2,
    pathFields: [TOPIC_INTENT, GROUP, CATEGORY, SUBCATEGORY, SEGMENT_AUDIENCE, JOURNEY, RECENCY],
    descTemplate: '{{audience_description}}. Suited to {{funnel}} campaigns at the {{journey}} stage.',
    descCharLimit: 245,
    dbColumnName: 'segment_name_marketplace',
    dbColumnDesc: 'segment_desc_marketplace',
  },
  {
    ...TEMPLATE_DEFAULTS,
    platformKey: 'internal',
    displayName: 'Internal',
    sortOrder: 3,
    pathFields: [
      { key: 'topic', label: 'Topic' },
      { key: 'intent', label: 'Intent (with secondary)', format: '{{intent}}{{secondary_intent_suffix}}' },
      GROUP,
      CATEGORY,
      SUBCATEGORY,
      { key: 'segment_type', label: 'Segment' },
      { key: 'intensity', label: 'Intensity' },
      { key: 'awareness', label: 'Awareness' },
      FUNNEL_JOURNEY,
      RECENCY,
    ],
    descTemplate:
      'Filed under {{group}} > {{category}} > {{subcategory}} with {{intent}}{{secondary_intent_suffix}} intent. {{audience_description}}. Layers: {{segment_type}} ({{audience_tag}}), {{audience_type}}, {{intensity}} intensity, {{awareness}}, sensitivity {{sensitivity}}, {{funnel}} at {{journey}}, composite score {{composite_score}} of 100.',
    dbColumnName: 'segment_name_internal',
    dbColumnDesc: 'internal_description',
  },
  {
    ...TEMPLATE_DEFAULTS,
    platformKey: 'exchange',
    displayName: 'Ad Exchange',
    isActive: false,
    sortOrder: 4,
    pathFields: [TOPIC_INTENT, CATEGORY, SUBCATEGORY, SEGMENT_AUDIENCE, JOURNEY, RECENCY],
    descTemplate:
      '{{audience_description}}. An audience in {{category}} for {{funnel}} campaigns at the {{journey}} stage.',
    descCharLimit: 300,
  },
]
