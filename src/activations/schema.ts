import { z } from 'zod'
import { type Connectors, platformKey } from '../connectors/registry'
import { iso } from '../db/instant'
import { bool, type RowOf, text } from '../db/rows'
import { activations, org_topics } from '../db/tables'
import { withoutEmpty } from '../http/input/filter'
import { BULK_ACTIVATION_IDS } from '../limits'
import { storable } from '../storable'

export const STATUSES = ['pending', 'active', 'deactivated', 'error'] as const
export type ActivationStatus = (typeof STATUSES)[number]

const id = z.string().max(100).overwrite(storable)
export const activationParams = z.object({ id })

const filtersOf = (connectors: Connectors) => ({
  topicId: id.optional().describe('Id of a library topic (`ot_…`), even if it has left the library'),
  connectionId: id.optional(),
  platform: platformKey(connectors).optional(),
  status: z.enum(STATUSES, { error: `status must be one of ${STATUSES.join(', ')}` }).optional(),
})
const STALE = 'stale must be true or false'

export const activationsQuery = (connectors: Connectors) =>
  z.preprocess(
    withoutEmpty,
    z.object({
      ...filtersOf(connectors),
      stale: z
        .enum(['true', 'false'], { error: STALE })
        .transform((flag) => flag === 'true')
        .optional()
        .describe('`true`: only stale ones, which are active'),
    }),
  )
export type ActivationFilters = {
  topicId?: string
  connectionId?: string
  platform?: string
  status?: ActivationStatus
  stale?: boolean
}

const moment = z.iso.datetime().nullable()
const nullableText = z.string().nullable()

export const activationRecord = z.object({
  id: z.string(),
  orgTopicId: z.string(),
  connectionId: z.string(),
  platform: z.string(),
  topicName: z.string(),
  status: z.enum(STATUSES),
  platformSegmentId: nullableText,
  pushedName: nullableText.describe('In full; the platform got it cut to its limit'),
  pushedDescription: nullableText,
  engineVersionAtPush: nullableText,
  currentPlatformName: nullableText.describe('What would be pushed now; null if the topic has left the library'),
  currentPlatformDesc: nullableText,
  currentEngineVersion: nullableText,
  stale: z.boolean().describe('Active, and its name, description or engine version has changed since the push'),
  unfinished: z
    .literal(true)
    .optional()
    .describe(
      'Pending, and no push run will process it: a refresh is working on it, or it was cut off. In that case a refresh of ' +
        'it, the refresh job or another push of the topic looks it up on the platform and finishes it.',
    ),
  error: nullableText.describe('Why a push failed, or the error of the last attempt'),
  dismissedAt: moment.describe('Of one in error: when somebody decided that nothing more is to be done'),
  activatedAt: moment,
  createdAt: z.iso.datetime(),
  deactivatedAt: moment,
})
export type Activation = z.infer<typeof activationRecord>

const IDS = 'activationIds array is required'
const activationIds = z
  .array(z.string({ error: 'activationIds must be strings' }).max(100).overwrite(storable), { error: IDS })
  .min(1, IDS)
  .max(BULK_ACTIVATION_IDS, `Maximum ${BULK_ACTIVATION_IDS} activationIds per request`)

export const bulkBody = z.object({ activationIds }, { error: IDS })

const count = z.number().int()
const failed = z.object({ activationId: z.string(), status: z.literal('error'), error: z.string() })
const counts = { total: count, success: count, errors: count }

export const bulkDeactivated = z.object({
  ...counts,
  results: z.array(z.union([z.object({ activationId: z.string(), status: z.literal('deactivated') }), failed])),
})
export const bulkRefreshed = z.object({
  ...counts,
  results: z.array(
    z.union([
      z.object({ activationId: z.string(), status: z.literal('refreshed'), newActivationId: z.string() }),
      failed,
    ]),
  ),
})

const failures = z.array(z.object({ activationId: z.string(), error: z.string() }))
export const retriedActivations = z.object({
  runs: z
    .array(z.object({ connectionId: z.string(), runId: z.string(), totalItems: count }))
    .describe('Push runs that the servers drive, one for each connection'),
  errors: failures.describe('Those that cannot be retried, and why'),
})
export const dismissedActivations = z.object({ dismissed: count, errors: failures })

