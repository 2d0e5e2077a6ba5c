import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { holdUser } from './hold'

/** Also ends links that set a password, and sign-ins that wait for a code. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  await db.execute({ text: 'DELETE FROM verifications WHERE value = $1', values: [userId] })
  return db.execute({ text: 'DELETE FROM sessions WHERE user_id = $1', values: [userId] })
}

export async function signOutUser(ctx: OperatorCtx, id: string): Promise<{ ended: number }> {
  return ctx.db.transaction(async (db) => {
    const user = await holdUser({ ...ctx, db }, id)
    const ended = await endSessions(db, id)
    await audit({ ...ctx, db }, 'session.end', { subject: { type: 'user', id, name: user.email }, details: { ended } })
    return { ended }
  })
}
