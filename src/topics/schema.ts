import { z } from 'zod'
import { OUTPUT_COLUMNS } from '../catalog/topic/outputs'
import type { Overlay } from '../catalog/topic/overlay'
import { layersRecord, outputFields } from '../catalog/topic/schema'
import { float8, type RowOf } from '../db/rows'
import { global_topics, org_topics } from '../db/tables'
import {
  AUDIENCE_TYPES,
  ENGINE_VERSION,
  GROUP_OF,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  SENSITIVITIES,
  TAXONOMY_TYPES,
} from '../engine'
import { text } from '../http/input/text'
import {
  DESCRIPTION_LENGTH,
  INTAKE_KEYWORDS,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  SUBCATEGORY_LENGTH,
  TOPIC_DETAILS,
  TOPIC_NAME_LENGTH,
} from '../limits'
import { bestMatch } from '../search/best-match'
import { storable } from '../storable'
import { FILTER_COLUMNS, topicFilters } from './filters'
import { CHANGE_TYPES } from './history-entry'
import { tagList } from './tags'
import { topicWorkspace } from './topic-workspace'

const timestamp = z.iso.datetime()

const SORTS = ['topic_name', 'parent_category', 'segment_type', 'taxonomy_type', 'audience_type', 'created_at'] as const

export const topicsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  sortBy: z.enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` }).default('created_at'),
  sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }).default('desc'),
  sort: bestMatch,
  ...topicFilters,
})
export type TopicsQuery = z.output<typeof topicsQuery>

const FACETS = [...(Object.keys(FILTER_COLUMNS) as (keyof typeof FILTER_COLUMNS)[]), 'tag'] as const

export const topicFacetQuery = z.object({
  facet: z.enum(FACETS, { error: `facet must be one of ${FACETS.join(', ')}` }),
  ...topicFilters,
})
export type TopicFacetQuery = z.output<typeof topicFacetQuery>

export const topicParams = z.object({ id: z.string().max(100).overwrite(storable) })

const topicRecord = z.object({
  id: z.string(),
  topic_name: z.string(),
  parent_category: z.string(),
  taxonomy_type: z.string(),
  subcategory: z.string(),
  segment_type: z.string(),
  audience_type: z.string(),
  iab_code: z.string(),
  keywords: z.array(z.string()),
  tags: z.array(z.string()).describe('Your organization’s own words for the topic'),
  ...outputFields,
  engine_version: z.string(),
  uncertain: z.boolean().describe('Whether the engine guessed the category; false once somebody has chosen it'),
  llm_error: z
    .string()
    .nullable()
    .describe('Why the LLM couldn’t classify it, so that the local engine’s answer stays'),
  performance_score: z.number().nullable(),
  external_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type TopicRecord = z.infer<typeof topicRecord>

const alternatives = z
  .array(z.object({ parent_category: z.string(), subcategory: z.string(), confidence: z.number().min(0).max(1) }))
  .describe('Of an uncertain topic: the nearest other categories, the likeliest first')

export const topicDetail = topicRecord.extend({
  topic_id: z.string().describe('The global topic that this one links to'),
  source: z.string(),
  workspace: topicWorkspace,
  taxonomy_path: z.string(),
  confidence: z.number().min(0).max(1),
  alternatives,
  engine: z.enum(['local', 'llm']).nullable().describe('Which engine answered; null if that was not recorded'),
  layers: layersRecord,
  overridden: z.array(z.string()).describe('Fields that this organization changed; the others follow the catalog'),
})
export type TopicDetail = z.infer<typeof topicDetail>

export const topicPage = z.object({
  data: z.array(topicRecord),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})

/** A link `o`, and the columns of its global topic `g` that the record needs. */
export const TOPIC = {
  id: org_topics.id,
  topic_name: org_topics.topic_name,
  parent_category: org_topics.parent_category,
  taxonomy_type: org_topics.taxonomy_type,
  subcategory: org_topics.subcategory,
  segment_type: org_topics.segment_type,
  audience_type: org_topics.audience_type,
  iab_code: org_topics.iab_code,
  keywords: global_topics.keywords,
  tags: org_topics.tags,
  engine_version: org_topics.engine_version,
  uncertain: org_topics.uncertain,
  llm_error: org_topics.llm_error,
  external_id: org_topics.external_id,
  created_at: org_topics.created_at,
  updated_at: org_topics.updated_at,
  overlay: org_topics.overlay.as<Overlay>(),
  performance_score: float8.nullable(),
  ...OUTPUT_COLUMNS,
}
type TopicRow = RowOf<typeof TOPIC>

export const TOPIC_COLUMNS = `o.id, o.topic_name, o.parent_category, o.taxonomy_type, o.subcategory, o.segment_type,
  o.audience_type, o.iab_code, g.keywords, o.tags, o.engine_version, o.uncertain, o.llm_error, o.external_id, o.created_at,
  o.updated_at, o.overlay,
  coalesce(o.performance_score, g.performance_score) AS performance_score,
  g.segment_name_dspapi, g.segment_name_marketplace, g.segment_name_internal, g.segment_desc_marketplace,
  g.segment_desc_dspapi, g.internal_description, g.platform_outputs`

/** The link's columns are effective already; keywords and outputs have the overlay applied here. */
export function toTopicRecord({ overlay, ...row }: TopicRow): TopicRecord {
  return {
    ...row,
    keywords: [...(overlay?.fields.keywords ?? row.keywords)],
    ...overlay?.outputs,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const oneOf = <const T extends readonly string[]>(field: string, list: T) =>
  z.enum(list, { error: `${field} must be one of ${list.join(', ')}` })

/** Null and a text of spaces alone count as left out. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  )

const NAME_REQUIRED = 'topic_name is required'
const topicName = z
  .string({ error: NAME_REQUIRED })
  .max(TOPIC_NAME_LENGTH, `topic_name must be at most ${TOPIC_NAME_LENGTH} characters`)
  .overwrite(storable)
  .trim()
  .min(1, NAME_REQUIRED)
  // Of characters that nobody sees, such as a zero-width space.
  .refine((name) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(name), NAME_REQUIRED)

const classificationFields = {
  parent_category: optional(oneOf('parent_category', PARENT_CATEGORIES)),
  taxonomy_type: optional(oneOf('taxonomy_type', TAXONOMY_TYPES)),
  subcategory: optional(text('subcategory', SUBCATEGORY_LENGTH)),
  segment_type: optional(oneOf('segment_type', SEGMENT_TYPES)),
}

type CategoryAndGroup = { parent_category?: keyof typeof GROUP_OF; taxonomy_type?: string }

const isInGroup = ({ parent_category, taxonomy_type }: CategoryAndGroup) =>
  !parent_category || !taxonomy_type || GROUP_OF[parent_category] === taxonomy_type
const WRONG_GROUP = 'parent_category does not belong to taxonomy_type'

const description = (field: string) => optional(text(field, DESCRIPTION_LENGTH))

export const createTopicBody = z
  .object(
    {
      topic_name: topicName,
      ...classificationFields,
      keywords: optional(
        z
          .array(text('keywords', 200), { error: 'keywords must be an array of strings' })
          .max(INTAKE_KEYWORDS, `keywords must be at most ${INTAKE_KEYWORDS}`),
      ).describe('Only your library shows your keywords and descriptions; the catalog keeps the engine’s'),
      segment_desc_marketplace: description('segment_desc_marketplace'),
      segment_desc_dspapi: description('segment_desc_dspapi'),
      internal_description: description('internal_description'),
      engine_version: optional(text('engine_version', 20)).describe(`Default ${ENGINE_VERSION}`),
      _batchId: optional(text('_batchId', 100)).describe('The import batch that the topic belongs to'),
    },
    { error: NAME_REQUIRED },
  )
  .refine(isInGroup, WRONG_GROUP)
export type CreateTopic = z.output<typeof createTopicBody>

const namedFields = topicRecord.pick({
  id: true,
  topic_name: true,
  parent_category: true,
  taxonomy_type: true,
  subcategory: true,
  segment_type: true,
})

export const createdTopic = namedFields.extend({
  engine_version: z.string(),
  created_at: timestamp,
  workspace: topicWorkspace,
})

/** Beside the name, and the group that follows from the category. */
export const editableFields = {
  parent_category: classificationFields.parent_category,
  subcategory: classificationFields.subcategory,
  segment_type: classificationFields.segment_type,
  audience_type: optional(oneOf('audience_type', AUDIENCE_TYPES)),
  sensitivity: optional(oneOf('sensitivity', SENSITIVITIES)),
}

export const updateTopicBody = z
  .object(
    {
      topic_name: topicName.optional(),
      taxonomy_type: classificationFields.taxonomy_type,
      ...editableFields,
      tags: optional(tagList('tags')).describe('All that the topic has from now on'),
    },
    { error: 'No valid fields to update' },
  )
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'No valid fields to update')
  .refine(isInGroup, WRONG_GROUP)
export type UpdateTopic = z.output<typeof updateTopicBody>

export const updatedTopic = namedFields.extend({ tags: topicRecord.shape.tags })

const IDS_REQUIRED = 'ids array is required'
const ids = z
  .array(
    z.string({ error: 'ids must be strings' }).max(100, 'ids must be at most 100 characters').overwrite(storable),
    {
      error: IDS_REQUIRED,
    },
  )
  .min(1, IDS_REQUIRED)

export const topicDetailsBody = z.object(
  { ids: ids.max(TOPIC_DETAILS, `Maximum ${TOPIC_DETAILS} ids per request`) },
  { error: IDS_REQUIRED },
)

export const deleteTopicsBody = z.object({ ids }, { error: IDS_REQUIRED })
export const deletedTopics = z.object({
  deleted: z.number(),
  blocked: z.array(z.string()).describe('Topics that stay: they have an active activation, or one that is being sent'),
  undoId: z.string().nullable().describe('For `POST /api/undo/:id`, which puts them back; null if nothing was removed'),
})

const llm = z.boolean({ error: 'llm must be true or false' }).default(false)

const corrections = z
  .boolean({ error: 'corrections must be true or false' })
  .default(true)
  .describe('`false`: classify as if nobody had corrected anything')

export const reclassifyBody = z.preprocess((body) => body ?? {}, z.object({ llm, corrections }))
export const reclassifiedTopic = topicRecord.extend({
  llm: z.boolean().describe('Whether the request asked for the LLM'),
  fallback: z.boolean().describe('Whether the local engine answered instead'),
})

export const reclassifyManyBody = z.object({ ids, llm, corrections }, { error: IDS_REQUIRED })
export const reclassifiedTopics = z.object({
  total: z.number(),
  success: z.number(),
  failed: z.number(),
  errors: z.array(z.object({ id: z.string(), message: z.string() })),
  llm: z.boolean(),
  llmCount: z.number(),
  fallbackCount: z.number(),
})

const values = z.record(z.string(), z.unknown())

export const historyEntry = z.object({
  id: z.string(),
  orgTopicId: z.string(),
  changeType: z.enum(CHANGE_TYPES),
  changedBy: z.string(),
  previousValues: values,
  newValues: values,
  source: z.string(),
  metadata: values,
  changedAt: timestamp,
})

const counts = z.record(z.string(), z.number())
export const topicStats = z.object({ total: z.number(), bySegmentType: counts, byTaxonomyType: counts })

const list = z.array(z.string())
export const topicFacets = z.object({
  parentCategories: list,
  taxonomyTypes: list,
  subcategories: list,
  subcategoryL1s: list,
  subcategoryL2s: list,
  subcategoryL3s: list,
  subcategoryL4s: list,
  audienceTypes: list,
  segmentTypes: list,
})

export const activationStatus = z.enum(['pending', 'active', 'deactivated', 'error'])
export const activationStatuses = z.record(z.string(), z.record(z.string(), activationStatus))
