/** Wakes a loop that waits. Rings are kept until somebody waits for one. */
export function createBell() {
  let isRung = false
  let answer: (() => void) | undefined
  return {
    ring: () => {
      isRung = true
      answer?.()
    },
    rung: async (timeoutMs: number): Promise<void> => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
      answer = undefined
    },
  }
}

type Repetition = {
  signal: AbortSignal
  everyMs: number
  /** Does it only once. */
  once?: boolean
  onFailure(error: unknown): void
}

/** Does something from time to time until the signal aborts, and goes on after a failure. */
export async function repeat(
  { signal, everyMs, once = false, onFailure }: Repetition,
  work: () => Promise<void>,
): Promise<void> {
  const bell = createBell()
  signal.addEventListener('abort', bell.ring, { once: true })
  while (!signal.aborted) {
    await work().catch(onFailure)
    if (once) return
    await bell.rung(everyMs)
  }
}

type Queue<T> = {
  signal: AbortSignal
  atOnce: number
  next(): Promise<T | null | undefined>
}

/** Works on what is next, some at once, until nothing is left. One looks first, because mostly there is nothing to do. */
export async function workThrough<T>(
  { signal, atOnce, next }: Queue<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    while (!signal.aborted) {
      const item = await next()
      if (!item) return
      await work(item)
    }
  }
  const first = signal.aborted ? null : await next()
  if (!first) return
  const others = Array.from({ length: atOnce - 1 }, worker)
  await Promise.all([work(first).then(worker), ...others])
}
