import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { TELEMETRY_STOP_MS } from '../limits'
import type { TelemetrySettings } from './settings'
import { setTracer } from './tracing'

export type Telemetry = { stop(): Promise<void> }

/** Loads the SDK only where something is exported. Stop it last: it sends what is left, if the collector answers in time. */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
  version: string,
  log: Pick<BaseLogger, 'warn' | 'info'>,
): Promise<Telemetry> {
  if (!settings) return { stop: async () => {} }
  const { startSdk } = await import('./sdk')
  const { tracer, shutDown } = startSdk(settings, version, log)
  setTracer(tracer)
  log.info(settings, 'Telemetry is exported')
  return {
    stop: async () => {
      setTracer(null)
      await Promise.race([shutDown(), sleep(TELEMETRY_STOP_MS, undefined, { ref: false })])
    },
  }
}
