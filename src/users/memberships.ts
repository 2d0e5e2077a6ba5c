import type { Role } from '../access'
import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { int8 } from '../db/rows'
import { organizations } from '../db/tables'
import { badRequest, conflict, notFound } from '../errors'
import { randomPart } from '../ids'
import { MEMBERS_PER_ORG } from '../limits'
import { findUser } from './find'
import { holdUser } from './hold'
import type { UserDetail } from './schema'

type Membership = { userId: string; organizationId: string }

/** Adds the user to the organization, or changes their role there. */
export async function setRole(
  ctx: OperatorCtx,
  { userId, organizationId }: Membership,
  role: Role,
): Promise<UserDetail> {
  return changeMembership(ctx, { userId, organizationId }, async (inside, { email }) => {
    await assertRoom(inside, { userId, organizationId })
    await inside.db.execute({
      text: `INSERT INTO members (id, organization_id, user_id, role, created_at, admitted)
             VALUES ($1, $2, $3, $4, $5, true)
             ON CONFLICT (organization_id, user_id) DO UPDATE SET role = excluded.role`,
      values: [`member_${randomPart()}`, organizationId, userId, role, ctx.now],
    })
    const subject = { type: 'user', id: userId, name: email }
    await audit(inside, 'member.role', { orgId: organizationId, subject, details: { role } })
  })
}

/** Their keys, sessions and invitations there end with it. */
export async function removeMembership(ctx: OperatorCtx, membership: Membership): Promise<UserDetail> {
  const { userId, organizationId } = membership
  return changeMembership(ctx, membership, async (inside, { email }) => {
    const removed = await inside.db.execute({
      text: 'DELETE FROM members WHERE organization_id = $1 AND user_id = $2',
      values: [organizationId, userId],
    })
    if (removed === 0) throw notFound('Member')
    await audit(inside, 'member.remove', { orgId: organizationId, subject: { type: 'user', id: userId, name: email } })
  })
}

async function changeMembership(
  ctx: OperatorCtx,
  { userId, organizationId }: Membership,
  change: (inside: OperatorCtx, user: UserDetail) => Promise<void>,
): Promise<UserDetail> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const user = await holdUser(inside, userId)
    const name = await holdOrganization(inside, organizationId)
    await change(inside, user).catch((error) => {
      if ((error as { constraint?: string }).constraint !== 'organization_has_an_owner') throw error
      throw conflict(`${user.email} is the only owner of ${name}: make somebody else an owner first`)
    })
    return findUser(inside, userId)
  })
}

async function holdOrganization({ db }: OperatorCtx, id: string): Promise<string> {
  const [organization] = await db.query(
    { name: organizations.name },
    { text: 'SELECT name FROM organizations WHERE id = $1 FOR NO KEY UPDATE', values: [id] },
  )
  if (!organization) throw notFound('Organization')
  return organization.name
}

/** For somebody who is not a member yet. */
async function assertRoom({ db }: OperatorCtx, { userId, organizationId }: Membership) {
  const [members] = await db.query(
    { count: int8 },
    {
      text: `SELECT count(*) FROM members WHERE organization_id = $1 AND NOT EXISTS (
               SELECT FROM members own WHERE own.organization_id = $1 AND own.user_id = $2)`,
      values: [organizationId, userId],
    },
  )
  if (members!.count >= MEMBERS_PER_ORG) throw badRequest(`Maximum ${MEMBERS_PER_ORG} members per organization`)
}
