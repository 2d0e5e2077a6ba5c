import { useQuery } from '@tanstack/react-query'
import { count } from '../../../ui/format'
import { Failure, Skeleton } from '../../../ui/states'
import { ChartPanel } from '../charts/chart-panel'
import type { ChartRow, Series } from '../charts/series'
import { eachDay } from '../days'
import { historyQuery, type MetricsDay } from './queries'

const GROWTH: Series[] = [
  { key: 'active', name: 'In the catalog' },
  { key: 'linkedTopics', name: 'In libraries' },
]

const FIRST_DAY = 'Today is the first day with data. The chart starts tomorrow.'

/** Engine versions with a series of their own; older ones share one. */
const VERSIONS = 4

export function CatalogCharts({ from, to }: { from: string; to: string }) {
  const { data, error, refetch } = useQuery(historyQuery(from))
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <Skeleton className="h-72" />
  const empty = data.length < 2 ? FIRST_DAY : null
  const first = data[0]?.date ?? to
  const { series, countsOf } = versionsOf(data)
  const byDate = new Map(data.map((metrics) => [metrics.date, metrics]))
  const days = eachDay(first, to).map((date) => ({ date, metrics: byDate.get(date) }))
  return (
    <>
      <ChartPanel
        title="Catalog over time"
        kind="areas"
        series={GROWTH}
        rows={days.map(({ date, metrics }) => ({
          date,
          active: metrics?.active,
          linkedTopics: metrics?.linkedTopics,
        }))}
        format={count}
        empty={empty}
      />
      <ChartPanel
        title="Engine versions over time"
        kind="areas"
        stacked
        series={series}
        rows={days.map(({ date, metrics }): ChartRow => ({ date, ...(metrics ? countsOf(metrics) : {}) }))}
        format={count}
        empty={empty}
      />
    </>
  )
}

function versionsOf(history: MetricsDay[]) {
  const all = [
    ...new Set(history.flatMap((metrics) => metrics.byEngineVersion.map(({ engineVersion }) => engineVersion))),
  ]
  const newest = all.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const shown = newest.slice(0, VERSIONS)
  const hasOlder = newest.length > VERSIONS
  const series = shown.map((version) => ({ key: `v${version}`, name: `Engine ${version}` }))
  return {
    series: hasOlder ? [...series, { key: 'older', name: 'Older' }] : series,
    countsOf: ({ byEngineVersion }: MetricsDay): Record<string, number> => {
      const counts: Record<string, number> = Object.fromEntries(shown.map((version) => [`v${version}`, 0]))
      for (const { engineVersion, count } of byEngineVersion) {
        const key = shown.includes(engineVersion) ? `v${engineVersion}` : 'older'
        counts[key] = (counts[key] ?? 0) + count
      }
      return counts
    },
  }
}
