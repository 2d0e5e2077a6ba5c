import type { HttpClient } from './http'
import type { NodeAgents } from './sockets'

/** Something that the other side grants for a time, such as a token. Use it until then (by Date.now()). */
export type Grant<T> = { value: T; usableUntil: number }

type Entry<T> = { grant: Promise<Grant<T>>; usableUntil: number }

export type Grants<T> = {
  /** `fresh`: it was requested by this call. */
  take(key: string, request: () => Promise<Grant<T>>): Promise<{ value: T; fresh: boolean }>
  /** Forgets the value, unless a newer one has replaced it. */
  drop(key: string, value: T): Promise<void>
}

/** Grants by key. Calls that need the same grant at the same time share one request. */
export function createGrants<T>(): Grants<T> {
  const entries = new Map<string, Entry<T>>()

  const forget = (key: string, entry: Entry<T>) => {
    if (entries.get(key) === entry) entries.delete(key)
  }
  const begin = (key: string, request: () => Promise<Grant<T>>): Entry<T> => {
    for (const [other, entry] of entries) if (entry.usableUntil <= Date.now()) entries.delete(other)
    const entry: Entry<T> = { grant: request(), usableUntil: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    entry.grant.then(
      ({ usableUntil }) => {
        entry.usableUntil = usableUntil
      },
      () => forget(key, entry),
    )
    return entry
  }
  return {
    take: async (key, request) => {
      const entry = entries.get(key)
      const usable = entry && entry.usableUntil > Date.now() ? entry : undefined
      const { value } = await (usable ?? begin(key, request)).grant
      return { value, fresh: !usable }
    },
    drop: async (key, value) => {
      const entry = entries.get(key)
      const grant = await entry?.grant.catch(() => undefined)
      if (entry && grant?.value === value) forget(key, entry)
    },
  }
}

/**
 * Grants live as long as the client that requested them, so two applications in a process never share them. All
 * connections share a client's agents.
 */
export function grantsOf<T>(): (http: HttpClient) => Grants<T> {
  const byAgents = new WeakMap<NodeAgents, Grants<T>>()
  return ({ agents }) => {
    const grants = byAgents.get(agents) ?? createGrants<T>()
    byAgents.set(agents, grants)
    return grants
  }
}
