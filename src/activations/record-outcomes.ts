import type { Ctx } from '../context'
import { int8, type RowOf } from '../db/rows'
import { toArrays, unnest } from '../db/unnest'

export const OUTCOME_UNKNOWN =
  'It is not known whether the platform created the segment: the next push looks for it there before it creates another'

/** What became of a claimed activation. `pending`: it will be tried again. */
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

const OUTCOME_COUNTS = { success: int8, errors: int8 }
export type OutcomeCounts = RowOf<typeof OUTCOME_COUNTS>

/**
 * One statement for the activations, the topics' history and the run's counters; the run is completed with its last
 * activation. Activations that another process has claimed since are left to that process.
 */
const RECORD = {
  name: 'record_outcomes',
  text: `WITH recorded AS (
           UPDATE activations a
           SET status = outcome.status, platform_segment_id = outcome.platform_segment_id, error = outcome.error,
               outcome_unknown = outcome.outcome_unknown, findings = coalesce(outcome.findings, a.findings),
               attempts = a.attempts + (outcome.status = 'pending')::int,
               activated_at = CASE WHEN outcome.status = 'active' THEN $3::timestamptz END,
               claimed_by = NULL, claimed_until = NULL
           FROM ${unnest(TYPES, 7, 'outcome')}
           WHERE a.org_id = $1 AND a.id = outcome.id AND a.status = 'pending' AND a.claimed_by = $4
           RETURNING a.id, a.org_topic_id, a.run_id, a.connection_id, a.platform, a.status, a.platform_segment_id,
                     a.pushed_name
         ), history AS (
           INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, new_values, source, metadata,
                                          changed_at)
           SELECT $1, 'hist_' || left(replace(gen_random_uuid()::text, '-', ''), 20), org_topic_id, 'activated', $2,
                  jsonb_build_object('platform', platform, 'platformSegmentId', platform_segment_id, 'name', pushed_name),
                  $6 || ':' || connection_id, jsonb_strip_nulls(jsonb_build_object('activationId', id, 'runId', run_id)), $3
           FROM recorded WHERE status = 'active'
         ), counts AS (
           SELECT count(*) FILTER (WHERE status = 'active') AS success, count(*) FILTER (WHERE status = 'error') AS errors
           FROM recorded
         ), run AS (
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

export async function recordOutcomes(
  { db, org, caller }: Ctx,
  { claimId, runId, source = 'push' }: { claimId: string; runId: string | null; source?: 'push' | 'refresh' },
  outcomes: readonly Outcome[],
): Promise<OutcomeCounts> {
  const rows = outcomes.map((outcome) => ({ findings: null, ...outcome }))
  const [counts] = await db.query(OUTCOME_COUNTS, {
    ...RECORD,
    values: [org.id, caller.userId, new Date(), claimId, runId, source, ...toArrays(rows, TYPES)],
  })
  return counts!
}
