import { randomKey } from '../../ui/random-key'
import type { Pushed } from '../connections/search'
import type { LibraryFilters } from '../library/search'

/** The topics that somebody chose, as a request names them. */
export type Choice = { topicIds: string[] } | { filters: LibraryFilters }

/** As many ids fit into an address. */
const IDS_IN_ADDRESS = 100
const PREFIX = 'taxon-push-'

export const fitsAddress = (choice: Choice): boolean => 'filters' in choice || choice.topicIds.length <= IDS_IN_ADDRESS

/** As the address names it. More ids than fit there are kept by the browser until the tab is closed. */
export function pushedOf(choice: Choice): Pushed {
  if ('filters' in choice || fitsAddress(choice)) return choice
  const stored = randomKey()
  sessionStorage.setItem(PREFIX + stored, JSON.stringify(choice.topicIds))
  return { stored }
}

/** Undefined if nothing was chosen, or this browser does not know it. */
export function choiceOf(pushed: Pushed | undefined): Choice | undefined {
  if (!pushed || !('stored' in pushed)) return pushed
  const topicIds = sessionStorage.getItem(PREFIX + pushed.stored)
  return topicIds === null ? undefined : { topicIds: JSON.parse(topicIds) as string[] }
}

const storedIn = (pushed: Pushed | undefined) => (pushed && 'stored' in pushed ? pushed.stored : undefined)

/** Whether both name the same choice that this browser keeps. */
export const isSame = (a: Pushed | undefined, b: Pushed | undefined): boolean =>
  storedIn(a) !== undefined && storedIn(a) === storedIn(b)

export function forget(pushed: Pushed | undefined) {
  const stored = storedIn(pushed)
  if (stored !== undefined) sessionStorage.removeItem(PREFIX + stored)
}
