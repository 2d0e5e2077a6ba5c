import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import type { App } from '../../src/http/app'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Talks to the application over raw sockets, to send what no HTTP library would. */
export async function listenRaw(app: App) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })

  /** A rude client goes on sending after the server has closed its side. */
  const open = async (bytes = '', { rude = false } = {}) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: rude })
    sockets.push(socket)
    socket.on('error', () => {})
    await once(socket, 'connect')
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      received += data
    })
    socket.write(bytes, 'latin1')
    return {
      socket,
      answer: () => firstAnswer(socket, () => received),
      closed: () =>
        new Promise<void>((resolve) => {
          if (socket.closed) resolve()
          else socket.once('close', () => resolve())
        }),
    }
  }
  return {
    port,
    open,
    send: async (bytes: string): Promise<RawAnswer> => (await open(bytes)).answer(),
  }
}

async function firstAnswer(socket: Socket, received: () => string): Promise<RawAnswer> {
  for (;;) {
    const answer = parse(received())
    if (answer) return answer
    if (socket.closed) throw new Error(`Closed without an answer: ${JSON.stringify(received())}`)
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {})
  }
}

function parse(text: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first, ...lines] = text.slice(0, end).split('\r\n')
  const status = Number(first!.split(' ')[1])
  if (status === 100) return parse(text.slice(end + 4))
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const body = text.slice(end + 4)
  return body.length < Number(headers['content-length'] ?? 0) ? undefined : { status, headers, body }
}

/** A raw request, with a Content-Length unless the headers set one. */
export function request(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body, 'latin1')) }
  const lines = Object.entries({ host: 'localhost', ...length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
