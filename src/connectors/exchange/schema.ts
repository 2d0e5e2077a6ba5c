import { z } from 'zod'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { deciding, PROOF } from '../destinations'
import { field } from '../form'
import { choice, digits, text } from '../settings'
import { DEFAULT_MATCH_KEY, MATCH_KEYS } from './match-keys'

const UPLOAD_METHODS = ['sftp', 's3'] as const
const bySftp = { when: { key: 'config.upload_method', is: 'sftp' } }
const byS3 = { when: { key: 'config.upload_method', is: 's3' } }

export const config = z.object({
  ...commonConfig,
  account_id: field(digits('config.account_id'), { label: 'Account ID', required: true }),
  advertiser_account_id: field(digits('config.advertiser_account_id'), {
    label: 'Advertiser account ID',
    required: true,
  }),
  match_key: field(choice('config.match_key', MATCH_KEYS), {
    label: 'Match people by',
    default: DEFAULT_MATCH_KEY,
    labels: {
      ip: 'IP address',
      url: 'URL',
      deviceid: 'Device ID',
      uid: 'User ID',
      appbundle: 'App bundle',
      contentid: 'Content ID',
      postalcode: 'Postal code',
    },
  }),
  upload_method: field(choice('config.upload_method', UPLOAD_METHODS), {
    label: 'Upload by',
    default: 'sftp',
    labels: { sftp: 'SFTP', s3: 'Amazon S3' },
  }),
  sftp_host_key: field(
    deciding(
      PROOF,
      text('config.sftp_host_key', 100).regex(
        /^SHA256:[A-Za-z0-9+/]{43}=?$/,
        'config.sftp_host_key must be a fingerprint like SHA256:…',
      ),
    ),
    {
      label: 'Host fingerprint',
      help: 'As ssh-keygen -l prints it. A host with another key is refused. Without it, any host is trusted.',
      placeholder: 'SHA256:…',
      ...bySftp,
    },
  ),
  s3_bucket: field(text('config.s3_bucket', 100).regex(/^[\w.-]+$/, 'config.s3_bucket must be the name of a bucket'), {
    label: 'Bucket',
    required: true,
    ...byS3,
  }),
  s3_role_arn: field(text('config.s3_role_arn'), { label: 'Role to assume (ARN)', required: true, ...byS3 }),
})

export const credentials = z.object({
  sftp_host: field(text('credentials.sftp_host', 255), { label: 'SFTP host', required: true, public: true, ...bySftp }),
  sftp_username: field(text('credentials.sftp_username'), { label: 'User name', required: true, ...bySftp }),
  sftp_password: field(text('credentials.sftp_password'), {
    label: 'Password',
    required: true,
    secret: true,
    ...bySftp,
  }),
  sftp_port: field(
    digits('credentials.sftp_port').refine(
      (port) => Number(port) >= 1 && Number(port) <= 65_535,
      'credentials.sftp_port must be from 1 to 65535',
    ),
    { label: 'Port', default: '22', public: true, ...bySftp },
  ),
})

export type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>
