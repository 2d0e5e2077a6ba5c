import { describe, expect, test } from 'vitest'
import { access, SCOPES } from '../src/access'
import { useTestApp } from './harness/app'
import { select } from './harness/select'

let now = new Date()
const { app, call, staffed, apiKey, db } = await useTestApp({ clock: () => now })
app.route({
  method: 'GET',
  url: '/api/read',
  config: { access: access.scope('topics:read') },
  handler: async (request) => ({ org: request.ctx.org.id }),
})
app.route({
  method: 'GET',
  url: '/api/sdk/read',
  config: { access: access.sdk('mappings:read') },
  handler: async (request) => ({ org: request.ctx.org.id }),
})
const acme = await staffed()
const other = await staffed()

const create = (body: unknown, as = acme.owner) => call('POST', '/api/keys', { as, body })
const read = (key: string) => call('GET', '/api/read', { as: { key } })

describe('API keys', () => {
  test('are shown once, hashed at rest, and scoped to the organization', async () => {
    const response = await create({ name: 'nightly', scopes: ['topics:read'] })
    expect(response.statusCode).toBe(201)
    const { record, plaintext } = response.json()
    expect(plaintext).toMatch(/^txadv_[\w-]{43}$/)
    expect(record).toMatchObject({
      orgId: acme.id,
      createdBy: acme.owner.id,
      name: 'nightly',
      scopes: ['topics:read'],
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    })
    expect(record.id).toMatch(/^key_[a-z0-9]+$/)
    expect(plaintext.startsWith(record.keyPrefix)).toBe(true)
    const listed = await call('GET', '/api/keys', { as: acme.owner })
    expect(listed.body).not.toContain(plaintext)
    const stored = await select(db, { text: 'SELECT * FROM api_keys WHERE id = $1', values: [record.id] })
    expect(JSON.stringify(stored)).not.toContain(plaintext.slice(record.keyPrefix.length))
    expect((await read(plaintext)).json()).toEqual({ org: acme.id })
  })

  test('carry all scopes when none are named', async () => {
    expect((await create({ name: 'all' })).json().record.scopes).toEqual([...SCOPES])
  })

  test('are refused with an empty list of scopes', async () => {
    for (const url of ['/api/keys', '/api/sdk-keys']) {
      const response = await call('POST', url, { as: acme.owner, body: { name: 'none', scopes: [] } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ error: 'scopes must name at least one scope; leave it out to grant all' })
    }
  })

  test.each([
    [{}, 'name is required'],
    [undefined, 'name is required'],
    [{ name: '  ' }, 'name is required'],
    [{ name: 'x'.repeat(101) }, 'name must be at most 100 characters'],
    [
      { name: 'x', scopes: ['root'] },
      'scopes must be among classify, topics:read, topics:write, export, sync, activations, mappings:read',
    ],
    [{ name: 'x', scopes: 'classify' }, 'scopes must be an array'],
    [{ name: 'x', expiresAt: 'tomorrow' }, 'expiresAt must be a date and time, such as 2026-01-31T12:00:00Z'],
    [{ name: 'x', expiresAt: '2031-02-30' }, 'expiresAt must be a date and time, such as 2026-01-31T12:00:00Z'],
    [{ name: 'x', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt must be in the future'],
    [{ name: 'x', expiresAt: '9999-12-31T23:59:59-10:00' }, 'expiresAt must be before the year 10000'],
  ])('%j is refused: %s', async (body, message) => {
    const response = await create(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: message })
  })

  test.each([
    ['2031-05-06', '2031-05-06T00:00:00.000Z'],
    ['2031-05-06T07:08Z', '2031-05-06T07:08:00.000Z'],
    ['2031-05-06T07:08:09', '2031-05-06T07:08:09.000Z'],
    ['2031-05-06T07:08:09.123456', '2031-05-06T07:08:09.123Z'],
    ['2031-05-06T07:08+02:00', '2031-05-06T05:08:00.000Z'],
  ])('%s is a time of ISO 8601, too', async (expiresAt, stored) => {
    const created = (await create({ name: 'short time', expiresAt })).json()
    expect(created.record.expiresAt).toBe(stored)
    await call('DELETE', '/api/keys', { as: acme.owner, body: { id: created.record.id } })
  })

  test('revoking is immediate, permanent and only one’s own', async () => {
    const { record, plaintext } = (await create({ name: 'short' })).json()
    const foreign = await call('DELETE', '/api/keys', { as: other.owner, body: { id: record.id } })
    expect(foreign.statusCode).toBe(404)
    expect((await read(plaintext)).statusCode).toBe(200)
    const revoked = await call('DELETE', '/api/keys', { as: acme.owner, body: { id: record.id } })
    expect(revoked.json()).toEqual({ revoked: true })
    const after = await read(plaintext)
    expect(after.statusCode).toBe(401)
    expect(after.json()).toEqual({ error: 'API key has been revoked' })
    expect((await call('DELETE', '/api/keys', { as: acme.owner, body: {} })).json()).toEqual({
      error: 'id is required',
    })
  })

  test('expire, and an unknown one is invalid', async () => {
    const expiresAt = new Date(now.getTime() + 3600_000).toISOString()
    const { plaintext } = (await create({ name: 'brief', expiresAt })).json()
    expect((await read(plaintext)).statusCode).toBe(200)
    now = new Date(now.getTime() + 3600_001)
    expect((await read(plaintext)).json()).toEqual({ error: 'API key has expired' })
    expect((await read('txadv_unknown')).json()).toEqual({ error: 'Invalid API key' })
  })

  test('note their use at most once a minute', async () => {
    const { record, plaintext } = (await create({ name: 'used' })).json()
    const lastUsed = async () => {
      const keys = (await call('GET', '/api/keys', { as: acme.owner })).json()
      return keys.find((key: { id: string }) => key.id === record.id).lastUsedAt
    }
    const first = now.toISOString()
    await read(plaintext)
    await expect.poll(lastUsed).toBe(first)
    now = new Date(now.getTime() + 59_000)
    await read(plaintext)
    expect(await lastUsed()).toBe(first)
    now = new Date(now.getTime() + 2_000)
    await read(plaintext)
    await expect.poll(lastUsed).toBe(now.toISOString())
  })

  test('there is room for 25 live ones, even when they are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => create({ name: `k${i}` }, other.owner)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(25)
    const refused = answers.find((answer) => answer.statusCode !== 201)!
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ error: 'Maximum 25 API keys per organization' })
    const { id } = answers.find((answer) => answer.statusCode === 201)!.json().record
    await call('DELETE', '/api/keys', { as: other.owner, body: { id } })
    expect((await create({ name: 'room' }, other.owner)).statusCode).toBe(201)
  })

  test('are listed for their own organization only', async () => {
    const mine = (await call('GET', '/api/keys', { as: acme.viewer })).json()
    expect(new Set(mine.map((key: { orgId: string }) => key.orgId))).toEqual(new Set([acme.id]))
  })
})

