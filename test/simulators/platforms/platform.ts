import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, answerWith, createFaults, type Operation, send } from './faults'

export type StoredSegment = {
  id: string
  name: string
  description: string
  active: boolean
  body: Record<string, unknown>
}

export type Request = {
  operation: Operation
  method: string
  url: URL
  headers: IncomingMessage['headers']
  text: string
}

export type Work = { operation: Operation; carryOut(): Answer } | Answer

/** An HTTP platform with segments: `read` maps a request to an operation, and faults are injected before its answer. */
export async function startPlatform(
  read: (request: Omit<Request, 'operation'>, segments: Map<string, StoredSegment>) => Work,
) {
  const requests: Request[] = []
  const segments = new Map<string, StoredSegment>()
  const faults = createFaults()

  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url!, 'http://platform')
    const request = { method: incoming.method!, url, headers: incoming.headers, text: await bodyOf(incoming) }
    const work = read(request, segments)
    if (!('operation' in work)) return send(response, work)
    requests.push({ operation: work.operation, ...request })
    await answerWith(response, faults.next(work.operation), () => work.carryOut())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    /** The requests in order. */
    requests,
    requestsFor: (operation: Operation) => requests.filter((request) => request.operation === operation),
    /** All segments that were created, by id, active or not. */
    segments,
    named: (name: string) => [...segments.values()].filter((segment) => segment.name === name),
    faults: faults.queue,
    schedule: faults.schedule,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
