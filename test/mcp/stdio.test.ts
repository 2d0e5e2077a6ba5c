import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'

const { app, staffed, apiKey } = await useTestApp()
const acme = await staffed()
const { key } = await apiKey(acme.owner, ['topics:read'])

async function connected(url: string) {
  const args = [await bundle('src/cli/main.ts'), 'mcp', '--url', url, '--key', key]
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  return client
}

test('an assistant that starts programs reaches the server through `taxon mcp`', async () => {
  const client = await connected(await app.listen({ port: 0, host: '127.0.0.1' }))
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
