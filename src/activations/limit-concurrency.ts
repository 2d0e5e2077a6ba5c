import { PUSH_CONCURRENCY } from '../limits'

type Lanes = { busy: number; waiting: (() => void)[] }

/** Of this process, by connection: a platform is not called from more sides at once whoever asks. */
const lanes = new Map<string, Lanes>()

/** Works in one of the connection's lanes, when one is free. */
export async function inLane<T>(connectionId: string, work: () => Promise<T>): Promise<T> {
  const own = lanes.get(connectionId) ?? { busy: 0, waiting: [] }
  lanes.set(connectionId, own)
  if (own.busy >= PUSH_CONCURRENCY) await new Promise<void>((free) => own.waiting.push(free))
  else own.busy++
  try {
    return await work()
  } finally {
    const next = own.waiting.shift()
    if (next) next()
    else if (--own.busy === 0) lanes.delete(connectionId)
  }
}
