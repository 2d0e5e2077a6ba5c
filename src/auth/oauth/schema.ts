import { z } from 'zod'
import { APP_SCOPE_NAMES } from '../../access'
import { wellFormed } from '../../http/input/text'
import { KEY_NAME_LENGTH, OAUTH_REDIRECT_URIS, OAUTH_REQUEST_LENGTH, OAUTH_VALUE_LENGTH } from '../../limits'
import { storableStart } from '../../storable'

/** Of the protocol, whose errors are codes. */
const value = wellFormed(z.string({ error: 'invalid_request' }).max(OAUTH_VALUE_LENGTH, 'invalid_request'))

export const registration = z.object(
  {
    redirect_uris: z
      .array(wellFormed(z.string({ error: 'invalid_redirect_uri' }).max(OAUTH_VALUE_LENGTH, 'invalid_redirect_uri')), {
        error: 'invalid_redirect_uri',
      })
      .min(1, 'invalid_redirect_uri')
      .max(OAUTH_REDIRECT_URIS, 'invalid_redirect_uri'),
    client_name: z
      .string({ error: 'invalid_client_metadata' })
      .default('')
      .transform((name) => storableStart(name, KEY_NAME_LENGTH).trim()),
  },
  { error: 'invalid_client_metadata' },
)
export type Registration = z.output<typeof registration>

export const registered = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.string(),
  scope: z.string(),
})

/** What each kind of exchange needs is checked when its kind is known. */
export const tokenBody = z.object(
  {
    grant_type: value,
    client_id: value.optional(),
    code: value.optional(),
    redirect_uri: value.optional(),
    code_verifier: value.optional(),
    refresh_token: value.optional(),
    resource: value.optional(),
    scope: value.optional(),
  },
  { error: 'invalid_request' },
)
export type TokenBody = z.output<typeof tokenBody>

export const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
  scope: z.string(),
})
export type Tokens = z.infer<typeof tokens>

export const revocationBody = z.object({ token: value, client_id: value.optional() }, { error: 'invalid_request' })

/** The query that an app sent the browser with, as it is. */
const request = wellFormed(
  z
    .string({ error: 'request is required' })
    .min(1, 'request is required')
    .max(OAUTH_REQUEST_LENGTH, `request must be at most ${OAUTH_REQUEST_LENGTH} characters`),
)
export const requestQuery = z.object({ request })

const scope = z.enum(APP_SCOPE_NAMES, { error: `scopes must be among ${APP_SCOPE_NAMES.join(', ')}` })

export const shownRequest = z.object({
  app: z.object({ name: z.string(), registeredAt: z.iso.datetime() }),
  redirectHost: z.string().describe('Where the browser is sent afterwards'),
  scopes: z.array(z.object({ scope, isAllowed: z.boolean().describe('Your role allows it') })),
})

export const consentBody = z.object(
  {
    request,
    decision: z.enum(['allow', 'deny'], { error: 'decision must be allow or deny' }),
    scopes: z
      .array(scope, { error: 'scopes must be an array' })
      .max(APP_SCOPE_NAMES.length, 'scopes must not repeat')
      .default([])
      .transform((list) => [...new Set(list)]),
    workspaceId: wellFormed(z.string({ error: 'workspaceId must be a string' }).min(1).max(100)).nullish(),
  },
  { error: 'request is required' },
)
export type Consent = z.output<typeof consentBody>

export const decided = z.object({ redirect: z.string().describe('The address of the app to send the browser to') })

export const appRecord = z.object({
  id: z.string(),
  name: z.string(),
  redirectHost: z.string(),
  scopes: z.array(scope),
  workspace: z.object({ id: z.string(), name: z.string() }).nullable(),
  connectedBy: z.object({ id: z.string(), name: z.string() }),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
