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

const NO_DATA = 'Nothing has been counted in this period.'

/** Engine versions with a series of their own; older ones share one. */
const VERSIONS = 4

export function CatalogCharts({ from, to }: { from: string; to: string }) {
  const { data, error, refetch } = useQuery(historyQuery(from))
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <Skeleton className="h-72" />
  const empty = data.length === 0 ? NO_DATA : null
  const { series, countsOf } = versionsOf(data)
  const days = measuredDays(data, from, to)
  return (
    <>
      <ChartPanel
        title="Catalog over time"
        kind="areas"
        series={GROWTH}
        rows={days.map(({ date, metrics }) => ({
          date,
          active: metrics?.active ?? 0,
          linkedTopics: metrics?.linkedTopics ?? 0,
        }))}
        format={count}
        empty={empty}
      />
      <ChartPanel
        title="Engine versions over time"
        kind="areas"
        stacked
        series={series}
        rows={days.map(({ date, metrics }): ChartRow => ({ date, ...countsOf(metrics) }))}
        format={count}
        empty={empty}
      />
    </>
  )
}

/** Each day with the newest count until then: the server may have been off. Before the first count there is none. */
function measuredDays(history: readonly MetricsDay[], from: string, to: string) {
  const byDate = new Map(history.map((metrics) => [metrics.date, metrics]))
  let newest: MetricsDay | undefined
  return eachDay(from, to).map((date) => {
    newest = byDate.get(date) ?? newest
    return { date, metrics: newest }
  })
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
    countsOf: (metrics: MetricsDay | undefined): Record<string, number> => {
      const counts: Record<string, number> = Object.fromEntries(shown.map((version) => [`v${version}`, 0]))
      if (hasOlder) counts.older = 0
      for (const { engineVersion, count } of metrics?.byEngineVersion ?? []) {
        const key = shown.includes(engineVersion) ? `v${engineVersion}` : 'older'
        counts[key] = (counts[key] ?? 0) + count
      }
      return counts
    },
  }
}
