import { z } from 'zod'
import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { authType } from '../authorization'
import { defineConnector } from '../connector'
import { below, commonConfig, required, text, visible } from '../settings'

export const dspapi = defineConnector({
  config: z.object({ ...commonConfig, auth_type: authType.optional() }),
  credentials: z.object({
    api_key: visible('credentials.api_key').optional(),
    provider_id: text('credentials.provider_id').optional(),
    brand_id: text('credentials.brand_id').optional(),
  }),
  test: async ({ http, addresses, config, credentials, deadline }) => {
    const base = required(config.api_base_url ?? addresses.dspapiApiUrl, 'config.api_base_url is required for dspapi')
    const provider = required(credentials.provider_id, 'credentials.provider_id is required for dspapi')
    const key = required(credentials.api_key, 'credentials.api_key is required for dspapi')
    await http.json({
      url: below(base, `providers/${encodeURIComponent(provider)}/segments`),
      credentials: { authorization: `Bearer ${key}` },
      timeoutMs: PLATFORM_API_MS,
      retries: OUTBOUND_RETRIES,
      deadline,
    })
    return 'Connected: dspapi lists the provider’s segments'
  },
})
