import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/page'
import { Skeleton } from '../../../ui/states'
import { longDate } from '../days'
import { PlainTable } from '../plain-table'
import { colorOf, type Series } from './series'
import type { TimeChartProps } from './time-chart'

const TimeChart = lazy(() => import('./time-chart').then((module) => ({ default: module.TimeChart })))

type Props = TimeChartProps & {
  title: string
  /** Controls beside the title. */
  actions?: ReactNode
  /** A text instead of an empty chart. */
  empty?: ReactNode
}

/** A chart, and the same data as a table: on demand, and always for screen readers. */
export function ChartPanel({ title, actions, empty, ...chart }: Props) {
  const [asTable, setAsTable] = useState(false)
  const { series, rows, format } = chart
  if (empty) {
    return (
      <Panel title={title} actions={actions}>
        <p className="px-4 py-10 text-center text-ink-soft">{empty}</p>
      </Panel>
    )
  }
  return (
    <Panel
      title={title}
      actions={
        <div className="flex items-center gap-2">
          {actions}
          <Button
            size="small"
            kind="quiet"
            aria-pressed={asTable}
            aria-label={`Table: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartNoAxesColumn /> : <Table2 />}
            {asTable ? 'Chart' : 'Table'}
          </Button>
        </div>
      }
    >
      {asTable ? null : (
        <div aria-hidden className="px-3 pt-3 pb-2">
          {series.length > 1 ? <Legend series={series} /> : null}
          <Suspense fallback={<Skeleton className="h-60" />}>
            <TimeChart {...chart} />
          </Suspense>
        </div>
      )}
      <div className={asTable ? 'max-h-67 overflow-y-auto' : 'sr-only'}>
        <PlainTable
          label={title}
          isStill={!asTable}
          rows={rows.toReversed()}
          keyOf={({ date }) => date}
          columns={[
            { title: 'Day', cell: ({ date }) => longDate(date) },
            ...series.map(({ key, name }) => ({
              title: name,
              isNumber: true,
              cell: (row: (typeof rows)[number]) => (typeof row[key] === 'number' ? format(row[key]) : '–'),
            })),
          ]}
        />
      </div>
    </Panel>
  )
}

const Legend = ({ series }: { series: Series[] }) => (
  <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 pl-2 text-xs text-ink-soft">
    {series.map(({ key, name }, at) => (
      <li key={key} className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-[3px]" style={{ background: colorOf(at) }} />
        {name}
      </li>
    ))}
  </ul>
)
