import { setImmediate } from 'node:timers/promises'
import { WORK_MS } from './limits'

/**
 * For loops that may take long: awaited after each step, it lets everybody else's requests in whenever the work has had
 * its time.
 */
export function createPauses(workMs = WORK_MS): () => Promise<void> {
  let until = performance.now() + workMs
  return async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + workMs
  }
}

/** `map` for work that may take long. */
export async function mapWithPauses<T, R>(items: Iterable<T>, work: (item: T, at: number) => R): Promise<R[]> {
  const pause = createPauses()
  const results: R[] = []
  for (const item of items) {
    results.push(work(item, results.length))
    await pause()
  }
  return results
}
