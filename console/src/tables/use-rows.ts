import { keepPreviousData, type QueryKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../ui/use-debounced'

export const PAGE_SIZE = 100
/** Rows above and below what is in view that are fetched with it. */
const AHEAD = 40
const SETTLED_MS = 80

/** A page knows what it is a page of: the list goes on showing the old one until the new one is there. */
export type Page<P, T> = { params: P; data: T[]; total: number }
type PageQuery<P, T> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<P, T>>
}

export type Rows<T> = {
  total: number
  rowAt: (index: number) => T | undefined
  /** Which rows are in view. */
  show: (first: number, last: number) => void
  /** Changes when another list is shown: its rows begin at the top. */
  listKey: string
  isPending: boolean
  /** The answer to what is asked now is on its way; meanwhile the last one stands. */
  isOld: boolean
  error: unknown
  retry: () => void
}

/** The rows of a long list by their index. A page is fetched when rows of it come into view, and kept. */
export function useRows<P, T>(params: P, pageQuery: (params: P, page: number) => PageQuery<P, T>): Rows<T> {
  const cache = useQueryClient()
  const [view, setView] = useState('1-1')
  const first = useQuery({ ...pageQuery(params, 1), placeholderData: keepPreviousData })
  const shown = first.data?.params ?? params
  const settled = useDebounced(view, SETTLED_MS)
  const wanted = first.data ? numbersOf(settled, first.data.total) : []
  const pages = useQueries({ queries: wanted.map((page) => pageQuery(shown, page)) })
  const loaded = new Map(wanted.map((page, at) => [page, pages[at]?.data]))
  const failed = pages.find(({ isError }) => isError)
  return {
    total: first.data?.total ?? 0,
    rowAt: (index) => {
      const number = pageOf(index)
      // Of a page that is not asked for yet, what was kept from before.
      const page = loaded.get(number) ?? cache.getQueryData<Page<P, T>>(pageQuery(shown, number).queryKey)
      return page?.data[index % PAGE_SIZE]
    },
    show: (from, to) => setView(`${pageOf(Math.max(0, from - AHEAD))}-${pageOf(to + AHEAD)}`),
    listKey: JSON.stringify(shown),
    isPending: first.isPending,
    isOld: first.isPlaceholderData,
    error: first.error ?? failed?.error ?? null,
    retry: () => {
      if (first.isError) first.refetch()
      for (const page of pages) if (page.isError) page.refetch()
    },
  }
}

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1

function numbersOf(view: string, total: number): number[] {
  const [from = 1, to = from] = view.split('-').map(Number)
  const last = Math.min(to, pageOf(Math.max(0, total - 1)))
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at)
}
