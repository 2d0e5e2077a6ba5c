import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { usePermission } from '../../api/session'
import { ColumnChooser } from '../../tables/column-chooser'
import { type Facet, FilterBar, plainValues } from '../../tables/filters/filter-bar'
import { ListToolbar } from '../../tables/filters/list-toolbar'
import { ListStates } from '../../tables/list-states'
import { neighboursOf } from '../../tables/neighbours'
import { sortOf } from '../../tables/search'
import { TopicTable } from '../../tables/topic-table'
import { useColumns, useViewColumns } from '../../tables/use-columns'
import { useRows } from '../../tables/use-rows'
import { useScrollPosition } from '../../tables/use-scroll-position'
import { useSelection } from '../../tables/use-selection'
import { countedTotal } from '../../ui/format'
import { Page } from '../../ui/page'
import { Notice } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import type { View } from '../../views/view'
import { linkTo } from '../../views/viewed-list'
import { ViewsMenu } from '../../views/views-menu'
import { AddOne } from './add-one'
import { AddSelected } from './add-selected'
import { CATALOG_COLUMNS, DEFAULT_COLUMNS } from './columns'
import { CatalogPanel } from './panel'
import { catalogFacetCounts, catalogFacets, catalogPage } from './queries'
import { type CatalogFilters, type CatalogSearch, filtersOf, type ListFilter } from './search'

export function Catalog() {
  const search = useSearch({ from: '/shell/catalog' })
  const navigate = useNavigateHere('/catalog')
  const change = (next: CatalogSearch, replace = true) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace })
  const filters = filtersOf(search)
  const sort = sortOf(search)

  const rows = useRows({ ...filters, ...sort }, catalogPage)
  const { visible, shown, show } = useViewColumns(useColumns('taxon-catalog-columns', DEFAULT_COLUMNS), {
    columns: CATALOG_COLUMNS,
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

  const filter = (next: CatalogSearch) => {
    selection.clear()
    change({ ...next, selected: undefined, at: undefined }, false)
  }
  const clear = () => filter(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))
  const order = (next: Partial<CatalogSearch>) => {
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

  return (
    <Page
      title="Catalog"
      lead="Topics shared by all organizations. Topics you add stay linked, so improvements reach your library."
      actions={
        <>
          <ViewsMenu
            list={{ screen: 'catalog', query: { ...filters, ...sort }, columns: search.columns ?? shown }}
            current={search.view}
            onOpen={openView}
            onName={nameView}
          />
          <ColumnChooser columns={CATALOG_COLUMNS} visible={visible} onShow={show} />
        </>
      }
    >
      <ListToolbar
        label="Search names, paths and keywords"
        search={search.search}
        onSearch={(text) => filter({ search: text })}
        sort={sort}
        onSort={order}
        status={
          rows.isPending || rows.error
            ? ''
            : countedTotal(rows, isFiltered ? 'match' : 'topic', isFiltered ? 'matches' : 'topics')
        }
      >
        <CatalogFilterBar filters={filters} onChange={(name, value) => filter({ [name]: value })} onClear={clear} />
      </ListToolbar>
      {selection.isEmpty ? null : <AddSelected selection={selection} filters={filters} matches={rows} />}
      <ListStates
        rows={rows}
        isFiltered={isFiltered}
        onClear={clear}
        empty={
          <Notice icon={BookOpen} title="The catalog is empty">
            It fills as organizations add and import topics.
          </Notice>
        }
      >
        <TopicTable
          label="Catalog topics"
          rows={rows}
          columns={CATALOG_COLUMNS}
          visible={visible}
          nameOf={(topic) => topic.topicName}
          sort={sort}
          onSort={order}
          selection={mayWrite ? selection : null}
          action={{ title: 'In your library', width: 7, cell: (topic) => <AddOne topic={topic} /> }}
          current={search.topic}
          at={search.at ?? 0}
          onMove={onMove}
        />
      </ListStates>
      {search.topic ? (
        <CatalogPanel
          id={search.topic}
          neighbours={neighboursOf(rows, search.topic, (topic) => change({ topic }))}
          onClose={() => change({ topic: undefined }, false)}
        />
      ) : null}
    </Page>
  )
}

const IN_LIBRARY = [
  { value: 'true', label: 'In your library' },
  { value: 'false', label: 'Not added' },
]

type FilterProps = {
  filters: CatalogFilters
  onChange: (name: keyof CatalogFilters, value: string | string[] | undefined) => void
  onClear: () => void
}

function CatalogFilterBar(props: FilterProps) {
  const { data: facets } = useQuery(catalogFacets)
  const counted = (name: ListFilter, label: string, values: readonly string[] = []): Facet<ListFilter> => ({
    name,
    label,
    values: plainValues(values),
    many: true,
    counts: catalogFacetCounts(name, props.filters),
  })
  const levels = [facets?.subcategoryL1s, facets?.subcategoryL2s, facets?.subcategoryL3s, facets?.subcategoryL4s]
  const all: Facet<keyof CatalogFilters>[] = [
    { name: 'inLibrary', label: 'Library', values: IN_LIBRARY },
    counted('segmentType', 'Segment type', facets?.segmentTypes),
    counted('taxonomyType', 'Group', facets?.taxonomyTypes),
    counted('parentCategory', 'Category', facets?.parentCategories),
    counted('subcategory', 'Subcategory', facets?.subcategories),
    counted('audienceType', 'Audience type', facets?.audienceTypes),
    ...levels.flatMap((values = [], at) =>
      values.length > 0
        ? [{ ...counted(`subcategoryL${at + 1}` as ListFilter, `Level ${at + 1}`, values), seldom: true }]
        : [],
    ),
  ]
  return <FilterBar facets={all} {...props} onChooseMany={props.onChange} />
}
