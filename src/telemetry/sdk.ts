import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { OTLPMetricExporter as GrpcExporter } from '@opentelemetry/exporter-metrics-otlp-grpc'
import { OTLPMetricExporter as JsonExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter as ProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { core, metrics, NodeSDK, resources } from '@opentelemetry/sdk-node'
import type { BaseLogger } from 'pino'
import { TELEMETRY_WARNING_MS } from '../limits'
import { createFiguresProducer } from './figures'
import { createTracer } from './open-telemetry'
import type { MetricsProtocol, TelemetrySettings } from './settings'
import type { Tracer } from './tracing'

const EXPORTERS: Record<MetricsProtocol, new () => metrics.PushMetricExporter> = {
  'http/protobuf': ProtobufExporter,
  'http/json': JsonExporter,
  grpc: GrpcExporter,
}

/**
 * The SDK reads sampler, limits, batches, exporter, address, headers and propagators from the OTEL_ variables. It patches
 * nothing: spans come from our own code.
 */
export function startSdk(settings: TelemetrySettings, version: string, log: Pick<BaseLogger, 'warn'>) {
  warnOfFailures(log)
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({
      'service.name': 'taxon',
      'service.version': version,
      'service.instance.id': randomUUID(),
      'host.name': hostname(),
    }),
    // Others tell command lines and the user's name.
    resourceDetectors: [resources.envDetector],
    metricReaders: settings.metrics ? [readerOf(settings.metrics)] : [],
    logRecordProcessors: [],
    ...(settings.traces ? {} : { spanProcessors: [] }),
  })
  sdk.start()
  const tracer: Tracer | null = settings.traces ? createTracer(version) : null
  return { tracer, shutDown: () => sdk.shutdown().catch(() => {}) }
}

const readerOf = ({ intervalMs, timeoutMs, protocol }: NonNullable<TelemetrySettings['metrics']>) =>
  new metrics.PeriodicExportingMetricReader({
    exporter: new EXPORTERS[protocol](),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: timeoutMs,
    metricProducers: [createFiguresProducer()],
  })

/** A collector that is away would otherwise fail in silence, or once for each batch. */
function warnOfFailures(log: Pick<BaseLogger, 'warn'>): void {
  let quietUntil = 0
  core.setGlobalErrorHandler((err) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + TELEMETRY_WARNING_MS
    log.warn({ err }, 'Telemetry could not be exported')
  })
}
