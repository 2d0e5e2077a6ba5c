import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const AWS_OWN = { accessKeyId: 'AKIAOWNOWNOWN', secretAccessKey: 'own-secret-access-key' }
export const S3_BUCKET = 'exchange-bucket'
export const S3_ROLE = 'arn:aws:iam::123456789012:role/exchange-uploads'

type Operation = 'assume' | 'put' | 'part'
type Fault = { on: Operation } & ({ status: number; code: string } | { silent: true } | { reset: true })

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

type Options = { externalId?: string; region?: string; expiresIn?: number }

/** STS and a bucket, which only accepts the credentials of the assumed role. */
export async function startS3Server({ externalId, region = 'us-east-1', expiresIn = 3600 }: Options = {}) {
  const granted = new Map<string, string>()
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const faults: Fault[] = []
  const state = { assumed: 0, parts: 0, aborted: 0, largestPart: 0 }
  const fault = (on: Operation) => {
    const at = faults.findIndex((fault) => fault.on === on)
    return at < 0 ? undefined : faults.splice(at, 1)[0]
  }

  const assume = (request: IncomingMessage, form: URLSearchParams, response: ServerResponse) => {
    if (!request.headers.authorization?.includes(`Credential=${AWS_OWN.accessKeyId}/`)) {
      return refuse(response, 403, 'InvalidClientTokenId', 'The security token is not valid', 'sts')
    }
    const strange = externalId !== undefined && form.get('ExternalId') !== externalId
    if (form.get('Action') !== 'AssumeRole' || form.get('RoleArn') !== S3_ROLE || strange) {
      return refuse(response, 403, 'AccessDenied', 'Not authorized to perform sts:AssumeRole', 'sts')
    }
    state.assumed++
    const [key, token] = [`ASIA${randomBytes(6).toString('hex').toUpperCase()}`, randomBytes(30).toString('hex')]
    granted.set(key, token)
    const expiration = new Date(Date.now() + expiresIn * 1000).toISOString()
    xml(
      response,
      200,
      `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials><AccessKeyId>${key}</AccessKeyId><SecretAccessKey>granted-secret-key</SecretAccessKey><SessionToken>${token}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
    )
  }

  const store = (request: IncomingMessage, url: URL, body: Buffer, response: ServerResponse) => {
    const [, key, signedRegion] =
      /Credential=(\w+)\/\d+\/([\w-]+)\/s3\//.exec(request.headers.authorization ?? '') ?? []
    if (!key || granted.get(key) !== request.headers['x-amz-security-token']) {
      return refuse(response, 403, 'AccessDenied', 'Access Denied')
    }
    if (signedRegion !== region) {
      response.setHeader('x-amz-bucket-region', region)
      return refuse(response, 301, 'PermanentRedirect', 'Use the endpoint of the region')
    }
    const [, bucket, path] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname))!
    if (bucket !== S3_BUCKET) return refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist')
    const uploadId = url.searchParams.get('uploadId')
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex')
      uploads.set(id, new Map())
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${path}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (uploadId && !uploads.has(uploadId)) return refuse(response, 404, 'NoSuchUpload', 'No such upload')
    if (request.method === 'PUT') return put(url, path!, uploadId, body, response)
    if (request.method === 'DELETE' && uploadId) {
      uploads.delete(uploadId)
      state.aborted++
      return response.writeHead(204).end()
    }
    if (request.method === 'POST' && uploadId) {
      const parts = [...uploads.get(uploadId)!].sort(([a], [b]) => a - b).map(([, part]) => part)
      objects.set(path!, Buffer.concat(parts))
      uploads.delete(uploadId)
      return xml(
        response,
        200,
        `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${path}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
      )
    }
    refuse(response, 405, 'MethodNotAllowed', 'The method is not allowed')
  }

  const put = (url: URL, path: string, uploadId: string | null, body: Buffer, response: ServerResponse) => {
    const wrong = fault(uploadId ? 'part' : 'put')
    if (wrong) return misbehave(wrong, response)
    if (uploadId) {
      state.parts++
      state.largestPart = Math.max(state.largestPart, body.length)
      uploads.get(uploadId)!.set(Number(url.searchParams.get('partNumber')), body)
    } else {
      objects.set(path, body)
    }
    response.writeHead(200, { etag: '"e"' }).end()
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url!, 'http://s3')
    if (!url.pathname.startsWith('/sts')) return store(request, url, body, response)
    const wrong = fault('assume')
    if (wrong) return misbehave(wrong, response, 'sts')
    assume(request, new URLSearchParams(body.toString()), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    state,
    faults,
    /** Complete objects, by path. */
    objects,
    /** Parts of uploads that were neither completed nor aborted. */
    uploads,
    config: { upload_method: 's3', s3_bucket: S3_BUCKET, s3_role_arn: S3_ROLE },
    /** For the operator's configuration. */
    env: {
      TAXON_S3_ENDPOINT: url,
      TAXON_STS_ENDPOINT: `${url}/sts`,
      AWS_ACCESS_KEY_ID: AWS_OWN.accessKeyId,
      AWS_SECRET_ACCESS_KEY: AWS_OWN.secretAccessKey,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)
}

function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  of: 's3' | 'sts' = 's3',
): void {
  const error = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  xml(response, status, of === 's3' ? error : `<ErrorResponse>${error}</ErrorResponse>`)
}

function misbehave(fault: Fault, response: ServerResponse, of: 's3' | 'sts' = 's3'): void {
  if ('status' in fault) refuse(response, fault.status, fault.code, 'By order', of)
  else if ('reset' in fault) response.socket?.resetAndDestroy()
}
