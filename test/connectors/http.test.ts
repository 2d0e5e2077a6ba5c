import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpCall, type HttpClient } from '../../src/connectors/outbound/http'
import { exceptHere, resolver } from '../harness/outbound'
import { type Source, startInboundSource } from '../simulators/inbound-source'

const HERE = '127.0.0.1'

const waits: number[] = []
const wait = async (ms: number) => {
  waits.push(ms)
}
const open = (options: Parameters<typeof createHttpClient>[0]) => {
  const client = createHttpClient({ wait, ...options })
  clients.push(client)
  return client
}
const clients: HttpClient[] = []
afterAll(() => Promise.all(clients.map((client) => client.close())))

const http = open({
  forbids: exceptHere,
  lookup: resolver({ 'source.test': [HERE], 'other.test': [HERE] }).lookup,
})

let source: Source
beforeEach(async () => {
  waits.length = 0
  source = await startInboundSource({ items: [{ name: 'Trail Runners' }] })
})
afterEach(() => source.close())

const get = (url: string, more: Partial<HttpCall> = {}): HttpCall => ({ url: new URL(url), timeoutMs: 2_000, ...more })
const failure = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no failure',
    (error) => `${error.name}: ${error.message}`,
  )

describe('the guard', () => {
  const guarded = open({
    lookup: resolver({
      'metadata.test': ['169.254.169.254'],
      'inside.test': ['10.0.0.1'],
      'self.test': ['::1'],
      'mixed.test': ['8.8.8.8', '192.168.0.1'],
      'mapped.test': ['::ffff:10.0.0.1'],
      'empty.test': [],
    }).lookup,
  })

  test.each([
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254 is a link-local address'],
    ['http://[::1]/', '::1 is a loopback address'],
    ['http://10.0.0.1/', '10.0.0.1 is a private address'],
    ['https://10.0.0.1/', '10.0.0.1 is a private address'],
    ['http://[::ffff:10.0.0.1]/', '::ffff:a00:1 is a private address'],
    ['http://0x7f.1/', '127.0.0.1 is a loopback address'],
    ['http://2130706433/', '127.0.0.1 is a loopback address'],
    ['http://metadata.test/', 'metadata.test resolves to a link-local address'],
    ['http://inside.test/', 'inside.test resolves to a private address'],
    ['https://inside.test/', 'inside.test resolves to a private address'],
    ['http://self.test/', 'self.test resolves to a loopback address'],
    ['http://mixed.test/', 'mixed.test resolves to a private address'],
    ['http://mapped.test/', 'mapped.test resolves to a private address'],
  ])('refuses %s', async (url, why) => {
    const said = await failure(guarded.text(get(url, { retries: 3 })))
    expect(said).toBe(
      `OutboundError: Call refused: ${why}; only public addresses may be called (TAXON_ALLOW_PRIVATE_NETWORKS)`,
    )
    expect(waits, 'no second attempt').toEqual([])
  })

  test('refuses localhost, which the system resolves', async () => {
    const client = open({})
    expect(await failure(client.text(get(`http://localhost:${source.port}/`)))).toContain(
      'localhost resolves to a loopback address',
    )
    expect(source.requests).toEqual([])
  })

  test.each(['http://169.254.169.254/', 'http://10.0.0.1/', 'http://[::1]/', 'http://inside.test/'])(
    'refuses a redirect to %s',
    async (to) => {
      const { lookup } = resolver({ 'inside.test': ['10.0.0.1'] })
      source.faults.push({ kind: 'redirect', to })
      expect(await failure(open({ forbids: exceptHere, lookup }).text(get(source.url)))).toContain('Call refused: ')
    },
  )

  test('connects to the very address it has checked: a name is resolved once a connection', async () => {
    const { lookup, asked } = resolver({ 'source.test': [HERE] })
    await open({ forbids: exceptHere, lookup }).json(get(`http://source.test:${source.port}/`))
    expect(asked).toEqual(['source.test'])
  })

  test('says when a name has no address', async () => {
    expect(await failure(guarded.text(get('http://unknown.test/')))).toContain('unknown.test could not be resolved')
    expect(await failure(guarded.text(get('http://empty.test/')))).toContain('empty.test has no address')
  })
})

