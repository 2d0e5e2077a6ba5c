import type { Ctx } from '../context'
import { notFound } from '../errors'
import { findConnection } from './find'
import type { ConnectionRow } from './schema'

type Runs = { table: 'sync_runs' | 'push_runs'; columns: string; what: string }

/** A run of a connection that this request sees. */
export async function findRunOf<R>(
  ctx: Ctx,
  { table, columns, what }: Runs,
  connectionId: string,
  runId: string,
): Promise<{ connection: ConnectionRow; run: R }> {
  const connection = await findConnection(ctx, connectionId)
  const [run] = await ctx.db.query<R>({
    name: `find_in_${table}`,
    text: `SELECT ${columns} FROM ${table} WHERE org_id = $1 AND connection_id = $2 AND id = $3`,
    values: [ctx.org.id, connectionId, runId],
  })
  if (!run) throw notFound(what)
  return { connection, run }
}
