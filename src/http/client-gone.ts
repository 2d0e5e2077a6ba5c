import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client hangs up before it has its answer. (Fastify's own `request.signal` follows the request, whose
 * stream closes as soon as its body is read.)
 */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
