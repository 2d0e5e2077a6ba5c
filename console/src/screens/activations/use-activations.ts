import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Sort } from '../../tables/filters/sort'
import type { Rows } from '../../tables/use-rows'
import { HYGIENE } from '../hygiene/queries'
import { LIBRARY } from '../library/queries'
import type { ActivationFilters } from './queries'
import { ACTIVATIONS, type Activation, activationsQuery } from './queries'

type Options = { filters: ActivationFilters; search: string; sort: Sort }

/** The API answers with the complete list, so searching and sorting happen here. */
export function useActivations({ filters, search, sort }: Options): Rows<Activation> & { all: readonly Activation[] } {
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...activationsQuery(filters),
    placeholderData: keepPreviousData,
  })
  const all = useMemo(
    () => matchingRows(data ?? [], search, sort.sortBy, sort.sortOrder),
    [data, search, sort.sortBy, sort.sortOrder],
  )
  return {
    all,
    total: all.length,
    rowAt: (index) => all[index],
    between: async (first, last) => all.slice(first, last + 1),
    indexOf: (id) => {
      const at = all.findIndex((row) => row.id === id)
      return at < 0 ? undefined : at
    },
    show: nothing,
    listKey: JSON.stringify({ filters, search, sort }),
    isPending,
    isOld: isPlaceholderData,
    // Of rows that are there already, the query client says that they could not be read again.
    error: data === undefined ? error : null,
    retry: refetch,
  }
}

/** Scrolling fetches nothing. */
const nothing = () => {}

function matchingRows(rows: readonly Activation[], search: string, by: Sort['sortBy'], order: Sort['sortOrder']) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = rows.filter((row) => words.every((word) => textOf(row).includes(word)))
  if (by === 'topic_name') {
    const names = new Intl.Collator('en')
    matches.sort((a, b) => names.compare(a.topicName, b.topicName))
    return order === 'desc' ? matches.reverse() : matches
  }
  return order === 'asc' ? matches.reverse() : matches
}

const textOf = ({ topicName, pushedName, platformSegmentId }: Activation): string =>
  `${topicName} ${pushedName ?? ''} ${platformSegmentId ?? ''}`.toLowerCase()

/** After something has changed on a platform. */
export function useActivationsChanged(): () => Promise<unknown> {
  const cache = useQueryClient()
  return useCallback(() => {
    cache.invalidateQueries({ queryKey: [...LIBRARY, 'activation-status'] })
    cache.invalidateQueries({ queryKey: HYGIENE })
    return cache.invalidateQueries({ queryKey: ACTIVATIONS })
  }, [cache])
}
