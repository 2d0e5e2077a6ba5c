import { z } from 'zod'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { text, visible } from '../settings'

export const config = z.object(commonConfig)

export const credentials = z.object({
  client_id: text('credentials.client_id').optional(),
  client_secret: text('credentials.client_secret').optional(),
  username: text('credentials.username').optional(),
  password: text('credentials.password').optional(),
  org_id: visible('credentials.org_id', 500).optional(),
})

export type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>
