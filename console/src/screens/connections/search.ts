import { oneOf, type RawSearch, textParam } from '../../tables/search'
import { filtersOf, type LibraryFilters, type LibrarySearch, librarySearch } from '../library/search'
import type { Direction } from './queries'
import { DIRECTIONS } from './words'

/** What was chosen to be pushed: single topics, also by the key under which the browser keeps them, or all that match. */
export type Pushed = { topicIds: string[] } | { stored: string } | { filters: LibraryFilters }

export type ConnectionsSearch = {
  platform?: string
  direction?: Direction
  /** The form for a new connection is open, for this platform. */
  new?: string
  push?: Pushed
}

export const connectionsSearch = (raw: RawSearch): ConnectionsSearch => ({
  platform: textParam(raw.platform),
  direction: oneOf(DIRECTIONS, raw.direction),
  new: textParam(raw.new),
  push: readPushed(raw.push),
})

export const connectionSearch = (raw: RawSearch): { edit?: true } => ({ edit: raw.edit === true ? true : undefined })

export const syncSearch = (raw: RawSearch): { run?: string } => ({ run: textParam(raw.run) })

type PushSearch = {
  push?: Pushed
  /** The list from which topics are chosen. */
  list?: LibrarySearch
  run?: string
  /** How many topics the run left out when it began. */
  skipped?: number
}

export const pushSearch = (raw: RawSearch): PushSearch => ({
  push: readPushed(raw.push),
  list: typeof raw.list === 'object' && raw.list !== null ? librarySearch(raw.list as RawSearch) : undefined,
  run: textParam(raw.run),
  skipped: typeof raw.skipped === 'number' && raw.skipped > 0 ? raw.skipped : undefined,
})

function readPushed(raw: unknown): Pushed | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { topicIds, stored, filters } = raw as RawSearch
  if (typeof stored === 'string') return { stored }
  if (Array.isArray(topicIds)) {
    const ids = topicIds.filter((id) => typeof id === 'string')
    return ids.length > 0 ? { topicIds: ids } : undefined
  }
  return typeof filters === 'object' && filters !== null
    ? { filters: filtersOf(librarySearch(filters as RawSearch)) }
    : undefined
}
