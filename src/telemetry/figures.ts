import { type HrTime, ValueType } from '@opentelemetry/api'
import { core, metrics, resources } from '@opentelemetry/sdk-node'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { exportedRegistries } from './registries'

type Metric = MetricObjectWithValues<MetricValue<string>>
type HistogramValue = MetricValue<string> & { metricName?: string }
type Times = { startTime: HrTime; endTime: HrTime }

/** The figures of /metrics, under the same names and with the same labels. */
export function createFiguresProducer(): metrics.MetricProducer {
  const startTime = core.millisToHrTime(Date.now() - process.uptime() * 1_000)
  return {
    collect: async () => {
      const times = { startTime, endTime: core.millisToHrTime(Date.now()) }
      const all = await Promise.all([...exportedRegistries()].map((registry) => registry.getMetricsAsJSON()))
      const figures = (all.flat() as Metric[]).flatMap((metric) => toFigure(metric, times))
      return {
        // The reader puts the process's own resource in its place.
        resourceMetrics: {
          resource: resources.emptyResource(),
          scopeMetrics: [{ scope: { name: 'taxon' }, metrics: figures }],
        },
        errors: [],
      }
    },
  }
}

function toFigure(metric: Metric, times: Times): metrics.MetricData[] {
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: metrics.AggregationTemporality.CUMULATIVE,
  }
  // The declarations say that it is a number; it is the name of the type.
  switch (String(metric.type)) {
    case 'counter':
      return [
        { ...base, dataPointType: metrics.DataPointType.SUM, isMonotonic: true, dataPoints: points(metric, times) },
      ]
    case 'gauge':
      return [{ ...base, dataPointType: metrics.DataPointType.GAUGE, dataPoints: points(metric, times) }]
    case 'histogram':
      return [{ ...base, dataPointType: metrics.DataPointType.HISTOGRAM, dataPoints: histograms(metric, times) }]
    default:
      return []
  }
}

const points = ({ values }: Metric, times: Times): metrics.DataPoint<number>[] =>
  values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }))

/** Prometheus counts what is at most a bound, OpenTelemetry what is between two. */
function histograms({ name, values }: Metric, times: Times): metrics.DataPoint<metrics.Histogram>[] {
  const byLabels = new Map<string, HistogramValue[]>()
  for (const value of values) {
    const { le: _, ...labels } = value.labels
    const key = JSON.stringify(Object.entries(labels).sort())
    byLabels.set(key, [...(byLabels.get(key) ?? []), value])
  }
  return [...byLabels.values()].map((series) => {
    const { le: _, ...attributes } = series[0]!.labels
    const total = (suffix: string) => series.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0
    const buckets = series.filter(({ metricName }) => metricName === `${name}_bucket`)
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
    const value = { buckets: { boundaries, counts }, count: total('count'), sum: total('sum') }
    return { ...times, attributes, value }
  })
}
