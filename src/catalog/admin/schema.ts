import { z } from 'zod'
import { AUDIENCE_TYPES, PARENT_CATEGORIES, SEGMENT_TYPES, SENSITIVITIES, TAXONOMY_TYPES } from '../../engine'
import { text } from '../../http/input/text'
import {
  ARCHIVE_TOPICS,
  COMPARED_TOPICS,
  INTAKE_KEYWORDS,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  SUBCATEGORY_LENGTH,
  TOPIC_NAME_LENGTH,
} from '../../limits'
import { storable } from '../../storable'
import { totalIsAtLeast } from '../browse/schema'
import type { GlobalTopicRow, GlobalTopicUpdate } from '../rewrite/edit-topic'
import { toClassified } from '../topic/record'

const oneOf = <const T extends readonly string[]>(field: string, list: T) =>
  z.enum(list, { error: `${field} must be one of ${list.join(', ')}` }).optional()

const someText = (field: string, max: number) =>
  text(field, max)
    .refine((value) => value !== '', `${field} must not be empty`)
    .optional()

const NOTHING = 'No valid fields to update'

export const globalTopicParams = z.object({ topicId: z.string().max(100).overwrite(storable) })

const SORTS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'segment_type',
  'created_at',
  'performance_score',
  'audience_type',
] as const

const filter = z.string().max(200).overwrite(storable).trim().optional()

