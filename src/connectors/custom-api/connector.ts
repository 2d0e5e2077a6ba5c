import { z } from 'zod'
import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { authCredentials, authorization, authType } from '../authorization'
import { defineConnector } from '../connector'
import { commonConfig, required } from '../settings'

export const customApi = defineConnector({
  config: z.object({ ...commonConfig, auth_type: authType.optional() }),
  credentials: z.object(authCredentials),
  test: async ({ http, config, credentials, deadline }) => {
    await http.text({
      url: new URL(required(config.api_base_url, 'config.api_base_url is required for custom_api')),
      credentials: authorization(config.auth_type, credentials),
      timeoutMs: PLATFORM_API_MS,
      retries: OUTBOUND_RETRIES,
      deadline,
    })
    return 'Connected: the address answers'
  },
})
