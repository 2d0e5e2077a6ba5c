import { findRunOf } from '../connections/find-run'
import type { Ctx } from '../context'
import { RUN_COLUMNS, type RunRow } from './schema'

export const findRun = (ctx: Ctx, connectionId: string, runId: string) =>
  findRunOf<RunRow>(ctx, { table: 'sync_runs', columns: RUN_COLUMNS, what: 'Sync run' }, connectionId, runId)
