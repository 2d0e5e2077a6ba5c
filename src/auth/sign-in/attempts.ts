import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import type { Db } from '../../db/db'
import { ApiError, forbidden } from '../../errors'
import { REFUSALS } from '../identity-provider/refusals'
import { accountTag } from './account-tag'
import type { RateLimits } from './rate-limit'
import { isInvited } from './sign-up'

export type AttemptDeps = {
  db: Db
  rateLimits: RateLimits
  config: Pick<Config, 'signUp'>
  /** For `accountTag`. */
  secret: string
}

type Outcome = (succeeded: boolean) => Promise<void>
type Attempt = (deps: AttemptDeps, request: FastifyRequest, userId: string | undefined) => Promise<Outcome | undefined>

/** Counts and checks a call before better-auth gets it. The function it returns, if any, is called with the outcome. */
const ownPassword: Attempt = async ({ rateLimits }, request, userId) => {
  await rateLimits.passwordChange(request.ip, userId)
  return undefined
}
/** better-auth itself limits the attempts for each account. */
const code: Attempt = async ({ rateLimits }, request) => {
  await rateLimits.call(request.ip)
  return undefined
}

const ATTEMPTS: Record<string, Attempt> = {
  '/sign-in/email': ({ rateLimits }, request) => rateLimits.signIn(request.ip, emailOf(request)!),
  '/sign-up/email': async ({ db, rateLimits, config }, request) => {
    const email = emailOf(request)!
    const { invitationId } = request.body as { invitationId?: string }
    const hasInvitation = invitationId !== undefined && (await isInvited(db, email, invitationId))
    await rateLimits.signUp(request.ip, email, hasInvitation)
    if (!hasInvitation && config.signUp !== 'open') throw forbidden(REFUSALS.not_invited)
    return undefined
  },
  '/change-password': ownPassword,
  '/two-factor/enable': ownPassword,
  '/two-factor/disable': ownPassword,
  '/two-factor/generate-backup-codes': ownPassword,
  '/two-factor/verify-totp': code,
  '/two-factor/verify-backup-code': code,
  '/reset-password': async ({ rateLimits }, request) => {
    await rateLimits.call(request.ip)
    return undefined
  },
  '/sign-in/social': async ({ rateLimits }, request) => {
    await rateLimits.call(request.ip)
    return undefined
  },
  '/callback/:provider': async ({ rateLimits }, request) => {
    await rateLimits.call(request.ip)
    return undefined
  },
}

/** Counts the attempt, makes it, and logs it if it fails. */
export async function attempt(
  deps: AttemptDeps,
  path: string,
  request: FastifyRequest,
  userId: string | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  const begin = ATTEMPTS[path]
  if (!begin) return work()
  try {
    const settle = await begin(deps, request, userId)
    const response = await work()
    await settle?.(response.status < 400)
    if (response.status >= 400) logFailure(deps, path, request, userId, response.status)
    return response
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) logFailure(deps, path, request, userId, error.status)
    throw error
  }
}

function logFailure(
  deps: AttemptDeps,
  path: string,
  request: FastifyRequest,
  user: string | undefined,
  status: number,
) {
  const email = emailOf(request)
  const account = email && accountTag(deps.secret, email)
  request.log.warn({ path, status, address: request.ip, account, user }, 'Sign-in refused')
}

const emailOf = (request: FastifyRequest) => (request.body as { email?: string } | undefined)?.email
