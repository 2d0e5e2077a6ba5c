import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { forgetUser } from './forget'
import { holdOther } from './hold'

/** What the user made stays and names a removed user. Memberships end, and with them keys and invitations. */
export async function deleteUser(ctx: OperatorCtx, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const { email, organizations } = await holdOther(inside, id, 'delete')
    const subject = { type: 'user', id, name: email }
    for (const { id: orgId, role } of organizations) {
      await audit(inside, 'member.remove', { orgId, subject, details: { role } })
    }
    await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [id] })
    await forgetUser(db, id, ctx.now)
    await audit(inside, 'user.delete', { subject })
    return { deleted: true }
  })
}
