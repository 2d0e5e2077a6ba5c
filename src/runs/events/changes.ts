import type { Db } from '../../db/db'
import { columnsOf, int8, type RowOf, text } from '../../db/rows'
import { runs } from '../../db/tables'
import { STATE } from '../row'
import type { RunKindName, RunState } from '../terms'

const STORED = {
  org_id: runs.org_id,
  id: runs.id,
  kind: runs.kind.as<RunKindName>(),
  workspace_id: runs.workspace_id,
  connection_id: runs.connection_id,
  started_by: runs.started_by,
  total_items: runs.total_items,
  processed_items: runs.processed_items,
  success_count: runs.success_count,
  error_count: runs.error_count,
  skip_count: runs.skip_count,
  created_in: runs.created_in,
  changed_in: runs.changed_in,
}

const CHANGE = { ...STORED, state: text.as<RunState>() }
/** A run as it is after its latest change. */
export type Change = RowOf<typeof CHANGE>

/**
 * All transactions of a history before this one have ended, and whoever reads now sees what they did. Transactions do not end
 * in the order in which they began, so neither a time nor a counter would do.
 */
export type Position = { history: string; transaction: number }

/**
 * A history lasts as long as the server runs and the table is the same: after a restore, however it was made, and after a
 * failover the numbers of transactions mean others.
 */
const HISTORY = `to_hex(hashtextextended(extract(epoch FROM pg_postmaster_start_time()) || ' ' || 'runs'::regclass::oid, 0))`

export async function readPosition(db: Db): Promise<Position> {
  const [position] = await db.query(
    { history: text, transaction: int8 },
    {
      name: 'event_position',
      text: `SELECT ${HISTORY} AS history, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS transaction`,
    },
  )
  return position!
}

/**
 * A restored database brings numbers along that its server has yet to count up to; until then these runs would look changed.
 * One that is changed meanwhile keeps its new number.
 */
export async function forgetOtherHistories(db: Db, orgId: string): Promise<void> {
  await db.execute({
    name: 'forget_other_histories',
    text: `UPDATE runs r SET created_in = 0, changed_in = 0
           FROM (SELECT id, changed_in FROM runs
                 WHERE org_id = $1 AND changed_in >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint) ahead
           WHERE r.org_id = $1 AND r.id = ahead.id AND r.changed_in = ahead.changed_in`,
    values: [orgId],
  })
}

type Since = { orgId: string; position: Position; limit: number | null }

/** Runs that were changed at the position or later, each once. */
export const readChanges = (db: Db, { orgId, position, limit }: Since): Promise<Change[]> =>
  db.query(CHANGE, {
    name: 'run_changes',
    text: `SELECT ${columnsOf(STORED, 'r')}, ${STATE} AS state FROM runs r
           WHERE r.org_id = $1 AND r.changed_in >= $2 ORDER BY r.changed_in, r.id LIMIT $3`,
    values: [orgId, position.transaction, limit],
  })
