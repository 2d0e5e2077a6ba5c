import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Operation = 'token' | 'create' | 'update' | 'deactivate' | 'list'

export type StoredSegment = {
  id: string
  name: string
  description: string
  active: boolean
  body: Record<string, unknown>
}
/** All segments that were created, by id, active or not. */
export type Segments = Map<string, StoredSegment>

export type PlatformRequest = { method: string; url: URL; headers: IncomingMessage['headers']; text: string }
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
export type Work = { operation: Operation; carryOut(): Answer } | Answer

/** The protocol of a platform: what a request asks for. */
export type ReadRequest = (request: PlatformRequest, segments: Segments) => Work

/** Carries a call out and answers it. */
type Respond = (
  call: { operation: Operation; request: PlatformRequest; carryOut(): Answer },
  response: ServerResponse,
) => void | Promise<void>

/** A simulated platform on loopback. */
export async function servePlatform(read: ReadRequest, segments: Segments, respond: Respond) {
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url!, 'http://platform')
    const request = { method: incoming.method!, url, headers: incoming.headers, text: await bodyOf(incoming) }
    const work = read(request, segments)
    if ('operation' in work) await respond({ request, ...work }, response)
    else send(response, work)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
