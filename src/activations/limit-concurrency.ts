import { PUSH_CONCURRENCY } from '../limits'

type Calls = { running: number; waiting: (() => void)[] }

/** Counted by process and connection, so that pushes, refreshes and jobs together stay within the limit. */
const callsByConnection = new Map<string, Calls>()

/** Waits until fewer than PUSH_CONCURRENCY calls to the connection's platform are running. */
export async function limitConcurrency<T>(connectionId: string, work: () => Promise<T>): Promise<T> {
  const calls = callsByConnection.get(connectionId) ?? { running: 0, waiting: [] }
  callsByConnection.set(connectionId, calls)
  if (calls.running >= PUSH_CONCURRENCY) await new Promise<void>((start) => calls.waiting.push(start))
  else calls.running++
  try {
    return await work()
  } finally {
    const startNext = calls.waiting.shift()
    if (startNext) startNext()
    else if (--calls.running === 0) callsByConnection.delete(connectionId)
  }
}
