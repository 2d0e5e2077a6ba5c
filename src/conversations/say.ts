import type { Ctx } from '../context'
import { conversations } from '../db/tables'
import { conflict, notFound } from '../errors'
import { newId } from '../ids'
import { CONVERSATION_TITLE_LENGTH, CONVERSATIONS_PER_USER, TURNS_PER_CONVERSATION } from '../limits'
import { storableStart } from '../storable'
import { findConversation, findTurn } from './find'
import { type Say, type TurnRecord, toTurn } from './schema'

export const TOO_LONG = `A conversation has at most ${TURNS_PER_CONVERSATION} turns. Start a new one`

/** A new conversation with its first turn. Those that are too many go, the oldest first. */
export async function startConversation(ctx: Ctx, first: Say) {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const id = newId('conv')
    await db.execute({
      text: `INSERT INTO conversations (org_id, id, user_id, title, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)`,
      values: [ctx.org.id, id, ctx.caller.userId, storableStart(first.text, CONVERSATION_TITLE_LENGTH), ctx.now],
    })
    await addTurn(inside, id, first)
    await db.execute({
      text: `DELETE FROM conversations WHERE org_id = $1 AND id IN (
               SELECT id FROM conversations WHERE org_id = $1 AND user_id = $2 AND id <> $3
               ORDER BY updated_at DESC, id DESC OFFSET ${CONVERSATIONS_PER_USER - 1})`,
      values: [ctx.org.id, ctx.caller.userId, id],
    })
    return findConversation(inside, id)
  })
}

export async function say(ctx: Ctx, id: string, turn: Say): Promise<TurnRecord> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const position = await addTurn(inside, id, turn)
    return toTurn(await findTurn(inside, { id, position }))
  })
}

/** The conversation's row orders what is said at once. */
async function addTurn({ db, org, caller, now }: Ctx, id: string, { kind, text }: Say): Promise<number> {
  const [conversation] = await db.query(
    { turn_count: conversations.turn_count },
    {
      text: `UPDATE conversations SET turn_count = turn_count + 1, updated_at = $4
             WHERE org_id = $1 AND id = $2 AND user_id = $3 RETURNING turn_count`,
      values: [org.id, id, caller.userId, now],
    },
  )
  if (!conversation) throw notFound('Conversation')
  const { turn_count: position } = conversation
  if (position > TURNS_PER_CONVERSATION) throw conflict(TOO_LONG)
  await db.execute({
    text: `INSERT INTO conversation_turns (org_id, conversation_id, position, kind, said, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [org.id, id, position, kind, text, now],
  })
  return position
}
