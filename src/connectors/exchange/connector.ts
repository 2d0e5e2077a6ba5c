import { OUTBOUND_RETRIES } from '../../limits'
import { defineConnector, type Segment } from '../connector'
import { required } from '../settings'
import { audienceId } from './files'
import { type Call, config, credentials } from './schema'
import { accountsOf, uploadSegment } from './upload'

/** Files that the exchange picks up: a segment is what they say, as long as they keep coming. */
export const exchange = defineConnector({
  config,
  credentials,
  limits: {},
  idempotent: true,
  /** Nothing is uploaded to try it: the settings must be there. */
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
    return 'The settings are complete'
  },
  create: async (call, segment) => {
    const id = audienceId(segment.key)
    await upload(call, id, segment)
    return id
  },
  update: (call, id, segment) => upload(call, audienceId(id), segment),
})

/** The client of S3 repeats its requests itself, a part at a time. */
const upload = (call: Call, id: string, segment: Segment) =>
  call.http.retry({ retries: call.config.upload_method === 's3' ? 0 : OUTBOUND_RETRIES, deadline: call.deadline }, () =>
    uploadSegment(call, id, segment),
  )