const PLAN = 'activationIds array or filters object required'
export const refreshPlanBody = (connectors: Connectors) =>
  z
    .object(
      {
        activationIds: activationIds.optional(),
        filters: z
          .strictObject(
            { ...filtersOf(connectors), stale: z.boolean({ error: STALE }).optional() },
            {
              error: (issue) => (issue.code === 'unrecognized_keys' ? `filters has no ${issue.keys.join(', ')}` : PLAN),
            },
          )
          .optional(),
      },
      { error: PLAN },
    )
    .refine(({ activationIds, filters }) => (activationIds === undefined) !== (filters === undefined), PLAN)
export type RefreshPlanInput = z.output<ReturnType<typeof refreshPlanBody>>

const pair = z.object({ pushed: nullableText, current: nullableText, changed: z.boolean() })
const planEntry = z.object({
  activationId: z.string(),
  topicName: nullableText,
  status: z.enum(STATUSES).nullable(),
  platformSegmentId: nullableText.describe('The id that the segment has now'),
  name: pair.nullable(),
  description: pair.nullable(),
  engineVersion: pair.nullable(),
  stale: z.boolean(),
  action: z
    .enum(['replace', 'upload', 'finish', 'none', 'impossible'])
    .describe(
      'What a refresh would do: deactivate the segment and create another; upload it again under the same id; finish an ' +
        'unfinished one; nothing needed, though it would still be replaced; or refuse',
    ),
  reason: nullableText.describe('Why it is impossible'),
})
export type PlanEntry = z.infer<typeof planEntry>

export const refreshPlan = z.object({
  total: count,
  stale: count,
  plan: z.array(planEntry),
  more: z.boolean().describe('More activations match the filters than are listed'),
})

export const ACTIVATION = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  connection_id: activations.connection_id,
  platform: activations.platform,
  topic_name: activations.topic_name,
  status: activations.status.as<ActivationStatus>(),
  platform_segment_id: activations.platform_segment_id,
  pushed_name: activations.pushed_name,
  pushed_description: activations.pushed_description,
  engine_version_at_push: activations.engine_version_at_push,
  is_unfinished: bool,
  error: activations.error,
  dismissed_at: text.nullable(),
  /** Times in UTC, to the microsecond (db/instant.ts). */
  activated_at: text.nullable(),
  created: text,
  deactivated_at: text.nullable(),
  /** Null where no output is stored: a template must make it. */
  current_name: text.nullable(),
  current_description: text.nullable(),
  /** Null if the topic has left the library. */
  current_engine_version: org_topics.engine_version.nullable(),
}
export type ActivationRow = RowOf<typeof ACTIVATION>

export const isStale = (row: ActivationRow): boolean =>
  row.status === 'active' &&
  row.current_engine_version !== null &&
  row.current_name !== null &&
  (row.pushed_name !== row.current_name ||
    row.pushed_description !== row.current_description ||
    row.engine_version_at_push !== row.current_engine_version)

export const toActivation = (row: ActivationRow): Activation => ({
  id: row.id,
  orgTopicId: row.org_topic_id,
  connectionId: row.connection_id,
  platform: row.platform,
  topicName: row.topic_name,
  status: row.status,
  platformSegmentId: row.platform_segment_id,
  pushedName: row.pushed_name,
  pushedDescription: row.pushed_description,
  engineVersionAtPush: row.engine_version_at_push,
  currentPlatformName: row.current_name,
  currentPlatformDesc: row.current_description,
  currentEngineVersion: row.current_engine_version,
  stale: isStale(row),
  ...(row.is_unfinished ? { unfinished: true as const } : {}),
  error: row.error,
  dismissedAt: row.dismissed_at && iso(row.dismissed_at),
  activatedAt: row.activated_at && iso(row.activated_at),
  createdAt: iso(row.created),
  deactivatedAt: row.deactivated_at && iso(row.deactivated_at),
})
