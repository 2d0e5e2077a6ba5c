import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { listenRaw, request } from '../harness/raw-http'
import { select } from '../harness/select'

const TOTAL_MS = 1_500
const IDLE_MS = 600
const AMPLE_MS = 15_000

const app = await useTestApp({ bodyTimes: { totalMs: TOTAL_MS, idleMs: IDLE_MS } })
const acme = await app.staffed()
const key = await app.apiKey(acme.owner)
const topicId = (await app.call('POST', '/api/topics', { as: key, body: { topic_name: 'Electric SUV Buyers' } })).json()
  .id
const { open, send, port } = await listenRaw(app.app)

const intervals: NodeJS.Timeout[] = []
afterAll(() => {
  for (const interval of intervals) clearInterval(interval)
})

const bearer = { authorization: `Bearer ${key.key}` }
const json = { 'content-type': 'application/json' }
const text = { 'content-type': 'text/plain' }
const upload = `/api/topics/${topicId}/match-values?matchKey=url`
const ENDLESS = { 'content-length': '1000000000' }

type Client = Awaited<ReturnType<typeof open>>
const keepSending = (client: Client, bytes: string, everyMs: number) => {
  const interval = setInterval(() => {
    if (client.socket.destroyed) clearInterval(interval)
    else client.socket.write(bytes)
  }, everyMs)
  intervals.push(interval)
  return () => clearInterval(interval)
}

async function expectClosed(client: Client) {
  const startedAt = performance.now()
  await client.closed()
  expect(performance.now() - startedAt).toBeLessThan(AMPLE_MS)
}

describe.concurrent('a body that does not arrive in time', () => {
  test('because it stops is a 408, and the connection is closed', async () => {
    const client = await open(`${request('POST', '/api/workspaces', { ...bearer, ...json, ...ENDLESS })}{"name"`)
    const answer = await client.answer()
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, { error: 'Unauthorized' }])
    const slow = await open(`${request('POST', '/api/topics', { ...bearer, ...json, 'content-length': '500' })}{"topic`)
    const late = await slow.answer()
    expect([late.status, JSON.parse(late.body)]).toEqual([408, { error: 'Request body did not arrive in time' }])
    expect(late.headers).toMatchObject({ connection: 'close', 'x-request-id': expect.any(String) })
    await expectClosed(slow)
  })

  test('because it trickles is a 408', async () => {
    const client = await open(request('POST', '/api/topics', { ...bearer, ...json, 'content-length': '1000' }))
    keepSending(client, ' ', 50)
    const startedAt = performance.now()
    expect((await client.answer()).status).toBe(408)
    expect(performance.now() - startedAt).toBeLessThan(TOTAL_MS + AMPLE_MS)
    await expectClosed(client)
  })

  test('is a 408 with chunked encoding too', async () => {
    const client = await open(request('POST', '/api/topics', { ...bearer, ...json, 'transfer-encoding': 'chunked' }))
    expect((await client.answer()).status).toBe(408)
    await expectClosed(client)
  })

  test('does not include a stream that keeps coming', async () => {
    const line = 'example.com\n'
    const count = Math.ceil(TOTAL_MS / 100) + 5
    const client = await open(
      request('PUT', upload, { ...bearer, ...text, 'content-length': String(line.length * count) }),
    )
    for (let sent = 0; sent < count; sent++) {
      client.socket.write(line)
      // The passing of time is what this tests.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const answer = await client.answer()
    expect([answer.status, JSON.parse(answer.body).count]).toEqual([200, count])
  })

  test('includes a stream that stops', async () => {
    const client = await open(`${request('PUT', upload, { ...bearer, ...text, ...ENDLESS })}example.com\n`)
    const answer = await client.answer()
    expect([answer.status, JSON.parse(answer.body)]).toEqual([408, { error: 'Request body did not arrive in time' }])
    await expectClosed(client)
  })
})

