import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIRECTIONS } from '../../src/connectors/connector'
import { CONNECTORS } from '../../src/connectors/platforms'
import { useTestApp } from '../harness/app'

const { call, staffed } = await useTestApp()
const acme = await staffed()
const CONFIG = { base_url: 'https://source.example' }
const body = { name: 'Steady', platform: 'custom_api', direction: 'inbound', config: CONFIG }
const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'javascript'], withQueryParameters: true }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'a\r\nX-Evil: 1',
    'http://[::1]',
    'http://0x7f.1',
    'https://u:p@x.example',
    'a.b',
    '..',
    'https://{id}.example/',
    'https://x.example/{id}',
  ),
)
const value = fc.oneof(
  text,
  fc.jsonValue(),
  fc.double(),
  fc.dictionary(text, text),
  fc.constantFrom('bearer', 'USD', null),
)
const KEYS = [
  'base_url',
  'items_path',
  'count_path',
  'page_param',
  'auth_type',
  'field_mappings',
  'api_base_url',
  'default_cpm',
  'currency',
  'account_id',
  'match_key',
  'token',
  'username',
  'header_name',
  'sftp_port',
  'preflight',
  'create_url',
  'update_url',
  'deactivate_fields',
  'find_url',
  'field_names',
  'id_path',
  'sftp_host_key',
]
const settings = fc.oneof(value, fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), text), value, { maxKeys: 4 }))
const request = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      name: fc.oneof(text, fc.constant('Name')),
      platform: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom<unknown>(...CONNECTORS.keys()) },
        { weight: 1, arbitrary: value },
      ),
      direction: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom<unknown>(...DIRECTIONS) },
        { weight: 1, arbitrary: value },
      ),
      config: settings,
      credentials: settings,
    },
    { requiredKeys: ['name', 'platform', 'direction', 'config'] },
  ),
)
const ROUTES = [
  ['POST', '/api/connections'],
  ['PATCH', `/api/connections/${id}`],
  ['PUT', `/api/connections/${id}`],
] as const

test('no config and no credentials make a request fail unexpectedly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), request, async ([method, url], sent) => {
      const response = await call(method, url, {
        as: acme.owner,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      expect(response.statusCode, `${method} ${JSON.stringify(sent)}: ${response.body}`).toBeLessThan(500)
      if (method === 'POST' && response.statusCode === 201) {
        await call('DELETE', `/api/connections/${response.json().id}`, { as: acme.owner })
      }
    }),
    { numRuns: 500 },
  )
})

test.each(['/test', '', '/sync/run'])('an id of any kind is not found: %s', async (rest) => {
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const method = rest === '' ? 'GET' : 'POST'
      const response = await call(
        method,
        `/api/connections/${encodeURIComponent(Buffer.from(given).toString())}${rest}`,
        {
          as: acme.owner,
        },
      )
      expect(response.statusCode, given).toBeLessThan(500)
    }),
    { numRuns: 50 },
  )
})
