import { Readable } from 'node:stream'
import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { explain, plainWords } from '../outbound/explain'
import { type Grant, grantsOf } from '../outbound/grants'
import { CONNECT_MS } from '../outbound/guard'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import type { Call } from './schema'
import type { Store } from './store'

type Role = { accessKeyId: string; secretAccessKey: string; sessionToken: string }

const roles = grantsOf<Role>()
const RENEW_BEFORE_MS = 60_000

/** A bucket, accessed as the role that its owner lets us assume. S3 shows an object only when it is complete. */
export async function openS3(call: Call): Promise<Store> {
  const bucket = required(call.config.s3_bucket, 'S3 bucket is required')
  const roleArn = required(call.config.s3_role_arn, 'S3 role ARN is required')
  const { s3Endpoint, stsEndpoint } = call.aws
  const late = AbortSignal.timeout(Math.max(1, call.deadline - Date.now()))
  const key = JSON.stringify([stsEndpoint, call.orgId, roleArn])
  const cache = roles(call.http)
  const { value: role } = await cache.take(key, () => assumeRole(call, roleArn, late))
  // Loaded here because most installations never need them.
  const { AbortMultipartUploadCommand, S3Client } = await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const client = new S3Client({
    ...common(call),
    endpoint: s3Endpoint,
    forcePathStyle: s3Endpoint !== undefined,
    followRegionRedirects: true,
    credentials: role,
  })
  return {
    write: async (path, content) => {
      const file = { Bucket: bucket, Key: path }
      const Body = Readable.from(content)
      const upload = new Upload({ client, params: { ...file, Body }, queueSize: 1 })
      const stop = () => void upload.abort()
      late.addEventListener('abort', stop, { once: true })
      try {
        await upload.done()
      } catch (error) {
        const failure = explainAws(error, 'S3 upload', late, [role.secretAccessKey, role.sessionToken])
        // S3 would keep the uploaded parts and charge for them. Nobody waits for this.
        const parts = new AbortMultipartUploadCommand({ ...file, UploadId: upload.uploadId })
        if (upload.uploadId) client.send(parts).catch(() => {})
        // The role may have been revoked: the next call requests it again.
        if (failure.status === 403) await cache.drop(key, role)
        throw failure
      } finally {
        late.removeEventListener('abort', stop)
        Body.destroy()
      }
    },
    // Its agents are shared with all other calls.
    close: async () => {},
  }
}

/**
 * The external id is the organization's. If the role's owner requires it, as AWS advises, no other organization that
 * knows the role's name can use it.
 */
async function assumeRole(call: Call, roleArn: string, abortSignal: AbortSignal): Promise<Grant<Role>> {
  const { STSClient, AssumeRoleCommand } = await import('@aws-sdk/client-sts')
  const { credentials, stsEndpoint } = call.aws
  const client = new STSClient({ ...common(call), endpoint: stsEndpoint, credentials })
  const command = new AssumeRoleCommand({ RoleArn: roleArn, RoleSessionName: 'taxon', ExternalId: call.orgId })
  const { Credentials: granted } = await client.send(command, { abortSignal }).catch((error) => {
    const failure = explainAws(error, 'AssumeRole', abortSignal)
    throw failure.as({ refusesLogin: failure.unauthorized })
  })
  if (!granted?.AccessKeyId || !granted.SecretAccessKey || !granted.SessionToken) {
    throw new OutboundError('AssumeRole failed: the answer holds no credentials')
  }
  return {
    value: {
      accessKeyId: granted.AccessKeyId,
      secretAccessKey: granted.SecretAccessKey,
      sessionToken: granted.SessionToken,
    },
    usableUntil: (granted.Expiration?.getTime() ?? 0) - RENEW_BEFORE_MS,
  }
}

const common = ({ http, aws }: Call) => ({
  region: aws.region,
  maxAttempts: 1 + OUTBOUND_RETRIES,
  requestHandler: { ...http.agents, connectionTimeout: CONNECT_MS, requestTimeout: PLATFORM_API_MS },
})

function explainAws(error: unknown, what: string, late: AbortSignal, secrets: readonly string[] = []): OutboundError {
  if (error instanceof OutboundError) return error
  if (late.aborted) return new OutboundError(`${what} was not done in time`)
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (status === undefined) {
    const failure = explain(error, { host: 'AWS', hostname: 'AWS' }, PLATFORM_API_MS)
    return failure.as({ message: `${what} failed: ${failure.message}`, unknown: false })
  }
  const words = plainWords(message, secrets)
  return new OutboundError(`${what} failed with status ${status}: ${plainWords(name)}: ${words}`, {
    status,
    words,
    passing: status === 429 || status >= 500,
    unauthorized: status === 401 || status === 403,
  })
}
