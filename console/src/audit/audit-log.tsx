import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, ScrollText, SearchX } from 'lucide-react'
import { FilterBar } from '../tables/filters/filter-bar'
import { SearchBox } from '../tables/filters/search-box'
import { Button } from '../ui/button'
import { DateInput, Field } from '../ui/field'
import { Panel } from '../ui/page'
import { ShowMore } from '../ui/show-more'
import { Failure, LoadingRows, Notice } from '../ui/states'
import { EntryList } from './entry-list'
import { type AuditFilters, type AuditScope, auditQuery, exportAddress } from './queries'
import { type Area, areasOf } from './words'

type Props = {
  scope: AuditScope
  filters: AuditFilters
  onChange: (next: AuditFilters) => void
  onClear: () => void
}

/** Who did what, with filters and a file to take away. */
export function AuditLog({ scope, filters, onChange, onClear }: Props) {
  const pages = useInfiniteQuery(auditQuery(scope, filters))
  const { data, error, refetch } = pages
  const entries = data?.pages.flatMap((page) => page.data)
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap gap-2 max-lg:basis-full">
          <SearchBox
            label="Search people and keys"
            value={filters.actor ?? ''}
            onSearch={(actor) => onChange({ actor: actor || undefined })}
          />
          <SearchBox
            label="Search what was changed"
            value={filters.subject ?? ''}
            onSearch={(subject) => onChange({ subject: subject || undefined })}
          />
        </div>
        <Day label="From" value={filters.from} max={filters.to} onChange={(from) => onChange({ from })} />
        <Day label="To" value={filters.to} min={filters.from} onChange={(to) => onChange({ to })} />
        <Button asChild>
          <a href={exportAddress(scope, filters)} download>
            <Download />
            Export CSV
          </a>
        </Button>
      </div>
      <FilterBar
        facets={[{ name: 'action', label: 'Kind', values: areasOf(scope === 'service') }]}
        filters={filters}
        onChange={(_, action) => onChange({ action: action as Area | undefined })}
        onClear={onClear}
      />
      <Panel>
        {error && !entries ? <Failure error={error} retry={refetch} /> : null}
        {!error && !entries ? <LoadingRows rows={8} /> : null}
        {entries?.length === 0 ? (
          <NoEntries isFiltered={Object.values(filters).some(Boolean)} onClear={onClear} />
        ) : null}
        {entries && entries.length > 0 ? <EntryList entries={entries} showsOrganization={scope === 'service'} /> : null}
        <ShowMore of={pages} label="Show older entries" />
      </Panel>
      <p className="text-xs text-ink-faint">
        Entries are kept for 400 days, or until their organization is deleted. Nobody can change them.
      </p>
    </div>
  )
}

type DayProps = { label: string; value?: string; min?: string; max?: string; onChange: (value?: string) => void }

const Day = ({ label, value = '', onChange, ...range }: DayProps) => (
  <Field label={label}>
    {(control) => (
      <DateInput {...control} value={value} {...range} onChange={({ target }) => onChange(target.value || undefined)} />
    )}
  </Field>
)

const NoEntries = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Notice icon={SearchX} title="No matching entries" action={<Button onClick={onClear}>Clear filters</Button>}>
      Remove a filter, or choose other dates.
    </Notice>
  ) : (
    <Notice icon={ScrollText} title="Nothing recorded yet">
      Sign-ins and changes appear here.
    </Notice>
  )
