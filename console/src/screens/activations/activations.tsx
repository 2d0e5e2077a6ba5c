import { Link, useSearch } from '@tanstack/react-router'
import { RadioTower, SearchX } from 'lucide-react'
import { usePermission } from '../../api/session'
import { SearchBox } from '../../tables/filters/search-box'
import { sortOf } from '../../tables/search'
import { TopicTable } from '../../tables/topic-table'
import { useScrollPosition } from '../../tables/use-scroll-position'
import { useSelection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { BulkActions } from './bulk-actions'
import { ACTIVATION_COLUMNS } from './columns'
import { ActivationFilterBar } from './filters'
import { ActivationPanel } from './panel'
import { type ActivationsSearch, filtersOf } from './search'
import { useActivations } from './use-activations'

const ALL_COLUMNS = Object.fromEntries(ACTIVATION_COLUMNS.map(({ id }) => [id, true]))
const NO_FILTERS = { connectionId: undefined, platform: undefined, status: undefined, stale: undefined }

export function Activations() {
  const search = useSearch({ from: '/shell/activations' })
  const navigate = useNavigateHere('/activations')
  const change = (next: ActivationsSearch, replace = true) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace })
  /** Unless another one was opened meanwhile. */
  const close = (id: string | undefined) =>
    navigate({ search: (before) => (before.activation === id ? { ...before, activation: undefined } : before) })
  const filters = filtersOf(search)
  const sort = sortOf(search)
  const rows = useActivations({ filters, search: search.search ?? '', sort })
  const mayActivate = usePermission('activate')
  const selection = useSelection({
    param: search.selected,
    write: (selected) => change({ selected }),
    list: JSON.stringify([filters, search.search]),
  })
  const onMove = useScrollPosition(search.at, (at) => change({ at }))

  /** The selection may be out of sight after this, so it is cleared. */
  const filter = (next: ActivationsSearch) => {
    selection.clear()
    change({ ...next, selected: undefined, at: undefined }, false)
  }
  const clear = () => filter({ ...NO_FILTERS, search: undefined })
  const isFiltered = Object.keys(filters).length > 0 || Boolean(search.search)
  const isEmpty = !rows.isPending && !rows.isOld && !isFiltered && rows.total === 0 && !rows.error

  return (
    <Page title="Activations" lead="Topics you’ve pushed to platforms, and whether they’re up to date.">
      {isEmpty ? (
        <NothingPushed />
      ) : (
        <>
          <div className="flex flex-col gap-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <SearchBox
                label="Search by name or ID"
                value={search.search ?? ''}
                onSearch={(text) => filter({ search: text || undefined })}
              />
              <p role="status" className="text-xs text-ink-faint tabular-nums">
                {rows.isPending || rows.error
                  ? ''
                  : counted(rows.total, isFiltered ? 'match' : 'activation', isFiltered ? 'matches' : 'activations')}
              </p>
            </div>
            <ActivationFilterBar
              filters={filters}
              onChange={(name, value) => filter({ [name]: value })}
              onClear={clear}
            />
          </div>
          {selection.isEmpty ? null : <BulkActions selection={selection} rows={rows.all} />}
          {rows.isPending ? (
            <LoadingRows rows={12} />
          ) : rows.error && rows.total === 0 ? (
            <Failure error={rows.error} retry={rows.retry} />
          ) : rows.total === 0 ? (
            <Notice
              icon={SearchX}
              title="No matching activations"
              action={<Button onClick={clear}>Clear filters</Button>}
            >
              {search.stale ? 'Everything is up to date.' : 'Try fewer words or remove a filter.'}
            </Notice>
          ) : (
            <TopicTable
              label="Activations"
              rows={rows}
              columns={ACTIVATION_COLUMNS}
              visible={ALL_COLUMNS}
              nameOf={({ topicName }) => topicName}
              sort={sort}
              onSort={(next) => change({ ...next, at: undefined }, false)}
              selection={mayActivate ? selection : null}
              current={search.activation}
              at={search.at ?? 0}
              onMove={onMove}
            />
          )}
        </>
      )}
      {search.activation && !rows.isPending ? (
        <ActivationPanel
          activation={rows.all.find(({ id }) => id === search.activation)}
          onClose={() => close(search.activation)}
        />
      ) : null}
    </Page>
  )
}

const NothingPushed = () => (
  <Notice
    icon={RadioTower}
    title="Nothing pushed yet"
    action={
      <Button kind="primary" asChild>
        <Link to="/connections">Go to connections</Link>
      </Button>
    }
  >
    Push topics to a connection to see them here.
  </Notice>
)
