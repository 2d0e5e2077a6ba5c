import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { useAgents } from '../harness/mcp'

const { app, staffed, apiKey, call } = await useTestApp()
const acme = await staffed()
const key = await apiKey(acme.owner)
const { agent, post } = await useAgents(app)
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
