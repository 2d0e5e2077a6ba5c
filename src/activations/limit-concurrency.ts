import { PUSH_CONCURRENCY } from '../limits'

type Calls = { running: number; waiting: (() => void)[] }

/** Counted by process and connection, so that pushes, refreshes and jobs together stay within the limit. */
const callsByConnection = new Map<string, Calls>()

/**
 * Waits until fewer than PUSH_CONCURRENCY calls to the connection's platform are running; null, and nothing was done, if that is
 * not so by the moment `until`.
 */
export async function limitConcurrency<T>(
  connectionId: string,
  until: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const calls = callsByConnection.get(connectionId) ?? { running: 0, waiting: [] }
  callsByConnection.set(connectionId, calls)
  if (calls.running < PUSH_CONCURRENCY) calls.running++
  else if (!(await takeTurn(calls, until))) return null
  try {
    return await work()
  } finally {
    const startNext = calls.waiting.shift()
    if (startNext) startNext()
    else if (--calls.running === 0) callsByConnection.delete(connectionId)
  }
}

/** Whether a call that ended made room before the moment `until`. */
function takeTurn({ waiting }: Calls, until: number): Promise<boolean> {
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(start), 1)
      resolve(false)
    }
    const timer = setTimeout(giveUp, Math.max(0, until - Date.now()))
    waiting.push(start)
  })
}
