import type { Db } from '../db/db'
import { invitations, members, organizations, sessions, users } from '../db/tables'
import { IDENTITY_LIST_ROWS, OPEN_INVITATIONS_PER_ORG } from '../limits'

/** better-auth's own lists end at 100 rows, in no order. */

const SESSION = {
  id: sessions.id,
  token: sessions.token,
  userId: sessions.user_id,
  expiresAt: sessions.expires_at,
  createdAt: sessions.created_at,
  updatedAt: sessions.updated_at,
  ipAddress: sessions.ip_address,
  userAgent: sessions.user_agent,
  activeOrganizationId: sessions.active_organization_id,
}

export const listSessions = (db: Db, userId: string) =>
  db.query(SESSION, {
    name: 'list_sessions',
    text: `SELECT id, token, user_id AS "userId", expires_at AS "expiresAt", created_at AS "createdAt",
                  updated_at AS "updatedAt", ip_address AS "ipAddress", user_agent AS "userAgent",
                  active_organization_id AS "activeOrganizationId"
           FROM sessions WHERE user_id = $1 AND expires_at > now() ORDER BY created_at DESC, id LIMIT $2`,
    values: [userId, IDENTITY_LIST_ROWS],
  })

const ORGANIZATION = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo: organizations.logo,
  metadata: organizations.metadata,
  createdAt: organizations.created_at,
  plan: organizations.plan,
  orgAlias: organizations.org_alias,
  partnerAlias: organizations.partner_alias,
}

export const listOrganizations = (db: Db, userId: string) =>
  db.query(ORGANIZATION, {
    name: 'list_own_organizations',
    text: `SELECT o.id, o.name, o.slug, o.logo, o.metadata, o.created_at AS "createdAt", o.plan, o.org_alias AS "orgAlias",
                  o.partner_alias AS "partnerAlias"
           FROM members m JOIN organizations o ON o.id = m.organization_id
           WHERE m.user_id = $1 ORDER BY m.created_at, m.id LIMIT $2`,
    values: [userId, IDENTITY_LIST_ROWS],
  })

const INVITATION = {
  id: invitations.id,
  organizationId: invitations.organization_id,
  email: invitations.email,
  role: invitations.role.notNull(),
  status: invitations.status,
  expiresAt: invitations.expires_at,
  createdAt: invitations.created_at,
  inviterId: invitations.inviter_id,
}

/** Those that wait for an answer are all there: there can be no more of them than rows. */
export const listInvitations = (db: Db, organizationId: string, roles: readonly string[]) =>
  db.query(INVITATION, {
    name: 'list_invitations',
    text: `SELECT id, organization_id AS "organizationId", email, role, status, expires_at AS "expiresAt",
                  created_at AS "createdAt", inviter_id AS "inviterId"
           FROM invitations WHERE organization_id = $1 AND role = ANY($2)
           ORDER BY status = 'pending' AND expires_at > now() DESC, created_at DESC, id LIMIT $3`,
    values: [organizationId, roles, OPEN_INVITATIONS_PER_ORG],
  })

const OWN_INVITATION = { ...INVITATION, organizationName: organizations.name }

/** The open ones. better-auth leaves the others out only after its 100 rows. */
export const listOwnInvitations = (db: Db, userId: string) =>
  db.query(OWN_INVITATION, {
    name: 'list_own_invitations',
    text: `SELECT i.id, i.organization_id AS "organizationId", o.name AS "organizationName", i.email, i.role, i.status,
                  i.expires_at AS "expiresAt", i.created_at AS "createdAt", i.inviter_id AS "inviterId"
           FROM users u JOIN invitations i ON i.email = lower(u.email) JOIN organizations o ON o.id = i.organization_id
           WHERE u.id = $1 AND i.status = 'pending' AND i.expires_at > now() ORDER BY i.created_at DESC, i.id LIMIT $2`,
    values: [userId, IDENTITY_LIST_ROWS],
  })

const MEMBER = {
  id: members.id,
  organization_id: members.organization_id,
  user_id: members.user_id,
  role: members.role,
  created_at: members.created_at,
  name: users.name,
  email: users.email,
  image: users.image,
}

export async function listMembers(db: Db, organizationId: string) {
  const rows = await db.query(MEMBER, {
    name: 'list_members',
    text: `SELECT m.id, m.organization_id, m.user_id, m.role, m.created_at, u.name, u.email, u.image
           FROM members m JOIN users u ON u.id = m.user_id WHERE m.organization_id = $1 ORDER BY m.created_at, m.id`,
    values: [organizationId],
  })
  return rows.map(({ id, organization_id, user_id, role, created_at, ...person }) => ({
    id,
    organizationId: organization_id,
    userId: user_id,
    role,
    createdAt: created_at,
    user: { id: user_id, ...person },
  }))
}
