import { createBell } from '../bell'
import { RUN_POLL_MS, RUN_STEPS } from '../limits'
import { type Lease, leaseNext, releaseLease } from './lease'
import { type DriveDeps, doStep } from './step'

export type DriveOptions = {
  /** Finishes the steps under way and begins no others. */
  signal: AbortSignal
  /** Ends when there is nothing left that can be done now. */
  once?: boolean
  /** Also drives jobs that a client created without `drive`. */
  allJobs?: boolean
  /** Calls back when another process has something to do; without it, they are found by polling. */
  onWake?(wake: () => void): void
}

/**
 * Goes on with runs, a few at a time. After each step the database says whose turn is next, so any number of processes share
 * the work fairly.
 */
export async function drive(deps: DriveDeps, { signal, once = false, allJobs = false, onWake }: DriveOptions) {
  const bell = createBell()
  onWake?.(bell.ring)
  signal.addEventListener('abort', bell.ring, { once: true })
  const steps = new Set<Promise<void>>()
  const begin = (lease: Lease) => {
    const step = doStep(deps, lease, signal).finally(() => {
      steps.delete(step)
      bell.ring()
    })
    steps.add(step)
  }
  while (!signal.aborted) {
    const lease = steps.size < RUN_STEPS ? await next(deps, allJobs) : null
    if (lease) {
      if (signal.aborted) await releaseLease(deps.db, lease)
      else begin(lease)
      continue
    }
    if (once && steps.size === 0) break
    await bell.rung(RUN_POLL_MS)
  }
  await Promise.all(steps)
}

const next = (deps: DriveDeps, allJobs: boolean): Promise<Lease | null> =>
  leaseNext(deps.db, { kinds: deps.kinds, allJobs }).catch((err) => {
    deps.log.error({ err }, 'Cannot look for runs')
    return null
  })
