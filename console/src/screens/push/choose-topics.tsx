import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { ArrowRight, Library } from 'lucide-react'
import { openRunsQuery } from '../../runs/queries'
import type { Column, features } from '../../tables/columns'
import { ListToolbar } from '../../tables/filters/list-toolbar'
import type { Sort } from '../../tables/filters/sort'
import { ListStates } from '../../tables/list-states'
import { sortOf } from '../../tables/search'
import { TopicTable } from '../../tables/topic-table'
import { useRows } from '../../tables/use-rows'
import { useScrollPosition } from '../../tables/use-scroll-position'
import { type Selected, useSelection } from '../../tables/use-selection'
import { MarkedName } from '../../topics/not-sure'
import { Button } from '../../ui/button'
import { count, counted } from '../../ui/format'
import { Notice } from '../../ui/states'
import { LIBRARY_COLUMNS } from '../library/columns'
import { LibraryFilterBar } from '../library/filters'
import { libraryPage, type Topic } from '../library/queries'
import { filtersOf, type LibrarySearch } from '../library/search'
import { selectionBody } from '../library/selected-topics'
import type { Choice } from './choice'

type Props = {
  connectionId: string
  list: LibrarySearch
  /** Ids that were chosen before, or `all`. */
  selected: string | undefined
  /** `chosen`: counts instead of what was chosen before. */
  onChange: (list: LibrarySearch, chosen?: Selected) => void
  onOpenRun: (runId: string) => void
  onChosen: (choice: Choice) => void
}

/** The first step of a push. Nothing is chosen until somebody does. */
export function ChooseTopics({ connectionId, list, selected: param, onChange, onOpenRun, onChosen }: Props) {
  const filters = filtersOf(list)
  const sort = sortOf(list)
  const rows = useRows({ ...filters, ...sort }, libraryPage)
  const change = (next: LibrarySearch, chosen?: Selected) => onChange({ ...list, ...next }, chosen)
  const selection = useSelection({
    // The best matches are not all that the filters match.
    param: sort.sort && param === 'all' ? undefined : param,
    write: (selected, chosen) => change({ selected }, chosen),
    list: JSON.stringify([filters, sort.sort]),
    isKept: true,
  })
  const onMove = useScrollPosition(list.at, (at) => change({ at }))
  const { selected } = selection
  /** Single topics stay chosen, so that several searches can be combined; all matches are others now. */
  const filter = (next: LibrarySearch) => {
    if (selected !== 'all') return change({ ...next, at: undefined })
    selection.clear()
    change({ ...next, at: undefined, selected: undefined }, new Set())
  }
  const order = (next: Sort) => (next.sort === sort.sort ? change({ ...next, at: undefined }) : filter(next))
  const clear = () => filter(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))
  const isFiltered = Object.keys(filters).length > 0
  const size = selected === 'all' ? rows.total : selected.size
  return (
    <>
      <section
        aria-label="Chosen topics"
        className="flex min-h-12 flex-wrap items-center gap-2 rounded-lg border bg-panel px-3 py-2"
      >
        <p role="status" className="mr-auto tabular-nums">
          {selection.isEmpty ? (
            <span className="text-ink-soft">Choose topics to see what would be sent for each.</span>
          ) : (
            <span className="font-medium">
              {selected === 'all' ? `All ${counted(size, 'match', 'matches')}` : counted(size, 'topic')} chosen
            </span>
          )}
        </p>
        <OpenPush id={connectionId} onOpen={onOpenRun} />
        {selection.isEmpty ? null : (
          <>
            <Button size="small" kind="quiet" onClick={selection.clear}>
              Clear
            </Button>
            <Button size="small" kind="primary" onClick={() => onChosen(selectionBody(selected, filters))}>
              Review {counted(size, 'topic')}
              <ArrowRight />
            </Button>
          </>
        )}
      </section>
      <ListToolbar
        label="Search names, paths and keywords"
        search={list.search}
        onSearch={(search) => filter({ search })}
        sort={sort}
        onSort={order}
        status={isFiltered && !rows.isPending && !rows.error ? counted(rows.total, 'match', 'matches') : ''}
      >
        <LibraryFilterBar filters={filters} onChange={(name, value) => filter({ [name]: value })} onClear={clear} />
      </ListToolbar>
      <ListStates rows={rows} isFiltered={isFiltered} onClear={clear} empty={<EmptyLibrary />}>
        <TopicTable
          label="Topics to choose from"
          rows={rows}
          columns={COLUMNS}
          visible={{}}
          nameOf={(topic) => topic.topic_name}
          sort={sort}
          onSort={order}
          selection={selection}
          at={list.at ?? 0}
          onMove={onMove}
        />
      </ListStates>
    </>
  )
}

const column = createColumnHelper<typeof features, Topic>()
const SHARED = ['parent_category', 'subcategory', 'segment_type', 'platforms']

const COLUMNS: Column<Topic>[] = [
  column.display({
    id: 'topic_name',
    meta: { title: 'Name', sortBy: 'topic_name' },
    cell: ({ row: { original } }) => (
      <MarkedName uncertain={original.uncertain}>
        <span className="block truncate font-medium">{original.topic_name}</span>
      </MarkedName>
    ),
  }),
  ...LIBRARY_COLUMNS.filter(({ id }) => SHARED.includes(id ?? '')),
]

const EmptyLibrary = () => (
  <Notice
    icon={Library}
    title="Your library is empty"
    action={
      <Button asChild kind="primary">
        <Link to="/">Classify a topic</Link>
      </Button>
    }
  >
    Add topics to it first: there is nothing to push.
  </Notice>
)

/** A push to the same connection that goes on, whoever started it. */
function OpenPush({ id, onOpen }: { id: string; onOpen: (runId: string) => void }) {
  const { data } = useInfiniteQuery(openRunsQuery({ kind: 'push', connectionId: id, limit: 1 }))
  const run = data?.pages[0]?.data[0]
  if (!run) return null
  return (
    <Button size="small" onClick={() => onOpen(run.id)}>
      A push is under way: {count((run.progress.total ?? 0) - run.progress.processed)} left
    </Button>
  )
}
