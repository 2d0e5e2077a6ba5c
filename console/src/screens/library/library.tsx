import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Library as LibraryIcon } from 'lucide-react'
import { usePermission } from '../../api/session'
import { enterWorkspace, useWorkspace } from '../../shell/workspace'
import { ColumnChooser } from '../../tables/column-chooser'
import { ListToolbar } from '../../tables/filters/list-toolbar'
import { ListStates } from '../../tables/list-states'
import { neighboursOf } from '../../tables/neighbours'
import { sortOf } from '../../tables/search'
import { TopicTable } from '../../tables/topic-table'
import { useColumns, useViewColumns } from '../../tables/use-columns'
import { useRows } from '../../tables/use-rows'
import { useScrollPosition } from '../../tables/use-scroll-position'
import { useSelection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Page } from '../../ui/page'
import { Notice } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import type { View } from '../../views/view'
import { linkTo } from '../../views/viewed-list'
import { ViewsMenu } from '../../views/views-menu'
import type { Workspace } from '../settings/queries'
import { BulkActions } from './bulk-actions'
import { DEFAULT_COLUMNS, LIBRARY_COLUMNS } from './columns'
import { ExportMenu } from './export-menu'
import { LibraryFilterBar } from './filters'
import { TopicPanel } from './panel/panel'
import { libraryPage, libraryStats } from './queries'
import { filtersOf, type LibrarySearch } from './search'

export function Library() {
  const search = useSearch({ from: '/shell/library' })
  const navigate = useNavigateHere('/library')
  const change = (next: LibrarySearch, replace = true) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace })
  const filters = filtersOf(search)
  const sort = sortOf(search)

  const rows = useRows({ ...filters, ...sort }, libraryPage)
  const { data: stats } = useQuery(libraryStats)
  const workspace = useWorkspace()
  const place = workspace ? `the workspace ${workspace.name}` : 'your organization'
  const { visible, shown, show } = useViewColumns(useColumns('taxon-library-columns', DEFAULT_COLUMNS), {
    columns: LIBRARY_COLUMNS,
    inAddress: search.columns,
    onChange: (columns) => change({ columns }),
  })
  const mayWrite = usePermission('topics:write')
  // The best matches are not all that the filters match.
  const selected = sort.sort && search.selected === 'all' ? undefined : search.selected
  const selection = useSelection({
    param: selected,
    write: (selected) => change({ selected }),
    list: JSON.stringify([filters, sort.sort]),
  })
  const onMove = useScrollPosition(search.at, (at) => change({ at }))

  /** The selection may be out of sight after this, so it is cleared. */
  const filter = (next: LibrarySearch) => {
    selection.clear()
    change({ ...next, selected: undefined, at: undefined }, false)
  }
  const clear = () => filter(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))
  const order = (next: Partial<LibrarySearch>) => {
    // The best matches are another list.
    const isOther = next.sort !== sort.sort
    if (isOther) selection.clear()
    change({ ...next, ...(isOther ? { selected: undefined } : {}), at: undefined }, false)
  }
  const openView = (view: View | null) => {
    selection.clear()
    navigate({ search: view ? linkTo(view).search : {} })
  }
  const nameView = (view: View | null) =>
    change(view ? { view: view.id, columns: search.columns ?? shown } : { view: undefined, columns: undefined })
  const isFiltered = Object.keys(filters).length > 0
  const isEmpty = !rows.isPending && !rows.isOld && !isFiltered && rows.total === 0 && !rows.error

  return (
    <Page
      title="Library"
      lead={stats ? `${counted(stats.total, 'topic')} in ${place}.` : `The topics of ${place}.`}
      actions={
        isEmpty ? null : (
          <>
            <ViewsMenu
              list={{ screen: 'library', query: { ...filters, ...sort }, columns: search.columns ?? shown }}
              current={search.view}
              onOpen={openView}
              onName={nameView}
            />
            <ColumnChooser columns={LIBRARY_COLUMNS} visible={visible} onShow={show} />
            {sort.sort ? null : <ExportMenu topics={{ filters }} total={rows.total} />}
          </>
        )
      }
    >
      {isEmpty ? null : (
        <ListToolbar
          label="Search names, paths and keywords"
          search={search.search}
          onSearch={(text) => filter({ search: text })}
          sort={sort}
          onSort={order}
          status={isFiltered && !rows.isPending && !rows.error ? counted(rows.total, 'match', 'matches') : ''}
        >
          <LibraryFilterBar filters={filters} onChange={(name, value) => filter({ [name]: value })} onClear={clear} />
        </ListToolbar>
      )}
      {/* Also in an empty library: when all was deleted, it says so and offers the undo. */}
      {selection.isEmpty ? null : <BulkActions selection={selection} filters={filters} total={rows.total} />}
      {isEmpty ? (
        <EmptyLibrary workspace={workspace} />
      ) : (
        <ListStates rows={rows} isFiltered={isFiltered} onClear={clear} empty={null}>
          <TopicTable
            label="Library topics"
            rows={rows}
            columns={LIBRARY_COLUMNS}
            visible={visible}
            nameOf={(topic) => topic.topic_name}
            sort={sort}
            onSort={order}
            selection={mayWrite ? selection : null}
            current={search.topic}
            at={search.at ?? 0}
            onMove={onMove}
          />
        </ListStates>
      )}
      {search.topic ? (
        <TopicPanel
          id={search.topic}
          tab={search.tab ?? 'record'}
          neighbours={neighboursOf(rows, search.topic, (topic) => change({ topic }))}
          onTab={(tab) => change({ tab: tab === 'record' ? undefined : tab })}
          onClose={() => change({ topic: undefined, tab: undefined }, false)}
        />
      ) : null}
    </Page>
  )
}

function EmptyLibrary({ workspace }: { workspace: Workspace | null }) {
  return (
    <Notice
      icon={LibraryIcon}
      title={workspace ? `Nothing in ${workspace.name} yet` : 'Your library is empty'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button kind="primary" asChild>
            <Link to="/">Classify a topic</Link>
          </Button>
          <Button asChild>
            <Link to="/catalog">Browse the catalog</Link>
          </Button>
          {workspace ? (
            <Button onClick={() => enterWorkspace(null, `/library?outsideWorkspace=${workspace.id}`)}>
              Choose from the organization
            </Button>
          ) : null}
        </div>
      }
    >
      Classify a line of text, add topics from the shared catalog, or import a file.
      {workspace ? ' Topics of the organization can be selected in its library and added here.' : ''}
    </Notice>
  )
}