export const globalTopicsQuery = z.object({
  search: filter.describe('Part of the name, whatever its capitals'),
  parentCategory: filter,
  segmentType: filter,
  showArchived: z
    .enum(['true', 'false', ''], { error: 'showArchived must be true or false' })
    .optional()
    .transform((value) => value === 'true')
    .describe('`true`: archived topics beside the others'),
  sortBy: z.enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` }).default('created_at'),
  sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }).default('desc'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type GlobalTopicsQuery = z.output<typeof globalTopicsQuery>

const Q = 'q must be at least 2 characters'
export const searchTopicsQuery = z.object({
  q: z.string({ error: Q }).max(200, 'q must be at most 200 characters').overwrite(storable).trim().min(2, Q),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type SearchTopics = z.output<typeof searchTopicsQuery>

const TOPIC_IDS = 'topicIds array is required'
export const archiveBody = z.object(
  {
    topicIds: z
      .array(z.string({ error: 'topicIds must be strings' }).max(100).overwrite(storable), { error: TOPIC_IDS })
      .min(1, TOPIC_IDS)
      .max(ARCHIVE_TOPICS, `Maximum ${ARCHIVE_TOPICS} topics per request`),
  },
  { error: TOPIC_IDS },
)

export const updateGlobalTopicBody = z
  .object(
    {
      topicName: someText('topicName', TOPIC_NAME_LENGTH),
      parentCategory: oneOf('parentCategory', PARENT_CATEGORIES),
      taxonomyType: oneOf('taxonomyType', TAXONOMY_TYPES),
      subcategory: someText('subcategory', SUBCATEGORY_LENGTH),
      segmentType: oneOf('segmentType', SEGMENT_TYPES),
      audienceType: oneOf('audienceType', AUDIENCE_TYPES),
      sensitivity: oneOf('sensitivity', SENSITIVITIES),
      iabCode: someText('iabCode', 50),
      keywords: z
        .array(text('keywords', 200), { error: 'keywords must be an array of strings' })
        .max(INTAKE_KEYWORDS, `keywords must be at most ${INTAKE_KEYWORDS}`)
        .optional(),
      performanceScore: z.number({ error: 'performanceScore must be a number or null' }).nullable().optional(),
    },
    { error: NOTHING },
  )
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), NOTHING)
  .transform(
    (body): GlobalTopicUpdate => ({
      topic_name: body.topicName,
      parent_category: body.parentCategory,
      taxonomy_type: body.taxonomyType,
      subcategory: body.subcategory,
      segment_type: body.segmentType,
      audience_type: body.audienceType,
      sensitivity: body.sensitivity,
      iab_code: body.iabCode,
      keywords: body.keywords,
      performance_score: body.performanceScore,
    }),
  )

const output = z.object({ name: z.string(), description: z.string() })

export const globalTopicRecord = z.object({
  id: z.string(),
  topicName: z.string(),
  parentCategory: z.string(),
  taxonomyType: z.string(),
  subcategory: z.string(),
  taxonomyPath: z.string(),
  segmentType: z.string(),
  audienceType: z.string(),
  iabCode: z.string(),
  keywords: z.array(z.string()),
  uncertain: z.boolean().describe('Whether the engine guessed the category'),
  layers: z.record(z.string(), z.union([z.string(), z.number()])),
  outputs: z.record(z.string(), output).describe('Names and descriptions by platform key'),
  engineVersion: z.string(),
  engine: z.enum(['local', 'llm']).nullable().describe('Which engine answered; null if that was not recorded'),
  performanceScore: z.number().nullable(),
  reviewStatus: z.string().nullable(),
  reviewReason: z.string().nullable(),
  archivedAt: z.iso.datetime().nullable(),
  mergedInto: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const toGlobalTopicRecord = (row: GlobalTopicRow): z.infer<typeof globalTopicRecord> => ({
  id: row.id,
  topicName: row.topic_name,
  parentCategory: row.parent_category,
  taxonomyType: row.taxonomy_type,
  subcategory: row.subcategory,
  taxonomyPath: row.taxonomy_path,
  segmentType: row.segment_type,
  audienceType: row.audience_type,
  iabCode: row.iab_code,
  keywords: [...row.keywords],
  uncertain: row.uncertain,
  layers: toClassified(row).layers,
  outputs: {
    dspapi: { name: row.segment_name_dspapi, description: row.segment_desc_dspapi },
    marketplace: { name: row.segment_name_marketplace, description: row.segment_desc_marketplace },
    internal: { name: row.segment_name_internal, description: row.internal_description },
    ...row.platform_outputs,
  },
  engineVersion: row.engine_version,
  engine: row.engine,
  performanceScore: row.performance_score,
  reviewStatus: row.review_status,
  reviewReason: row.review_reason,
  archivedAt: row.archived_at?.toISOString() ?? null,
  mergedInto: row.merged_into,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    totalPages: z.number(),
  })

export const globalTopicsPage = paged(globalTopicRecord).extend({ totalIsAtLeast })

const IDS = `ids must be 1 to ${COMPARED_TOPICS} ids, separated by commas`
export const topicUsesQuery = z.object({
  ids: z
    .string({ error: IDS })
    .max(COMPARED_TOPICS * 101, IDS)
    .overwrite(storable)
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .refine((ids) => ids.length > 0 && ids.length <= COMPARED_TOPICS, IDS),
})
export const topicUses = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      libraries: z.number().int().describe('How many have it'),
      activations: z.number().int().describe('How many of its activations are active'),
    }),
  ),
})

const topicMatch = z.object({
  id: z.string(),
  topicName: z.string(),
  parentCategory: z.string(),
  taxonomyType: z.string(),
  segmentType: z.string(),
  subcategory: z.string(),
})
export const topicMatches = paged(topicMatch).extend({ totalIsAtLeast })

const values = z.record(z.string(), z.unknown())
const globalHistoryEntry = z.object({
  changeType: z.string(),
  engineVersionBefore: z.string().nullable(),
  engineVersionAfter: z.string().nullable(),
  previousValues: values,
  newValues: values,
  changedBy: z.string().nullable(),
  changedByName: z.string().nullable().describe('Null if no user has this id'),
  source: z.string(),
  batchId: z.string().nullable().describe('The job that did it, and that a rollback undoes'),
  metadata: values,
  changedAt: z.iso.datetime(),
})
export type GlobalHistoryEntry = z.infer<typeof globalHistoryEntry>
export const globalHistory = paged(globalHistoryEntry)
