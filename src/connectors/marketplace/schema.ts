import { z } from 'zod'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { field } from '../form'
import { text, visible } from '../settings'

export const config = z.object(commonConfig)

export const credentials = z.object({
  client_id: field(text('credentials.client_id'), { label: 'Client ID', required: true }),
  client_secret: field(text('credentials.client_secret'), {
    label: 'Client secret',
    help: 'Only if you were given one.',
    secret: true,
  }),
  username: field(text('credentials.username'), { label: 'User name', required: true }),
  password: field(text('credentials.password'), { label: 'Password', required: true, secret: true }),
  org_id: field(visible('credentials.org_id', 500), { label: 'Organization ID', required: true }),
})

export type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>
