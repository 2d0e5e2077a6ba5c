import { z } from 'zod'
import { access, ROLES, type Role } from '../access'
import type { Config } from '../config'
import type { Db } from '../db/db'
import { bool } from '../db/rows'
import { invitations, organizations, users } from '../db/tables'
import { notFound } from '../errors'
import type { App } from '../http/app'

const optionsRecord = z.object({
  canMail: z.boolean().describe('The server mails invitations and links to reset a password'),
  singleSignOn: z.object({ name: z.string() }).nullable().describe('The identity provider, if one is configured'),
})

const INVITATION_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const
type InvitationState = (typeof INVITATION_STATES)[number]

const invitationRecord = z.object({
  state: z.enum(INVITATION_STATES),
  email: z.string(),
  role: z.enum(ROLES),
  organization: z.object({ name: z.string() }),
  inviter: z.object({ name: z.string(), email: z.string() }),
  expiresAt: z.iso.datetime(),
})

/** What the pages before the sign-in need to know. */
export function entryRoutes(app: App, { db, config }: { db: Db; config: Pick<Config, 'mail' | 'oidc'> }) {
  app.route({
    method: 'GET',
    url: '/api/auth/options',
    config: { access: access.public },
    schema: {
      tags: ['Sign-in'],
      summary: 'Tell how people can sign in to this server',
      response: { 200: optionsRecord },
    },
    handler: async () => ({
      canMail: config.mail !== undefined,
      singleSignOn: config.oidc ? { name: config.oidc.name } : null,
    }),
  })
  app.route({
    method: 'GET',
    url: '/api/invitations/:id',
    config: { access: access.public },
    schema: {
      tags: ['Sign-in'],
      summary: 'Show whom an invitation is for, to which organization, and from whom',
      description: 'The id is the secret part of the link, so it is not asked who the caller is.',
      params: z.object({ id: z.string().max(200) }),
      response: { 200: invitationRecord },
    },
    handler: (request) => findInvitation(db, request.params.id),
  })
}

const INVITATION = {
  status: invitations.status.as<'pending' | 'accepted' | 'rejected' | 'canceled'>(),
  is_expired: bool,
  email: invitations.email,
  role: invitations.role.notNull().as<Role>(),
  expires_at: invitations.expires_at,
  organization: organizations.name,
  inviter_name: users.name,
  inviter_email: users.email,
}

const STATES: Record<string, InvitationState> = { accepted: 'accepted', rejected: 'declined', canceled: 'withdrawn' }

async function findInvitation(db: Db, id: string) {
  const [row] = await db.query(INVITATION, {
    name: 'show_invitation',
    text: `SELECT i.status, i.expires_at <= clock_timestamp() AS is_expired, i.email, i.role, i.expires_at,
                  o.name AS organization, u.name AS inviter_name, u.email AS inviter_email
           FROM invitations i JOIN organizations o ON o.id = i.organization_id JOIN users u ON u.id = i.inviter_id
           WHERE i.id = $1`,
    values: [id],
  })
  if (!row) throw notFound('Invitation')
  return {
    state: STATES[row.status] ?? (row.is_expired ? 'expired' : 'pending'),
    email: row.email,
    role: row.role,
    organization: { name: row.organization },
    inviter: { name: row.inviter_name, email: row.inviter_email },
    expiresAt: row.expires_at.toISOString(),
  }
}
