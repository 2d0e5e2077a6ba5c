import { ACTIVATION_STATUSES } from '../../api/values'
import type { Sort } from '../../tables/filters/sort'
import { oneOf, type RawSearch, readListState, readSort, textParam } from '../../tables/search'
import type { ActivationFilters } from './queries'

export type ActivationsSearch = ActivationFilters &
  Partial<Sort> & {
    search?: string
    /** `all`, or ids. */
    selected?: string
    /** The first row in view. */
    at?: number
    /** The activation in the side panel. */
    activation?: string
  }

export const activationsSearch = (raw: RawSearch): ActivationsSearch => ({
  connectionId: textParam(raw.connectionId),
  platform: textParam(raw.platform),
  status: oneOf(ACTIVATION_STATUSES, raw.status),
  stale: oneOf(['true'], raw.stale),
  search: textParam(raw.search),
  activation: textParam(raw.activation),
  ...readSort(raw),
  ...readListState(raw),
})

/** Only filters that are set, so that equal filters give equal query keys. */
export function filtersOf({ connectionId, platform, status, stale }: ActivationsSearch): ActivationFilters {
  const filters = { connectionId, platform, status, stale }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
