import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}
type Point = { attributes: Attribute[]; asDouble?: number; asInt?: number | string; count?: number | string }
type SentMetric = { name: string } & { [kind in 'sum' | 'gauge' | 'histogram']?: { dataPoints: Point[] } }
type Sent<K extends 'scopeSpans' | 'scopeMetrics', T> = { resource: { attributes: Attribute[] } } & { [key in K]: T[] }
type Traces = { resourceSpans: Sent<'scopeSpans', { scope: { name: string }; spans: SentSpan[] }>[] }
type Metrics = { resourceMetrics: Sent<'scopeMetrics', { metrics: SentMetric[] }>[] }

export type CollectedSpan = Omit<SentSpan, 'attributes'> & {
  facts: Record<string, unknown>
  service: unknown
  scope: string
}

/** A collector of OpenTelemetry's traces and metrics, by OTLP over HTTP in JSON. A silent one takes posts and never answers. */
export async function startCollector({ isSilent = false } = {}) {
  const spans: CollectedSpan[] = []
  const metrics = new Map<string, Point[]>()
  let posts = 0

  const server = createServer(async (request, response) => {
    posts++
    if (isSilent) return
    const body = await json(request)
    if (request.url === '/v1/traces') collectSpans(body as Traces)
    if (request.url === '/v1/metrics') collectMetrics(body as Metrics)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  function collectSpans({ resourceSpans }: Traces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = factsOf(resource.attributes)['service.name']
      for (const { scope, spans: sent } of scopeSpans) {
        const read = ({ attributes, ...span }: SentSpan) => ({ ...span, facts: factsOf(attributes) })
        spans.push(...sent.map((span) => ({ ...read(span), service, scope: scope.name })))
      }
    }
  }
  function collectMetrics({ resourceMetrics }: Metrics): void {
    for (const { name, sum, gauge, histogram } of resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    )) {
      metrics.set(name, (sum ?? gauge ?? histogram)!.dataPoints)
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    posts: () => posts,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const factsOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.boolValue ??
        value.doubleValue ??
        (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  )
