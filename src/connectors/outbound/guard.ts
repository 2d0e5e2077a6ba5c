import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { whyNotPublic } from './address'
import { OutboundError } from './outbound-error'

export type Guard = {
  /** What forbids a call to this address, in words; null where nothing does. */
  forbids?: (address: string) => string | null
  lookup?: LookupFunction
}

export const CONNECT_MS = 10_000

export type Checks = ReturnType<typeof createChecks>

/**
 * Looks at the address that is about to be connected to: it is resolved once, all its addresses are checked, and the
 * socket goes to one of these. A name that answers otherwise a moment later gains nothing.
 */
export function createChecks({ forbids = whyNotPublic, lookup = systemLookup }: Guard) {
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const addresses = [found]
        .flat()
        .map((entry) => (typeof entry === 'string' ? { address: entry, family: isIP(entry) } : entry))
      const why = addresses.map(({ address }) => forbids(address)).find((words) => words !== null)
      if (why) return done(refusal(`${host} resolves to ${why}`), [])
      const [first] = addresses
      if (!first) return done(new OutboundError(`${host} has no address`), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
  /** An address that is written out is never looked up. */
  const refuses = (hostname: string): OutboundError | null => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const why = isIP(host) ? forbids(host) : null
    return why ? refusal(`${host} is ${why}`) : null
  }
  return { lookup: checkedLookup, refuses }
}

const unconnected = new WeakSet<object>()
/** Nothing can have been sent then. */
export const failedToConnect = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unconnected.has(error)

export function guardedAgent({ lookup, refuses }: Checks): Agent {
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
