import { z } from 'zod'
import { PREFLIGHT_KEYS } from '../../connectors/preflight'
import type { RowOf } from '../../db/rows'
import { push_runs } from '../../db/tables'
import { PUSH_ERRORS, PUSH_TOPIC_IDS } from '../../limits'
import { driveField } from '../../runs/schema'
import { storable } from '../../storable'
import { selectionBody } from '../../topics/selection'

const id = z.string().max(100).overwrite(storable)
export const pushParams = z.object({ id })
export const runParams = z.object({ id, runId: id })

const STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const
type RunStatus = (typeof STATUSES)[number]

const limit = { max: PUSH_TOPIC_IDS, tooMany: `Maximum ${PUSH_TOPIC_IDS} topicIds per push run` }

export const planBody = selectionBody(limit, {})
export type TopicSelection = z.output<typeof planBody>

export const createRunBody = selectionBody(limit, { drive: driveField })
export type CreateRun = z.output<typeof createRunBody>

const count = z.number().int()
export const createdRun = z.object({
  runId: z.string(),
  totalItems: count,
  skipped: count.describe('Already active or pending on this connection, or not in the library'),
  status: z.literal('running'),
})

export const pushAnswer = z.object({
  runId: z.string(),
  processed: count.describe('By this call'),
  success: count.describe('By this call'),
  errors: count.describe('By this call; the status of the run lists them'),
  remaining: count.describe('In the run, including those that other calls are sending'),
  done: z.boolean(),
  status: z.enum(STATUSES),
})
export type PushAnswer = z.infer<typeof pushAnswer>

const finding = z.object({ ruleId: z.enum(PREFLIGHT_KEYS), level: z.enum(['block', 'warn']), message: z.string() })
export type Finding = z.infer<typeof finding>

export const pushPlan = z.object({
  totalItems: count.describe('Activations that a run would create'),
  skipped: count.describe('Already active or pending on this connection, or not in the library'),
  refused: count.describe('Of those listed'),
  warned: count.describe('Of those listed; they are sent anyway'),
  limits: z
    .object({ name: count.nullable(), description: count.nullable() })
    .describe('The most characters that the platform takes'),
  plan: z.array(
    z.object({
      topicId: z.string(),
      topicName: z.string(),
      name: z.string().describe('Cut to the platform’s limit'),
      fullName: z.string().describe('Before it is cut'),
      description: z.string().describe('In full'),
      sentDescription: z
        .string()
        .nullable()
        .describe('Cut to the platform’s limit; null if the platform takes no description'),
      price: z.object({ cpm: z.number(), currency: z.string() }).nullable().describe('Null if none is sent'),
      action: z
        .enum(['create', 'find', 'refuse'])
        .describe(
          'The segment would be created; looked up first, because the outcome of an earlier push is unknown; or not be sent',
        ),
      reason: z.string().nullable().describe('Why it would be refused'),
      findings: z.array(finding),
    }),
  ),
  more: z.boolean().describe('More topics would be pushed than are listed'),
})
export type PushPlan = z.infer<typeof pushPlan>

const ofTopic = { activationId: z.string(), topicName: z.string() }

export const runRecord = z.object({
  runId: z.string(),
  connectionId: z.string(),
  status: z.enum(STATUSES).describe('`completed` even with errors: see errorCount'),
  totalItems: count,
  processedItems: count,
  successCount: count,
  errorCount: count,
  errors: z.array(z.object({ ...ofTopic, message: z.string() })).describe(`The first ${PUSH_ERRORS}`),
  findings: z
    .array(finding.extend(ofTopic))
    .describe(`Findings of the pre-flight, for the first ${PUSH_ERRORS} segments that have any`),
  message: z.string().nullable().describe('Why it failed'),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})

const CANCEL = 'status must be cancelled'
export const cancelBody = z.object({ status: z.literal('cancelled', { error: CANCEL }) }, { error: CANCEL })
export const cancelledRun = z.object({ runId: z.string(), status: z.literal('cancelled') })

export const PUSH_RUN = {
  id: push_runs.id,
  connection_id: push_runs.connection_id,
  status: push_runs.status.as<RunStatus>(),
  total_items: push_runs.total_items,
  success_count: push_runs.success_count,
  error_count: push_runs.error_count,
  message: push_runs.message,
  created_at: push_runs.created_at,
  completed_at: push_runs.completed_at,
}
export type RunRow = RowOf<typeof PUSH_RUN>

export const processedItems = ({ success_count, error_count }: Pick<RunRow, 'success_count' | 'error_count'>) =>
  success_count + error_count
