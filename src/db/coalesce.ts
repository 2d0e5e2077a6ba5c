type Waiting<K, V> = { key: K; resolve(value: V | undefined): void; reject(error: unknown): void }

/**
 * Look-ups that arrive while one is under way share the next statement: under load one round trip serves many requests,
 * and nothing is remembered between them. Measured on the key look-up: see bench/http.
 */
export function coalesce<K, V>(load: (keys: K[]) => Promise<(V | undefined)[]>): (key: K) => Promise<V | undefined> {
  let waiting: Waiting<K, V>[] = []
  let busy = false

  async function drain() {
    busy = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const values = await load(batch.map(({ key }) => key))
        for (const [i, { resolve }] of batch.entries()) resolve(values[i])
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!busy) void drain()
    })
}
