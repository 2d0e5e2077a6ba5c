import type { LookupFunction } from 'node:net'
import { whyNotPublic } from '../../src/connectors/outbound/address'
import { createHttpClient, type HttpCall, type HttpClient } from '../../src/connectors/outbound/http'

/** A resolver that knows these names, and what it was asked for. */
export function resolver(known: Record<string, string[]>) {
  const asked: string[] = []
  const lookup: LookupFunction = (host, _options, done) => {
    asked.push(host)
    const found = known[host]
    const entries = found?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? []
    done(found ? null : Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), entries)
  }
  return { lookup, asked }
}

/** Where the simulators listen: let through, and nothing else that is not public. */
const HERE = '127.0.0.1'
export const exceptHere = (address: string) => (address === HERE ? null : whyNotPublic(address))

/** The real client as the guard leaves it in production, but for simulators; it notes waits instead of waiting. */
export function simulatedHttp(names: Record<string, string[]> = {}) {
  const waits: number[] = []
  const calls: HttpCall[] = []
  const client = createHttpClient({
    forbids: exceptHere,
    lookup: resolver({ 'source.test': [HERE], 'other.test': [HERE], ...names }).lookup,
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  const noted = (call: HttpCall) => {
    calls.push(call)
    return call
  }
  const http: HttpClient = {
    ...client,
    text: (call) => client.text(noted(call)),
    json: (call) => client.json(noted(call)),
  }
  return { http, waits, calls }
}
