import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { core } from '@opentelemetry/sdk-node'
import type { Facts, Parent, Span, SpanOptions, Tracer } from './tracing'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

/** The active span travels with the work: through promises, timers and callbacks. */
export function createTracer(version: string): Tracer {
  const tracer = trace.getTracer('taxon', version)
  // Libraries that trace themselves, as better-auth does, find no tracer: they would tell their errors in full.
  trace.disable()
  return {
    begin: (name, options) => {
      const { kind = 'internal', facts = {}, startedBy } = options
      const starter = startedBy ? core.parseTraceParent(startedBy) : null
      const outer = contextFor(options)
      const links = starter ? [{ context: starter }] : []
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: attributesOf(facts), links }, outer)
      const inner = trace.setSpan(outer, span)
      return {
        note: (later) => span.setAttributes(attributesOf(later)),
        fail: (error) => {
          span.setAttributes(attributesOf({ 'error.type': errorType(error) }))
          span.setStatus({ code: SpanStatusCode.ERROR })
        },
        end: () => span.end(),
        run: (work) => context.with(inner, work),
      } satisfies Span
    },
    activeParent: () => {
      const active = context.active()
      return trace.getSpan(active) ? (active as unknown as Parent) : undefined
    },
    traceparent: () => {
      const carrier: { traceparent?: string } = {}
      new core.W3CTraceContextPropagator().inject(context.active(), carrier, {
        set: (target, key, value) => {
          if (key === 'traceparent') target.traceparent = value
        },
      })
      return carrier.traceparent ?? null
    },
  }
}

function contextFor({ headers, parent, startedBy }: SpanOptions): Context {
  if (startedBy !== undefined) return ROOT_CONTEXT
  if (headers) return propagation.extract(ROOT_CONTEXT, headers)
  return parent ? (parent as unknown as Context) : context.active()
}

const attributesOf = (facts: Facts): Attributes =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as Attributes

/** The status of an answer, the code of PostgreSQL or of the system, or the kind of error. */
function errorType(error: unknown): string {
  const { status, code, name } = (error ?? {}) as { status?: unknown; code?: unknown; name?: unknown }
  return String(status ?? code ?? name ?? 'unknown')
}
