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
 * A number of a transaction: all before it have ended, and whoever reads now sees what they did. Transactions do not end in
 * the order in which they began, so neither a time nor a counter would do.
 */
export async function readPosition(db: Db): Promise<number> {
  const [row] = await db.query(
    { position: int8 },
    { name: 'event_position', text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS position' },
  )
  return row!.position
}

type Since = { orgId: string; position: number; limit: number | null }

/** Runs that were changed at the position or later, each once. */
export const readChanges = (db: Db, { orgId, position, limit }: Since): Promise<Change[]> =>
  db.query(CHANGE, {
    name: 'run_changes',
    text: `SELECT ${columnsOf(STORED, 'r')}, ${STATE} AS state FROM runs r
           WHERE r.org_id = $1 AND r.changed_in >= $2 ORDER BY r.changed_in, r.id LIMIT $3`,
    values: [orgId, position, limit],
  })
