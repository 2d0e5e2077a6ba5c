type WaitingCall<K, V> = { key: K; resolve(value: V | undefined): void; reject(error: unknown): void }

/** Lets others overtake a load that is stuck. */
type Overtaking = {
  /** After this the next load starts beside the running one. */
  afterMs: number
  /** The most loads that run at a time. */
  maxRunning: number
}

/**
 * Calls that arrive while a load is running share the next one: under load a single round trip serves many requests, and
 * nothing is cached. The gain is measured in bench/http, for the look-up of keys.
 */
export function coalesce<K, V>(
  load: (keys: K[]) => Promise<(V | undefined)[]>,
  overtaking?: Overtaking,
): (key: K) => Promise<V | undefined> {
  let waiting: WaitingCall<K, V>[] = []
  let running = 0
  /** Whether new calls wait for the newest load. */
  let mustWait = false

  async function run(batch: WaitingCall<K, V>[]) {
    running++
    mustWait = true
    const timer = overtaking && setTimeout(endWait, overtaking.afterMs)
    try {
      const values = await load(batch.map(({ key }) => key))
      for (const [i, { resolve }] of batch.entries()) resolve(values[i])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(timer)
    running--
    endWait()
  }

  function endWait() {
    mustWait = false
    startNext()
  }

  function startNext() {
    if (mustWait || waiting.length === 0 || running >= (overtaking?.maxRunning ?? 1)) return
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
