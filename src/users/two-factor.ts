import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { findUser } from './find'
import { holdUser } from './hold'
import type { UserDetail } from './schema'

/** For somebody who lost the device and the recovery codes. A trigger removes the secret and the codes. */
export async function turnOffTwoFactor(ctx: OperatorCtx, id: string): Promise<UserDetail> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const user = await holdUser(inside, id)
    if (!user.hasTwoFactor) return user
    await db.execute({ text: 'UPDATE users SET two_factor_enabled = false WHERE id = $1', values: [id] })
    await audit(inside, 'two_factor.disable', { subject: { type: 'user', id, name: user.email } })
    return findUser(inside, id)
  })
}
