import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app'
import { sdkCorsHeaders } from '../sdk-cors'
import type { HeadersOf } from '../security'
import { requestId } from '../telemetry/request-log'
import { closeUnread } from './bodies'

type Refusal = { status: number; error: string }

const MALFORMED: Refusal = { status: 400, error: 'Malformed HTTP request' }

/** By error codes of Node's parser and server. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'Request headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'Request body is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'Request did not arrive in time' },
}

/** By error codes of the router. */
const BAD_PATHS: Record<string, Refusal> = {
  FST_ERR_BAD_URL: { status: 400, error: 'Path is not valid: percent escapes must be UTF-8' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, error: 'Path parameter is too long' },
}

/** Requests that Node or the router refuse are answered like others: as `{error}`, with an id and the security headers. */
export function malformedRequests(headersOf: HeadersOf) {
  const commonHeaders = (url: string, id: string) => ({
    ...headersOf(url),
    ...sdkCorsHeaders(url),
    'x-request-id': id,
  })
  return {
    /** For Fastify's `frameworkErrors`, for which no hook runs. */
    badPath: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const { status, error: message } = BAD_PATHS[error.code] ?? MALFORMED
      request.log.info({ method: request.method, status, code: error.code }, 'request')
      reply
        .code(status)
        .headers({ ...commonHeaders(request.url, request.id), ...closeUnread(request.raw) })
        .send({ error: message })
    },
    /** For Fastify's `clientErrorHandler`: there is no request, only the socket. */
    clientError(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Socket) {
      if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy()
      const refusal = REFUSALS[error.code ?? ''] ?? MALFORMED
      const id = randomUUID()
      this.log.info({ reqId: id, status: refusal.status, code: error.code }, 'request')
      if (socket.writable && !isAnswering(socket)) socket.write(rawAnswer(refusal, commonHeaders('/api/', id)))
      socket.destroySoon()
    },
    /** Node would answer with a status and nothing else. */
    unknownExpectation: (app: App) => {
      app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
        const id = requestId(request)
        app.log.info({ reqId: id, method: request.method, status: 417 }, 'request')
        const body = JSON.stringify({ error: 'Unsupported Expect header' })
        response
          .writeHead(417, {
            ...commonHeaders(request.url ?? '', id),
            ...closeUnread(request),
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
          })
          .end(body)
      })
    },
  }
}

/** What is written now would become part of an answer that is being sent. */
const isAnswering = (socket: Socket): boolean =>
  (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true

function rawAnswer({ status, error }: Refusal, headers: Record<string, string>): string {
  const body = JSON.stringify({ error })
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
