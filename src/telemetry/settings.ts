import { METRICS_EXPORT_INTERVAL_MS, METRICS_EXPORT_TIMEOUT_MS } from '../limits'

type Environment = Record<string, string | undefined>

export type MetricsProtocol = 'http/protobuf' | 'http/json' | 'grpc'

/** What is exported; everything else the SDK reads from the same variables by itself. */
export type TelemetrySettings = {
  traces: boolean
  metrics: { intervalMs: number; timeoutMs: number; protocol: MetricsProtocol } | null
}

/** Undefined: nothing is exported, and nothing is loaded. The SDK alone would export to localhost unless it is disabled. */
export function readTelemetry(env: Environment): TelemetrySettings | undefined {
  if (env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return undefined
  const traces = isExported(env, 'TRACES')
  const metrics = isExported(env, 'METRICS') ? readMetrics(env) : null
  return traces || metrics ? { traces, metrics } : undefined
}

/** Somebody names an exporter, or an address to export to. */
function isExported(env: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  const exporter = env[`OTEL_${signal}_EXPORTER`]?.trim()
  const endpoint = env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || env.OTEL_EXPORTER_OTLP_ENDPOINT
  // The Prometheus figures have a route of their own.
  return exporter ? !['none', 'prometheus'].includes(exporter) : Boolean(endpoint)
}

/** Ours to read, because the reader exports the figures of /metrics, which the SDK does not know. */
function readMetrics(env: Environment): TelemetrySettings['metrics'] {
  const intervalMs = positive(env.OTEL_METRIC_EXPORT_INTERVAL) ?? METRICS_EXPORT_INTERVAL_MS
  const timeoutMs = positive(env.OTEL_METRIC_EXPORT_TIMEOUT) ?? METRICS_EXPORT_TIMEOUT_MS
  const protocol = env.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL
  return {
    intervalMs,
    timeoutMs: Math.min(intervalMs, timeoutMs),
    protocol: protocol === 'http/json' || protocol === 'grpc' ? protocol : 'http/protobuf',
  }
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text)
  return number > 0 && Number.isFinite(number) ? number : undefined
}
