import { expect, test } from 'vitest'
import { readTelemetry } from '../../src/telemetry/settings'

const AT = 'http://collector:4318'
const METRICS = { intervalMs: 60_000, timeoutMs: 30_000, protocol: 'http/protobuf' }

test.each([
  [{}, undefined],
  [{ OTEL_SERVICE_NAME: 'taxon' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: AT }, { traces: true, metrics: METRICS }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_SDK_DISABLED: 'true' }, undefined],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_METRICS_EXPORTER: 'none' },
    { traces: true, metrics: null },
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: AT, OTEL_METRICS_EXPORTER: 'prometheus' },
    { traces: true, metrics: null },
  ],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: AT }, { traces: false, metrics: METRICS }],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, { traces: true, metrics: null }],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, undefined],
  [
    { OTEL_METRICS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_METRIC_EXPORT_INTERVAL: '5000' },
    { traces: false, metrics: { intervalMs: 5_000, timeoutMs: 5_000, protocol: 'grpc' } },
  ],
])('%j exports %j', (env, settings) => {
  expect(readTelemetry(env)).toEqual(settings)
})
