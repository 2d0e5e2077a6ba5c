import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF: a browser names the page's origin on every write. One that carries our cookie from a foreign page is refused;
 * a program sends no Origin and holds the cookie because somebody gave it the cookie.
 */
export function assertSameOrigin(request: FastifyRequest, trustedOrigins: readonly string[]) {
  if (SAFE.has(request.method)) return
  const { origin } = request.headers
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw forbidden()
    return
  }
  if (trustedOrigins.includes(origin)) return
  if (URL.canParse(origin) && new URL(origin).host === request.host) return
  throw forbidden()
}
