import { Area, Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { longDate, shortDate } from '../days'
import { type ChartRow, colorOf, dashOf, type Series } from './series'

const HEIGHT = 240
const AXIS = { fill: 'var(--ink-soft)', fontSize: 11 }
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

export type TimeChartProps = {
  kind: 'areas' | 'bars'
  rows: ChartRow[]
  series: Series[]
  /** The series add up to a total. */
  stacked?: boolean
  format: (value: number) => string
}

/** Hidden from screen readers: the table of the panel has the same data. */
export function TimeChart({ kind, rows, series, stacked, format }: TimeChartProps) {
  const stackId = stacked ? 'all' : undefined
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
      <ComposedChart data={rows} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="date"
          tickFormatter={shortDate}
          tick={AXIS}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={36}
          scale="band"
        />
        <YAxis
          tickFormatter={(value: number) => compact.format(value)}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={44}
          allowDecimals={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={kind === 'bars' ? { fill: 'var(--sunken)' } : { stroke: 'var(--line-strong)' }}
          content={({ active, label, payload }) =>
            active && payload.length > 0 ? (
              <div className="rounded-md border bg-panel px-3 py-2 text-xs shadow-lg">
                <p className="mb-1 font-medium">{longDate(String(label))}</p>
                {payload.map(({ dataKey, name, value, color }) => (
                  <p key={String(dataKey)} className="flex items-center gap-1.5 tabular-nums">
                    <span className="size-2 rounded-sm" style={{ background: color }} />
                    <span className="text-ink-soft">{name}</span> {format(Number(value))}
                  </p>
                ))}
              </div>
            ) : null
          }
        />
        {series.map(({ key, name }, at) =>
          kind === 'bars' ? (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId={stackId}
              fill={colorOf(at)}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ) : (
            <Area
              key={key}
              dataKey={key}
              name={name}
              stackId={stackId}
              type="monotone"
              strokeDasharray={stacked ? undefined : dashOf(at)}
              stroke={colorOf(at)}
              strokeWidth={1.75}
              fill={colorOf(at)}
              fillOpacity={stacked ? 0.5 : 0.12}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
