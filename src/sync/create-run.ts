import { findConnection } from '../connections/find'
import type { Outbound } from '../connections/outbound'
import { OutboundError } from '../connectors/outbound/outbound-error'
import type { Ctx } from '../context'
import { badGateway, badRequest, notFound } from '../errors'
import { newId } from '../ids'
import { SYNC_PAGE_SIZE, SYNC_PAGES } from '../limits'
import { starterOf, startRun } from '../runs/start'
import type { Driver } from '../runs/terms'
import { readSource } from './read-source'

/** Reads the first page for the total and for the page size that the source really uses. */
export async function createRun(ctx: Ctx, outbound: Outbound, connectionId: string, drive?: Driver) {
  const connection = await findConnection(ctx, connectionId)
  if (connection.direction === 'outbound') throw badRequest('Connection is outbound, cannot sync')
  const { items, total } = await readSource(ctx, outbound, connection, 1).catch((error) => {
    throw error instanceof OutboundError ? badGateway(error.message) : error
  })
  const pages = pagesOf(total, items.length)
  const runId = newId('run')
  const status = 'running' as const
  await ctx.db.transaction(async (db) => {
    const inserted = await db.execute({
      text: `INSERT INTO sync_runs (org_id, connection_id, id, workspace_id, status, total_items, total_pages, message,
                                  created_by, created_at)
           SELECT org_id, id, $3, $4, $5, $6, $7, $8, $9, $10 FROM connections WHERE org_id = $1 AND id = $2 FOR KEY SHARE`,
      values: [
        ctx.org.id,
        connectionId,
        runId,
        ctx.workspace ?? connection.workspace_id,
        status,
        total,
        pages && Math.min(pages, SYNC_PAGES),
        pages && pages > SYNC_PAGES ? `The source has ${pages} pages, a run reads the first ${SYNC_PAGES}` : null,
        ctx.caller.userId,
        ctx.now,
      ],
    })
    if (inserted === 0) throw notFound('Connection')
    await startRun(starterOf({ ...ctx, db }), { orgId: ctx.org.id, id: runId, drive })
  })
  return { runId, totalItems: total, status }
}

/** A source may send smaller pages than it was asked for, and then has more of them. */
function pagesOf(total: number | null, firstPageItems: number): number | null {
  if (total === null) return null
  return firstPageItems >= total ? 1 : Math.ceil(total / (firstPageItems || SYNC_PAGE_SIZE))
}
