import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { CONVERSATIONS_PER_USER } from '../limits'
import { CONVERSATION, toSummary } from './schema'

/** The caller's own, the newest first: there are never more than a page of them. */
export async function listConversations(ctx: Ctx) {
  const rows = await ctx.db.query(CONVERSATION, {
    text: `SELECT ${columnsOf(CONVERSATION)} FROM conversations WHERE org_id = $1 AND user_id = $2
           ORDER BY updated_at DESC, id DESC LIMIT ${CONVERSATIONS_PER_USER}`,
    values: [ctx.org.id, ctx.caller.userId],
  })
  return rows.map(toSummary)
}
