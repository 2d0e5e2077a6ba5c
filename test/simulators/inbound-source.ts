import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault =
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Never answers. */
  | { kind: 'silent' }
  /** Answers correctly, but late. */
  | { kind: 'late'; until: Promise<unknown> }
  /** Sends less than its Content-Length. */
  | { kind: 'truncated' }
  | { kind: 'redirect'; to: string }
  /** Sends without end. */
  | { kind: 'huge' }

export type Source = {
  url: string
  port: number
  /** The requests in order. */
  requests: { url: URL; headers: IncomingMessage['headers'] }[]
  items: unknown[]
  /** Each fault applies to one of the next requests. */
  faults: Fault[]
  close(): Promise<void>
}

type Options = {
  items?: unknown[]
  /** Builds the answer from the items and the total, which some sources leave out. */
  shape?: (items: unknown[], total: number) => unknown
  /** The largest page, whatever is requested. */
  pageSizeMax?: number
  pages?: 'ordinary' | 'ignored' | 'reversed'
  names?: { page: string; pageSize: string }
  authorized?: (headers: IncomingMessage['headers']) => boolean
}

/** A paged API with the usual weaknesses. */
export async function startInboundSource(options: Options = {}): Promise<Source> {
  const { shape = (items, total) => ({ items, total }), names = { page: 'page', pageSize: 'page_size' } } = options
  const source: Pick<Source, 'requests' | 'items' | 'faults'> = { requests: [], items: options.items ?? [], faults: [] }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://source')
    source.requests.push({ url, headers: request.headers })
    const fault = source.faults.shift()
    if (fault?.kind === 'late') await fault.until
    else if (fault) return misbehave(fault, response)
    if (options.authorized && !options.authorized(request.headers)) {
      return answer(response, 401, { error: { message: 'The token is not valid' } })
    }
    answer(response, 200, shape(pageOf(url), source.items.length))
  })

  const pageOf = (url: URL): unknown[] => {
    if (options.pages === 'ignored') return source.items
    const requestedSize = Number(url.searchParams.get(names.pageSize) ?? 20)
    const size = Math.min(requestedSize, options.pageSizeMax ?? requestedSize)
    const page = Number(url.searchParams.get(names.page) ?? 1)
    const last = Math.ceil(source.items.length / size)
    const at = options.pages === 'reversed' ? last - page : page - 1
    return at < 0 ? [] : source.items.slice(at * size, (at + 1) * size)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...source,
    url: `http://127.0.0.1:${port}/topics`,
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

function misbehave(fault: Exclude<Fault, { kind: 'late' }>, response: ServerResponse): void {
  switch (fault.kind) {
    case 'answer':
      answer(response, fault.status, fault.body, fault.headers)
      return
    case 'silent':
      return
    case 'truncated':
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"items": [', () => response.destroy())
      return
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end()
      return
    case 'huge': {
      const block = ' '.repeat(1_048_576)
      const more = () => {
        while (!response.destroyed && response.write(block));
      }
      response.writeHead(200).on('drain', more)
      more()
    }
  }
}
