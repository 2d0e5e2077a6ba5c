import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Select } from '../../../ui/field'
import { Page, Panel } from '../../../ui/page'
import { Failure, LoadingRows, Skeleton } from '../../../ui/states'
import { BarList } from '../charts/bar-list'
import { daysBefore, today } from '../days'
import { SPANS, type Span } from '../search'
import { CatalogCharts } from './catalog-charts'
import { KeyFigures } from './key-figures'
import { metricsQuery, statsQuery } from './queries'
import { UsageCharts } from './usage-charts'

const SPAN_TITLES: Record<Span, string> = { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' }

export function Dashboard() {
  const { days = '90' } = useSearch({ from: '/shell/operators/' })
  const navigate = useNavigate({ from: '/operators' })
  const metrics = useQuery(metricsQuery)
  const to = today()
  const from = daysBefore(to, Number(days) - 1)
  return (
    <Page
      title="Dashboard"
      lead="The catalog and its usage across all organizations."
      actions={
        <Select
          aria-label="Period"
          className="w-auto"
          value={days}
          onChange={({ target }) =>
            navigate({ search: target.value === '90' ? {} : { days: target.value as Span }, replace: true })
          }
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {SPAN_TITLES[span]}
            </option>
          ))}
        </Select>
      }
    >
      {metrics.data ? (
        <KeyFigures current={metrics.data.current} />
      ) : metrics.error ? (
        <Failure error={metrics.error} retry={metrics.refetch} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-24" />
        </div>
      )}
      <div className="grid gap-5 xl:grid-cols-2">
        <CatalogCharts from={from} to={to} />
        <UsageCharts from={from} to={to} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Categories />
        <div className="flex flex-col gap-5">
          <Segments />
          {metrics.data && metrics.data.byEngineVersion.length > 0 ? (
            <Panel title="Topics by engine version">
              <BarList
                bars={metrics.data.byEngineVersion.map(({ engineVersion, count }) => ({
                  name: `Engine ${engineVersion}`,
                  value: count,
                }))}
              />
            </Panel>
          ) : null}
        </div>
      </div>
    </Page>
  )
}

function Categories() {
  const { data, error, refetch } = useQuery(statsQuery)
  return (
    <Panel title="Topics by category">
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data?.total === 0 ? <p className="px-4 py-10 text-center text-ink-soft">No topics yet.</p> : null}
      {data && data.total > 0 ? <BarList bars={barsOf('parentCategory', data.byParentCategory)} /> : null}
    </Panel>
  )
}

function Segments() {
  const { data } = useQuery(statsQuery)
  if (!data || data.total === 0) return null
  return (
    <Panel title="Topics by segment type">
      <BarList bars={barsOf('segmentType', data.bySegmentType)} />
    </Panel>
  )
}

/** Each bar links to its topics. */
const barsOf = (filter: 'parentCategory' | 'segmentType', counts: Record<string, number>) =>
  Object.entries(counts).map(([name, value]) => ({ name, value, search: { [filter]: name } }))
