import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { organization, twoFactor } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { audit } from '../audit/audit'
import type { Config } from '../config'
import type { HttpClient } from '../connectors/outbound/http'
import { createDb, type Db } from '../db/db'
import { members } from '../db/tables'
import { randomPart } from '../ids'
import { MEMBERS_PER_ORG } from '../limits'
import { ADDRESS_HEADER, forwardedClient } from './forwarded-client'
import { afterRoutes } from './hooks'
import { admit } from './identity-provider/admission'
import { identityProvider, OIDC_PROVIDER } from './identity-provider/identity-provider'
import { invitationHooks } from './invitations'
import { endWaiting, RESET_IDENTIFIER, storedIdentifier } from './password-reset/reset-link'
import { accessControl, organizationRoles } from './permissions'
import { assertInvited } from './sign-in/sign-up'
import { secretVersion } from './two-factor/secret-version'

const SEVEN_DAYS = 7 * 24 * 3600
const THIRTY_DAYS = 30 * 24 * 3600

export type AuthOptions = {
  config: Pick<Config, 'signUp' | 'oidc' | 'trustedOrigins'>
  baseUrl: string
  secrets: string[]
  /** With short time limits, because sessions are read and written within other requests. */
  pool: pg.Pool
  db: Db
  /** For calls to the identity provider. */
  http: HttpClient
  log: FastifyBaseLogger
}

export type Auth = ReturnType<typeof createAuth>

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

export function createAuth({ config, baseUrl, secrets, pool, db, http, log }: AuthOptions) {
  const sessionDb = createDb(pool)
  return betterAuth({
    database: pool,
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: secrets[0],
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
    // Pages that this server itself serves are trusted, under whichever name it is reached.
    trustedOrigins: (request) => [...config.trustedOrigins, ...(request ? [new URL(request.url).origin] : [])],
    telemetry: { enabled: false },
    logger: { log: (_level, message, ...details) => logMessage(log, message, details) },
    // Unexpected failures reach our error handler, which logs them.
    onAPIError: { throw: true },
    // rate-limit.ts counts across nodes instead.
    rateLimit: { enabled: false },
    // Without `autoSignIn` a sign-up is answered alike whether or not the address has an account.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }, request) => {
        await endWaiting(db, user.id)
        await audit({ db, client: forwardedClient(request), userId: user.id }, 'password.reset')
        log.info({ user: user.id }, 'Password reset')
      },
    },
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
      // People with a password may also use the identity provider, if the address is verified on both sides.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: {
        default: 'plain',
        overrides: { [RESET_IDENTIFIER]: { hash: async (identifier) => storedIdentifier(identifier) } },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async ({ email }, context) => {
            if (!context) return
            const byPassword = context.path === '/sign-up/email'
            const { invitationId } = context.body ?? {}
            await assertInvited(db, config.signUp, { email, invitationId, byPassword })
          },
        },
      },
      account: {
        // Nothing uses the provider's tokens after the sign-in.
        create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
      session: {
        create: {
          before: async (session) => {
            await assertEnabled(sessionDb, session.userId)
            const activeOrganizationId = await initialOrganization(sessionDb, session.userId)
            return { data: { ...session, activeOrganizationId } }
          },
        },
        update: {
          before: async (session, context) => !(context?.path === SET_ACTIVE && session.activeOrganizationId === null),
          after: async (session) => rememberOrganization(sessionDb, session),
        },
      },
    },
    hooks: { after: afterRoutes(db) },
    advanced: {
      disableOriginCheck: false,
      cookiePrefix: 'taxon',
      useSecureCookies: baseUrl.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: ({ model }) => `${ID_PREFIX[model] ?? model}_${randomPart()}` },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      organization({
        ac: accessControl,
        roles: organizationRoles,
        allowUserToCreateOrganization: config.signUp === 'open',
        // As a number it would also be how many members better-auth reads for a list, comparing each with each.
        membershipLimit: () => MEMBERS_PER_ORG,
        invitationExpiresIn: SEVEN_DAYS,
        // It would count what `invitationHooks` counts, among 100 rows.
        invitationLimit: Number.POSITIVE_INFINITY,
        organizationHooks: invitationHooks(db),
        // Knowing the id, the secret of the link, is proof enough; ids are listed for verified addresses only.
        requireEmailVerificationOnInvitation: false,
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
      twoFactor({
        issuer: 'Taxon',
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      ...(config.oidc
        ? [
            identityProvider({
              oidc: config.oidc,
              http,
              log,
              admit: (claims) =>
                admit({ db, log, signUp: config.signUp, provider: OIDC_PROVIDER, secret: secrets[0]! }, claims),
            }),
          ]
        : []),
    ],
  })
}

/** When better-auth refuses a switch it clears the active organization; the hook above prevents that. */
const SET_ACTIVE = '/organization/set-active'

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

/** Most of better-auth's messages are about callers' mistakes and contain addresses; real failures come with an error. */
function logMessage(log: FastifyBaseLogger, message: string, details: unknown[]) {
  const err = details.find((detail) => detail instanceof Error)
  if (err) log.warn({ err }, message)
  else log.debug({ details }, message)
}

const ID_PREFIX: Record<string, string> = { users: 'user', organizations: 'org', user: 'user', organization: 'org' }

/** A trigger settles races with the operator who disables the user. */
async function assertEnabled(db: Db, userId: string) {
  const disabled = await db.execute({
    text: 'SELECT 1 FROM users WHERE id = $1 AND disabled_at IS NOT NULL',
    values: [userId],
  })
  if (disabled > 0) throw new APIError('FORBIDDEN', { message: 'This account is disabled' })
}

/** The organization last used, if the user is still a member; else that of the oldest membership. */
async function initialOrganization(db: Db, userId: string): Promise<string | null> {
  const [member] = await db.query(
    { organization_id: members.organization_id },
    {
      text: `SELECT m.organization_id FROM members m JOIN users u ON u.id = m.user_id WHERE m.user_id = $1
             ORDER BY (m.organization_id IS NOT DISTINCT FROM u.last_organization_id) DESC, m.created_at, m.id LIMIT 1`,
      values: [userId],
    },
  )
  return member?.organization_id ?? null
}

async function rememberOrganization(db: Db, session: Record<string, unknown> | null) {
  if (!session?.activeOrganizationId) return
  await db.execute({
    text: 'UPDATE users SET last_organization_id = $2 WHERE id = $1 AND last_organization_id IS DISTINCT FROM $2',
    values: [session.userId, session.activeOrganizationId],
  })
}
