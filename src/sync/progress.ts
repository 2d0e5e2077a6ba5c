import type { Ctx } from '../context'
import { int4 } from '../db/rows'
import { SYNC_PAGES } from '../limits'
import type { RunRow } from './schema'

/** The first page that is not done yet. */
export async function nextPage(ctx: Ctx, run: RunRow): Promise<number> {
  const last = run.total_pages ?? SYNC_PAGES
  const [row] = await ctx.db.query(
    { page: int4.nullable() },
    {
      name: 'next_sync_page',
      text: `SELECT min(n) AS page FROM generate_series(1, $3::int) n
             WHERE NOT EXISTS (SELECT 1 FROM sync_pages WHERE org_id = $1 AND run_id = $2 AND page = n)`,
      values: [ctx.org.id, run.id, last],
    },
  )
  return row?.page ?? last
}

export async function isDone(ctx: Ctx, run: RunRow, page: number): Promise<boolean> {
  const count = await ctx.db.execute({
    name: 'is_sync_page_done',
    text: 'SELECT 1 FROM sync_pages WHERE org_id = $1 AND run_id = $2 AND page = $3',
    values: [ctx.org.id, run.id, page],
  })
  return count > 0
}

/** Does nothing to a run that has ended already. */
export async function failRun(ctx: Ctx, run: RunRow, message: string): Promise<void> {
  await ctx.db.execute({
    text: `UPDATE sync_runs SET status = 'failed', message = $3, completed_at = $4
           WHERE org_id = $1 AND id = $2 AND status = 'running'`,
    // The request began before the retries.
    values: [ctx.org.id, run.id, message, new Date()],
  })
}
