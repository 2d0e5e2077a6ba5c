import { keepPreviousData, type QueryKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../ui/use-debounced'

export const PAGE_SIZE = 100
/** Rows fetched beyond those in view. */
const AHEAD = 40
const SETTLED_MS = 80

/** With its parameters, since a list shows its old rows until the new ones are there. */
export type Page<P, T> = { params: P; data: T[]; total: number; totalIsAtLeast?: true }
type PageQuery<P, T> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<P, T>>
}

export type Rows<T> = {
  total: number
  /** A search with very many matches counts only some of them. */
  totalIsAtLeast?: boolean
  rowAt: (index: number) => T | undefined
  /** All rows of a range, also those that were never in view. */
  between: (first: number, last: number) => Promise<T[]>
  /** Where a row is, if its page is loaded. */
  indexOf: (id: string | undefined) => number | undefined
  /** Which rows are in view. */
  show: (first: number, last: number) => void
  /** Changes with the list, which then scrolls to its top. */
  listKey: string
  isPending: boolean
  /** The rows of the previous parameters are shown until the new ones are there. */
  isOld: boolean
  error: unknown
  retry: () => void
}

/** The rows of a long list by their index. Pages are fetched when their rows come into view. */
export function useRows<P, T extends { id: string }>(
  params: P,
  pageQuery: (params: P, page: number) => PageQuery<P, T>,
): Rows<T> {
  const cache = useQueryClient()
  const [view, setView] = useState('1-1')
  const first = useQuery({ ...pageQuery(params, 1), placeholderData: keepPreviousData })
  const shown = first.data?.params ?? params
  const settled = useDebounced(view, SETTLED_MS)
  const pageNumbers = first.data ? numbersOf(settled, first.data.total) : []
  const pages = useQueries({ queries: pageNumbers.map((page) => pageQuery(shown, page)) })
  const loaded = new Map(pageNumbers.map((page, at) => [page, pages[at]?.data]))
  // Of rows that are there already, the query client says that they could not be read again.
  const failed = [first, ...pages].find(({ isError, data }) => isError && data === undefined)
  return {
    total: first.data?.total ?? 0,
    totalIsAtLeast: first.data?.totalIsAtLeast ?? false,
    rowAt: (index) => {
      const number = pageOf(index)
      // A page that was not requested yet may be in the cache.
      const page = loaded.get(number) ?? cache.getQueryData<Page<P, T>>(pageQuery(shown, number).queryKey)
      return page?.data[index % PAGE_SIZE]
    },
    between: async (from, to) => {
      const rows: T[] = []
      for (let number = pageOf(from); number <= pageOf(to); number++) {
        const start = (number - 1) * PAGE_SIZE
        const { data } = await cache.ensureQueryData(pageQuery(shown, number))
        rows.push(...data.slice(Math.max(0, from - start), to + 1 - start))
      }
      return rows
    },
    indexOf: (id) => {
      for (const [number, page] of loaded) {
        const at = page?.data.findIndex((row) => row.id === id) ?? -1
        if (at >= 0) return (number - 1) * PAGE_SIZE + at
      }
      return undefined
    },
    show: (from, to) => setView(`${pageOf(Math.max(0, from - AHEAD))}-${pageOf(to + AHEAD)}`),
    listKey: JSON.stringify(shown),
    isPending: first.isPending,
    isOld: first.isPlaceholderData,
    error: failed?.error ?? null,
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
