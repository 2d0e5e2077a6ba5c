import type { Ctx } from '../../context'
import { countUnread, IS_NOTIFICATION, recipient } from './list'
import type { ReadMarks } from './schema'

/** Callers know times in milliseconds, and the database in microseconds. */
export async function markRead(ctx: Ctx, { runIds, upTo }: ReadMarks): Promise<{ unread: number }> {
  await ctx.db.execute({
    text: `UPDATE runs r SET read_at = $3 WHERE ${IS_NOTIFICATION} AND r.read_at IS NULL
             AND ($4::text[] IS NULL OR r.id = ANY($4))
             AND ($5::timestamptz IS NULL OR date_trunc('milliseconds', r.completed_at) <= $5)`,
    values: [...recipient(ctx), ctx.now, runIds ?? null, upTo ?? null],
  })
  return { unread: await countUnread(ctx) }
}
