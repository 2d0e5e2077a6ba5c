import type { Ctx } from '../context'
import { columnsOf, type Row, type RowOf } from '../db/rows'
import { notFound } from '../errors'
import { findConnection } from './find'
import type { ConnectionRow } from './schema'

type Runs<R> = { table: 'sync_runs' | 'push_runs'; row: R; what: string }

/** A run of a connection that this request sees. */
export async function findRunOf<R extends Row>(
  ctx: Ctx,
  { table, row, what }: Runs<R>,
  connectionId: string,
  runId: string,
): Promise<{ connection: ConnectionRow; run: RowOf<R> }> {
  const connection = await findConnection(ctx, connectionId)
  const [run] = await ctx.db.query(row, {
    name: `find_in_${table}`,
    text: `SELECT ${columnsOf(row)} FROM ${table} WHERE org_id = $1 AND connection_id = $2 AND id = $3`,
    values: [ctx.org.id, connectionId, runId],
  })
  if (!run) throw notFound(what)
  return { connection, run }
}
