import { type Given, oneOf, words } from '../../tables/search'
import { filtersOf, type LibraryFilters, librarySearch } from '../library/search'
import type { Direction } from './queries'
import { DIRECTIONS } from './words'

/** What the library hands over to be pushed: single topics, or all that match. */
export type Pushed = { topicIds: string[] } | { filters: LibraryFilters }

export type ConnectionsSearch = {
  platform?: string
  direction?: Direction
  /** The form for a new connection is open, for this platform. */
  new?: string
  push?: Pushed
}

export const connectionsSearch = (given: Given): ConnectionsSearch => ({
  platform: words(given.platform),
  direction: oneOf(DIRECTIONS, given.direction),
  new: words(given.new),
  push: readPushed(given.push),
})

export const connectionSearch = (given: Given): { edit?: true } => ({ edit: given.edit === true ? true : undefined })

export const syncSearch = (given: Given): { run?: string } => ({ run: words(given.run) })

type PushSearch = {
  push?: Pushed
  run?: string
  /** How many topics the run left out when it began. */
  skipped?: number
}

export const pushSearch = (given: Given): PushSearch => ({
  push: readPushed(given.push),
  run: words(given.run),
  skipped: typeof given.skipped === 'number' && given.skipped > 0 ? given.skipped : undefined,
})

function readPushed(given: unknown): Pushed | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { topicIds, filters } = given as Given
  if (Array.isArray(topicIds)) {
    const ids = topicIds.filter((id) => typeof id === 'string')
    return ids.length > 0 ? { topicIds: ids } : undefined
  }
  return typeof filters === 'object' && filters !== null
    ? { filters: filtersOf(librarySearch(filters as Given)) }
    : undefined
}
