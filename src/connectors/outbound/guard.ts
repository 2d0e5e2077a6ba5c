import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { whyNotPublic } from './address'
import { OutboundError } from './outbound-error'

export type Guard = {
  /** Why this address must not be called, in words; null if it may. */
  forbids?: (address: string) => string | null
  lookup?: LookupFunction
}

export const CONNECT_MS = 10_000

export type Checks = ReturnType<typeof createChecks>

/**
 * Checks the addresses that a socket is about to connect to. A host is resolved once, all its addresses are checked and
 * the socket uses one of them, so a name that resolves differently a moment later gains nothing.
 */
export function createChecks({ forbids = whyNotPublic, lookup = systemLookup }: Guard) {
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, resolved) => {
      if (error) return done(error, [])
      const addresses = [resolved]
        .flat()
        .map((entry) => (typeof entry === 'string' ? { address: entry, family: isIP(entry) } : entry))
      const reason = addresses.map(({ address }) => forbids(address)).find((words) => words !== null)
      if (reason) return done(refusal(`${host} resolves to ${reason}`), [])
      const [first] = addresses
      if (!first) return done(new OutboundError(`${host} has no address`), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
  /** A literal IP address never goes through lookup, so it is checked here. */
  const refuses = (hostname: string): OutboundError | null => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const reason = isIP(host) ? forbids(host) : null
    return reason ? refusal(`${host} is ${reason}`) : null
  }
  return { lookup: checkedLookup, refuses }
}

const unconnected = new WeakSet<object>()
/** Nothing was sent then. */
export const failedToConnect = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unconnected.has(error)

export async function guardedAgent({ lookup, refuses }: Checks): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici')
  const connect = buildConnector({ timeout: CONNECT_MS, lookup })
  return new Agent({
    connect: (options, done) => {
      const refused = refuses(options.hostname)
      if (refused) return done(refused, null)
      connect(options, (...outcome) => {
        if (outcome[0]) unconnected.add(outcome[0])
        done(...outcome)
      })
    },
  })
}

const refusal = (what: string) =>
  new OutboundError(`Call refused: ${what}; only public addresses may be called (TAXON_ALLOW_PRIVATE_NETWORKS)`)
