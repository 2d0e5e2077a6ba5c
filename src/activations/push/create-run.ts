import { allOf, Values } from '../../catalog/browse/filters'
import { holdConnection } from '../../connections/find'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { badRequest } from '../../errors'
import { newId } from '../../ids'
import { BULK_STATEMENT_MS } from '../../limits'
import { topicConditions } from '../../topics/filters'
import { idCondition } from '../../topics/find'
import { IS_FREE, IS_UNFINISHED } from '../lifecycle/unfinished'
import { UNKNOWN } from '../record-outcomes'
import type { CreateRun } from './schema'

/**
 * A pending activation for each topic chosen that is not on the connection already, in a fixed number of statements
 * however many they are. The connection's lock settles two runs at once: the second finds the topics on their way.
 */
export async function createRun(ctx: Ctx, connectionId: string, input: CreateRun) {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const connection = await holdConnection(inside, connectionId)
      assertOutbound(connection)
      const workspace = ctx.workspace ?? connection.workspace_id
      const runId = newId('run')
      await lockVisibleTopics(inside, input)
      const { chosen, added } = await insertActivations(inside, input, connection, { runId, workspace })
      await db.execute({
        text: `INSERT INTO push_runs (org_id, id, connection_id, workspace_id, total_items, created_by, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [ctx.org.id, runId, connectionId, workspace, added, ctx.caller.userId, ctx.now],
      })
      const wanted = input.topicIds ? new Set(input.topicIds).size : chosen
      return { runId, totalItems: added, skipped: wanted - added, status: 'running' as const }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

export function assertOutbound({ direction }: ConnectionRow): void {
  if (direction === 'inbound') throw badRequest('Connection is inbound, cannot push')
}

/**
 * Nobody deletes the topics or merges them away until their activations are there. In a statement of its own: the next one
 * then sees what was merged while this one waited.
 */
async function lockVisibleTopics(ctx: Ctx, input: CreateRun): Promise<void> {
  const values = new Values()
  await ctx.db.execute({
    text: `SELECT count(*) FROM (
             SELECT 1 FROM org_topics o WHERE ${chosenBy(ctx, input, values)} ORDER BY o.org_id, o.id FOR KEY SHARE) held`,
    values: values.list,
  })
}

/** In SQL, of an activation `a`: nobody works on it, and nobody knows whether the platform has its segment. */
export const IS_LOST = `a.sent_name IS NOT NULL
  AND (a.status = 'error' AND a.outcome_unknown OR ${IS_UNFINISHED} AND ${IS_FREE})`

/** In SQL, of library topics `o`. */
export const chosenBy = (ctx: Ctx, { topicIds, filters = {} }: CreateRun, values: Values): string =>
  topicIds ? idCondition(ctx, topicIds, values) : allOf(topicConditions(ctx, filters, values))

/** One that is lost ends as an error, and what it sent goes on with the new one, to be looked for before anything else. */
async function insertActivations(
  ctx: Ctx,
  input: CreateRun,
  { id: connectionId, platform }: ConnectionRow,
  run: { runId: string; workspace: string | null },
) {
  const values = new Values()
  const chosen = chosenBy(ctx, input, values)
  const org = values.add(ctx.org.id)
  const connection = values.add(connectionId)
  const [row] = await ctx.db.query<{ chosen: number; added: number }>({
    text: `WITH chosen AS MATERIALIZED (
             SELECT o.id, o.topic_name FROM org_topics o WHERE ${chosen}
           ), ended AS (
             UPDATE activations a
             SET status = 'error', outcome_unknown = false, claimed_by = NULL, claimed_until = NULL,
                 error = coalesce(a.error, ${values.add(UNKNOWN)})
             FROM chosen
             WHERE a.org_id = ${org} AND a.connection_id = ${connection} AND a.org_topic_id = chosen.id
               AND ${IS_LOST}
             RETURNING a.*
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
             FROM chosen t LEFT JOIN unknown u ON u.org_topic_id = t.id
             WHERE NOT EXISTS (
               SELECT FROM activations a WHERE a.org_id = ${org} AND a.org_topic_id = t.id AND a.connection_id = ${connection}
                 AND a.status IN ('pending', 'active') AND a.id NOT IN (SELECT id FROM ended))
             RETURNING 1
           )
           SELECT (SELECT count(*) FROM chosen) AS chosen, (SELECT count(*) FROM added) AS added`,
    values: values.list,
  })
  return row!
}
