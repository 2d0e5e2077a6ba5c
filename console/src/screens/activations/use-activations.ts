import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Sort } from '../../tables/filters/sort'
import type { Rows } from '../../tables/use-rows'
import { HYGIENE } from '../hygiene/queries'
import { LIBRARY } from '../library/queries'
import type { ActivationFilters } from './queries'
import { ACTIVATIONS, type Activation, activationsQuery } from './queries'

type Options = { filters: ActivationFilters; search: string; sort: Sort }

/** The list is here as a whole, so it is searched and sorted here. */
export function useActivations({ filters, search, sort }: Options): Rows<Activation> & { all: readonly Activation[] } {
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...activationsQuery(filters),
    placeholderData: keepPreviousData,
  })
  const all = useMemo(
    () => arranged(data ?? [], search, sort.sortBy, sort.sortOrder),
    [data, search, sort.sortBy, sort.sortOrder],
  )
  return {
    all,
    total: all.length,
    rowAt: (index) => all[index],
    show: nothing,
    listKey: JSON.stringify({ filters, search, sort }),
    isPending,
    isOld: isPlaceholderData,
    error,
    retry: refetch,
  }
}

/** Nothing more is fetched when other rows come into view. */
const nothing = () => {}

function arranged(rows: readonly Activation[], search: string, by: Sort['sortBy'], order: Sort['sortOrder']) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => wanted.every((word) => textOf(row).includes(word)))
  if (by === 'topic_name') {
    const names = new Intl.Collator('en')
    found.sort((one, other) => names.compare(one.topicName, other.topicName))
    return order === 'desc' ? found.reverse() : found
  }
  return order === 'asc' ? found.reverse() : found
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
