import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Against CSRF: browsers send the page's origin with every write, and writes from other pages are refused. Programs send
 * no Origin; they have the cookie because somebody gave it to them.
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
