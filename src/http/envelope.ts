import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findUnreachable } from '../db/unreachable'
import { ApiError } from '../errors'
import { UNREACHABLE_RETRY_SECONDS } from '../limits'
import type { App } from './app'

/** `{error: string}` for every answer that is not a success; the cause of a 500 stays in the log. */
export function envelope(app: App) {
  nameFieldsInMessages()
  acceptEmptyJson(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }))
}

function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    return reply
      .code(error.status)
      .headers(error.headers)
      .send({ error: error.message, ...error.details })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return reply.code(400).send({ error: error.validation[0]?.message ?? 'Invalid request' })
  }
  if (findUnreachable(error)) return answerUnreachable(error, request, reply)
  if (UNSTORABLE.has(error.code)) return reply.code(400).send({ error: 'Text must not contain NUL characters' })
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send({ error: CLIENT_ERRORS[error.code] ?? error.message })
  request.log.error({ err: error }, 'Unexpected failure')
  return reply.code(status).send({ error: request.routeOptions.config?.failure ?? 'Internal server error' })
}

/** Whatever the route: nothing is wrong with what was asked, and a little later it may be answered. */
function answerUnreachable(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.warn({ err: error }, 'Database is not reachable')
  return reply
    .code(503)
    .header('retry-after', UNREACHABLE_RETRY_SECONDS)
    .send({ error: 'Database is not reachable, try again shortly' })
}

/** What PostgreSQL says of a NUL character in a text and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05'])

const CLIENT_ERRORS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'Invalid JSON body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Request body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type, send application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Content-Length does not match the body',
}

/** Messages that a schema does not spell out itself name the field: "name: Too big: expected …". */
function nameFieldsInMessages() {
  const english = z.locales.en().localeError
  z.config({
    customError: (issue) => {
      const said = english(issue)
      const message = (typeof said === 'string' ? said : said?.message) ?? 'Invalid value'
      return issue.path?.length ? `${issue.path.join('.')}: ${message}` : message
    },
  })
}

/** A body is optional on some routes, and clients then send the content type with nothing behind it. */
function acceptEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body as string, done)
  })
}
