import { type Given, oneOf, words } from '../../tables/search'
import { filtersOf, type LibraryFilters, librarySearch } from '../library/search'
import { DIRECTIONS, type Direction, PLATFORMS, type Platform } from './queries'

/** What is to be pushed, as the library hands it over: single topics, or all that match. */
export type Pushed = { topicIds: string[] } | { filters: LibraryFilters }

export type ConnectionsSearch = {
  platform?: Platform
  direction?: Direction
  /** The form for a new connection is open, for this platform. */
  new?: Platform
  push?: Pushed
}

export const connectionsSearch = (given: Given): ConnectionsSearch => ({
  platform: oneOf(PLATFORMS, given.platform),
  direction: oneOf(DIRECTIONS, given.direction),
  new: oneOf(PLATFORMS, given.new),
  push: readPushed(given.push),
})

export const connectionSearch = (given: Given): { edit?: true } => ({ edit: given.edit === true ? true : undefined })

export const syncSearch = (given: Given): { run?: string } => ({ run: words(given.run) })

type PushSearch = {
  push?: Pushed
  run?: string
  /** Of the run's topics: those that were left out when it was begun. */
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