describe.concurrent('a request that is refused before its body is read', () => {
  test.each([
    ['without credentials', 'POST', '/api/topics', json, 401],
    ['with a key that is none', 'POST', '/api/topics', { ...json, authorization: 'Bearer txadv_no' }, 401],
    ['too large', 'POST', '/api/topics', { ...json, ...bearer }, 413],
    ['of another content type', 'POST', '/api/topics', { 'content-type': 'text/csv', ...bearer }, 415],
    ['encoded', 'POST', '/api/topics', { ...json, ...bearer, 'content-encoding': 'gzip' }, 415],
    ['of a malformed path', 'POST', '/api/topics/%zz', { ...json, ...bearer }, 400],
    ['with an unknown Expect', 'POST', '/api/topics', { ...json, ...bearer, expect: 'a miracle' }, 417],
    ['of a topic that is not there', 'PUT', '/api/topics/ot_no/match-values?matchKey=url', { ...text, ...bearer }, 404],
  ])('%s is answered and closed, whatever is still sent', async (_what, method, path, headers, status) => {
    const client = await open(request(method, path, { ...headers, ...ENDLESS }), { rude: true })
    keepSending(client, 'x'.repeat(1_000), 20)
    const answer = await client.answer()
    expect(answer.status).toBe(status)
    expect(answer.headers.connection).toBe('close')
    await expectClosed(client)
  })

  test('gets the reason in the middle of a stream', async () => {
    const client = await open(
      `${request('PUT', upload, { ...bearer, ...text, ...ENDLESS })}${'x'.repeat(10_000)}\nexample.com\n`,
    )
    keepSending(client, 'example.com\n', 20)
    const answer = await client.answer()
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error: 'A value has at most 2048 characters' }])
    await expectClosed(client)
  })

  test('is answered to a client that sends everything first', async () => {
    const megabytes = 20
    const body = Readable.from(
      (function* () {
        for (let sent = 0; sent < megabytes; sent++) yield Buffer.alloc(1_048_576, 'x')
      })(),
    )
    for (const headers of [{}, bearer]) {
      const response = await fetch(`http://127.0.0.1:${port}/api/topics`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: headers === bearer ? Buffer.alloc(megabytes * 1_048_576, 'x') : (body as unknown as ReadableStream),
        duplex: 'half',
      } as RequestInit)
      expect(response.status).toBe(headers === bearer ? 413 : 401)
    }
  })

  test('keeps its connection if the body has arrived', async () => {
    const client = await open(request('POST', '/api/workspaces', { ...json, ...bearer }, '{}'))
    const answer = await client.answer()
    expect([answer.status, answer.headers.connection]).toEqual([401, 'keep-alive'])
  })
})

test('a client that disconnects during its body is not an error', async () => {
  app.logged.length = 0
  const openSets = async () =>
    (await select(app.db, { text: 'SELECT FROM match_value_sets WHERE NOT complete', values: [] })).length
  const half = await open(`${request('POST', '/api/topics', { ...bearer, ...json, ...ENDLESS })}{`)
  const stream = await open(`${request('PUT', upload, { ...bearer, ...text, ...ENDLESS })}example.com\n`)
  await expect.poll(openSets).toBe(1)
  half.socket.resetAndDestroy()
  stream.socket.resetAndDestroy()
  await expect.poll(openSets).toBe(0)
  await app.call('GET', '/readyz')
  expect(app.complaints()).toEqual([])
})

describe('connections', () => {
  test('that send nothing, or never finish their headers, are closed', async () => {
    const { server } = app.app
    expect(server.headersTimeout).toBe(20_000)
    server.headersTimeout = 500
    const silent = await open()
    const endless = await open('GET /api/topics HTTP/1.1\r\nHost: x\r\n')
    keepSending(endless, 'x-more: 1\r\n', 50)
    const answer = await endless.answer()
    expect([answer.status, JSON.parse(answer.body)]).toEqual([408, { error: 'Request did not arrive in time' }])
    await expectClosed(endless)
    await expectClosed(silent)
    server.headersTimeout = 20_000
  })

  test('are limited in number and in time', async () => {
    const { server } = app.app
    expect(server).toMatchObject({ maxConnections: 10_000, timeout: 300_000, requestTimeout: 3_600_000 })
    expect((await send(request('GET', '/healthz'))).status).toBe(200)
  })
})
