import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { DateInput, Field, Select } from '../../../ui/field'
import { Page, Panel } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { ChartPanel } from '../charts/chart-panel'
import { daysBefore, longDate, today } from '../days'
import { everyOrganizationQuery } from '../organizations/queries'
import { PlainTable } from '../plain-table'
import type { UsageSearch } from '../search'
import { MEASURE_NAMES, MEASURES, type Measure, measured, type UsageDay } from './measures'
import { type Sums, sumOf, usageQuery } from './queries'
import { usageRows } from './usage-rows'

const PAGE = 50
/** Jobs of operators are counted for no organization. */
const SYSTEM = 'system'

export function Usage() {
  const search = useSearch({ from: '/shell/operators/usage' })
  const navigate = useNavigate({ from: '/operators/usage' })
  const change = (next: UsageSearch) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...next }), replace: true })
  const { to = today(), measure = 'total_classifications', org, page = 1 } = search
  const { from = daysBefore(to, 29) } = search
  const { data, error, refetch } = useQuery(usageQuery({ from, to, orgId: org }))
  const { data: organizations = [] } = useQuery(everyOrganizationQuery)
  const names = new Map(organizations.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? (id === SYSTEM ? 'Operators’ jobs' : id)
  return (
    <Page title="Usage" lead="What each organization uses per day, in UTC.">
      <div className="flex flex-wrap items-end gap-3">
        <Day label="From" value={from} max={to} onChange={(value) => change({ from: value })} />
        <Day label="To" value={to} min={from} onChange={(value) => change({ to: value })} />
        <Select
          aria-label="Organization"
          className="w-auto max-w-60"
          value={org ?? ''}
          onChange={({ target }) => change({ org: target.value || undefined })}
        >
          <option value="">All organizations</option>
          {organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={SYSTEM}>{nameOf(SYSTEM)}</option>
        </Select>
      </div>
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {!data && !error ? <LoadingRows rows={6} /> : null}
      {data?.length === 0 ? (
        <Notice icon={ChartColumn} title="No usage">
          Nothing was classified, imported or requested in this period. Choose other dates.
        </Notice>
      ) : data ? (
        <>
          <ChartPanel
            title={`${MEASURE_NAMES[measure]} per day`}
            kind="bars"
            series={[{ key: measure, name: MEASURE_NAMES[measure] }]}
            rows={usageRows(data, from, to)}
            format={(value) => measured(measure, value)}
            actions={<MeasureSelect value={measure} onChange={(next) => change({ measure: next })} />}
          />
          <Panel title="Totals by organization">
            <SumsTable label="Totals by organization" rows={totalsOf(data)} nameOf={nameOf} totals={sumOf(data)} />
          </Panel>
          <Panel title="Daily usage">
            <SumsTable
              label="Daily usage"
              rows={data.slice((page - 1) * PAGE, page * PAGE)}
              nameOf={nameOf}
              dateOf={({ date }) => longDate(date)}
            />
            <Pager
              label="Day pages"
              page={page}
              pages={Math.ceil(data.length / PAGE)}
              onPage={(next) => change({ page: next })}
            />
          </Panel>
        </>
      ) : null}
    </Page>
  )
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (value: string) => void }

const Day = ({ label, onChange, ...input }: DayProps) => (
  <Field label={label}>
    {(control) => (
      <DateInput
        {...control}
        {...input}
        required
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
      />
    )}
  </Field>
)

const MeasureSelect = ({ value, onChange }: { value: Measure; onChange: (measure: Measure) => void }) => (
  <Select
    aria-label="Measure"
    className="h-7 w-auto py-0 text-xs"
    value={value}
    onChange={({ target }) => onChange(target.value as Measure)}
  >
    {MEASURES.map((measure) => (
      <option key={measure} value={measure}>
        {MEASURE_NAMES[measure]}
      </option>
    ))}
  </Select>
)

const totalsOf = (days: readonly UsageDay[]): (Sums & { orgId: string })[] =>
  [...new Set(days.map(({ orgId }) => orgId))]
    .map((id) => ({ orgId: id, ...sumOf(days.filter(({ orgId }) => orgId === id)) }))
    .toSorted((a, b) => b.total_classifications - a.total_classifications)

type SumsTableProps<T> = {
  label: string
  rows: readonly T[]
  nameOf: (orgId: string) => string
  dateOf?: (row: T) => string
  totals?: Sums
}

function SumsTable<T extends Sums & { orgId: string; date?: string }>(props: SumsTableProps<T>) {
  const { label, rows, nameOf, dateOf, totals } = props
  return (
    <PlainTable
      label={label}
      rows={rows}
      keyOf={({ orgId, date }) => `${orgId} ${date}`}
      columns={[
        ...(dateOf ? [{ title: 'Day', cell: dateOf }] : []),
        { title: 'Organization', cell: ({ orgId }) => nameOf(orgId) },
        ...MEASURES.map((measure) => ({
          title: MEASURE_NAMES[measure],
          isNumber: true,
          cell: (row: T) => measured(measure, row[measure]),
        })),
      ]}
      totals={totals ? ['Total', ...MEASURES.map((measure) => measured(measure, totals[measure]))] : undefined}
    />
  )
}
