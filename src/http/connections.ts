import { badRequest } from '../errors'
import { CONNECTIONS, HEADER_BYTES, HEADERS_MS, LATE_REQUESTS_MS, MATCH_VALUES_MS, SOCKET_IDLE_MS } from '../limits'
import type { App } from './app'

/** How long Node waits for a client. Node has one limit for all bodies; `boundBodies` has those of the routes. */
export const connectionLimits = {
  requestTimeout: MATCH_VALUES_MS,
  connectionTimeout: SOCKET_IDLE_MS,
  http: {
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: LATE_REQUESTS_MS,
    maxHeaderSize: HEADER_BYTES,
    // Node would answer without a JSON body: the hook below does it.
    requireHostHeader: false,
  },
}

export function boundConnections(app: App) {
  app.server.maxConnections = CONNECTIONS
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') return done(badRequest('Host header is required'))
    done()
  })
}
