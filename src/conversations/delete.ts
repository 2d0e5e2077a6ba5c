import type { Ctx } from '../context'
import { notFound } from '../errors'

/** What was added to the library from it stays there. */
export async function deleteConversation(ctx: Ctx, id: string) {
  const deleted = await ctx.db.execute({
    text: 'DELETE FROM conversations WHERE org_id = $1 AND id = $2 AND user_id = $3',
    values: [ctx.org.id, id, ctx.caller.userId],
  })
  if (deleted === 0) throw notFound('Conversation')
  return { deleted: true as const }
}
