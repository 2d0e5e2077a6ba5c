import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createHttpClient } from '../../src/connectors/outbound/http'
import { useTestApp } from '../harness/app'
import { resolver } from '../harness/outbound'
import { createTally, sampled, TIMEOUT_MS } from './tally'

/** The production guard, with a resolver that knows only names of this machine and retries that do not wait. */
const LOCAL = ['127.0.0.1', '::1']
const names = ['localhost', 'localhost.', 'sub.localhost', 'ip6-localhost', 'ip6-loopback']
const { lookup } = resolver(Object.fromEntries(names.map((name) => [name, LOCAL])))
const http = createHttpClient({ lookup, wait: async () => {} })
const { call, staffed } = await useTestApp({ http })
const acme = await staffed()

/** A connection here has passed the guard. */
let reached = 0
const canary = createServer((socket) => {
  reached++
  socket.destroy()
}).listen(0)
await once(canary, 'listening')
afterAll(() => canary.close())
const { port } = canary.address() as AddressInfo

/** Notations of this machine, its networks and the metadata services of clouds. */
const HOSTS = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '0',
    '0x7f.1',
    '0x7f000001',
    '017700000001',
    '2130706433',
  ],
  ...['0177.0.0.1', '127.0.0.1.', '①②⑦.⓪.⓪.①', '127。0。0。1', '127.0.0.01', '00000177.0.0.1', '%31%32%37.0.0.1'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'sub.localhost', 'ip6-localhost', 'ip6-loopback'],
  ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
  ...[
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::ffff:a9fe:a9fe]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
  ],
  ...['10.0.0.1', '10.255.255.254', '172.16.0.1', '172.31.255.254', '192.168.0.1', '192.168.1.254', '100.64.0.1'],
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192', '198.18.0.1', '224.0.0.1'],
  ...['0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.43518', '255.255.255.255', '240.0.0.1'],
]
const SCHEMES = ['http', 'https', 'ftp', 'file', 'gopher', 'data']

const addresses = [
  ...HOSTS.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/x`, `http://a:b@${host}:${port}/`]),
  ...SCHEMES.map((scheme) => `${scheme}://127.0.0.1:${port}/`),
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//127.0.0.1/',
]

type Connection = { platform: string; direction: string; config: object; credentials: object }
const marketplaceLogin = { client_id: 'c', username: 'u', password: 'p', org_id: 'o' }

/** All settings of connections that hold an address. */
const connectionsTo = (address: string): Connection[] => [
  { platform: 'custom_api', direction: 'inbound', config: { base_url: address }, credentials: {} },
  {
    platform: 'custom_api',
    direction: 'outbound',
    config: { api_base_url: address },
    credentials: { token: 't' },
  },
  {
    platform: 'dspapi',
    direction: 'outbound',
    config: { api_base_url: address },
    credentials: { api_key: 'k', provider_id: 'p' },
  },
  {
    platform: 'marketplace',
    direction: 'outbound',
    config: { token_url: address, api_base_url: 'https://example.com', data_source_location: 'US' },
    credentials: marketplaceLogin,
  },
]

test('no connection reaches this machine, its network or a metadata service, in any notation of the address', {
  timeout: TIMEOUT_MS,
}, async () => {
  const tally = createTally('private addresses')
  for (const address of sampled(addresses, 5)) {
    for (const connection of connectionsTo(address)) {
      const created = await call('POST', '/api/connections', { as: acme.owner, body: { name: 'x', ...connection } })
      tally.tried()
      if (created.statusCode === 400) continue
      const { id } = created.json()
      const tested = await call('POST', `/api/connections/${id}/test`, { as: acme.owner })
      if (tested.statusCode !== 200 || tested.json().success !== false) {
        tally.failed(`${connection.platform} ${address}`, tested.body.slice(0, 200))
      }
      await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
    }
  }
  if (reached > 0) tally.failed(`${reached} connections came through`)
  expect(tally.close()).toEqual([])
})
