import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { access } from '../src/access'
import { useTestApp } from './harness/app'

const { app, call, staffed, logged, db } = await useTestApp()
app.route({
  method: 'POST',
  url: '/api/broken',
  config: { access: access.public, failure: 'Failed to be useful' },
  schema: { body: z.object({ size: z.number().max(3), title: z.string({ error: 'title is required' }) }) },
  handler: () => {
    throw new Error('the cause, with a secret in it')
  },
})
app.route({
  method: 'POST',
  url: '/api/deadlocked',
  config: { access: access.public },
  handler: () =>
    db.execute({ text: "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'deadlock_detected'; END $$", values: [] }),
})
const acme = await staffed()

describe('the envelope', () => {
  test('an unknown path is a 404', async () => {
    const response = await call('GET', '/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Not found' })
  })

  test('webhooks do not exist', async () => {
    expect((await call('POST', '/api/webhooks', { as: acme.owner, body: {} })).statusCode).toBe(404)
  })

  test('a wrong method on a known path is a 405 that names the right ones', async () => {
    const response = await call('PATCH', '/api/keys', { as: acme.owner, body: {} })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('DELETE, GET, HEAD, POST')
    expect(response.json()).toEqual({ error: 'Method not allowed' })
  })

  test('a transaction that the database ended in favour of another one is a 503 that says to try again', async () => {
    const response = await call('POST', '/api/deadlocked', { body: {} })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('1')
    expect(response.json()).toEqual({ error: 'Something else changed the same data at this moment, try again' })
  })

  test('malformed JSON is a 400', async () => {
    const response = await call('POST', '/api/workspaces', {
      as: acme.owner,
      headers: { 'content-type': 'application/json' },
      body: '{"name": ',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'Invalid JSON body' })
  })

  test('a body over the limit of its route is a 413', async () => {
    const response = await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'x'.repeat(70_000) } })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ error: 'Request body is too large' })
  })

  test('another content type is a 415', async () => {
    const response = await call('POST', '/api/workspaces', {
      as: acme.owner,
      headers: { 'content-type': 'text/csv' },
      body: 'a,b',
    })
    expect(response.statusCode).toBe(415)
  })

  test('a schema’s own message is sent; without one the message names the field in plain words', async () => {
    const missing = await call('POST', '/api/broken', { body: { size: 1 } })
    expect(missing.json()).toEqual({ error: 'title is required' })
    const large = await call('POST', '/api/broken', { body: { size: 9, title: 'x' } })
    expect(large.statusCode).toBe(400)
    expect(large.json()).toEqual({ error: 'size must be at most 3' })
    const list = await call('GET', '/api/import?limit=101', { as: acme.owner })
    expect(list.json()).toEqual({ error: 'limit must be at most 100' })
  })

  test.each([
    ['POST', '/api/workspaces', { name: 'a\u0000b' }],
    ['DELETE', '/api/workspaces/ws_%00', undefined],
  ] as const)('a NUL character, which nothing can store, is a 400: %s %s', async (method, url, body) => {
    const response = await call(method, url, { as: acme.owner, body })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'Text must not contain NUL characters' })
  })

  test('an unexpected failure says the message of its route, the cause only in the log', async () => {
    const response = await call('POST', '/api/broken', { body: { size: 1, title: 'x' } })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ error: 'Failed to be useful' })
    expect(logged.join('')).toContain('the cause, with a secret in it')
  })

  test('every answer has a request id: the caller’s, if it is acceptable', async () => {
    expect((await call('GET', '/healthz')).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect((await call('GET', '/x', { headers: { 'x-request-id': 'abc-1' } })).headers['x-request-id']).toBe('abc-1')
    const odd = await call('GET', '/x', { headers: { 'x-request-id': 'a b\u00e9' } })
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })
})

describe('operation', () => {
  test('health and readiness answer without credentials', async () => {
    expect((await call('GET', '/healthz')).json()).toEqual({ status: 'ok' })
    expect((await call('GET', '/readyz')).json()).toEqual({ status: 'ok' })
  })

  test('metrics are for operators', async () => {
    expect((await call('GET', '/metrics')).statusCode).toBe(401)
    expect((await call('GET', '/metrics', { as: acme.owner })).statusCode).toBe(403)
    await db.execute({ text: 'UPDATE users SET operator = true WHERE id = $1', values: [acme.admin.id] })
    const response = await call('GET', '/metrics', { as: acme.admin })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('taxon_http_request_duration_seconds')
    expect(response.body).toContain('taxon_database_connections')
  })

  test('the watchdog measures, counts and logs what blocks the event loop, once', async () => {
    const figures = async () => {
      const { body } = await call('GET', '/metrics', { as: acme.admin })
      const figure = (name: string) => {
        const line = body.split('\n').find((metric) => metric.startsWith(`${name} `))!
        return Number(line.slice(name.length))
      }
      return {
        stalls: figure('taxon_event_loop_stalls_total'),
        longest: figure('taxon_event_loop_delay_seconds{quantile="1"}'),
        work: figure('taxon_event_loop_work_seconds'),
      }
    }
    const before = await figures()
    const end = performance.now() + 300
    while (performance.now() < end);
    const after = await figures()
    expect(after.stalls).toBeGreaterThan(before.stalls)
    expect(after.longest).toBeGreaterThan(0.25)
    expect(after.work).toBeGreaterThan(0)
    expect(after.work).toBeLessThanOrEqual(after.longest)
    const line = logged.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'The event loop was blocked')
    expect(line).toMatchObject({ level: 40, blockedMs: expect.any(Number), workMs: expect.any(Number) })
    await expect.poll(async () => (await figures()).longest).toBeLessThan(0.25)
  })

  test('JSON that costs more than it says is refused before it is parsed', async () => {
    const answers = await Promise.all(
      ['['.repeat(500_000), `[${'{},'.repeat(100_000)}{}]`, `{"messages":${'['.repeat(101)}${']'.repeat(101)}}`].map(
        (body) =>
          call('POST', '/api/classify', { as: acme.owner, body, headers: { 'content-type': 'application/json' } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 400])
    expect(answers.map((answer) => answer.json().error)).toEqual([
      'JSON is nested deeper than 100 levels',
      'JSON holds more than 60000 values',
      'JSON is nested deeper than 100 levels',
    ])
  })

  test('one log line a request, with no secret in it', async () => {
    logged.length = 0
    await call('GET', '/api/keys', { as: acme.owner, headers: { authorization: 'Bearer txadv_hidden' } })
    await call('GET', '/api/keys', { as: acme.owner })
    const lines = logged.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({ method: 'GET', route: '/api/keys', status: 200, org: acme.id, caller: 'session' })
    expect(lines[1].reqId).toBeTypeOf('string')
    expect(lines[1].ms).toBeTypeOf('number')
    expect(logged.join('')).not.toContain('txadv_hidden')
    expect(logged.join('')).not.toContain(acme.owner.cookie.split('=')[1])
  })

  test('the answers carry security headers', async () => {
    for (const url of ['/docs/', '/api/keys', '/nothing']) {
      const { headers } = await call('GET', url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })
})
