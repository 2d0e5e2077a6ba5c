import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config'
import { createVault } from '../../src/connections/encryption'
import { findConnection } from '../../src/connections/find'
import { CONNECTORS } from '../../src/connectors/platforms'
import { readSource } from '../../src/sync/read-source'
import { SECRET, useTestApp } from '../harness/app'
import { contextOf } from '../harness/context'
import { simulatedHttp } from '../harness/outbound'
import { startInboundSource } from '../simulators/inbound-source'

const { http } = simulatedHttp()
const { call, staffed, db } = await useTestApp({ http })
const acme = await staffed()
const source = await startInboundSource()
afterAll(source.close)
const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config: { base_url: source.url } }
const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()
const url = `/api/connections/${id}/sync/run`

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', 'a > b > c', 'x'.repeat(600)),
)
const field = fc.oneof(text, fc.jsonValue(), fc.array(text))
const item = fc.oneof(
  fc.jsonValue(),
  fc.record(
    { name: field, id: field, keywords: field, parent_category: field, subcategory: field, segment_type: field },
    { requiredKeys: [] },
  ),
)
const sent = fc.oneof(
  fc.jsonValue(),
  fc.array(item, { maxLength: 5 }),
  fc.record({ items: fc.array(item, { maxLength: 5 }), total: fc.oneof(fc.nat(10), fc.jsonValue()) }),
  fc.constantFrom(
    '{"items": [{"__proto__": {"name": "x"}}], "total": 1}',
    '{"items": {"length": 1e9}}',
    '[[[[[[]]]]]]',
  ),
)

test('any answer of a source leads to a result or a 502', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async (answer) => {
      const reply = {
        kind: 'answer',
        status: 200,
        body: typeof answer === 'string' ? answer : JSON.stringify(answer),
      } as const
      source.faults.splice(0, source.faults.length, reply, reply, reply, reply, reply, reply, reply, reply)
      const created = await call('POST', url, { as: acme.owner })
      expect([200, 502], created.body).toContain(created.statusCode)
      if (created.statusCode !== 200) return
      const page = await call('POST', `${url}/${created.json().runId}/page`, { as: acme.owner })
      expect([200, 502], page.body).toContain(page.statusCode)
    }),
    { numRuns: 150 },
  )
})

test('no request body causes a 500', async () => {
  source.faults.length = 0
  const { runId } = (await call('POST', url, { as: acme.owner })).json()
  const value = fc.oneof(text, fc.jsonValue(), fc.double())
  const bodies = fc.oneof(fc.jsonValue(), fc.record({ page: value, status: value }, { requiredKeys: [] }))
  const routes = [
    ['POST', `${url}/${runId}/page`],
    ['PATCH', `${url}/${runId}/status`],
    ['POST', url],
  ] as const
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), bodies, async ([method, path], payload) => {
      const headers = { 'content-type': 'application/json' }
      const response = await call(method, path, { as: acme.owner, headers, body: JSON.stringify(payload) })
      expect(response.statusCode, `${method} ${path} ${JSON.stringify(payload)}: ${response.body}`).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})

test('a call that began before a change does not send new credentials to the old address', async () => {
  const [before, after] = [await startInboundSource(), await startInboundSource()]
  const ours = {
    ...body,
    config: { base_url: before.url, auth_type: 'bearer' },
    credentials: { token: 'first-token' },
  }
  const connection = (await call('POST', '/api/connections', { as: acme.owner, body: ours })).json()
  const ctx = contextOf(db, acme.id, acme.owner.id)
  const row = await findConnection(ctx, connection.id)
  const change = { config: { base_url: after.url }, credentials: { token: 'second-token' } }
  const changed = await call('PATCH', `/api/connections/${connection.id}`, { as: acme.owner, body: change })
  expect(changed.statusCode, changed.body).toBe(200)
  const outbound = { http, vault: createVault([SECRET]), addresses: readConfig({}).platforms, connectors: CONNECTORS }
  await readSource(ctx, outbound, row, 1)
  await Promise.all([before.close(), after.close()])
  expect(before.requests).toEqual([])
  expect(after.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer second-token'])
})