describe('redirects', () => {
  const at = (name: string) => `http://${name}:${source.port}/topics`
  const credentials = { authorization: 'Bearer secret' }

  test('are followed three times with the credentials, on the same host', async () => {
    for (let hop = 0; hop < 3; hop++) source.faults.push({ kind: 'redirect', to: `/hop${hop}` })
    expect(await http.json(get(at('source.test'), { credentials }))).toMatchObject({ total: 1 })
    expect(source.requests.map(({ url, headers }) => [url.pathname, headers.authorization])).toEqual([
      ['/topics', 'Bearer secret'],
      ['/hop0', 'Bearer secret'],
      ['/hop1', 'Bearer secret'],
      ['/hop2', 'Bearer secret'],
    ])
  })

  test('a fourth is too many', async () => {
    for (let hop = 0; hop < 4; hop++) source.faults.push({ kind: 'redirect', to: '/again' })
    expect(await failure(http.json(get(source.url)))).toContain('redirects more than 3 times')
  })

  test('to another host carry no credentials, and none come back', async () => {
    source.faults.push({ kind: 'redirect', to: at('other.test') }, { kind: 'redirect', to: at('source.test') })
    await http.json(get(at('source.test'), { credentials }))
    expect(source.requests.map(({ headers }) => [headers.host?.split(':')[0], headers.authorization])).toEqual([
      ['source.test', 'Bearer secret'],
      ['other.test', undefined],
      ['source.test', undefined],
    ])
  })

  test.each([401, 403])('to another host that answers %i without credentials say so', async (status) => {
    source.faults.push({ kind: 'redirect', to: at('other.test') }, { kind: 'answer', status, body: 'Who are you?' })
    const origin = `http://other.test:${source.port}`
    await expect(http.json(get(at('source.test'), { credentials }))).rejects.toMatchObject({
      message: `source.test:${source.port} redirects to ${origin}, which gets no credentials and answered ${status}: use that address`,
      unauthorized: false,
    })
  })

  test('to another host that refuses calls without credentials of ours are an ordinary failure', async () => {
    source.faults.push({ kind: 'redirect', to: at('other.test') }, { kind: 'answer', status: 403, body: 'Closed' })
    expect(await failure(http.json(get(at('source.test'), { credentials: {} })))).toContain('answered 403: Closed')
  })

  test('of a write are not followed', async () => {
    source.faults.push({ kind: 'redirect', to: at('other.test') })
    const said = await failure(http.json(get(source.url, { method: 'POST', body: '{}' })))
    expect(said).toContain(`redirects to http://other.test:${source.port}: use that address`)
    expect(source.requests).toHaveLength(1)
  })

  test('to something else than the web are refused', async () => {
    source.faults.push({ kind: 'redirect', to: 'file:///etc/passwd' })
    expect(await failure(http.json(get(source.url)))).toContain('redirects to something that is no web address')
  })
})

