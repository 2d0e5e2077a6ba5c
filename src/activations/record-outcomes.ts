import type { Ctx } from '../context'
import { toArrays, unnest } from '../db/unnest'

export const UNKNOWN =
  'It is not known whether the platform created the segment: the next push looks for it there before it creates another'

/** What became of an activation that was claimed. `pending`: it is left for another try. */
export type Outcome = {
  id: string
  status: 'pending' | 'active' | 'error'
  platform_segment_id: string | null
  error: string | null
  outcome_unknown: boolean
  findings?: unknown
}

const TYPES = {
  id: 'text',
  status: 'text',
  platform_segment_id: 'text',
  error: 'text',
  outcome_unknown: 'boolean',
  findings: 'jsonb',
} as const

export type Settled = { success: number; errors: number }

/**
 * Writes outcomes down in one statement: the activations, the topics' history and the run's counters, which end the run
 * with its last activation. An outcome whose claim was lost to another is left to that one.
 */
const SETTLE = {
  name: 'settle_activations',
  text: `WITH settled AS (
           UPDATE activations a
           SET status = given.status, platform_segment_id = given.platform_segment_id, error = given.error,
               outcome_unknown = given.outcome_unknown, findings = coalesce(given.findings, a.findings),
               attempts = a.attempts + (given.status = 'pending')::int,
               activated_at = CASE WHEN given.status = 'active' THEN $3::timestamptz END,
               claimed_by = NULL, claimed_until = NULL
           FROM ${unnest(TYPES, 7)}
           WHERE a.org_id = $1 AND a.id = given.id AND a.status = 'pending' AND a.claimed_by = $4
           RETURNING a.id, a.org_topic_id, a.run_id, a.connection_id, a.platform, a.status, a.platform_segment_id,
                     a.pushed_name
         ), noted AS (
           INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, new_values, source, metadata,
                                          changed_at)
           SELECT $1, 'hist_' || left(replace(gen_random_uuid()::text, '-', ''), 20), org_topic_id, 'activated', $2,
                  jsonb_build_object('platform', platform, 'platformSegmentId', platform_segment_id, 'name', pushed_name),
                  $6 || ':' || connection_id, jsonb_strip_nulls(jsonb_build_object('activationId', id, 'runId', run_id)), $3
           FROM settled WHERE status = 'active'
         ), counts AS (
           SELECT count(*) FILTER (WHERE status = 'active') AS success, count(*) FILTER (WHERE status = 'error') AS errors
           FROM settled
         ), counted AS (
           UPDATE push_runs r
           SET success_count = r.success_count + counts.success, error_count = r.error_count + counts.errors,
               status = CASE WHEN r.status = 'running'
                              AND r.success_count + r.error_count + counts.success + counts.errors >= r.total_items
                        THEN 'completed' ELSE r.status END,
               completed_at = CASE WHEN r.status = 'running'
                              AND r.success_count + r.error_count + counts.success + counts.errors >= r.total_items
                        THEN $3 ELSE r.completed_at END
           FROM counts WHERE r.org_id = $1 AND r.id = $5 AND counts.success + counts.errors > 0
         )
         SELECT success, errors FROM counts`,
}

export async function settle(
  { db, org, caller }: Ctx,
  { by, runId, source = 'push' }: { by: string; runId: string | null; source?: 'push' | 'refresh' },
  outcomes: readonly Outcome[],
): Promise<Settled> {
  const rows = outcomes.map((outcome) => ({ findings: null, ...outcome }))
  const [row] = await db.query<Settled>({
    ...SETTLE,
    values: [org.id, caller.userId, new Date(), by, runId, source, ...toArrays(rows, TYPES)],
  })
  return row!
}
