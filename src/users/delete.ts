import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { holdOther } from './hold'
import { endSessions } from './sign-out'

const REMOVED = 'Removed user'

/**
 * What the user made stays and names a removed user. The row stays for it, without name and address: the address can be
 * invited again, as somebody new. Memberships end, and with them keys and invitations.
 */
export async function deleteUser(ctx: OperatorCtx, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const { email, organizations } = await holdOther(inside, id, 'delete')
    const subject = { type: 'user', id, name: email }
    for (const { id: orgId, role } of organizations) {
      await audit(inside, 'member.remove', { orgId, subject, details: { role } })
    }
    await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [id] })
    await db.execute({ text: 'DELETE FROM accounts WHERE user_id = $1', values: [id] })
    await endSessions(db, id)
    await db.execute({
      text: `UPDATE users SET name = $2, email = id || '@removed.invalid', email_verified = false, image = NULL,
               operator = false, two_factor_enabled = false, last_organization_id = NULL,
               disabled_at = coalesce(disabled_at, $3), deleted_at = $3, updated_at = $3
             WHERE id = $1`,
      values: [id, REMOVED, ctx.now],
    })
    await audit(inside, 'user.delete', { subject })
    return { deleted: true }
  })
}
