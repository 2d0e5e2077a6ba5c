import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client disconnects before it has its answer. Fastify's own `request.signal` will not do: it aborts with
 * the request's stream, which closes as soon as the body is read.
 */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
