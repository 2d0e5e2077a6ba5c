import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { App } from './app'

export type HeadersOf = (url: string) => Record<string, string>

export function securityHeaders(app: App, headersOf: HeadersOf) {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersOf(url))
    done()
  })
}

/** Assistants open these in a window, which has to find back to the page that opened it. */
const CONSENT_PAGES = /^\/(?:oauth\/authorize|connect-app|sign-in|set-up-two-factor|join)(?![\w-])/

/** Helmet's headers, computed once. Answers of the API get only the few that matter for JSON. */
export function securityHeadersOf(https: boolean): HeadersOf {
  const page = pageHeaders(https, ["'self'"])
  // The API reference has inline scripts.
  const reference = pageHeaders(https, ["'self'", "'unsafe-inline'"])
  const data = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': page['x-content-type-options']!,
    ...(https ? { 'strict-transport-security': page['strict-transport-security']! } : {}),
  }
  const { 'cross-origin-opener-policy': _isolated, ...popup } = page
  return (url) => {
    if (url.startsWith('/api/')) return data
    if (url.startsWith('/docs')) return reference
    return CONSENT_PAGES.test(url) ? popup : page
  }
}

const pageHeaders = (https: boolean, scriptSrc: string[]) =>
  headersOf(
    helmet({
      strictTransportSecurity: https,
      crossOriginResourcePolicy: false,
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc,
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
    }),
  )
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
