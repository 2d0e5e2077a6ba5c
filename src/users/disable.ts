import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { findUser } from './find'
import { holdOther, holdUser } from './hold'
import type { UserDetail } from './schema'
import { endSessions } from './sign-out'

/** The user is signed out and cannot sign in again; keys that they created do not work until they are enabled. */
export async function disableUser(ctx: OperatorCtx, id: string): Promise<UserDetail> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const user = await holdOther(inside, id, 'disable')
    if (user.disabledAt) return user
    await db.execute({
      text: 'UPDATE users SET disabled_at = $2, updated_at = $2 WHERE id = $1',
      values: [id, ctx.now],
    })
    await endSessions(db, id)
    await audit(inside, 'user.disable', { subject: { type: 'user', id, name: user.email } })
    return findUser(inside, id)
  })
}

export async function enableUser(ctx: OperatorCtx, id: string): Promise<UserDetail> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const user = await holdUser(inside, id)
    if (!user.disabledAt) return user
    await db.execute({
      text: 'UPDATE users SET disabled_at = NULL, updated_at = $2 WHERE id = $1',
      values: [id, ctx.now],
    })
    await audit(inside, 'user.enable', { subject: { type: 'user', id, name: user.email } })
    return findUser(inside, id)
  })
}
