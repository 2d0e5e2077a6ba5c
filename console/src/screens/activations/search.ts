import { ACTIVATION_STATUSES } from '../../api/values'
import type { Sort } from '../../tables/filters/sort'
import { type Given, oneOf, readPlace, readSort, words } from '../../tables/search'
import type { ActivationFilters } from './queries'

export type ActivationsSearch = ActivationFilters &
  Partial<Sort> & {
    search?: string
    /** `all`, or ids. */
    selected?: string
    /** The first row in view. */
    at?: number
    /** The one that is open at the side. */
    activation?: string
  }

export const activationsSearch = (given: Given): ActivationsSearch => ({
  connectionId: words(given.connectionId),
  platform: words(given.platform),
  status: oneOf(ACTIVATION_STATUSES, given.status),
  stale: oneOf(['true'], given.stale),
  search: words(given.search),
  activation: words(given.activation),
  ...readSort(given),
  ...readPlace(given),
})

/** Only what is set, so that the same filters are the same key. */
export function filtersOf({ connectionId, platform, status, stale }: ActivationsSearch): ActivationFilters {
  const filters = { connectionId, platform, status, stale }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
