import { afterEach, describe, expect, test } from 'vitest'
import { configSchema } from '../../src/connectors/connection-schemas'
import { destinationOf } from '../../src/connectors/destinations'
import { CONNECTORS } from '../../src/connectors/platforms'
import { useTestApp } from '../harness/app'

const env = {
  TAXON_MARKETPLACE_TOKEN_URL: 'https://login.marketplace.example/token',
  TAXON_MARKETPLACE_API_URL: 'https://api.marketplace.example',
  TAXON_DSPAPI_API_URL: 'https://dsp.example/v3',
}
const { call, staffed } = await useTestApp({ env })
const acme = await staffed()

const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
})

const CREDENTIALS: Record<string, object> = {
  marketplace: { client_id: 'c', username: 'u', password: 'stored-secret', org_id: 'o' },
  dspapi: { api_key: 'stored-secret', provider_id: 'p' },
  exchange: { sftp_host: 'files.example', sftp_username: 'u', sftp_password: 'stored-secret' },
  custom_api: { token: 'stored-secret' },
}

async function connected(platform: string, config: object, more: object = {}): Promise<string> {
  const body = { name: 'Ours', platform, direction: 'outbound', config, credentials: CREDENTIALS[platform], ...more }
  const response = await call('POST', '/api/connections', { as: acme.owner, body })
  expect(response.statusCode, response.body).toBe(201)
  made.push(response.json().id)
  return response.json().id
}
const change = (id: string, body: object, method: 'PATCH' | 'PUT' = 'PATCH') =>
  call(method, `/api/connections/${id}`, { as: acme.admin, body })
const configOf = async (id: string) => (await call('GET', `/api/connections/${id}`, { as: acme.viewer })).json().config
const again = (key: string, how = 'changes to another origin') => ({
  error: `credentials must be entered again when config.${key} ${how}`,
})

describe('an address of another origin', () => {
  test.each([
    ['marketplace', 'token_url', { token_url: 'https://a.example/token' }, 'https://evil.example/token'],
    ['marketplace', 'token_url', { token_url: 'https://a.example/token' }, 'http://a.example/token'],
    ['marketplace', 'token_url', { token_url: 'https://a.example/token' }, 'https://a.example:8443/token'],
    ['marketplace', 'token_url', {}, 'https://evil.example/token'],
    ['marketplace', 'api_base_url', {}, 'https://evil.example'],
    ['marketplace', 'token_url', { token_url: 'https://a.example/token' }, null],
    ['dspapi', 'api_base_url', { api_base_url: 'https://a.example' }, 'https://evil.example'],
    ['dspapi', 'api_base_url', {}, 'https://evil.example/v3'],
    ['dspapi', 'api_base_url', { api_base_url: 'https://a.example' }, null],
    ['custom_api', 'api_base_url', { api_base_url: 'https://a.example' }, 'https://evil.example'],
    ['custom_api', 'create_url', { create_url: 'https://a.example/s' }, 'https://evil.example/s'],
    ['custom_api', 'update_url', { update_url: 'https://a.example/s/{id}' }, 'https://evil.example/s/{id}'],
    ['custom_api', 'deactivate_url', { deactivate_url: 'https://a.example/{id}' }, 'https://evil.example/{id}'],
    ['custom_api', 'find_url', { create_url: 'https://a.example/s' }, 'https://evil.example/?q={name}'],
    ['custom_api', 'base_url', {}, 'https://evil.example'],
    ['custom_api', 'create_url', { find_url: 'https://a.example/?q={name}' }, 'https://evil.example'],
  ])('%s: %s of %j to %s needs the credentials again', async (platform, key, config, to) => {
    const id = await connected(platform, config)
    for (const method of ['PATCH', 'PUT'] as const) {
      const refused = await change(id, { name: 'Theirs', config: { [key]: to } }, method)
      expect([refused.statusCode, refused.json()]).toEqual([400, again(key)])
    }
    expect(await configOf(id)).toEqual(config)
    const record = (await call('GET', `/api/connections/${id}`, { as: acme.viewer })).json()
    expect(record.name).toBe('Ours')
    const taken = await change(id, { config: { [key]: to }, credentials: CREDENTIALS[platform] })
    expect(taken.statusCode, taken.body).toBe(200)
  })

  test('of an inbound connection too', async () => {
    const config = { base_url: 'https://source.example/topics' }
    const id = await connected('custom_api', config, { direction: 'inbound' })
    const refused = await change(id, { config: { base_url: 'https://evil.example/topics' } })
    expect([refused.statusCode, refused.json()]).toEqual([400, again('base_url')])
    expect(await configOf(id)).toEqual(config)
  })

  test('is taken where there are no credentials to send, or none are kept', async () => {
    const config = { create_url: 'https://a.example/s' }
    const open = await connected('custom_api', config, { credentials: undefined })
    const moved = { create_url: 'https://b.example/s' }
    expect((await change(open, { config: moved })).statusCode).toBe(200)
    const closed = await connected('custom_api', config)
    expect((await change(closed, { config: moved, credentials: null })).statusCode).toBe(200)
    expect((await change(closed, { config })).statusCode).toBe(200)
  })
})

describe('needs no credentials', () => {
  test.each([
    [
      'another path',
      'marketplace',
      { token_url: 'https://a.example/token' },
      { token_url: 'https://A.example:443/v2' },
    ],
    ['an address of the operator’s origin', 'dspapi', {}, { api_base_url: 'https://dsp.example/v4' }],
    ['leaving it to the operator’s', 'dspapi', { api_base_url: 'https://dsp.example/v4' }, { api_base_url: null }],
    ['no address any more', 'custom_api', { find_url: 'https://a.example/?q={name}' }, { find_url: null }],
    [
      'the place of the id',
      'custom_api',
      { update_url: 'https://a.example/{id}' },
      { update_url: 'https://a.example/s/{id}' },
    ],
    [
      'a further call of the same place',
      'custom_api',
      { create_url: 'https://a.example/s' },
      { find_url: 'https://a.example/?q={name}' },
    ],
    ['a price', 'marketplace', { token_url: 'https://a.example/token' }, { default_cpm: 2 }],
    ['how they are sent', 'custom_api', { api_base_url: 'https://a.example' }, { auth_type: 'bearer' }],
    ['a bucket, which no credentials are sent to', 'exchange', { upload_method: 's3' }, { s3_bucket: 'b' }],
    ['the first proof of a server', 'exchange', {}, { sftp_host_key: `SHA256:${'a'.repeat(43)}` }],
  ])('%s', async (_, platform, config, to) => {
    const id = await connected(platform, config)
    const response = await change(id, { config: to })
    expect(response.statusCode, response.body).toBe(200)
  })
})

test('a server’s pinned key is not replaced or removed without them', async () => {
  const id = await connected('exchange', { sftp_host_key: `SHA256:${'a'.repeat(43)}` })
  for (const sftp_host_key of [`SHA256:${'b'.repeat(43)}`, null]) {
    const refused = await change(id, { config: { sftp_host_key } })
    expect([refused.statusCode, refused.json()]).toEqual([400, again('sftp_host_key', 'changes')])
  }
})

test.each([...CONNECTORS])('every setting of %s that takes an address is known as a destination', (_, connector) => {
  const { shape } = configSchema(connector, 'bidirectional')
  const addresses = Object.entries(shape).filter(
    ([, setting]) =>
      setting.safeParse('https://a.example/{id}{name}').success && !setting.safeParse('no address').success,
  )
  expect(addresses.map(([key]) => key)).toContain('base_url')
  for (const [key, setting] of addresses) expect(destinationOf(setting), key).toBeDefined()
})
