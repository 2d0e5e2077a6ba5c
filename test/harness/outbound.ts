import type { LookupFunction } from 'node:net'
import { whyNotPublic } from '../../src/connectors/outbound/address'
import { createHttpClient, type HttpCall, type HttpClient } from '../../src/connectors/outbound/http'

/** A resolver for these names, and the names that were looked up. */
export function resolver(addresses: Record<string, string[]>) {
  const asked: string[] = []
  const lookup: LookupFunction = (host, _options, done) => {
    asked.push(host)
    const entry = addresses[host]
    const entries = entry?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? []
    done(entry ? null : Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), entries)
  }
  return { lookup, asked }
}

/** The simulators' address, the only one that is not public and still allowed. */
const HERE = '127.0.0.1'
export const exceptHere = (address: string) => (address === HERE ? null : whyNotPublic(address))

/** The production client with its guard, except that it reaches simulators and records waits instead of waiting. */
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
  const record = (call: HttpCall) => {
    calls.push(call)
    return call
  }
  const http: HttpClient = {
    ...client,
    text: (call) => client.text(record(call)),
    json: (call) => client.json(record(call)),
  }
  return { http, waits, calls }
}
