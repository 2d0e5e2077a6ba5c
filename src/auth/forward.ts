import type { FastifyRequest } from 'fastify'
import { orUnreachable } from '../db/unreachable'
import { type ApiError, badRequest } from '../errors'
import { ADDRESS_HEADER } from './forwarded-client'
import type { Auth } from './session'

type Call = { path: string; body: unknown }

/** Calls better-auth with what our schemas let through and nothing else. */
export const forward = (auth: Auth, request: FastifyRequest, call: Call): Promise<Response> =>
  orRefused(() => auth.handler(toFetchRequest(request, call)))

export async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await orUnreachable(work)
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/**
 * Constraints that refuse what better-auth checked before another request changed it. The messages are those of
 * better-auth's own checks, if it has one.
 */
const REFUSALS: Record<string, string> = {
  organization_has_an_owner: 'You cannot leave the organization without an owner',
  invited_by_a_member: 'Member not found',
  members_organization_id_user_id_key: 'User is already a member of this organization',
  session_of_enabled_user: 'This account is disabled',
  organizations_slug_key: 'Organization already exists',
  two_factors_user_id_key: 'Two-factor sign-in is being set up already, try again',
}

function refusalOf(error: unknown): ApiError | undefined {
  const { constraint } = error as { constraint?: string }
  const message = constraint === undefined ? undefined : REFUSALS[constraint]
  return message === undefined ? undefined : badRequest(message)
}

function toFetchRequest(request: FastifyRequest, { path, body }: Call): Request {
  const home = `${request.protocol}://${request.host}`
  if (!/^https?:/.test(home) || !URL.canParse(home)) throw badRequest('Invalid Host header')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value))
  }
  headers.set(ADDRESS_HEADER, request.ip)
  // assertSameOrigin has checked it; better-auth would refuse programs, which send no Origin.
  if (!headers.has('origin')) headers.set('origin', home)
  const hasBody = request.method === 'POST'
  if (hasBody) headers.set('content-type', 'application/json')
  const query = new URLSearchParams(request.query as Record<string, string>)
  return new Request(`${home}/api/auth${path}?${query}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
}

/** better-auth answers `{message, code}`. */
export function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text)
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // Not JSON, so not a message for the caller.
  }
  return 'Sign-in failed'
}
