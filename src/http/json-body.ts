import type { FastifyRequest } from 'fastify'
import { ApiError, badRequest } from '../errors'
import { JSON_DEPTH } from '../limits'
import type { App } from './app'

type Done = (error: Error | null, body?: unknown) => void

/** Reads JSON that is not nested without end: what walks through it afterwards may call itself for each level. */
export function jsonParser(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, body: string, done: Done) => {
    if (/charset="?utf-(16|32)/i.test(request.headers['content-type'] ?? '')) {
      return done(new ApiError(415, 'Unsupported charset, send UTF-8'))
    }
    if (isDeeperThan(body, JSON_DEPTH)) return done(badRequest(`JSON is nested deeper than ${JSON_DEPTH} levels`))
    parse(request, body, done)
  }
}

const QUOTE = 34
const BACKSLASH = 92
const OPEN = new Set([91, 123])
const CLOSE = new Set([93, 125])

/** Of malformed JSON it says no more than that: the parser finds the rest. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at)
    else if (OPEN.has(code) && ++depth > most) return true
    else if (CLOSE.has(code)) depth--
  }
  return false
}

function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end > 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end < 0 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let backslashes = 0
  while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++
  return backslashes % 2 === 1
}

/** A body is optional on some routes, and clients then send the content type with nothing behind it. */
export function acceptEmptyJson(app: App) {
  const parse = jsonParser(app)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body as string, done)
  })
}
