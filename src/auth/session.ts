import { betterAuth } from 'better-auth'
import { genericOAuth, organization } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config'
import { randomPart } from '../ids'
import { accessControl, organizationRoles } from './permissions'
import { invitedOrRefused } from './sign-up'

export const OIDC_PROVIDER = 'oidc'
const SEVEN_DAYS = 7 * 24 * 3600
const THIRTY_DAYS = 30 * 24 * 3600

export type AuthOptions = {
  config: Pick<Config, 'signUp' | 'oidc' | 'trustedOrigins'>
  baseUrl: string
  secrets: string[]
  pool: pg.Pool
  log: FastifyBaseLogger
}

export type Auth = ReturnType<typeof createAuth>

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Sessions, users, organizations, roles and invitations: better-auth on the tables of the first migration. */
export function createAuth({ config, baseUrl, secrets, pool, log }: AuthOptions) {
  return betterAuth({
    database: pool,
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: secrets[0],
    secrets: secrets.map((value, i) => ({ version: secrets.length - i, value })),
    // A page is at home where it was served from, under whichever name this server is reached.
    trustedOrigins: (request) => [...config.trustedOrigins, ...(request ? [new URL(request.url).origin] : [])],
    telemetry: { enabled: false },
    logger: { log: (level, message, ...rest) => log[level]?.({ rest }, message) },
    // What is not for the caller reaches our error handler, and so the log.
    onAPIError: { throw: true },
    // Attempts are counted per address and email, across nodes, in rate-limit.ts.
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        operator: { type: 'boolean', input: false, defaultValue: false },
        lastOrganizationId: { type: 'string', required: false, input: false, fieldName: 'last_organization_id' },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: THIRTY_DAYS,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
      // An invited colleague who has a password may also come through the identity provider.
      accountLinking: { enabled: true, trustedProviders: [OIDC_PROVIDER] },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            if (!context) return
            const { email } = user
            const byPassword = context.path === '/sign-up/email'
            const { invitationId } = context.body ?? {}
            const invited = await invitedOrRefused(pool, config.signUp, { email, invitationId, byPassword })
            return { data: { ...user, emailVerified: user.emailVerified || invited } }
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            const activeOrganizationId = await usualOrganization(pool, session.userId)
            return { data: { ...session, activeOrganizationId } }
          },
        },
        update: { after: async (session) => rememberOrganization(pool, session) },
      },
    },
    advanced: {
      disableOriginCheck: false,
      cookiePrefix: 'taxon',
      useSecureCookies: baseUrl.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: ({ model }) => `${ID_PREFIX[model] ?? model}_${randomPart()}` },
      ipAddress: { ipAddressHeaders: ['x-taxon-address'] },
    },
    plugins: [
      organization({
        ac: accessControl,
        roles: organizationRoles,
        allowUserToCreateOrganization: config.signUp === 'open',
        membershipLimit: 10_000,
        invitationExpiresIn: SEVEN_DAYS,
        schema: {
          session: { fields: { activeOrganizationId: 'active_organization_id' } },
          organization: {
            modelName: 'organizations',
            fields: { createdAt: 'created_at' },
            additionalFields: {
              plan: { type: 'string', input: false, defaultValue: 'enterprise' },
              orgAlias: { type: 'string', required: false, input: false, fieldName: 'org_alias' },
              partnerAlias: { type: 'string', required: false, input: false, fieldName: 'partner_alias' },
            },
          },
          member: {
            modelName: 'members',
            fields: { organizationId: 'organization_id', userId: 'user_id', createdAt: 'created_at' },
          },
          invitation: {
            modelName: 'invitations',
            fields: {
              organizationId: 'organization_id',
              expiresAt: 'expires_at',
              createdAt: 'created_at',
              inviterId: 'inviter_id',
            },
          },
        },
      }),
      ...(config.oidc
        ? [
            genericOAuth({
              config: [
                {
                  providerId: OIDC_PROVIDER,
                  name: config.oidc.name,
                  clientId: config.oidc.clientId,
                  clientSecret: config.oidc.clientSecret,
                  discoveryUrl: `${config.oidc.issuer}/.well-known/openid-configuration`,
                  requireIdTokenVerification: true,
                  scopes: ['openid', 'email', 'profile'],
                },
              ],
            }),
          ]
        : []),
    ],
  })
}

const ID_PREFIX: Record<string, string> = { users: 'user', organizations: 'org', user: 'user', organization: 'org' }

/** The organization last used, if still a member; else the oldest membership. */
async function usualOrganization(pool: pg.Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ organization_id: string }>(
    `SELECT m.organization_id FROM members m JOIN users u ON u.id = m.user_id WHERE m.user_id = $1
     ORDER BY (m.organization_id IS NOT DISTINCT FROM u.last_organization_id) DESC, m.created_at, m.id LIMIT 1`,
    [userId],
  )
  return rows[0]?.organization_id ?? null
}

async function rememberOrganization(pool: pg.Pool, session: Record<string, unknown>) {
  if (!session.activeOrganizationId) return
  await pool.query(
    'UPDATE users SET last_organization_id = $2 WHERE id = $1 AND last_organization_id IS DISTINCT FROM $2',
    [session.userId, session.activeOrganizationId],
  )
}
