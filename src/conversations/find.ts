import type { Ctx } from '../context'
import { columnsOf, type RowOf } from '../db/rows'
import { notFound } from '../errors'
import { CONVERSATION, TURN, TURN_COLUMNS, type TurnRef, toSummary, toTurn } from './schema'

/** Another person's conversation does not exist. */
export async function findConversation(ctx: Ctx, id: string) {
  const [conversation] = await ctx.db.query(CONVERSATION, {
    text: `SELECT ${columnsOf(CONVERSATION)} FROM conversations WHERE org_id = $1 AND id = $2 AND user_id = $3`,
    values: [ctx.org.id, id, ctx.caller.userId],
  })
  if (!conversation) throw notFound('Conversation')
  const turns = await ctx.db.query(TURN, {
    text: `SELECT ${TURN_COLUMNS} FROM conversation_turns t
           WHERE t.org_id = $1 AND t.conversation_id = $2 ORDER BY t.position`,
    values: [ctx.org.id, id],
  })
  return { ...toSummary(conversation), turns: turns.map(toTurn) }
}

export async function findTurn(ctx: Ctx, { id, position }: TurnRef): Promise<RowOf<typeof TURN>> {
  const [turn] = await ctx.db.query(TURN, {
    name: 'find_turn',
    text: `SELECT ${TURN_COLUMNS} FROM conversation_turns t
           JOIN conversations c ON c.org_id = t.org_id AND c.id = t.conversation_id
           WHERE t.org_id = $1 AND t.conversation_id = $2 AND t.position = $3 AND c.user_id = $4`,
    values: [ctx.org.id, id, position, ctx.caller.userId],
  })
  if (!turn) throw notFound('Turn')
  return turn
}
