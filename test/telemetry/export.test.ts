import { afterAll, beforeAll, expect, test } from 'vitest'
import { TELEMETRY_STOP_MS } from '../../src/limits'
import { createTestDatabase } from '../harness/database'
import { freePort } from '../harness/free-port'
import { bundleTaxon, ownersKey, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { type CollectedSpan, startCollector } from '../simulators/collector'
import { SIMULATOR_KEY, startLlmSimulator } from '../simulators/llm/server'
import { startMarketplace } from '../simulators/platforms/marketplace'

const SENDER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
const TRACEPARENT = `00-${SENDER.trace}-${SENDER.span}-01`
const TOPIC = 'Vintage accordion collectors in Tyrol'

const database = await createTestDatabase()
const provider = await startLlmSimulator()
const platform = await startMarketplace()
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret of the tests that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  ANTHROPIC_API_KEY: SIMULATOR_KEY,
  ANTHROPIC_BASE_URL: provider.url,
}
const exportTo = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '50',
  OTEL_METRIC_EXPORT_INTERVAL: '200',
})
let taxon: Taxon
beforeAll(async () => {
  taxon = await bundleTaxon()
})
afterAll(async () => {
  taxon.discard()
  await provider.close()
  await platform.close()
  await database.drop()
})

const post =
  ({ origin }: TaxonServer, credentials: Record<string, string>) =>
  async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...credentials, ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBeLessThan(300)
    return { requestId: response.headers.get('x-request-id'), text }
  }

const classification = { messages: [{ role: 'user', content: TOPIC }] }

