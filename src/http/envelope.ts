import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasLostRace } from '../db/lost-race'
import { findUnreachable } from '../db/unreachable'
import { ApiError, notFound, unauthorized } from '../errors'
import { JsonTooDeep, JsonTooLarge } from '../json'
import { LOST_RACE_RETRY_SECONDS, UNREACHABLE_RETRY_SECONDS } from '../limits'
import type { App } from './app'
import { acceptEmptyJson } from './input/json-body'
import { usePlainMessages } from './input/messages'

/** Errors are answered with `{error: string}`; the cause of a 500 is only logged. */
export function envelope(app: App) {
  usePlainMessages()
  acceptEmptyJson(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    if (app.hasReplyDecorator('sendFile') && isForPeople(request)) return reply.sendFile('index.html', { maxAge: 0 })
    return reply.send({ error: 'Not found' })
  })
}

/** Whoever mistypes an address in a browser gets the console, which says so with the way back. */
const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !/^\/(api|assets|docs|mcp)\b/.test(url)

function answerError(cause: FastifyError | ApiError | JsonTooLarge, request: FastifyRequest, reply: FastifyReply) {
  const error = refusalOfDeleted(cause) ?? cause
  if (error instanceof ApiError) {
    return reply
      .code(error.status)
      .headers(error.headers)
      .send({ error: error.message, ...error.details })
  }
  if (error instanceof JsonTooDeep) return reply.code(400).send({ error: error.message })
  if (error instanceof JsonTooLarge) return reply.code(413).send({ error: error.message })
  if (findUnreachable(error)) return answerUnreachable(error, request, reply)
  if (hasLostRace(error)) return answerLostRace(error, request, reply)
  const unstorable = whyUnstorable(error)
  if (unstorable) return reply.code(400).send({ error: unstorable })
  const status = isClientGone(error, reply) ? 400 : (error.statusCode ?? 500)
  if (status < 500) return reply.code(status).send({ error: CLIENT_ERRORS[error.code] ?? error.message })
  request.log.error({ err: error }, 'Unexpected failure')
  return reply.code(status).send({ error: request.routeOptions.config?.failure ?? 'Internal server error' })
}

/** An error caused by a client that has disconnected is not our failure, and nobody reads the answer. */
const isClientGone = (error: FastifyError, { raw }: FastifyReply): boolean =>
  raw.destroyed && (GONE.has(error.code) || error.name === 'AbortError')
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'])

function answerUnreachable(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.warn({ err: error }, 'Database is not reachable')
  return answerNotNow(reply, UNREACHABLE_RETRY_SECONDS, 'Database is not reachable, try again shortly')
}

function answerLostRace(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.warn({ err: error }, 'Another change was made at the same moment')
  return answerNotNow(reply, LOST_RACE_RETRY_SECONDS, 'Something else changed the same data at this moment, try again')
}

const answerNotNow = (reply: FastifyReply, retrySeconds: number, error: string) =>
  reply.code(503).header('retry-after', retrySeconds).send({ error })

/** PostgreSQL's code for a row that refers to one that is not there. */
const NO_REFERENCE = '23503'

/** By the constraint: what a request began with, and what the next one would be told. */
const DELETED: readonly [RegExp, () => ApiError][] = [
  [/_workspace(_id_fkey)?$/, () => notFound('Workspace')],
  [/_connection_id_fkey$/, () => notFound('Connection')],
  [/_(org|organization|user|private_owner)_id_fkey$/, () => unauthorized()],
]

/** Of something that was deleted while the request was on its way. */
function refusalOfDeleted(error: unknown): ApiError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint = '' } = cause as { code?: string; constraint?: string }
    if (code === NO_REFERENCE) return DELETED.find(([name]) => name.test(constraint))?.[1]()
  }
  return undefined
}

/** PostgreSQL's codes for a NUL character in a text and in JSON, and for malformed JSON. */
const NUL_CODES = new Set(['22021', '22P05'])
const MALFORMED_CODE = '22P02'

/** For text that PostgreSQL cannot store and that no schema has refused. */
function whyUnstorable(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', detail = '' } = cause as { code?: string; detail?: string }
    if (NUL_CODES.has(code)) return 'Text must not contain NUL characters'
    if (code === MALFORMED_CODE && detail.includes('surrogate')) return 'Text must not contain half of a surrogate pair'
  }
  return undefined
}

const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'Invalid JSON body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Request body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type, send application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Content-Length does not match the body',
}
