import { expect, test } from 'vitest'
import { MCP_BODY_LIMIT_BYTES } from '../../src/limits'
import { useTestApp } from '../harness/app'
import { useAgents } from '../harness/mcp'

const { app, staffed, apiKey, call } = await useTestApp()
const acme = await staffed()
const key = await apiKey(acme.owner)
const { origin, agent, post } = await useAgents(app)
const bearer = { authorization: `Bearer ${key.key}` }
const rpc = (method: string, params?: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

test('speaks 2026-07-28 and 2025, and needs no session', async () => {
  const { client } = await agent(key)
  expect(client.getServerVersion()).toMatchObject({ name: 'taxon' })
  const call2025 = await post(rpc('tools/call', { name: 'who_am_i', arguments: {} }), bearer)
  expect(call2025.status).toBe(200)
  expect(call2025.headers.get('content-type')).toContain('application/json')
  expect(await call2025.json()).toMatchObject({ result: { structuredContent: { organization: { id: acme.id } } } })
  const opened = await post(
    rpc('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    }),
    bearer,
  )
  expect(await opened.json()).toMatchObject({ result: { protocolVersion: '2025-06-18' } })
  expect(opened.headers.get('mcp-session-id')).toBeNull()
})

test('without a valid key: 401 with a challenge', async () => {
  const none = await post(rpc('tools/list'))
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="taxon"'])
  const bad = await post(rpc('tools/list'), { authorization: 'Bearer tx_live_nonsense' })
  expect(bad.status).toBe(401)
  expect(bad.headers.get('www-authenticate')).toContain('error="invalid_token"')
  expect(await bad.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } })
})

test('a key that is revoked is refused at the next call', async () => {
  const created = (await call('POST', '/api/keys', { as: acme.owner, body: { name: 'short-lived' } })).json()
  const { use } = await agent({ key: created.plaintext })
  expect((await use('who_am_i')).isError).toBe(false)
  const revoked = await call('DELETE', '/api/keys', { as: acme.owner, body: { id: created.record.id } })
  expect(revoked.statusCode, revoked.body).toBe(200)
  await expect(use('who_am_i')).rejects.toThrow()
})

test('bad input gets the protocol’s own errors, never a 5xx', async () => {
  const bodies = [
    ['{', 400, -32700],
    ['', 400, -32700],
    ['"text"', 400, undefined],
    ['[]', 400, undefined],
    [rpc('no/such/method'), 200, -32601],
    [rpc('tools/call', { name: 'no_such_tool' }), 200, -32602],
    [rpc('tools/call', { name: 42 }), 200, undefined],
    [`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(5000)}`, 413, -32600],
    [rpc('tools/call', { name: 'who_am_i', arguments: { text: 'x'.repeat(MCP_BODY_LIMIT_BYTES) } }), 413, -32600],
  ] as const
  for (const [body, status, code] of bodies) {
    const response = await post(body, bearer)
    const answer = (await response.json()) as { error: { code: number } }
    const label = body.slice(0, 60)
    expect(response.status, label).toBeLessThan(500)
    expect(answer, label).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } })
    if (code !== undefined) expect([response.status, answer.error.code], label).toEqual([status, code])
  }
  const version = await post(rpc('tools/list'), { ...bearer, 'mcp-protocol-version': '1999-01-01' })
  expect(version.status).toBe(400)
  expect((await fetch(new URL('/mcp', origin))).status).toBe(405)
})

test('foreign origins are refused, and foreign hosts where only this machine is served', async () => {
  const foreign = await post(rpc('tools/list'), { ...bearer, origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const own = await post(rpc('tools/list'), { ...bearer, origin })
  expect(own.status).toBe(200)
  const rebound = await call('POST', '/mcp', { as: key, headers: { host: 'evil.example' }, body: {} })
  expect(rebound.statusCode).toBe(403)
})