describe('retries', () => {
  const broken = { kind: 'answer', status: 503, body: { message: 'Down for repair' } } as const

  test('wait 1, 2 and 4 seconds, and then the answer is what counts', async () => {
    source.faults.push(broken, { kind: 'truncated' }, { kind: 'answer', status: 429 })
    expect(await http.json(get(source.url, { retries: 3 }))).toMatchObject({ total: 1 })
    expect(waits).toEqual([1_000, 2_000, 4_000])
  })

  test('end with the last failure in its own words', async () => {
    source.faults.push(broken, broken, broken, broken)
    const said = await failure(http.json(get(source.url, { retries: 3 })))
    expect(said).toBe(`OutboundError: 127.0.0.1:${source.port} answered 503: Down for repair`)
    expect(source.requests).toHaveLength(4)
  })

  test.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7_500).toUTCString()],
  ])('wait as long as Retry-After says in %s', async (_how, after) => {
    source.faults.push({ kind: 'answer', status: 429, headers: { 'retry-after': after() } })
    await http.json(get(source.url, { retries: 3 }))
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThan(5_000)
    expect(waits[0]).toBeLessThanOrEqual(7_500)
  })

  test('are not begun when they would end after the deadline', async () => {
    source.faults.push({ kind: 'answer', status: 429, body: 'slow down', headers: { 'retry-after': '3600' } })
    const call = get(source.url, { retries: 3, deadline: Date.now() + 60_000 })
    expect(await failure(http.json(call))).toContain('answered 429: slow down')
    expect(waits).toEqual([])
  })

  test.each([400, 401, 403, 404, 409, 422])('do not happen after %i', async (status) => {
    source.faults.push({ kind: 'answer', status })
    expect(await failure(http.json(get(source.url, { retries: 3 })))).toContain(`answered ${status}`)
    expect(source.requests).toHaveLength(1)
  })

  test('do not happen to a POST that may have been done', async () => {
    source.faults.push({ kind: 'truncated' })
    expect(await failure(http.json(get(source.url, { method: 'POST', body: '{}', retries: 3 })))).toContain(
      'broke the connection off',
    )
    expect(source.requests).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('that does not come is given up in time', async () => {
    source.faults.push({ kind: 'silent' })
    const said = await failure(http.json(get(source.url, { timeoutMs: 50 })))
    expect(said).toContain('did not answer within 1 s')
  })

  test('without end is cut off', async () => {
    for (const [isList, size] of [[true, '16 MB'] as const, [false, '1 MB'] as const]) {
      source.faults.push({ kind: 'huge' })
      const said = await failure(http.json(get(source.url, { timeoutMs: 10_000, isList })))
      expect(said).toContain(`answered with more than ${size}`)
    }
  })

  test('that is nested too deeply, or holds too much, is not made', async () => {
    for (const [body, why] of [
      ['['.repeat(100_000), 'answered with too much: its JSON is nested deeper than 100 levels'],
      [`[${'[],'.repeat(1_000_000)}1]`, 'answered with too much: its JSON holds more than 1000000 values'],
    ] as const) {
      source.faults.push({ kind: 'answer', status: 200, body })
      expect(await failure(http.json(get(source.url, { isList: true })))).toContain(why)
    }
  })

  test('that explains a failure at length is read no further than it is repeated', async () => {
    for (const body of [
      '<'.repeat(5_000_000),
      `{"message":${'['.repeat(1_000_000)}`,
      { message: ' \t'.repeat(100_000) },
    ]) {
      source.faults.push({ kind: 'answer', status: 400, body })
      const began = performance.now()
      const said = await failure(http.json(get(source.url)))
      expect(said).toContain('answered 400')
      expect(said.length).toBeLessThan(400)
      expect(performance.now() - began).toBeLessThan(2_000)
    }
  })

  test('that unpacks without end is cut off too', async () => {
    const packed = gzipSync(Buffer.alloc(17 * 1_048_576))
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    }).listen(0, HERE)
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    expect(await failure(http.text(get(`http://${HERE}:${port}/`)))).toContain('answered with more than 16 MB')
    server.closeAllConnections()
    server.close()
  })

  test('may be packed', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"items":[]}'))
    }).listen(0, HERE)
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    expect(await http.json(get(`http://${HERE}:${port}/`))).toEqual({ items: [] })
    server.closeAllConnections()
    server.close()
  })

  test.each([
    ['plain words', 'plain words'],
    [{ error: 'Invalid token' }, 'Invalid token'],
    [{ error: { message: 'No such page' } }, 'No such page'],
    [{ errors: [{ detail: 'Bad' }] }, 'Bad'],
    ['<html><h1>Bad gateway</h1></html>', 'Bad gateway'],
    ['x'.repeat(1_000), `${'x'.repeat(300)}…`],
  ])('of failure %j is told in its own words', async (body, words) => {
    source.faults.push({ kind: 'answer', status: 400, body })
    expect(await failure(http.json(get(source.url)))).toBe(
      `OutboundError: 127.0.0.1:${source.port} answered 400: ${words}`,
    )
  })

  test('that is not JSON says so', async () => {
    source.faults.push({ kind: 'answer', status: 200, body: '<html>' })
    expect(await failure(http.json(get(source.url)))).toContain('answered with something that is not JSON')
  })

  test('nobody gives is told', async () => {
    const gone = await startInboundSource()
    await gone.close()
    expect(await failure(http.json(get(gone.url)))).toContain(`127.0.0.1:${gone.port} refuses connections`)
  })
})
