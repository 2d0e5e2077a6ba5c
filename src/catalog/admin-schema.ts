import { z } from 'zod'
import { storable } from '../db/storable'
import { AUDIENCE_TYPES, PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../engine'
import { text } from '../http/text'
import { INTAKE_KEYWORDS, SUBCATEGORY_LENGTH, TOPIC_NAME_LENGTH } from '../limits'
import { toClassified } from './topic-record'
import type { GlobalTopicRow, GlobalTopicUpdate } from './update-global'

const oneOf = <const T extends readonly string[]>(field: string, list: T) =>
  z.enum(list, { error: `${field} must be one of ${list.join(', ')}` }).optional()

const someText = (field: string, max: number) =>
  text(field, max)
    .refine((value) => value !== '', `${field} must not be empty`)
    .optional()

const NOTHING = 'No valid fields to update'

export const globalTopicParams = z.object({ topicId: z.string().max(100).overwrite(storable) })

export const updateGlobalTopicBody = z
  .object(
    {
      topicName: someText('topicName', TOPIC_NAME_LENGTH),
      parentCategory: oneOf('parentCategory', PARENT_CATEGORIES),
      taxonomyType: oneOf('taxonomyType', TAXONOMY_TYPES),
      subcategory: someText('subcategory', SUBCATEGORY_LENGTH),
      segmentType: oneOf('segmentType', SEGMENT_TYPES),
      audienceType: oneOf('audienceType', AUDIENCE_TYPES),
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
    (given): GlobalTopicUpdate => ({
      topic_name: given.topicName,
      parent_category: given.parentCategory,
      taxonomy_type: given.taxonomyType,
      subcategory: given.subcategory,
      segment_type: given.segmentType,
      audience_type: given.audienceType,
      iab_code: given.iabCode,
      keywords: given.keywords,
      performance_score: given.performanceScore,
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
  layers: z.record(z.string(), z.union([z.string(), z.number()])),
  outputs: z.record(z.string(), output).describe('Names and descriptions by platform key'),
  engineVersion: z.string(),
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
  keywords: row.keywords,
  layers: toClassified(row).layers,
  outputs: {
    dspapi: { name: row.segment_name_dspapi, description: row.segment_desc_dspapi },
    marketplace: { name: row.segment_name_marketplace, description: row.segment_desc_marketplace },
    internal: { name: row.segment_name_internal, description: row.internal_description },
    ...row.platform_outputs,
  },
  engineVersion: row.engine_version,
  performanceScore: row.performance_score,
  reviewStatus: row.review_status,
  reviewReason: row.review_reason,
  archivedAt: row.archived_at?.toISOString() ?? null,
  mergedInto: row.merged_into,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
