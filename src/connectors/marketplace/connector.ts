import { z } from 'zod'
import { MARKETPLACE_AUTH_MS, OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { defineConnector, type PlatformCall } from '../connector'
import { OutboundError } from '../outbound-error'
import { below, commonConfig, required, text, visible } from '../settings'

const SEGMENTS = 'data-marketplace/provider-api/v1/segments'

const config = z.object(commonConfig)

const credentials = z.object({
  client_id: text('credentials.client_id').optional(),
  client_secret: text('credentials.client_secret').optional(),
  username: text('credentials.username').optional(),
  password: text('credentials.password').optional(),
  org_id: visible('credentials.org_id', 500).optional(),
})

type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>

export const marketplace = defineConnector({
  config,
  credentials,
  test: async (call) => {
    const base = required(
      call.config.api_base_url ?? call.addresses.marketplaceApiUrl,
      'config.api_base_url is required for marketplace',
    )
    const orgId = required(call.credentials.org_id, 'credentials.org_id is required for marketplace')
    const token = await requestToken(call)
    const url = below(base, SEGMENTS)
    url.searchParams.set('limit', '1')
    await call.http.json({
      url,
      headers: { 'content-type': 'application/json' },
      credentials: { authorization: `Bearer ${token}`, 'x-organization-id': orgId },
      timeoutMs: PLATFORM_API_MS,
      retries: OUTBOUND_RETRIES,
      deadline: call.deadline,
    })
    return 'Connected: the marketplace lists segments'
  },
})

const answer = z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/) })

/** OAuth2, password grant. */
async function requestToken({ http, addresses, config, credentials, deadline }: Call): Promise<string> {
  const address = required(
    config.token_url ?? addresses.marketplaceTokenUrl,
    'config.token_url is required for marketplace',
  )
  const form = new URLSearchParams({
    grant_type: 'password',
    username: required(credentials.username, 'credentials.username is required for marketplace'),
    password: required(credentials.password, 'credentials.password is required for marketplace'),
    scope: 'openid',
    client_id: required(credentials.client_id, 'credentials.client_id is required for marketplace'),
    response_type: 'token',
    ...(credentials.client_secret ? { client_secret: credentials.client_secret } : {}),
  })
  const body = await http
    .json({
      method: 'POST',
      url: new URL(address),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      timeoutMs: MARKETPLACE_AUTH_MS,
      retries: OUTBOUND_RETRIES,
      deadline,
    })
    .catch((error) => {
      if (!(error instanceof OutboundError) || error.status === undefined) throw error
      throw new OutboundError(`Token request failed with status ${error.status}: ${error.message}`, error)
    })
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new OutboundError('Token request failed: the answer holds no access_token')
  return parsed.data.access_token
}
