import { allOf, Values } from '../../catalog/browse/filters'
import { holdConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { int8 } from '../../db/rows'
import { badRequest } from '../../errors'
import { newId } from '../../ids'
import { BULK_STATEMENT_MS } from '../../limits'
import { starterOf, startRun } from '../../runs/start'
import { topicConditions } from '../../topics/filters'
import { idCondition } from '../../topics/find'
import { IS_UNCLAIMED, IS_UNFINISHED } from '../lifecycle/unfinished'
import { OUTCOME_UNKNOWN } from '../record-outcomes'
import type { CreateRun, TopicSelection } from './schema'

/**
 * Creates a pending activation for each selected topic that the connection does not have yet, in a fixed number of
 * statements. Of two runs at once, the connection's lock makes the second see the activations of the first.
 */
export async function createRun(ctx: Ctx, connectionId: string, input: CreateRun) {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const connection = await holdConnection(inside, connectionId)
      assertOutbound(connection)
      const workspace = ctx.workspace ?? connection.workspace_id
      const runId = newId('run')
      await lockTopics(inside, input)
      const { selected, added } = await insertActivations(inside, input, connection, { runId, workspace })
      await db.execute({
        text: `INSERT INTO push_runs (org_id, id, connection_id, workspace_id, total_items, created_by, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [ctx.org.id, runId, connectionId, workspace, added, ctx.caller.userId, ctx.now],
      })
      await startRun(starterOf(inside), { orgId: ctx.org.id, id: runId, drive: input.drive })
      const requested = input.topicIds ? new Set(input.topicIds).size : selected
      return { runId, totalItems: added, skipped: requested - added, status: 'running' as const }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

export const INBOUND = 'Connection is inbound, cannot push'

export function assertOutbound({ direction }: ConnectionRow): void {
  if (direction === 'inbound') throw badRequest(INBOUND)
}

/**
 * Keeps the topics from being deleted or merged until their activations exist. A statement of its own, so that the next
 * one sees what was merged while this one waited for the locks.
 */
async function lockTopics(ctx: Ctx, input: TopicSelection): Promise<void> {
  const values = new Values()
  await ctx.db.execute({
    text: `SELECT count(*) FROM (
             SELECT 1 FROM org_topics o WHERE ${isSelected(ctx, input, values)} ORDER BY o.org_id, o.id FOR KEY SHARE) locked`,
    values: values.list,
  })
}

/** SQL condition on an activation `a`: its segment may exist, and nobody is finding out. */
export const NEEDS_LOOKUP = `a.sent_name IS NOT NULL
  AND (a.status = 'error' AND a.outcome_unknown OR ${IS_UNFINISHED} AND ${IS_UNCLAIMED})`

/** SQL condition on a library topic `o`. */
export const isSelected = (ctx: Ctx, { topicIds, filters = {} }: TopicSelection, values: Values): string =>
  topicIds ? idCondition(ctx, topicIds, values) : allOf(topicConditions(ctx, filters, values))

const INSERT_COUNTS = { selected: int8, added: int8 }

/**
 * An earlier activation that needs a lookup ends in error, and the new one takes over the name it was sent with: the push
 * looks for that segment before it creates one. The run that left it pending counts it as an error.
 */
async function insertActivations(
  ctx: Ctx,
  input: TopicSelection,
  { id: connectionId, platform }: ConnectionRow,
  run: { runId: string; workspace: string | null },
) {
  const values = new Values()
  const condition = isSelected(ctx, input, values)
  const org = values.add(ctx.org.id)
  const connection = values.add(connectionId)
  const [counts] = await ctx.db.query(INSERT_COUNTS, {
    text: `WITH selected AS MATERIALIZED (
             SELECT o.id, o.topic_name FROM org_topics o WHERE ${condition}
           ), before AS (
             SELECT a.id, a.status FROM activations a JOIN selected ON a.org_topic_id = selected.id
             WHERE a.org_id = ${org} AND a.connection_id = ${connection} AND ${NEEDS_LOOKUP}
             FOR UPDATE OF a
           ), ended AS (
             UPDATE activations a
             SET status = 'error', outcome_unknown = false, claimed_by = NULL, claimed_until = NULL,
                 error = coalesce(a.error, ${values.add(OUTCOME_UNKNOWN)})
             FROM before WHERE a.org_id = ${org} AND a.id = before.id
             RETURNING a.*, before.status AS status_before
           ), counted AS (
             UPDATE push_runs r SET error_count = r.error_count + n.errors
             FROM (SELECT run_id, count(*) AS errors FROM ended WHERE status_before = 'pending' GROUP BY 1) n
             WHERE r.org_id = ${org} AND r.id = n.run_id
           ), unknown AS MATERIALIZED (
             SELECT DISTINCT ON (org_topic_id) * FROM ended ORDER BY org_topic_id, sent_at DESC
           ), added AS (
             INSERT INTO activations (org_id, connection_id, platform, run_id, workspace_id, status, created_at, id,
                                      org_topic_id, topic_name, outcome_unknown, sent_name, sent_at, pushed_name,
                                      pushed_description, engine_version_at_push, naming_key, topic_updated_at, replaces)
             SELECT ${org}, ${connection}, ${values.add(platform)}, ${values.add(run.runId)}, ${values.add(run.workspace)},
                    'pending', ${values.add(ctx.now)}::timestamptz,
                    'act_' || left(replace(gen_random_uuid()::text, '-', ''), 20), t.id, t.topic_name, u.id IS NOT NULL,
                    u.sent_name, u.sent_at, u.pushed_name, u.pushed_description, u.engine_version_at_push,
                    u.naming_key, u.topic_updated_at, u.replaces
             FROM selected t LEFT JOIN unknown u ON u.org_topic_id = t.id
             WHERE NOT EXISTS (
               SELECT FROM activations a WHERE a.org_id = ${org} AND a.org_topic_id = t.id AND a.connection_id = ${connection}
                 AND a.status IN ('pending', 'active') AND a.id NOT IN (SELECT id FROM ended))
             RETURNING 1
           )
           SELECT (SELECT count(*) FROM selected) AS selected, (SELECT count(*) FROM added) AS added`,
    values: values.list,
  })
  return counts!
}
