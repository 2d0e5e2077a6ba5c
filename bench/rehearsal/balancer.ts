import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 500
/** What a client reads when the node that had its request was killed, and when no node listens. */
export const NODE_LOST = 'The node ended before it answered'
export const NO_NODE = 'No node listens'

type Backend = { port: number; isReady: boolean }

/**
 * Sends each request to the next node that is ready. One that could not be sent at all goes to another node; one that may
 * have arrived does not, so that nothing is done twice.
 */
export async function startBalancer(ports: readonly number[]) {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: true }))
  // A connection for each request: one that is kept may be closed by the node at the moment it is used again.
  const agent = new Agent({ keepAlive: false })
  let next = 0

  const choose = (tried: ReadonlySet<Backend>): Backend | undefined => {
    const left = backends.filter((backend) => !tried.has(backend))
    const ready = left.filter(({ isReady }) => isReady)
    const candidates = ready.length > 0 ? ready : left
    return candidates[next++ % candidates.length]
  }

  function forward(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, tried = new Set<Backend>()): void {
    const backend = choose(tried)
    if (!backend) {
      answer.writeHead(502).end(NO_NODE)
      return
    }
    tried.add(backend)
    const { method, url, headers } = incoming
    const outgoing = request({ agent, host: '127.0.0.1', port: backend.port, method, path: url, headers })
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
      response.once('error', () => answer.destroy())
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy()
      else if (error.code === 'ECONNREFUSED' || method === 'GET') {
        backend.isReady = false
        forward(incoming, body, answer, tried)
      } else answer.writeHead(502).end(NODE_LOST)
    })
    outgoing.end(body)
  }

  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    forward(incoming, Buffer.concat(parts), answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const check = async (backend: Backend) => {
    const signal = AbortSignal.timeout(3_000)
    const isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    backend.isReady = isReady
  }
  const timer = setInterval(() => backends.forEach(check), CHECK_MS)

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: () => backends.every(({ isReady }) => isReady),
    checkAll: () => Promise.all(backends.map(check)),
    close: () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
