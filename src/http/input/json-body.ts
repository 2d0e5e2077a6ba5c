import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../errors'
import { countValues } from '../../json'
import { BODY_LIMIT_BYTES, LARGE_REQUEST_VALUES, REQUEST_VALUES } from '../../limits'
import type { App } from '../app'

type Done = (error: Error | null, body?: unknown) => void

/** Refuses JSON with too many values, or nested too deeply, before it is parsed. */
export function jsonParser(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, body: Buffer, done: Done) => {
    if (/charset="?utf-(16|32)/i.test(request.headers['content-type'] ?? '')) {
      return done(new ApiError(415, 'Unsupported charset, send UTF-8'))
    }
    const isLarge = request.routeOptions.bodyLimit > BODY_LIMIT_BYTES
    const limit = isLarge ? LARGE_REQUEST_VALUES : REQUEST_VALUES
    countValues(body, limit).then(() => parse(request, body.toString(), done), done)
  }
}

/** Some routes have an optional body, for which clients send the content type with an empty body. */
export function acceptEmptyJson(app: App) {
  const parse = jsonParser(app)
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    parse(request, body as Buffer, done)
  })
}
