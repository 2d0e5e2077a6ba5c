import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import type { Db } from '../../db/db'
import { bool, type RowOf } from '../../db/rows'
import { users } from '../../db/tables'
import { accountTag } from '../sign-in/account-tag'
import { isInvited } from '../sign-in/sign-up'
import { type Claims, refused } from './claims'

type Deps = { db: Db; log: FastifyBaseLogger; signUp: Config['signUp']; provider: string; secret: string }

const HOLDER = {
  id: users.id,
  email_verified: users.email_verified,
  operator: users.operator,
  /** Whether another identity of the provider already is this user. */
  taken: bool,
  /** Whether the user is in an organization that never invited the address: one that the user founded. */
  founder: bool,
}
type Holder = RowOf<typeof HOLDER>

/**
 * Before a person whom the identity provider sends gets an account: the provider must have verified the address, and
 * whoever registered the address here without proof makes way.
 */
export async function admit(deps: Deps, claims: Claims): Promise<void> {
  try {
    await decide(deps, claims)
  } catch (error) {
    const account = accountTag(deps.secret, claims.email)
    deps.log.warn({ account, reason: (error as Error).message }, 'Sign-in through the identity provider refused')
    throw error
  }
}

async function decide(deps: Deps, claims: Claims) {
  if (!claims.email_verified) throw refused('The identity provider has not verified your address')
  await deps.db.transaction(async (db) => {
    const holder = await holderOf(db, deps.provider, claims)
    if (!holder) return
    if (holder.taken) throw refused('Another identity is linked to the account of your address')
    if (holder.email_verified) return
    if (holder.operator)
      throw refused("The address of an operator's account is not verified: sign in with its password")
    if (!holder.founder) return takeOver(deps, db, holder, claims)
    if (deps.signUp !== 'open' && !(await isInvited(db, claims.email))) throw refused('Sign-up is by invitation')
    await setAside(deps, db, holder)
  })
}

/** The user who has the address here, unless the identity already is somebody: then it decides, not the address. */
async function holderOf(db: Db, provider: string, { sub, email }: Claims): Promise<Holder | undefined> {
  const [holder] = await db.query(HOLDER, {
    name: 'holder_of_address',
    text: `SELECT u.id, u.email_verified, u.operator,
                  EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.provider_id = $2) AS taken,
                  EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND NOT EXISTS (
                    SELECT FROM invitations i WHERE i.organization_id = m.organization_id
                      AND lower(i.email) = u.email AND i.status = 'accepted')) AS founder
           FROM users u
           WHERE u.email = $1 AND NOT EXISTS (SELECT FROM accounts a WHERE a.provider_id = $2 AND a.account_id = $3)
           FOR UPDATE OF u`,
    values: [email, provider, sub],
  })
  return holder
}

/** The person gets the account with what organizations gave to the address; the password and the sessions end. */
async function takeOver({ log }: Deps, db: Db, { id }: Holder, { name, email }: Claims) {
  await lockOut(db, id)
  await db.execute({
    text: `UPDATE users SET email_verified = true, name = $2, last_organization_id = NULL, updated_at = now()
           WHERE id = $1`,
    values: [id, name || email],
  })
  log.warn({ user: id }, 'The identity provider vouches for an unverified account: its password was removed')
}

/**
 * An organization that an unverified account founded may be a trap for the person whose address it took. The account
 * keeps it and loses the address; the person begins anew.
 */
async function setAside({ log }: Deps, db: Db, { id }: Holder) {
  await lockOut(db, id)
  await db.execute({
    text: `UPDATE users SET email = id || '@set-aside.invalid', updated_at = now() WHERE id = $1`,
    values: [id],
  })
  log.warn({ user: id }, 'The identity provider vouches for the address of an unverified account: it was set aside')
}

async function lockOut(db: Db, userId: string) {
  await db.execute({ text: `DELETE FROM accounts WHERE user_id = $1 AND provider_id = 'credential'`, values: [userId] })
  await db.execute({ text: 'DELETE FROM sessions WHERE user_id = $1', values: [userId] })
  await db.execute({
    text: `UPDATE invitations SET status = 'canceled' WHERE inviter_id = $1 AND status = 'pending'`,
    values: [userId],
  })
}
