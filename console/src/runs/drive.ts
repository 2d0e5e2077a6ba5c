import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/client'

/** How this browser is getting on with a run of the server's. */
export type Drive = {
  state: 'idle' | 'running' | 'pausing' | 'paused' | 'failed'
  /** Items a second, known after the first step. */
  rate: number | null
  error: string | null
}

type Step = () => Promise<{ processed: number; done: boolean }>

/** Runs go on while their person is elsewhere in the console, so they live outside of the screens. */
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

/** After the step that is under way. */
export function pauseDrive(runId: string) {
  if (stateOf(runId) === 'running') change(runId, { state: 'pausing' })
}

/** Asks the server for one step after the other until it is done. What is done there stays done. */
export async function startDrive(runId: string, step: Step, onStep: () => Promise<unknown>) {
  if (['running', 'pausing'].includes(stateOf(runId))) return
  change(runId, { state: 'running', rate: null, error: null })
  const started = performance.now()
  let processed = 0
  try {
    for (;;) {
      const answer = await patiently(step)
      processed += answer.processed
      if (answer.processed > 0) change(runId, { rate: (processed * 1000) / (performance.now() - started) })
      await onStep()
      if (answer.done) return change(runId, IDLE)
      if (stateOf(runId) === 'pausing') return change(runId, { state: 'paused' })
      // Somebody else has what is left in hand.
      if (answer.processed === 0) await wait(ELSEWHERE_MS)
    }
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Something went wrong here.'
    change(runId, { state: 'failed', error: message })
    await onStep()
  }
}

const ELSEWHERE_MS = 2_000
const RETRIES_MS = [1_000, 2_000, 4_000]

/** Again where nobody answered: a step that is done is not done twice. */
async function patiently(step: Step) {
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
