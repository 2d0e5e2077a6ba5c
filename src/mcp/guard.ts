import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors'

/** A host, with or without a port, that only this machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

export const isLoopback = (host: string): boolean => LOOPBACK.test(host) || host === '::1'

type Reach = { baseUrl: string; trustedOrigins: readonly string[]; isOnLoopback: boolean }

/**
 * Against pages that reach a server through the visitor's browser: a foreign Origin is refused, and, where only this
 * machine is to reach Taxon, a Host that is not this machine's.
 */
export function assertKnownPlace({ headers }: FastifyRequest, { baseUrl, trustedOrigins, isOnLoopback }: Reach): void {
  const { origin, host = '' } = headers
  const own = new URL(baseUrl)
  const isKnownHost = isLoopback(host) || host === own.host
  if (isOnLoopback && !isKnownHost) throw forbidden('Host is not known here')
  if (origin === undefined || origin === own.origin || trustedOrigins.includes(origin)) return
  if (URL.canParse(origin) && new URL(origin).host === host && isKnownHost) return
  throw forbidden('Origin is not allowed')
}
