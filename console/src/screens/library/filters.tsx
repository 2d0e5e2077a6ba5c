import { useQuery } from '@tanstack/react-query'
import { BUYER_JOURNEYS, INTENSITIES, SENSITIVITIES } from '../../api/values'
import { useWorkspace } from '../../shell/workspace'
import type { FacetValue } from '../../tables/filters/facet-value'
import { type Facet, FilterBar, plainValues } from '../../tables/filters/filter-bar'
import { workspacesQuery } from '../settings/queries'
import { libraryFacetCounts, libraryFacets, libraryTags } from './queries'
import type { LibraryFilters, ListFilter } from './search'

const SOURCES = [
  { value: 'manual', label: 'Added by hand' },
  { value: 'import', label: 'Import' },
  { value: 'catalog', label: 'Catalog' },
  { value: 'matrix', label: 'Matrix' },
  { value: 'sync', label: 'Sync' },
]
const EXTERNAL_ID = [
  { value: 'true', label: 'Has an external ID' },
  { value: 'false', label: 'No external ID' },
]

const OUTDATED = [
  { value: 'true', label: 'From an earlier engine' },
  { value: 'false', label: 'From the current engine' },
]

const UNCERTAIN = [
  { value: 'true', label: 'Not sure' },
  { value: 'false', label: 'Sure, or chosen by you' },
]

type Props = {
  filters: LibraryFilters
  onChange: (name: keyof LibraryFilters, value: string | string[] | undefined) => void
  onClear: () => void
}

export function LibraryFilterBar(props: Props) {
  const { data: facets } = useQuery(libraryFacets)
  const { data: tags = [] } = useQuery(libraryTags)
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const workspace = useWorkspace()
  const otherWorkspaces = workspace ? [] : workspaces.map(({ id, name }) => ({ value: id, label: name }))
  const counted = (name: ListFilter, label: string, values: readonly FacetValue[]): Facet<ListFilter> => ({
    name,
    label,
    values,
    many: true,
    counts: libraryFacetCounts(name, props.filters),
  })
  const levels = [facets?.subcategoryL1s, facets?.subcategoryL2s, facets?.subcategoryL3s, facets?.subcategoryL4s]
  const all: Facet<keyof LibraryFilters>[] = [
    counted('segmentType', 'Segment type', plainValues(facets?.segmentTypes)),
    counted('taxonomyType', 'Group', plainValues(facets?.taxonomyTypes)),
    counted('parentCategory', 'Category', plainValues(facets?.parentCategories)),
    counted('subcategory', 'Subcategory', plainValues(facets?.subcategories)),
    counted('audienceType', 'Audience type', plainValues(facets?.audienceTypes)),
    ...(props.filters.tag || tags.length > 0 ? [counted('tag', 'Tag', plainValues(tags))] : []),
    { ...counted('intensity', 'Intensity', plainValues(INTENSITIES)), seldom: true },
    { ...counted('buyerJourney', 'Buyer journey', plainValues(BUYER_JOURNEYS)), seldom: true },
    { ...counted('sensitivity', 'Sensitivity', plainValues(SENSITIVITIES)), seldom: true },
    { ...counted('source', 'Source', SOURCES), seldom: true },
    { name: 'hasExternalId', label: 'External ID', values: EXTERNAL_ID, seldom: true },
    { name: 'outsideWorkspace', label: 'Not in workspace', values: otherWorkspaces, seldom: true },
    { name: 'uncertain', label: 'Certainty', values: UNCERTAIN, seldom: true },
    { name: 'outdated', label: 'Classification', values: OUTDATED, seldom: true },
    ...levels.flatMap((values = [], at) =>
      values.length > 0
        ? [{ ...counted(`subcategoryL${at + 1}` as ListFilter, `Level ${at + 1}`, plainValues(values)), seldom: true }]
        : [],
    ),
    { ...counted('iabCode', 'IAB code', []), seldom: true },
    { ...counted('engineVersion', 'Engine', []), seldom: true },
    { name: 'internalId', label: 'External ID contains', values: [], seldom: true },
  ]
  return <FilterBar facets={all} {...props} onChooseMany={props.onChange} />
}
