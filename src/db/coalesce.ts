type Waiting<K, V> = { key: K; resolve(value: V | undefined): void; reject(error: unknown): void }

/** For calls of which one that is stuck must not hold up the others. */
type Impatience = {
  /** After this a call under way no longer makes the next one wait. */
  afterMs: number
  /** Calls under way at a time. */
  atOnce: number
}

/**
 * Look-ups that arrive while one is under way share the next statement: under load one round trip serves many requests,
 * and nothing is remembered between them. Measured on the key look-up: see bench/http.
 */
export function coalesce<K, V>(
  load: (keys: K[]) => Promise<(V | undefined)[]>,
  impatience?: Impatience,
): (key: K) => Promise<V | undefined> {
  let waiting: Waiting<K, V>[] = []
  let underWay = 0
  /** Whether the newest call under way is still waited for. */
  let isAwaited = false

  async function run(batch: Waiting<K, V>[]) {
    underWay++
    isAwaited = true
    const patience = impatience && setTimeout(endWait, impatience.afterMs)
    try {
      const values = await load(batch.map(({ key }) => key))
      for (const [i, { resolve }] of batch.entries()) resolve(values[i])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(patience)
    underWay--
    endWait()
  }

  function endWait() {
    isAwaited = false
    startNext()
  }

  function startNext() {
    if (isAwaited || waiting.length === 0 || underWay >= (impatience?.atOnce ?? 1)) return
    const batch = waiting
    waiting = []
    void run(batch)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      startNext()
    })
}
