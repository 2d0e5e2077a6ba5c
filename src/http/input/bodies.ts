import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '../../errors'
import { BODY_IDLE_MS, BODY_MS, LINGER_MS } from '../../limits'
import type { App } from '../app'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read as it streams in: it may take long, as long as it keeps coming. */
    streamsBody?: boolean
  }
}

export type BodyTimes = { totalMs: number; idleMs: number }
const BODY_TIMES: BodyTimes = { totalMs: BODY_MS, idleMs: BODY_IDLE_MS }

/** Bodies arrive in time or the request ends; one that is refused before it has arrived is not read to its end. */
export function boundBodies(app: App, { totalMs, idleMs }: BodyTimes = BODY_TIMES) {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    // Sent behind a request whose answer said that the connection ends: nobody would get the answer.
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
    // A small body came along with its headers, and is read in a moment.
    setImmediate(() => {
      reply.headers(closeUnread(request.raw))
      done()
    })
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Of a request that is injected, and not from a socket, nothing says whether it is complete. */
const isArriving = (raw: IncomingMessage): boolean => raw.complete === false && hasBody(raw)

function watch(raw: IncomingMessage, { totalMs, idleMs }: { totalMs: number | undefined; idleMs: number }) {
  let bytesRead = raw.socket.bytesRead
  const idle = setInterval(() => {
    // What we have not taken off the stream yet keeps the client from sending more.
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
    // Whoever reads the body answers; destroying it would take the socket along, and with it the answer.
    if (raw.listenerCount('error') > 0) raw.emit('error', new ApiError(408, 'Request body did not arrive in time'))
    else raw.destroy()
  }
  raw.once('end', stop).once('close', stop)
  return stop
}

/** Connections whose last answer is on its way. */
const closing = new WeakSet<Socket>()

/** The header of an answer to a request whose body has not arrived and will not be read: its connection ends. */
export function closeUnread(raw: IncomingMessage): { connection?: 'close' } {
  if (!isArriving(raw)) return {}
  closing.add(raw.socket)
  closeGently(raw)
  return { connection: 'close' }
}

/**
 * Closed at once, the client's unread data would make it lose the answer. So the answer goes out, what still comes is
 * thrown away for a moment, and then it is closed whatever comes.
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
