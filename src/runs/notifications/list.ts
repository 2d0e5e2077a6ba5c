import type { z } from 'zod'
import type { Ctx } from '../../context'
import { int8 } from '../../db/rows'
import { runs } from '../../db/tables'
import { visibleKinds } from '../access'
import { kindOf, type RunKind } from '../kind'
import { NAMED_RUN, selectNamed, toRun } from '../schema'
import { SYSTEM } from '../terms'
import type { notificationList } from './schema'

const NOTIFICATION = { ...NAMED_RUN, read_at: runs.read_at }

/** SQL condition on a run `r` with the first two parameters: it has ended, and this person started it without a key. */
export const IS_NOTIFICATION = `r.started_by = $1 AND r.org_id = ANY($2) AND r.state <> 'open' AND r.key_id IS NULL`

export const recipient = ({ org, caller }: Ctx): unknown[] => [caller.userId, [org.id, SYSTEM]]

/** Runs of this person that have ended, the latest first. */
export async function listNotifications(
  ctx: Ctx,
  kinds: readonly RunKind[],
  limit: number,
): Promise<z.infer<typeof notificationList>> {
  const visible = visibleKinds(kinds, ctx.caller).map(({ kind }) => kind)
  const rows = await ctx.db.query(NOTIFICATION, {
    name: 'notifications',
    text: `${selectNamed('r.read_at')}
           WHERE ${IS_NOTIFICATION} AND r.kind = ANY($3) ORDER BY r.completed_at DESC, r.id DESC LIMIT $4`,
    values: [...recipient(ctx), visible, limit],
  })
  return {
    data: rows.map((row) => ({
      ...toRun(row, kindOf(kinds, row.kind)),
      isSystem: row.org_id === SYSTEM,
      readAt: row.read_at?.toISOString() ?? null,
    })),
    unread: await countUnread(ctx),
  }
}

export async function countUnread(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.query(
    { unread: int8 },
    {
      name: 'unread_notifications',
      text: `SELECT count(*) AS unread FROM runs r WHERE ${IS_NOTIFICATION} AND r.read_at IS NULL`,
      values: recipient(ctx),
    },
  )
  return row!.unread
}
