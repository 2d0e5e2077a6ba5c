import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

const READY = 'Z'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)

/** Lends one connection of the server to all its clients, for a statement each, as PgBouncer does for a transaction. */
export async function startTransactionPooler(url: string) {
  const backend = new pg.Client({ connectionString: url })
  backend.on('error', () => {})
  await backend.connect()
  const { stream } = (backend as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  let turn = Promise.resolve()
  const sockets = new Set<Socket>()

  /** Sends one request to the server and its answer back, until the server is ready for another. */
  const lend = (socket: Socket, request: Buffer) => {
    turn = turn.then(async () => {
      stream.write(request)
      for (let answer = Buffer.alloc(0), isReady = false; !isReady; ) {
        const [data] = await once(stream, 'data')
        answer = Buffer.concat([answer, data])
        isReady = endsReady(answer)
        socket.write(data)
      }
    })
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let isStarted = false
    socket.on('data', (data: Buffer) => {
      if (data[0] === TERMINATE && isStarted) socket.end()
      else if (isStarted) lend(socket, data)
      else socket.write(greeting())
      isStarted = true
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      stream.destroy()
    },
  }
}

/** "You are in", a process number of the pooler's own, "ready". */
function greeting(): Buffer {
  const pid = Buffer.alloc(8)
  pid.writeInt32BE(2_000_000_000)
  return Buffer.concat([message('R', Buffer.alloc(4)), message('K', pid), message('Z', Buffer.from('I'))])
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

function endsReady(answer: Buffer): boolean {
  let last: number | undefined
  let at = 0
  while (at + 5 <= answer.length) {
    last = answer[at]
    at += 1 + answer.readInt32BE(at + 1)
  }
  return at === answer.length && last === READY
}