test('a trace goes through requests, statements, LLM, platform and runs, and figures are those of /metrics', async () => {
  const collector = await startCollector()
  const server = await taxon.serve({ ...env, ...exportTo(collector.url), OTEL_SERVICE_NAME: 'audiences' })
  const session = await ownersSession(server.origin)
  const key = await ownersKey(server.origin)
  const send = post(server, session)
  const matrix = await send('/api/topics/generate-matrix', {
    dimensions: [
      { name: 'Thing', values: ['accordion', 'zither'] },
      { name: 'Who', values: ['owners'] },
    ],
  })
  const { topicIds } = JSON.parse(matrix.text) as { topicIds: string[] }
  const { config, credentials } = platform
  const settings = { name: 'M', platform: 'marketplace', direction: 'outbound', config, credentials }
  const { id } = JSON.parse((await send('/api/connections', settings)).text) as { id: string }
  const startPush = async (body: object) =>
    JSON.parse((await send(`/api/connections/${id}/push/run`, body, { traceparent: TRACEPARENT })).text).runId as string

  const asKey = post(server, { authorization: `Bearer ${key}` })
  const classified = await asKey('/api/classify', classification, { traceparent: TRACEPARENT })
  const runId = await startPush({ topicIds: topicIds.slice(0, 1) })
  await send(`/api/connections/${id}/push/run/${runId}/push`, {}, { traceparent: TRACEPARENT })
  const drivenRunId = await startPush({ topicIds: topicIds.slice(1), drive: 'server' })

  const inTrace = () => collector.spans.filter(({ traceId }) => traceId === SENDER.trace)
  const requests = () => inTrace().filter(({ parentSpanId }) => parentSpanId === SENDER.span)
  await expect.poll(() => requests().length).toBe(4)
  const [classify, start, push, startDriven] = requests() as [
    CollectedSpan,
    CollectedSpan,
    CollectedSpan,
    CollectedSpan,
  ]
  const named = (name: string) => inTrace().find((span) => span.name === name)!
  const requestOf = (span: CollectedSpan): CollectedSpan => {
    const parent = inTrace().find(({ spanId }) => spanId === span.parentSpanId)
    return parent ? requestOf(parent) : span
  }

  expect(classify).toMatchObject({
    name: 'POST /api/classify',
    service: 'audiences',
    facts: {
      'http.route': '/api/classify',
      'http.response.status_code': 200,
      'taxon.request.id': classified.requestId,
      'taxon.org.id': expect.stringMatching(/./),
      'taxon.caller.kind': 'apiKey',
    },
  })
  const chat = named('chat claude-sonnet-5-5')
  expect(requestOf(chat)).toBe(classify)
  expect(chat.facts).toMatchObject({
    'gen_ai.usage.input_tokens': 6_200,
    'gen_ai.usage.output_tokens': 150,
    'taxon.llm.cost_usd': expect.any(Number),
  })

  expect(push.name).toBe('POST /api/connections/:id/push/run/:runId/push')
  const call = named('platform marketplace')
  expect(requestOf(call)).toBe(push)
  expect(call.facts).toMatchObject({ 'taxon.connector': 'marketplace', 'taxon.org.id': push.facts['taxon.org.id'] })
  const sent = inTrace().filter(({ parentSpanId }) => parentSpanId === call.spanId)
  expect(sent.map(({ facts }) => facts)).toContainEqual({
    'http.request.method': 'POST',
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(platform.url).port),
    'http.response.status_code': 200,
  })

  const step = () => collector.spans.find(({ facts }) => facts['taxon.run.id'] === drivenRunId)
  await expect.poll(step).toMatchObject({
    name: 'run push',
    links: [{ traceId: SENDER.trace, spanId: startDriven.spanId }],
    facts: { 'taxon.run.kind': 'push', 'taxon.run.outcome': 'done', 'taxon.org.id': push.facts['taxon.org.id'] },
  })
  const drivenCall = collector.spans.find(({ traceId, name }) => traceId === step()!.traceId && name === call.name)
  expect(drivenCall?.parentSpanId).toBe(step()!.spanId)

  const statements = inTrace().filter(({ facts }) => facts['db.system.name'] === 'postgresql')
  expect(new Set(statements.map(requestOf))).toEqual(new Set([classify, start, push, startDriven]))
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT', 'claim_activations']))
  for (const { facts } of statements.filter(({ facts }) => facts['db.query.summary'])) {
    expect(facts).toMatchObject({
      'db.query.text': expect.any(String),
      'db.response.returned_rows': expect.any(Number),
    })
  }
  expect(provider.headerNames).toContain('anthropic-version')
  expect(provider.headerNames).not.toContain('traceparent')
  expect(platform.requests.filter(({ headers }) => headers.traceparent)).toEqual([])
  // Libraries that would trace themselves would tell their errors' words.
  expect(new Set(collector.spans.map(({ scope }) => scope))).toEqual(new Set(['taxon']))
  // What people wrote, and what only they know.
  const all = JSON.stringify(collector.spans)
  for (const secret of [
    TOPIC,
    'accordion',
    'zither',
    key,
    session.cookie,
    'owner@example.com',
    ...Object.values(credentials),
  ]) {
    expect(all).not.toContain(secret)
  }

  const figures = await fetch(`${server.origin}/metrics`, { headers: session })
  const names = [...(await figures.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const answered = () =>
    collector.metrics
      .get('taxon_http_request_duration_seconds')
      ?.find(({ attributes }) => attributes.some(({ value }) => value.stringValue === '/api/classify'))
  await expect.poll(() => Number(answered()?.count)).toBe(1)
  expect([...collector.metrics.keys()].sort()).toEqual(names.sort())
  await server.stop()
  await collector.close()
})

test('nothing is sent where it is disabled', async () => {
  const collector = await startCollector()
  const server = await taxon.serve({ ...env, ...exportTo(collector.url), OTEL_SDK_DISABLED: 'true' })
  await post(server, await ownersSession(server.origin))('/api/classify', classification)
  await server.stop()
  expect(collector.posts()).toBe(0)
  await collector.close()
})

test('a collector that is silent or away holds neither requests nor the end of a process', async () => {
  const silent = await startCollector({ isSilent: true })
  const server = await taxon.serve({
    ...env,
    ...exportTo(silent.url),
    // So long would it hold the process.
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '100000',
    OTEL_BSP_EXPORT_TIMEOUT: '100000',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: '100',
    LOG_LEVEL: 'warn',
  })
  const send = post(server, await ownersSession(server.origin))
  await expect.poll(silent.posts).toBeGreaterThan(0)
  await expect.poll(server.logged).toContain('Telemetry could not be exported')
  await send('/api/classify', classification)
  const stoppedAt = performance.now()
  await server.stop()
  expect(performance.now() - stoppedAt).toBeLessThan(10 * TELEMETRY_STOP_MS)
  await silent.close()
})
