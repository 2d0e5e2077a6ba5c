import type { App } from './app'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type, Authorization',
  'access-control-expose-headers': 'X-Request-Id, X-Classification-Engine, Retry-After',
  'access-control-max-age': '86400',
}
const READ_HEADERS = { ...HEADERS, 'access-control-allow-methods': 'GET, OPTIONS' }

const isSdk = (url: string): boolean => url.startsWith('/api/sdk/')

/** For answers that no route gives. */
export const sdkCorsHeaders = (url: string): Record<string, string> => (isSdk(url) ? HEADERS : {})

/** SDK routes can be called from any page: all answers carry the CORS headers, errors too, and preflight needs no key. */
export function sdkCors(app: App) {
  const reads = new Set<string>()
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (method === 'GET' && schema?.hide !== true) reads.add(url)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSdk(request.url)) return done()
    reply.headers(reads.has(request.routeOptions.url ?? '') ? READ_HEADERS : HEADERS)
    if (request.method !== 'OPTIONS' || request.is404) return done()
    reply.code(204).send()
  })
}
