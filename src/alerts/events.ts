import type { RunKindName } from '../runs/terms'

/** What an organization may want to be told. */
export const ALERT_EVENTS = ['run_failed', 'activations_stale', 'credentials_refused'] as const
export type AlertEvent = (typeof ALERT_EVENTS)[number]

type Connection = { id: string; name: string; platform: string }

type FailedRun = {
  id: string
  kind: RunKindName
  title: string
  state: 'failed' | 'completed'
  success: number
  errors: number
  reason: string | null
}

/** `newlyStale` of them since the last count; alerts of earlier releases do not say. */
type StaleCounts = { staleActivations: number; newlyStale?: number }

/** What is known of each event, as it is stored and posted. */
export type AlertData = {
  run_failed: { run: FailedRun; connection: Connection | null }
  activations_stale: StaleCounts & { connections: (Connection & StaleCounts)[] }
  credentials_refused: { connection: Connection; reason: string | null }
  test: Record<string, never>
}

export type AnyAlert = { [E in keyof AlertData]: { event: E; data: AlertData[E] } }[keyof AlertData]
