import type { Db } from '../db/db'
import { members } from '../db/tables'
import type { SessionBefore } from './audit-identity'

/** Calls that end or change somebody's membership. */
type Change = { organizationId?: string; memberIdOrEmail?: string; memberId?: string; role?: string }

const WAYS: Record<string, { text: string; values(change: Change, userId: string): unknown[] }> = {
  '/organization/update-member-role': {
    text: 'UPDATE members m SET role = $4 FROM users u WHERE m.id = $3',
    values: ({ memberId, role }) => [memberId, role],
  },
  '/organization/remove-member': {
    text: 'DELETE FROM members m USING users u WHERE (m.id = $3 OR u.email = lower($3))',
    values: ({ memberIdOrEmail }) => [memberIdOrEmail],
  },
  '/organization/leave': {
    text: 'DELETE FROM members m USING users u WHERE m.user_id = $3',
    values: (_change, userId) => [userId],
  },
}

const MEMBER = {
  id: members.id,
  organizationId: members.organization_id,
  userId: members.user_id,
  role: members.role,
  createdAt: members.created_at,
}

/**
 * better-auth counts an organization's owners among 100 of its members. So an owner who is not the only one is removed, or
 * gets another role, here. Undefined for everybody else, whom better-auth answers.
 */
export async function changeOwner(db: Db, path: string, change: Change, { userId, organizationId }: SessionBefore) {
  const { text, values } = WAYS[path]!
  const id = change.organizationId ?? organizationId
  return db.transaction(async (tx) => {
    // First, as all who lock both: when an owner's membership ends, a trigger locks the organization.
    await tx.execute({ text: 'SELECT 1 FROM organizations WHERE id = $1 FOR NO KEY UPDATE', values: [id] })
    const [member] = await tx.query(MEMBER, {
      text: `${text} AND u.id = m.user_id AND m.organization_id = $1 AND m.role = 'owner'
             AND EXISTS (SELECT FROM members o WHERE o.organization_id = $1 AND o.user_id = $2 AND o.role = 'owner')
             AND EXISTS (SELECT FROM members o WHERE o.organization_id = $1 AND o.id <> m.id AND o.role = 'owner')
           RETURNING m.id, m.organization_id AS "organizationId", m.user_id AS "userId", m.role,
                     m.created_at AS "createdAt"`,
      values: [id, userId, ...values(change, userId)],
    })
    return member
  })
}
