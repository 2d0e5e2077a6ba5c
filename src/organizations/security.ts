import { audit } from '../audit/audit'
import { LACKS_TWO_FACTOR } from '../auth/two-factor/demand'
import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { organizations } from '../db/tables'
import { conflict } from '../errors'
import type { Security } from './schema'

export const SET_UP_FIRST = 'Set up two-factor sign-in for yourself first'

const SECURITY = { two_factor_required: organizations.two_factor_required, members_without: int8 }

export async function readSecurity({ db, org }: Pick<Ctx, 'db' | 'org'>): Promise<Security> {
  const [row] = await db.query(SECURITY, {
    text: `SELECT two_factor_required, (
             SELECT count(*) FROM members m JOIN users u ON u.id = m.user_id, (SELECT true AS two_factor_required) o
             WHERE m.organization_id = $1 AND ${LACKS_TWO_FACTOR}
           ) AS members_without
           FROM organizations WHERE id = $1`,
    values: [org.id],
  })
  return { twoFactorRequired: row!.two_factor_required, membersWithoutTwoFactor: row!.members_without }
}

/** Members without it are asked to set it up before anything else; keys go on working. */
export async function changeSecurity(
  ctx: Ctx,
  { twoFactorRequired }: { twoFactorRequired: boolean },
): Promise<Security> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    if (twoFactorRequired) await assertOwnTwoFactor(inside)
    const changed = await db.execute({
      text: 'UPDATE organizations SET two_factor_required = $2 WHERE id = $1 AND two_factor_required <> $2',
      values: [ctx.org.id, twoFactorRequired],
    })
    if (changed > 0) {
      const subject = { type: 'organization', id: ctx.org.id, name: ctx.org.name }
      await audit(inside, 'organization.update', { subject, details: { twoFactorRequired } })
    }
    return readSecurity(inside)
  })
}

async function assertOwnTwoFactor({ db, caller }: Ctx): Promise<void> {
  const without = await db.execute({
    text: `SELECT 1 FROM users u, (SELECT true AS two_factor_required) o WHERE u.id = $1 AND ${LACKS_TWO_FACTOR}`,
    values: [caller.userId],
  })
  if (without > 0) throw conflict(SET_UP_FIRST)
}
