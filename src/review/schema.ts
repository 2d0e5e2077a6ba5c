import { z } from 'zod'
import { int8, json, type RowOf } from '../db/rows'
import { global_topics, jobs } from '../db/tables'
import { SEGMENT_TYPES } from '../engine'
import { withoutEmpty } from '../http/input/filter'
import { OUTSTANDING_ERRORS, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits'
import { storable } from '../storable'
import { reviewReason } from './flag'

const STATUSES = ['needs_review', 'reviewed'] as const
const SORTS = ['confidence', 'created_at', 'impact'] as const

export const queueQuery = z.preprocess(
  withoutEmpty,
  z.object({
    status: z.enum(STATUSES, { error: `status must be one of ${STATUSES.join(', ')}` }).default('needs_review'),
    sortBy: z
      .enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` })
      .default('confidence')
      .describe(
        '`confidence`: the least sure first. `created_at`: the newest first. `impact`: topics first that are in many ' +
          'libraries and have a low confidence',
      ),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  }),
)
export type QueueQuery = z.output<typeof queueQuery>

const TOPIC_ID = 'topicId is required'
const SEGMENT = `segmentType must be one of ${SEGMENT_TYPES.join(', ')}`
export const correctionBody = z.object(
  {
    topicId: z.string({ error: TOPIC_ID }).max(100, TOPIC_ID).overwrite(storable).min(1, TOPIC_ID),
    segmentType: z.enum(SEGMENT_TYPES, {
      error: ({ input }) => (input === undefined ? 'segmentType is required' : SEGMENT),
    }),
    reason: reviewReason,
  },
  { error: TOPIC_ID },
)
export type Correction = z.output<typeof correctionBody>

const queueTopic = z.object({
  id: z.string(),
  topicName: z.string(),
  parentCategory: z.string(),
  taxonomyType: z.string(),
  segmentType: z.string(),
  reviewStatus: z.string(),
  reviewReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  libraries: z.number().int().describe('How many libraries have it'),
  confidence: z.number().describe('How sure the engine was, 0 to 1'),
  uncertain: z.boolean().describe('Whether the engine guessed the category'),
})
type QueueTopic = z.infer<typeof queueTopic>

export const queuePage = z.object({
  topics: z.array(queueTopic),
  total: z.number().int(),
  reviewCount: z.number().int().describe('How many topics need a review, whatever the filter'),
})

export const QUEUE_TOPIC = {
  id: global_topics.id,
  topicName: global_topics.topic_name,
  parentCategory: global_topics.parent_category,
  taxonomyType: global_topics.taxonomy_type,
  segmentType: global_topics.segment_type,
  reviewStatus: global_topics.review_status.notNull(),
  reviewReason: global_topics.review_reason,
  createdAt: global_topics.created_at,
  confidence: global_topics.confidence,
  uncertain: global_topics.uncertain,
  libraries: int8,
}

export const QUEUE_COLUMNS = `g.id, g.topic_name AS "topicName", g.parent_category AS "parentCategory",
  g.taxonomy_type AS "taxonomyType", g.segment_type AS "segmentType", g.review_status AS "reviewStatus",
  g.review_reason AS "reviewReason", g.created_at AS "createdAt", g.confidence, g.uncertain,
  (SELECT count(*) FROM org_topics o WHERE o.topic_id = g.id) AS libraries`

export const toQueueTopic = (row: RowOf<typeof QUEUE_TOPIC>): QueueTopic => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const failedJob = z.object({
  id: z.string(),
  status: z.string(),
  config: z.record(z.string(), z.unknown()),
  totalItems: z.number().int(),
  errorCount: z.number().int(),
  errors: z
    .array(z.object({ id: z.string().optional(), name: z.string().optional(), message: z.string() }))
    .describe(`The newest ${OUTSTANDING_ERRORS}`),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
type FailedJob = z.infer<typeof failedJob>

export const FAILED_JOB = {
  id: jobs.id,
  status: jobs.status,
  config: jobs.config.as<FailedJob['config']>(),
  totalItems: jobs.total_items,
  errorCount: jobs.error_count,
  createdAt: jobs.created_at,
  completedAt: jobs.completed_at,
  errors: json.as<FailedJob['errors']>(),
}

export const toFailedJob = (row: RowOf<typeof FAILED_JOB>): FailedJob => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
})

export const failedJobs = z.object({ jobs: z.array(failedJob) })

export const outstandingAnswer = z.object({
  topics: z.array(
    queueTopic.extend({
      subcategory: z.string(),
      audienceType: z.string(),
      engineVersion: z.string(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  total: z.number().int(),
  jobs: z.array(failedJob).describe('Recent reclassify jobs with errors'),
})
export type Outstanding = z.infer<typeof outstandingAnswer>
