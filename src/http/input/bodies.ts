import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '../../errors'
import { BODY_IDLE_MS, BODY_MS, LINGER_MS } from '../../limits'
import type { App } from '../app'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read as it streams in, and may take any time as long as it keeps arriving. */
    streamsBody?: boolean
  }
}

export type BodyTimes = { totalMs: number; idleMs: number }
const BODY_TIMES: BodyTimes = { totalMs: BODY_MS, idleMs: BODY_IDLE_MS }

/** Ends requests whose body does not arrive in time. A body that is refused before it has arrived is not read further. */
export function boundBodies(app: App, { totalMs, idleMs }: BodyTimes = BODY_TIMES) {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    // A pipelined request behind one whose answer closes the connection: its own answer could not be sent.
    if (closing.has(raw.socket)) return void raw.socket.destroy()
    const encoding = headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return done()
    done(new ApiError(415, 'Unsupported content encoding, send the body as it is'))
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request.raw)) {
      const isStreamed = request.routeOptions.config?.streamsBody === true
      const stop = watch(request.raw, { idleMs, totalMs: isStreamed ? undefined : totalMs })
      reply.raw.once('finish', stop)
    }
    done(null, payload)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isArriving(request.raw)) return done()
    // A small body that came with the headers has been read by then.
    setImmediate(() => {
      reply.headers(closeUnread(request.raw))
      done()
    })
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Injected requests, in tests, have no `complete`. */
const isArriving = (raw: IncomingMessage): boolean => raw.complete === false && hasBody(raw)

function watch(raw: IncomingMessage, { totalMs, idleMs }: { totalMs: number | undefined; idleMs: number }) {
  let bytesRead = raw.socket.bytesRead
  const idle = setInterval(() => {
    // Unread data in the stream holds the client back: that is our delay, not the client's.
    if (raw.socket.bytesRead === bytesRead && raw.readableLength === 0) giveUp()
    bytesRead = raw.socket.bytesRead
  }, idleMs)
  const total = totalMs === undefined ? undefined : setTimeout(() => giveUp(), totalMs)
  const stop = () => {
    clearInterval(idle)
    clearTimeout(total)
  }
  const giveUp = () => {
    stop()
    // The reader of the body answers with this error; destroying the request would close the socket and lose the answer.
    if (raw.listenerCount('error') > 0) raw.emit('error', new ApiError(408, 'Request body did not arrive in time'))
    else raw.destroy()
  }
  raw.once('end', stop).once('close', stop)
  return stop
}

/** Connections that end after the answer being sent. */
const closing = new WeakSet<Socket>()

/** Headers for the answer to a request whose body will not be read: the connection must end. */
export function closeUnread(raw: IncomingMessage): { connection?: 'close' } {
  if (!isArriving(raw)) return {}
  closing.add(raw.socket)
  closeGently(raw)
  return { connection: 'close' }
}

/**
 * Closing a socket with unread data resets the connection, and the client may lose the answer. So data is discarded for a
 * moment after the answer, and then the socket is closed.
 */
function closeGently(raw: IncomingMessage) {
  const { socket } = raw
  socket.destroySoon = () => {
    socket.end()
    raw.resume()
    const cut = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(cut))
  }
}
