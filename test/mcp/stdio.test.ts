import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'

const { app, staffed, apiKey } = await useTestApp()
const acme = await staffed()
const { key } = await apiKey(acme.owner, ['topics:read'])

const origin = await app.listen({ port: 0, host: '127.0.0.1' })

async function connected(url: string, ...options: string[]) {
  const args = [await bundle('src/cli/main.ts'), 'mcp', '--url', url, '--key', key, ...options]
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  return client
}

test('an assistant that starts programs reaches the server through `taxon mcp`', async () => {
  const client = await connected(origin)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'who_am_i',
    'search_topics',
    'get_topic',
    'get_adcp_capabilities',
    'get_signals',
  ])
  const { structuredContent } = await client.callTool({ name: 'who_am_i' })
  expect(structuredContent).toMatchObject({ organization: { id: acme.id } })
  await client.close()
})

test('a server that is away is said to be away', async () => {
  await expect(connected('http://127.0.0.1:1')).rejects.toThrow(
    'No answer from http://127.0.0.1:1. Is the server running?',
  )
})

test.each([
  ['a mistyped key', ['--key', `${key.slice(0, -4)}0000`], 'Invalid API key'],
  ['a wrong workspace', ['--workspace', 'ws_unknown'], 'Workspace not found'],
])('%s is refused with the server’s reason', async (_, options, reason) => {
  await expect(connected(origin, ...options)).rejects.toThrow(reason)
})

test('a message that is too large is refused, and the next one is answered', async () => {
  const client = await connected(origin)
  const query = 'x'.repeat(2_000_000)
  await expect(client.callTool({ name: 'search_topics', arguments: { query } })).rejects.toThrow(/too large/i)
  expect((await client.listTools()).tools.length).toBeGreaterThan(0)
  await client.close()
})

test('a proxy’s page is told by its status', async () => {
  const proxy = createServer((_, response) => response.writeHead(502).end('<html>\nBad Gateway</html>')).listen(0)
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  await expect(connected(`http://127.0.0.1:${port}`)).rejects.toThrow('answered with status 502')
  proxy.close()
})
