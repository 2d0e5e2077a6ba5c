import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../errors'
import { countValues } from '../../json'
import { BODY_LIMIT_BYTES, LARGE_REQUEST_VALUES, REQUEST_VALUES } from '../../limits'
import type { App } from '../app'

type Done = (error: Error | null, body?: unknown) => void

/** Reads JSON that neither holds more values than a request needs nor is nested without end. */
export function jsonParser(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, body: Buffer, done: Done) => {
    if (/charset="?utf-(16|32)/i.test(request.headers['content-type'] ?? '')) {
      return done(new ApiError(415, 'Unsupported charset, send UTF-8'))
    }
    const isLarge = request.routeOptions.bodyLimit > BODY_LIMIT_BYTES
    const mostValues = isLarge ? LARGE_REQUEST_VALUES : REQUEST_VALUES
    countValues(body, mostValues).then(() => parse(request, body.toString(), done), done)
  }
}

/** A body is optional on some routes, and clients then send the content type with nothing behind it. */
export function acceptEmptyJson(app: App) {
  const parse = jsonParser(app)
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    parse(request, body as Buffer, done)
  })
}
