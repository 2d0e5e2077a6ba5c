import { findConnection } from '../connections/find'
import type { ConnectionRow } from '../connections/schema'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { RUN_COLUMNS, type RunRow } from './schema'

/** A run of a connection that this request sees. */
export async function findRun(
  ctx: Ctx,
  connectionId: string,
  runId: string,
): Promise<{ connection: ConnectionRow; run: RunRow }> {
  const connection = await findConnection(ctx, connectionId)
  const [run] = await ctx.db.query<RunRow>({
    name: 'find_run',
    text: `SELECT ${RUN_COLUMNS} FROM sync_runs WHERE org_id = $1 AND connection_id = $2 AND id = $3`,
    values: [ctx.org.id, connectionId, runId],
  })
  if (!run) throw notFound('Sync run')
  return { connection, run }
}
