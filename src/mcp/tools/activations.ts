import { z } from 'zod'
import { access } from '../../access'
import { bulkDeactivate, bulkRefresh } from '../../activations/lifecycle/bulk'
import { planRefresh } from '../../activations/lifecycle/refresh-plan'
import { activationsAfter } from '../../activations/list'
import { type Activation, STATUSES, toActivation } from '../../activations/schema'
import { MCP_ACTIVATIONS } from '../../limits'
import { storable } from '../../storable'
import { cursorOf, positionIn } from '../cursor'
import { cursorField, dryRunField, idField, limitField } from '../fields'
import { defineTool, READS, REPLACES } from '../tool'

const list = z.object({
  connection_id: idField('Only those of this connection').optional(),
  topic_id: idField('Only those of this library topic (ot_…)').optional(),
  status: z
    .enum(STATUSES, { error: `status must be one of ${STATUSES.join(', ')}` })
    .optional()
    .describe('active: live on the platform. error: failed, with the reason in error. Left out: all'),
  stale: z.boolean({ error: 'stale must be true or false' }).optional().describe('true: only those to refresh'),
  limit: limitField,
  cursor: cursorField,
})

export const listActivationsTool = defineTool({
  name: 'list_activations',
  title: 'List activations',
  description:
    'Use to see what is live where: the segments that were pushed, newest first, with their names on the platform. A stale one ' +
    'has another name, description or engine version now than when it was pushed: refresh_activations renews it, and its dry_run ' +
    'shows which of these changed. Free.',
  access: access.scope('activations'),
  input: list,
  hints: READS,
  run: async ({ ctx, input }) => {
    const { limit, cursor, connection_id, topic_id, status, stale } = input
    const filters = { connectionId: connection_id, topicId: topic_id, status, stale }
    const found = await activationsAfter(ctx, filters, positionIn(cursor), limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      activations: page.map(toActivation).map(shortened),
      next_cursor: last && found.length > limit ? cursorOf(`${last.created} ${last.id}`) : null,
    }
  },
})

const shortened = (activation: Activation) => ({
  activation_id: activation.id,
  topic_id: activation.orgTopicId,
  topic_name: activation.topicName,
  connection_id: activation.connectionId,
  platform: activation.platform,
  status: activation.status,
  segment_id: activation.platformSegmentId,
  pushed_name: activation.pushedName,
  stale: activation.stale,
  error: activation.error,
  activated_at: activation.activatedAt,
})

const IDS = 'activation_ids array is required'
const change = z.object({
  activation_ids: z
    .array(z.string({ error: 'activation_ids must be strings' }).max(100).overwrite(storable), { error: IDS })
    .min(1, IDS)
    .max(MCP_ACTIVATIONS, `At most ${MCP_ACTIVATIONS} activation_ids at once`)
    .describe('activation_id of list_activations'),
  dry_run: dryRunField,
})

export const refreshActivations = defineTool({
  name: 'refresh_activations',
  title: 'Refresh activations',
  description:
    'Use for stale activations. Replaces the segment by one with the current name and description: on most platforms it gets a ' +
    'new id, and campaigns that target the old one lose it. dry_run (the default) shows the differences and what cannot be ' +
    'refreshed; carry it out only after the user has agreed. Then it returns for each whether it succeeded, or why not. Free.',
  access: access.scope('activations', 'activate'),
  input: change,
  hints: REPLACES,
  run: async ({ ctx, deps, input: { activation_ids, dry_run } }) =>
    dry_run
      ? { dry_run, ...(await planRefresh(ctx, { activationIds: activation_ids })) }
      : bulkRefresh(ctx, deps.outbound, activation_ids),
})

export const deactivateActivations = defineTool({
  name: 'deactivate_activations',
  title: 'Deactivate activations',
  description:
    'Use to take segments off a platform. Campaigns that target them lose them. dry_run (the default) lists them; carry it out ' +
    'only after the user has agreed. Then it returns for each whether it succeeded, or why not. Free.',
  access: access.scope('activations', 'activate'),
  input: change,
  hints: REPLACES,
  run: async ({ ctx, deps, input: { activation_ids, dry_run } }) => {
    if (!dry_run) return bulkDeactivate(ctx, deps.outbound, activation_ids)
    const rows = await activationsAfter(ctx, { ids: activation_ids }, undefined, activation_ids.length)
    const found = rows.map(toActivation)
    const known = new Set(found.map(({ id }) => id))
    return {
      dry_run,
      would_deactivate: found.filter(({ status }) => status === 'active').map(shortened),
      not_active: found.filter(({ status }) => status !== 'active').map(shortened),
      not_found: activation_ids.filter((id) => !known.has(id)),
    }
  },
})
