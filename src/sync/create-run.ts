import { findConnection } from '../connections/find'
import type { Outbound } from '../connections/outbound'
import type { ConnectionRow } from '../connections/schema'
import { OutboundError } from '../connectors/outbound/outbound-error'
import type { Ctx } from '../context'
import { badGateway, badRequest, notFound } from '../errors'
import { newId } from '../ids'
import { SYNC_PAGE_SIZE, SYNC_PAGES } from '../limits'
import { starterOf, startRun } from '../runs/start'
import type { Driver } from '../runs/terms'
import { readSource } from './read-source'

/** What is known of a run before it exists. One whose source does not answer is recorded as failed, or not at all. */
export type PlannedRun = {
  connection: ConnectionRow
  totalItems: number | null
  totalPages: number | null
  message: string | null
  status: 'running' | 'failed'
}

export async function createRun(ctx: Ctx, outbound: Outbound, connectionId: string, drive?: Driver) {
  const plan = await planRun(ctx, outbound, connectionId)
  if (plan.status === 'failed') throw badGateway(plan.message ?? '')
  return insertRun(ctx, plan, drive)
}

/** Reads the first page for the total and for the page size that the source really uses. */
export async function planRun(ctx: Ctx, outbound: Outbound, connectionId: string): Promise<PlannedRun> {
  const connection = await findConnection(ctx, connectionId)
  assertInbound(connection)
  try {
    const { items, total } = await readSource(ctx, outbound, connection, 1)
    const pages = pagesOf(total, items.length)
    const isCut = pages !== null && pages > SYNC_PAGES
    return {
      connection,
      totalItems: total,
      totalPages: pages && Math.min(pages, SYNC_PAGES),
      message: isCut ? `The source has ${pages} pages, a run reads the first ${SYNC_PAGES}` : null,
      status: 'running',
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { connection, totalItems: null, totalPages: null, message: error.message, status: 'failed' }
  }
}

export const OUTBOUND = 'Connection is outbound, cannot sync'

export function assertInbound({ direction }: ConnectionRow): void {
  if (direction === 'outbound') throw badRequest(OUTBOUND)
}

export async function insertRun(ctx: Ctx, plan: PlannedRun, drive?: Driver) {
  const { connection, totalItems, totalPages, message, status } = plan
  const runId = newId('run')
  await ctx.db.transaction(async (db) => {
    const inserted = await db.execute({
      text: `INSERT INTO sync_runs (org_id, connection_id, id, workspace_id, status, total_items, total_pages, message,
                                    created_by, created_at, completed_at)
             SELECT org_id, id, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $5 = 'failed' THEN $11::timestamptz END
             FROM connections WHERE org_id = $1 AND id = $2 FOR KEY SHARE`,
      values: [
        ...[ctx.org.id, connection.id, runId, ctx.workspace ?? connection.workspace_id],
        ...[status, totalItems, totalPages, message, ctx.caller.userId, ctx.now, new Date()],
      ],
    })
    if (inserted === 0) throw notFound('Connection')
    await startRun(starterOf({ ...ctx, db }), { orgId: ctx.org.id, id: runId, drive })
  })
  return { runId, totalItems, status }
}

/** A source may send smaller pages than it was asked for, and then has more of them. */
function pagesOf(total: number | null, firstPageItems: number): number | null {
  if (total === null) return null
  return firstPageItems >= total ? 1 : Math.ceil(total / (firstPageItems || SYNC_PAGE_SIZE))
}
