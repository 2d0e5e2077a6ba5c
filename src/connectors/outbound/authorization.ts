import { z } from 'zod'
import { choice, required, text, visible } from '../settings'

const AUTH_TYPES = ['bearer', 'basic', 'api_key'] as const
export type AuthType = (typeof AUTH_TYPES)[number]

export const authType = choice('config.auth_type', AUTH_TYPES)

/** Headers that a connection must not set. */
const RESERVED = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'te',
  'expect',
])

export const authCredentials = {
  token: visible('credentials.token').optional(),
  username: text('credentials.username').optional(),
  password: text('credentials.password').optional(),
  api_key: visible('credentials.api_key').optional(),
  header_name: text('credentials.header_name', 100)
    .regex(/^[\w!#$%&'*+.^`|~-]*$/, 'credentials.header_name must be the name of a header')
    .refine((name) => !RESERVED.has(name.toLowerCase()), 'credentials.header_name must be a header of your own')
    .optional(),
}

const shape = z.object(authCredentials)

/** The headers that say who calls. */
export function authorization(
  type: AuthType | undefined,
  { token, username, password, api_key, header_name = 'X-API-Key' }: z.output<typeof shape>,
): Record<string, string> {
  const lacking = (key: string) => `credentials.${key} is required for auth_type ${type}`
  switch (type) {
    case 'bearer':
      return { authorization: `Bearer ${required(token, lacking('token'))}` }
    case 'basic': {
      const pair = `${required(username, lacking('username'))}:${required(password, lacking('password'))}`
      return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
    }
    case 'api_key':
      return { [header_name.toLowerCase()]: required(api_key, lacking('api_key')) }
    default:
      return {}
  }
}
