import { useQuery } from '@tanstack/react-query'
import { BUYER_JOURNEYS, INTENSITIES, SENSITIVITIES } from '../../api/values'
import { useWorkspace } from '../../shell/workspace'
import { countedValues, type Facet, FilterBar, plainValues } from '../../tables/filters/filter-bar'
import { workspacesQuery } from '../settings/queries'
import { libraryFacets, libraryStats } from './queries'
import type { LibraryFilters } from './search'

const COUNTS_NOTE = 'Counts cover the whole library.'
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
  onChange: (name: keyof LibraryFilters, value: string | undefined) => void
  onClear: () => void
}

export function LibraryFilterBar(props: Props) {
  const { data: facets } = useQuery(libraryFacets)
  const { data: stats } = useQuery(libraryStats)
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const workspace = useWorkspace()
  const otherWorkspaces = workspace ? [] : workspaces.map(({ id, name }) => ({ value: id, label: name }))
  const levels = [facets?.subcategoryL1s, facets?.subcategoryL2s, facets?.subcategoryL3s, facets?.subcategoryL4s]
  const all: Facet<keyof LibraryFilters>[] = [
    { name: 'segmentType', label: 'Segment type', ...counted(facets?.segmentTypes, stats?.bySegmentType) },
    { name: 'taxonomyType', label: 'Group', ...counted(facets?.taxonomyTypes, stats?.byTaxonomyType) },
    { name: 'parentCategory', label: 'Category', values: plainValues(facets?.parentCategories) },
    { name: 'subcategory', label: 'Subcategory', values: plainValues(facets?.subcategories) },
    { name: 'audienceType', label: 'Audience type', values: plainValues(facets?.audienceTypes) },
    { name: 'intensity', label: 'Intensity', values: plainValues(INTENSITIES), seldom: true },
    { name: 'buyerJourney', label: 'Buyer journey', values: plainValues(BUYER_JOURNEYS), seldom: true },
    { name: 'sensitivity', label: 'Sensitivity', values: plainValues(SENSITIVITIES), seldom: true },
    { name: 'source', label: 'Source', values: SOURCES, seldom: true },
    { name: 'hasExternalId', label: 'External ID', values: EXTERNAL_ID, seldom: true },
    { name: 'outsideWorkspace', label: 'Not in workspace', values: otherWorkspaces, seldom: true },
    { name: 'uncertain', label: 'Certainty', values: UNCERTAIN, seldom: true },
    { name: 'outdated', label: 'Classification', values: OUTDATED, seldom: true },
    ...levels.map((values, at) => ({
      name: `subcategoryL${at + 1}` as keyof LibraryFilters,
      label: `Level ${at + 1}`,
      values: plainValues(values),
      seldom: true,
    })),
    { name: 'iabCode', label: 'IAB code', values: [], seldom: true },
    { name: 'engineVersion', label: 'Engine', values: [], seldom: true },
    { name: 'internalId', label: 'External ID contains', values: [], seldom: true },
  ]
  return <FilterBar facets={all} {...props} />
}

const counted = (values: readonly string[] | undefined, topics: Record<string, number> | undefined) => ({
  values: countedValues(values, topics),
  counts: COUNTS_NOTE,
})
