import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll } from 'vitest'
import type { App } from '../../src/http/app'
import type { Key } from './app'

/** The official client over HTTP, and raw messages. The application listens until the tests of the file end. */
export async function useAgents(app: App) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const clients: Client[] = []
  afterAll(() => Promise.all(clients.map((client) => client.close())))

  async function agent({ key }: Key, headers: Record<string, string> = {}) {
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } }
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit }))
    clients.push(client)
    const use = async (name: string, given: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: given })
      return { answer: JSON.parse((content[0] as { text: string }).text), isError: isError === true }
    }
    return { client, use }
  }

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(new URL('/mcp', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
    })

  return { origin, agent, post }
}
