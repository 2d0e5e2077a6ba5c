import { z } from 'zod'
import { field } from '../form'
import { choice, required, text, visible } from '../settings'

const AUTH_TYPES = ['bearer', 'basic', 'api_key'] as const
export type AuthType = (typeof AUTH_TYPES)[number]

export const authType = field(choice('config.auth_type', AUTH_TYPES), {
  label: 'Authentication',
  none: 'None',
  labels: { bearer: 'Bearer token', basic: 'User name and password', api_key: 'API key in a header' },
})
const forType = (type: AuthType) => ({ when: { key: 'config.auth_type', is: type } })

const DEFAULT_HEADER = 'X-API-Key'

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
  token: field(visible('credentials.token'), { label: 'Token', required: true, secret: true, ...forType('bearer') }),
  username: field(text('credentials.username'), { label: 'User name', required: true, ...forType('basic') }),
  password: field(text('credentials.password'), {
    label: 'Password',
    required: true,
    secret: true,
    ...forType('basic'),
  }),
  api_key: field(visible('credentials.api_key'), {
    label: 'API key',
    required: true,
    secret: true,
    ...forType('api_key'),
  }),
  header_name: field(
    text('credentials.header_name', 100)
      .regex(/^[\w!#$%&'*+.^`|~-]*$/, 'credentials.header_name must be the name of a header')
      .refine((name) => !RESERVED.has(name.toLowerCase()), 'credentials.header_name must be a header of your own'),
    { label: 'Header name', default: DEFAULT_HEADER, public: true, ...forType('api_key') },
  ),
}

/** The settings above, in the order of a form. */
export const AUTHENTICATION = [
  'config.auth_type',
  'credentials.token',
  'credentials.username',
  'credentials.password',
  'credentials.api_key',
  'credentials.header_name',
] as const

const shape = z.object(authCredentials)

/** The headers that authenticate us. */
export function authorization(
  type: AuthType | undefined,
  { token, username, password, api_key, header_name = DEFAULT_HEADER }: z.output<typeof shape>,
): Record<string, string> {
  const missing = (key: string) => `credentials.${key} is required for auth_type ${type}`
  switch (type) {
    case 'bearer':
      return { authorization: `Bearer ${required(token, missing('token'))}` }
    case 'basic': {
      const pair = `${required(username, missing('username'))}:${required(password, missing('password'))}`
      return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
    }
    case 'api_key':
      return { [header_name.toLowerCase()]: required(api_key, missing('api_key')) }
    default:
      return {}
  }
}
