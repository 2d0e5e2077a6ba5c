import { useQuery } from '@tanstack/react-query'
import { ACTIVATION_STATUSES } from '../../api/values'
import { usePlatforms } from '../../platforms/queries'
import { type Facet, FilterBar } from '../../tables/filters/filter-bar'
import { connectionsQuery } from '../connections/queries'
import type { ActivationFilters } from './queries'
import { STATUS_TITLES } from './status-titles'

type Props = {
  filters: ActivationFilters
  onChange: (name: keyof ActivationFilters, value: string | undefined) => void
  onClear: () => void
}

export function ActivationFilterBar(props: Props) {
  const { data: connections = [] } = useQuery(connectionsQuery)
  const { platforms = [] } = usePlatforms() ?? {}
  const facets: Facet<keyof ActivationFilters>[] = [
    {
      name: 'status',
      label: 'Status',
      values: ACTIVATION_STATUSES.map((value) => ({ value, label: STATUS_TITLES[value] })),
    },
    { name: 'stale', label: 'Freshness', values: [{ value: 'true', label: 'Stale only' }] },
    {
      name: 'connectionId',
      label: 'Connection',
      values: connections.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'platform',
      label: 'Platform',
      values: platforms.map(({ platform, title }) => ({ value: platform, label: title })),
    },
  ]
  return <FilterBar facets={facets} {...props} />
}
