import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An HTTP server that keeps the posts it gets, and answers with the given statuses before it answers with 204. */
export async function startReceiver() {
  const posts: { headers: IncomingHttpHeaders; body: string }[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    posts.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/alerts`,
    posts,
    statuses,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
