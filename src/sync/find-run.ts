import { findRunOf } from '../connections/find-run'
import type { Ctx } from '../context'
import { SYNC_RUN } from './schema'

export const findRun = (ctx: Ctx, connectionId: string, runId: string) =>
  findRunOf(ctx, { table: 'sync_runs', row: SYNC_RUN, what: 'Sync run' }, connectionId, runId)
