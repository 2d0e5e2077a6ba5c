import { OUTBOUND_RETRIES } from '../../limits'
import { PREFLIGHT, PRICE_AND_NAMES } from '../common-config'
import { defineConnector, type Segment } from '../connector'
import { required } from '../settings'
import { audienceId } from './files'
import { type Call, config, credentials } from './schema'
import { accountsOf, uploadSegment } from './upload'

/** The exchange picks up files. A segment lives as long as new files for it keep coming. */
export const exchange = defineConnector({
  platform: 'exchange',
  title: 'Ad exchange',
  icon: 'M3 8h18l-5-5M21 16H3l5 5',
  config,
  credentials,
  form: [
    { title: 'Account', fields: ['config.account_id', 'config.advertiser_account_id', 'config.match_key'] },
    {
      title: 'Upload',
      fields: [
        'config.upload_method',
        'credentials.sftp_host',
        'credentials.sftp_port',
        'credentials.sftp_username',
        'credentials.sftp_password',
        'config.sftp_host_key',
        'config.s3_bucket',
        'config.s3_role_arn',
      ],
    },
    PRICE_AND_NAMES,
    PREFLIGHT,
  ],
  authType: 'header',
  limits: {},
  naming: { template: 'exchange' },
  omits: () => ['description', 'price'],
  idempotent: true,
  testNote: 'Only checks that the settings are complete. Nothing is uploaded.',
  testsSettingsOnly: true,
  test: async (call) => {
    const { config, credentials } = call
    if (config.upload_method === 's3') {
      required(config.s3_bucket, 'S3 bucket is required')
      required(config.s3_role_arn, 'S3 role ARN is required')
    } else {
      required(credentials.sftp_host, 'SFTP host is required')
      required(credentials.sftp_username, 'SFTP username is required')
      required(credentials.sftp_password, 'SFTP password is required')
    }
    accountsOf(call)
    const isAnyHostTrusted = config.upload_method !== 's3' && config.sftp_host_key === undefined
    return isAnyHostTrusted
      ? 'The settings are complete, but without a host fingerprint any host is trusted'
      : 'The settings are complete'
  },
  create: async (call, segment) => {
    const id = audienceId(segment.key)
    await upload(call, id, segment)
    return id
  },
  update: (call, id, segment) => upload(call, audienceId(id), segment),
})

/** The S3 client repeats its own requests, part by part. */
const upload = (call: Call, id: string, segment: Segment) =>
  call.http.retry({ retries: call.config.upload_method === 's3' ? 0 : OUTBOUND_RETRIES, deadline: call.deadline }, () =>
    uploadSegment(call, id, segment),
  )
