import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, answerWith, createFaults, type Operation, send } from './faults'

export type Kept = { id: string; name: string; description: string; active: boolean; body: Record<string, unknown> }

export type Request = {
  operation: Operation
  method: string
  url: URL
  headers: IncomingMessage['headers']
  text: string
}

export type Work = { operation: Operation; carryOut(): Answer } | Answer

/** An HTTP platform that keeps segments: it says of a request what it is and what it does; faults come in between. */
export async function startPlatform(read: (request: Omit<Request, 'operation'>, segments: Map<string, Kept>) => Work) {
  const requests: Request[] = []
  const segments = new Map<string, Kept>()
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
    /** What came, in order. */
    requests,
    asked: (operation: Operation) => requests.filter((request) => request.operation === operation),
    /** What was created, by id, also what is no longer active. */
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
