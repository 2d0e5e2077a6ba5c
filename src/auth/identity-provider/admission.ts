import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import type { Db } from '../../db/db'
import { bool, type RowOf } from '../../db/rows'
import { users } from '../../db/tables'
import { endWaiting } from '../password-reset/reset-link'
import { accountTag } from '../sign-in/account-tag'
import { isInvited } from '../sign-in/sign-up'
import type { Claims } from './claims'
import { refused } from './refusals'

type Deps = { db: Db; log: FastifyBaseLogger; signUp: Config['signUp']; provider: string; secret: string }

const EXISTING_USER = {
  id: users.id,
  email_verified: users.email_verified,
  operator: users.operator,
  /** Whether another identity of the provider is linked to this user. */
  is_linked: bool,
  /** Whether the user founded an organization: is in one without having been let in by anybody. */
  is_founder: bool,
}
type ExistingUser = RowOf<typeof EXISTING_USER>

/**
 * Decides whether a person from the identity provider gets an account. The provider must have verified the address; an
 * account that somebody registered for the address without proof is taken over or set aside.
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
  if (!claims.email_verified) throw refused('unverified_address')
  await deps.db.transaction(async (db) => {
    const user = await findUser(db, deps.provider, claims)
    if (!user) return
    if (user.is_linked) throw refused('other_identity')
    if (user.email_verified) return
    if (user.operator) throw refused('unverified_operator')
    if (!user.is_founder) return takeOver(deps, db, user, claims)
    if (deps.signUp !== 'open' && !(await isInvited(db, claims.email))) throw refused('not_invited')
    await setAside(deps, db, user)
  })
}

/** The user with the address, unless the identity is linked to a user already: then that link decides. */
async function findUser(db: Db, provider: string, { sub, email }: Claims): Promise<ExistingUser | undefined> {
  const [user] = await db.query(EXISTING_USER, {
    name: 'user_with_address',
    text: `SELECT u.id, u.email_verified, u.operator,
                  EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.provider_id = $2) AS is_linked,
                  EXISTS (SELECT FROM members m WHERE m.user_id = u.id AND NOT m.admitted) AS is_founder
           FROM users u
           WHERE u.email = $1 AND NOT EXISTS (SELECT FROM accounts a WHERE a.provider_id = $2 AND a.account_id = $3)
           FOR UPDATE OF u`,
    values: [email, provider, sub],
  })
  return user
}

/** The person gets the account with its memberships, which were given to the address; all else that opens it ends. */
async function takeOver({ log }: Deps, db: Db, { id }: ExistingUser, { name, email }: Claims) {
  await lockOut(db, id)
  await db.execute({
    text: `UPDATE users SET email_verified = true, name = $2, last_organization_id = NULL, updated_at = now()
           WHERE id = $1`,
    values: [id, name || email],
  })
  log.warn(
    { user: id },
    'The identity provider vouches for an unverified account: its password, keys and apps were removed',
  )
}

/**
 * An organization that an unverified account founded may be a trap for the real owner of the address. The account keeps
 * the organization and loses the address; the person gets a new account.
 */
async function setAside({ log }: Deps, db: Db, { id }: ExistingUser) {
  await lockOut(db, id)
  await db.execute({
    text: `UPDATE users SET email = id || '@set-aside.invalid', updated_at = now() WHERE id = $1`,
    values: [id],
  })
  log.warn({ user: id }, 'The identity provider vouches for the address of an unverified account: it was set aside')
}

/** SQL: the organizations that let a user in. */
const ADMITTED_TO = '(SELECT m.organization_id FROM members m WHERE m.user_id = $1 AND m.admitted)'

/** Keys and apps end where the account was let in; those of an organization that it founded go on. */
async function lockOut(db: Db, userId: string) {
  await db.execute({ text: `DELETE FROM accounts WHERE user_id = $1 AND provider_id = 'credential'`, values: [userId] })
  await db.execute({ text: 'DELETE FROM sessions WHERE user_id = $1', values: [userId] })
  await endWaiting(db, userId)
  await db.execute({ text: 'UPDATE users SET two_factor_enabled = false WHERE id = $1', values: [userId] })
  await db.execute({ text: 'DELETE FROM two_factors WHERE user_id = $1', values: [userId] })
  await db.execute({
    text: `DELETE FROM oauth_grants WHERE user_id = $1 AND org_id IN ${ADMITTED_TO}`,
    values: [userId],
  })
  for (const table of ['api_keys', 'sdk_keys'])
    await db.execute({
      text: `UPDATE ${table} SET revoked_at = now()
             WHERE created_by = $1 AND revoked_at IS NULL AND org_id IN ${ADMITTED_TO}`,
      values: [userId],
    })
  await db.execute({
    text: `UPDATE invitations SET status = 'canceled' WHERE inviter_id = $1 AND status = 'pending'`,
    values: [userId],
  })
}
