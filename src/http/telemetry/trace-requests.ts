import type { FastifyRequest } from 'fastify'
import { beginSpan, isTracing, type Span } from '../../telemetry/tracing'
import type { App } from '../app'
import { callerKind } from './request-log'

/** Asked every few seconds by machines. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/** A span for each request, in the trace of its sender if there is one. It has neither path nor query: they hold what people wrote. */
export function traceRequests(app: App) {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, routeOptions } = request
    if (UNTRACED.has(routeOptions.url)) return done()
    const span = beginSpan([method, routeOptions.url].filter(Boolean).join(' '), {
      kind: 'server',
      headers,
      facts: { 'http.request.method': method, 'http.route': routeOptions.url, 'taxon.request.id': id },
    })
    if (!span) return done()
    spans.set(request, span)
    span.run(done)
  })
  // Reading the body goes on from the socket, outside of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.note({
      'http.response.status_code': reply.statusCode,
      'taxon.org.id': request.ctx?.org.id,
      'taxon.caller.kind': callerKind(request),
    })
    if (reply.statusCode >= 500) span?.fail({ status: reply.statusCode })
    span?.end()
    done()
  })
}
