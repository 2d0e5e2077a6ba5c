import type { RunSource } from '../context'
import { bool, columnsOf, float8, type RowOf, text } from '../db/rows'
import { runs } from '../db/tables'
import type { Driver, RunKindName, RunState } from './terms'

const STORED = {
  org_id: runs.org_id,
  id: runs.id,
  kind: runs.kind.as<RunKindName>(),
  title: runs.title,
  workspace_id: runs.workspace_id,
  connection_id: runs.connection_id,
  driver: runs.driver.as<Driver>(),
  started_by: runs.started_by,
  key_id: runs.key_id,
  source: runs.source.as<RunSource>(),
  total_items: runs.total_items,
  processed_items: runs.processed_items,
  success_count: runs.success_count,
  error_count: runs.error_count,
  skip_count: runs.skip_count,
  fallback_count: runs.fallback_count,
  last_error: runs.last_error,
  attempts: runs.attempts,
  traceparent: runs.traceparent,
  created_at: runs.created_at,
  started_at: runs.started_at,
  progressed_at: runs.progressed_at,
  completed_at: runs.completed_at,
}

export const RUN = { ...STORED, state: text.as<RunState>(), is_open: bool, rate: float8.nullable() }
export type RunRow = RowOf<typeof RUN>

/** SQL expression over a run `r`. */
export const STATE = `CASE WHEN r.state <> 'open' THEN r.state WHEN r.paused_at IS NOT NULL THEN 'paused'
  WHEN r.started_at IS NULL THEN 'pending' ELSE 'running' END`

export const RUN_COLUMNS = `${columnsOf(STORED, 'r')}, ${STATE} AS state, r.state = 'open' AS is_open,
  ((r.processed_items - r.measured_items)
    / nullif(extract(epoch FROM r.progressed_at - r.measured_at), 0))::float8 AS rate`
