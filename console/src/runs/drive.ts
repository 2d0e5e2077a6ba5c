import { useSyncExternalStore } from 'react'
import { ApiError, errorMessage } from '../api/client'

/** The state of a run that this browser drives, step by step. */
export type Drive = {
  state: 'idle' | 'running' | 'pausing' | 'paused' | 'failed'
  /** Items a second; null before the first step has ended. */
  rate: number | null
  error: string | null
}

type Step = () => Promise<{ processed: number; done: boolean }>

/** Outside of the screens, because a run continues while the person is elsewhere in the console. */
const drives = new Map<string, Drive>()
const listeners = new Set<() => void>()
const IDLE: Drive = { state: 'idle', rate: null, error: null }

const change = (runId: string, part: Partial<Drive>) => {
  drives.set(runId, { ...(drives.get(runId) ?? IDLE), ...part })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const stateOf = (runId: string) => drives.get(runId)?.state ?? 'idle'

export const useDrive = (runId: string): Drive => useSyncExternalStore(subscribe, () => drives.get(runId) ?? IDLE)

export const isDriven = ({ state }: Drive): boolean => state === 'running' || state === 'pausing'

/** Takes effect after the current step. */
export function pauseDrive(runId: string) {
  if (stateOf(runId) === 'running') change(runId, { state: 'pausing' })
}

/** Calls the server for one step after the other until the run is done. */
export async function startDrive(runId: string, step: Step, onStep: () => Promise<unknown>) {
  if (['running', 'pausing'].includes(stateOf(runId))) return
  change(runId, { state: 'running', rate: null, error: null })
  const started = performance.now()
  let processed = 0
  try {
    for (;;) {
      const answer = await withRetries(step)
      processed += answer.processed
      if (answer.processed > 0) change(runId, { rate: (processed * 1000) / (performance.now() - started) })
      await onStep()
      if (answer.done) return change(runId, IDLE)
      if (stateOf(runId) === 'pausing') return change(runId, { state: 'paused' })
      // Something else is processing the rest: ask again later.
      if (answer.processed === 0) await wait(BUSY_MS)
    }
  } catch (error) {
    change(runId, { state: 'failed', error: errorMessage(error) })
    await onStep()
  }
}

const BUSY_MS = 2_000
const RETRIES_MS = [1_000, 2_000, 4_000]

/** Repeats a step that got no answer: the server never does a step twice. */
async function withRetries(step: Step) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      const ms = RETRIES_MS[attempt]
      if (ms === undefined || !(error instanceof ApiError && (error.status === 0 || error.status === 503))) throw error
      await wait(ms)
    }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
