import { z } from 'zod'
import { defineConnector } from '../connector'
import { choice, commonConfig, digits, required, text } from '../settings'

const MATCH_KEYS = ['ip', 'url', 'deviceid', 'uid', 'appbundle', 'contentid', 'postalcode'] as const

export const exchange = defineConnector({
  config: z.object({
    ...commonConfig,
    account_id: digits('config.account_id').optional(),
    advertiser_account_id: digits('config.advertiser_account_id').optional(),
    match_key: choice('config.match_key', MATCH_KEYS).optional(),
    upload_method: choice('config.upload_method', ['sftp', 's3']).optional(),
    s3_bucket: text('config.s3_bucket', 100).optional(),
    s3_role_arn: text('config.s3_role_arn').optional(),
  }),
  credentials: z.object({
    sftp_host: text('credentials.sftp_host', 255).optional(),
    sftp_username: text('credentials.sftp_username').optional(),
    sftp_password: text('credentials.sftp_password').optional(),
    sftp_port: digits('credentials.sftp_port')
      .refine((port) => Number(port) >= 1 && Number(port) <= 65_535, 'credentials.sftp_port must be from 1 to 65535')
      .optional(),
  }),
  /** Nothing is uploaded to try it: the settings must be there. */
  test: async ({ config, credentials }) => {
    if (config.upload_method === 's3') {
      required(config.s3_bucket, 'S3 bucket is required')
      required(config.s3_role_arn, 'S3 role ARN is required')
    } else {
      required(credentials.sftp_host, 'SFTP host is required')
      required(credentials.sftp_username, 'SFTP username is required')
      required(credentials.sftp_password, 'SFTP password is required')
    }
    required(config.account_id, 'IX account ID is required')
    required(config.advertiser_account_id, 'Advertiser account ID is required')
    return 'The settings are complete'
  },
})