describe('SDK keys', () => {
  test('live and test ones tell by their prefix', async () => {
    const live = await call('POST', '/api/sdk-keys', { as: acme.admin, body: { name: 'site' } })
    expect(live.statusCode).toBe(201)
    expect(live.json().plaintext).toMatch(/^pk_live_/)
    expect(live.json().record.id).toMatch(/^sdk_/)
    expect(live.json().record).not.toHaveProperty('secretHash')
    const trial = await call('POST', '/api/sdk-keys', { as: acme.admin, body: { name: 'site', mode: 'test' } })
    expect(trial.json().record.keyPrefix).toBe('pk_test_')
    const odd = await call('POST', '/api/sdk-keys', { as: acme.admin, body: { name: 'site', mode: 'beta' } })
    expect(odd.json()).toEqual({ error: 'mode must be live or test' })
    expect((await call('GET', '/api/sdk-keys', { as: acme.viewer })).json()).toHaveLength(2)
  })

  test('work on SDK routes only, until they are revoked', async () => {
    const created = (await call('POST', '/api/sdk-keys', { as: acme.owner, body: { name: 'site' } })).json()
    const { id } = created.record
    const key = created.plaintext
    expect((await call('GET', '/api/sdk/read', { as: { key } })).json()).toEqual({ org: acme.id })
    expect((await read(key)).json()).toEqual({ error: 'Unauthorized' })
    expect((await call('DELETE', '/api/sdk-keys', { as: acme.owner, body: { id } })).json()).toEqual({ revoked: true })
    const after = await call('GET', '/api/sdk/read', { as: { key } })
    expect(after.statusCode).toBe(401)
    expect(after.json()).toEqual({ error: 'Invalid or expired SDK key' })
  })

  test('an API key with the scope works on SDK routes', async () => {
    expect((await call('GET', '/api/sdk/read', { as: await apiKey(acme.owner) })).statusCode).toBe(200)
  })
})

test('guessing keys is slowed down after 100 failures a minute from one address', async () => {
  const answers = await Promise.all(Array.from({ length: 110 }, (_, i) => read(`txadv_guess${i}`)))
  const refused = answers.filter((answer) => answer.statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await read((await apiKey(acme.owner)).key)).statusCode).toBe(200)
})
