import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { CATEGORIES_BY_GROUP, SEGMENT_TYPES } from '../../../api/values'
import { ColumnChooser } from '../../../tables/column-chooser'
import { countedValues, type Facet, FilterBar } from '../../../tables/filters/filter-bar'
import { ListToolbar } from '../../../tables/filters/list-toolbar'
import { ListStates } from '../../../tables/list-states'
import { sortOf } from '../../../tables/search'
import { TopicTable } from '../../../tables/topic-table'
import { useColumns } from '../../../tables/use-columns'
import { useRows } from '../../../tables/use-rows'
import { useScrollPosition } from '../../../tables/use-scroll-position'
import { useSelection } from '../../../tables/use-selection'
import { countedTotal } from '../../../ui/format'
import { Page as Screen } from '../../../ui/page'
import { Notice } from '../../../ui/states'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { statsQuery } from '../dashboard/queries'
import type { GlobalFilters, GlobalTopicsSearch } from '../search'
import { BulkActions } from './bulk-actions'
import { DEFAULT_COLUMNS, GLOBAL_COLUMNS } from './columns'
import { GlobalTopicPanel } from './panel'
import { globalPage } from './queries'

const FILTERS = ['search', 'parentCategory', 'segmentType', 'showArchived'] as const

export function GlobalTopics() {
  const search = useSearch({ from: '/shell/operators/topics' })
  const navigate = useNavigateHere('/operators/topics')
  const change = (next: GlobalTopicsSearch, replace = true) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace })
  const filters = filtersOf(search)
  const sort = sortOf(search)
  const rows = useRows({ ...filters, ...sort }, globalPage)
  const { visible, show } = useColumns('taxon-global-columns', DEFAULT_COLUMNS)
  const onMove = useScrollPosition(search.at, (at) => change({ at }))
  const selection = useSelection({
    param: search.selected,
    write: (selected) => change({ selected }),
    list: JSON.stringify(filters),
  })
  const filter = (next: GlobalTopicsSearch) => {
    selection.clear()
    change({ ...next, at: undefined, selected: undefined }, false)
  }
  const clear = () => filter(Object.fromEntries(FILTERS.map((name) => [name, undefined])))
  const order = (next: Partial<GlobalTopicsSearch>) => change({ ...next, at: undefined }, false)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Screen
      title="Global topics"
      lead="The catalog behind every library. Your changes reach every library that has the topic."
      actions={<ColumnChooser columns={GLOBAL_COLUMNS} visible={visible} onShow={show} />}
    >
      <ListToolbar
        label="Search names"
        search={search.search}
        onSearch={(text) => filter({ search: text })}
        sort={sort}
        onSort={order}
        isRankable={false}
        status={
          rows.isPending || rows.error
            ? ''
            : countedTotal(rows, isFiltered ? 'match' : 'topic', isFiltered ? 'matches' : 'topics')
        }
      >
        <GlobalFilterBar filters={filters} onChange={(name, value) => filter({ [name]: value })} onClear={clear} />
      </ListToolbar>
      {selection.isEmpty ? null : <BulkActions selection={selection} filters={filters} matches={rows} />}
      <ListStates
        rows={rows}
        isFiltered={isFiltered}
        onClear={clear}
        empty={
          <Notice icon={Globe} title="The catalog is empty">
            It fills as organizations add and import topics.
          </Notice>
        }
      >
        <TopicTable
          label="Global topics"
          rows={rows}
          columns={GLOBAL_COLUMNS}
          visible={visible}
          nameOf={(topic) => topic.topicName}
          sort={sort}
          onSort={order}
          selection={selection}
          current={search.topic}
          at={search.at ?? 0}
          onMove={onMove}
        />
      </ListStates>
      {search.topic ? (
        <GlobalTopicPanel
          id={search.topic}
          tab={search.tab ?? 'record'}
          onTab={(tab) => change({ tab: tab === 'history' ? tab : undefined })}
          onClose={() => change({ topic: undefined, tab: undefined })}
        />
      ) : null}
    </Screen>
  )
}

const filtersOf = (search: GlobalTopicsSearch): GlobalFilters =>
  Object.fromEntries(FILTERS.filter((name) => search[name]).map((name) => [name, search[name]]))

type FilterProps = {
  filters: GlobalFilters
  onChange: (name: keyof GlobalFilters, value: string | undefined) => void
  onClear: () => void
}

function GlobalFilterBar(props: FilterProps) {
  const { data: stats } = useQuery(statsQuery)
  const facets: Facet<keyof GlobalFilters>[] = [
    {
      name: 'parentCategory',
      label: 'Category',
      values: countedValues(Object.values(CATEGORIES_BY_GROUP).flat().toSorted(), stats?.byParentCategory),
    },
    { name: 'segmentType', label: 'Segment type', values: countedValues(SEGMENT_TYPES, stats?.bySegmentType) },
    { name: 'showArchived', label: 'Archived', values: [{ value: 'true', label: 'Included' }] },
  ]
  return <FilterBar facets={facets} {...props} />
}
