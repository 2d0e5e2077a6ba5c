import { IS_KEPT_FOR_ROLLBACK } from './catalog/merge/kept-match-values'
import type { Db } from './db/db'
import {
  ALERT_DAYS,
  BULK_STATEMENT_MS,
  HISTORY_DAYS,
  INVITATION_DAYS,
  LLM_CALL_DAYS,
  MATCH_VALUES_MS,
  RETENTION_ROWS,
  RUN_DAYS,
  USAGE_DAYS,
} from './limits'

/** SQL condition on the rows of a table that nobody needs any more. */
type Expiry = { table: string; isExpired: string }

const olderThan = (column: string, days: number) => `${column} < now() - interval '${days} days'`
const endedRun = (table: string): Expiry => ({
  table,
  isExpired: `status NOT IN ('receiving', 'ready', 'pending', 'processing', 'running')
              AND ${olderThan('coalesce(completed_at, created_at)', RUN_DAYS)}`,
})

/**
 * What is kept for a time, and how long: docs/operations.md lists the same. Rows that belong to these go with them: a run's
 * entry in the list and its failures, chunks, pages and reviews, a job's errors, the deliveries of an alert.
 */
const EXPIRIES: readonly Expiry[] = [
  { table: 'llm_calls', isExpired: olderThan('called_at', LLM_CALL_DAYS) },
  { table: 'org_topic_history', isExpired: olderThan('changed_at', HISTORY_DAYS) },
  { table: 'global_topic_history', isExpired: olderThan('changed_at', HISTORY_DAYS) },
  { table: 'usage_daily', isExpired: olderThan('date', USAGE_DAYS) },
  { table: 'usage_monthly', isExpired: olderThan('month', USAGE_DAYS) },
  endedRun('import_batches'),
  endedRun('import_uploads'),
  endedRun('push_runs'),
  endedRun('sync_runs'),
  endedRun('undos'),
  endedRun('topic_edits'),
  endedRun('jobs'),
  // Without its job a merge can no longer be rolled back.
  { table: 'merge_moves', isExpired: 'NOT EXISTS (SELECT FROM jobs j WHERE j.id = job_id)' },
  { table: 'alerts', isExpired: olderThan('created_at', ALERT_DAYS) },
  {
    table: 'match_value_sets',
    isExpired: `NOT complete AND created_at < now() - interval '${MATCH_VALUES_MS} ms' AND NOT ${IS_KEPT_FOR_ROLLBACK}`,
  },
  { table: 'sessions', isExpired: 'expires_at < now()' },
  { table: 'verifications', isExpired: 'expires_at < now()' },
  { table: 'invitations', isExpired: olderThan('expires_at', INVITATION_DAYS) },
  { table: 'rate_limits', isExpired: 'expire < extract(epoch FROM now()) * 1000' },
]

/** Removes what has expired, some rows a transaction, so that no writer waits long. Any number of nodes may do so. */
export async function enforceRetention(db: Db): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const expiry of EXPIRIES) {
    let rows: number
    do {
      rows = await removeSome(db, expiry)
      removed[expiry.table] = (removed[expiry.table] ?? 0) + rows
    } while (rows === RETENTION_ROWS)
  }
  return removed
}

const removeSome = (db: Db, { table, isExpired }: Expiry): Promise<number> =>
  db.transaction(
    (tx) =>
      tx.execute({
        text: `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
                 SELECT ctid FROM ${table} WHERE ${isExpired} LIMIT ${RETENTION_ROWS} FOR UPDATE SKIP LOCKED))`,
      }),
    { statementMs: BULK_STATEMENT_MS },
  )
