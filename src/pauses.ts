import { setImmediate } from 'node:timers/promises'
import { WORK_MS } from './limits'

/** For long loops: await the result after each step, and other requests get their turn every `workMs`. */
export function createPauses(workMs = WORK_MS): () => Promise<void> {
  let until = performance.now() + workMs
  return async () => {
    if (performance.now() < until) return
    await setImmediate()
    until = performance.now() + workMs
  }
}

/** `map` for long lists. */
export async function mapWithPauses<T, R>(items: Iterable<T>, work: (item: T, index: number) => R): Promise<R[]> {
  const pause = createPauses()
  const results: R[] = []
  for (const item of items) {
    results.push(work(item, results.length))
    await pause()
  }
  return results
}
