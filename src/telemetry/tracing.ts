/** What a span tells. Names follow OpenTelemetry's conventions where there is one; ours begin with `taxon.`. */
export type Facts = Record<string, string | number | boolean | null | undefined>

/** The span that something belongs to, kept for work that begins later or elsewhere. */
export type Parent = { readonly isParent: true }

export type SpanOptions = {
  kind?: 'server' | 'client' | 'internal'
  facts?: Facts
  /** By default the span that is active now. */
  parent?: Parent
  /** Headers of a request whose sender may have begun the trace. */
  headers?: Record<string, string | string[] | undefined>
  /** Begins a trace of its own, linked to the span of this traceparent if there is one. */
  startedBy?: string | null
}

export type Span = {
  note(facts: Facts): void
  /** Tells what kind of failure it was, never in the error's words: they may quote what people wrote. */
  fail(error: unknown): void
  end(): void
  /** Spans that begin in `work` belong to this one. */
  run<T>(work: () => T): T
}

export type Tracer = {
  begin(name: string, options: SpanOptions): Span
  activeParent(): Parent | undefined
  /** The active span in the form of the W3C header. */
  traceparent(): string | null
}

let tracer: Tracer | null = null

/** Null turns tracing off. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

/** Null while tracing is off. Whoever begins a span ends it. */
export const beginSpan = (name: string, options: SpanOptions = {}): Span | null => tracer?.begin(name, options) ?? null

export const activeParent = (): Parent | undefined => tracer?.activeParent()

export const traceparent = (): string | null => tracer?.traceparent() ?? null

const NO_SPAN: Pick<Span, 'note'> = { note: () => {} }

/** Does the work, in a span of its own if tracing is on. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Pick<Span, 'note'>) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options)
  if (!span) return work(NO_SPAN)
  try {
    return await span.run(() => work(span))
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
