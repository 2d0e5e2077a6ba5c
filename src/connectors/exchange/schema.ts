import { z } from 'zod'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { deciding, PROOF } from '../destinations'
import { choice, digits, text } from '../settings'
import { MATCH_KEYS } from './match-keys'

export const config = z.object({
  ...commonConfig,
  account_id: digits('config.account_id').optional(),
  advertiser_account_id: digits('config.advertiser_account_id').optional(),
  match_key: choice('config.match_key', MATCH_KEYS).optional().describe('Default url'),
  upload_method: choice('config.upload_method', ['sftp', 's3']).optional().describe('Default sftp'),
  sftp_host_key: deciding(
    PROOF,
    text('config.sftp_host_key', 100).regex(
      /^SHA256:[A-Za-z0-9+/]{43}=?$/,
      'config.sftp_host_key must be a fingerprint like SHA256:…',
    ),
  )
    .optional()
    .describe('The server’s key as ssh-keygen -l prints it; another one is refused'),
  s3_bucket: text('config.s3_bucket', 100)
    .regex(/^[\w.-]+$/, 'config.s3_bucket must be the name of a bucket')
    .optional(),
  s3_role_arn: text('config.s3_role_arn').optional(),
})

export const credentials = z.object({
  sftp_host: text('credentials.sftp_host', 255).optional(),
  sftp_username: text('credentials.sftp_username').optional(),
  sftp_password: text('credentials.sftp_password').optional(),
  sftp_port: digits('credentials.sftp_port')
    .refine((port) => Number(port) >= 1 && Number(port) <= 65_535, 'credentials.sftp_port must be from 1 to 65535')
    .optional(),
})

export type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>
