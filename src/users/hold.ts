import type { OperatorCtx } from '../context'
import { conflict, unauthorized } from '../errors'
import { findUser } from './find'
import type { UserDetail } from './schema'

/** The user, locked until the transaction ends. Organizations where nobody else is an owner stay as they are meanwhile. */
export async function holdUser({ db }: OperatorCtx, id: string): Promise<UserDetail> {
  await db.execute({ text: 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', values: [id] })
  return findUser({ db }, id)
}

/** For what ends an account. `verb`: what is about to happen to it. */
export async function holdOther(ctx: OperatorCtx, id: string, verb: 'disable' | 'delete'): Promise<UserDetail> {
  const { db, userId } = ctx
  if (id === userId) throw conflict(`You cannot ${verb} your own account: ask another operator`)
  // Two operators who end each other's accounts take turns, in one order; the second finds that theirs has ended.
  // What they are just making refers to them, and may have their membership: it is waited for there.
  await db.execute({
    text: 'SELECT 1 FROM users WHERE id IN ($1, $2) ORDER BY id FOR NO KEY UPDATE',
    values: [id, userId],
  })
  const active = await db.execute({
    text: 'SELECT 1 FROM users WHERE id = $1 AND disabled_at IS NULL',
    values: [userId],
  })
  if (active === 0) throw unauthorized()
  // Owners who end at once take turns too, at the rows that migrations/0028_people.sql locks when a membership ends.
  await db.execute({
    text: `SELECT 1 FROM organizations WHERE id IN (
             SELECT organization_id FROM members WHERE user_id = $1 AND role = 'owner'
           ) ORDER BY id FOR NO KEY UPDATE`,
    values: [id],
  })
  const user = await findUser({ db }, id)
  const [organization] = user.organizations.filter(({ isOnlyOwner }) => isOnlyOwner)
  if (organization) {
    throw conflict(`${user.email} is the only owner of ${organization.name}: make somebody else an owner first`)
  }
  return user
}
