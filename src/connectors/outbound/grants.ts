/** Something that the other side grants for a time, and when it is no longer to be used (by Date.now()). */
export type Grant<T> = { value: T; usableUntil: number }

type Held<T> = { grant: Promise<Grant<T>>; usableUntil: number }

export type Grants<T> = {
  /** `fresh` says that it was granted for this very call. */
  take(key: string, request: () => Promise<Grant<T>>): Promise<{ value: T; fresh: boolean }>
  /** Forgets this one; a newer one stays. */
  drop(key: string, value: T): Promise<void>
}

/** Grants by key: one request at a time for each, shared by the calls that wait for it. */
export function createGrants<T>(): Grants<T> {
  const held = new Map<string, Held<T>>()

  const forget = (key: string, entry: Held<T>) => {
    if (held.get(key) === entry) held.delete(key)
  }
  const begin = (key: string, request: () => Promise<Grant<T>>): Held<T> => {
    for (const [other, entry] of held) if (entry.usableUntil <= Date.now()) held.delete(other)
    const entry: Held<T> = { grant: request(), usableUntil: Number.POSITIVE_INFINITY }
    held.set(key, entry)
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
      const known = held.get(key)
      const usable = known && known.usableUntil > Date.now() ? known : undefined
      const { value } = await (usable ?? begin(key, request)).grant
      return { value, fresh: !usable }
    },
    drop: async (key, value) => {
      const entry = held.get(key)
      const grant = await entry?.grant.catch(() => undefined)
      if (entry && grant?.value === value) forget(key, entry)
    },
  }
}

/** Grants live as long as the client that asked for them: what one application was granted is no other's. */
export function grantsOf<T>(): (owner: object) => Grants<T> {
  const all = new WeakMap<object, Grants<T>>()
  return (owner) => {
    const grants = all.get(owner) ?? createGrants<T>()
    all.set(owner, grants)
    return grants
  }
}
