import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../tables/use-rows'
import type { Selected } from '../../tables/use-selection'
import { allMatching, LIBRARY, type LibraryParams, type Topic } from './queries'
import type { LibraryFilters } from './search'

export type Named = { id: string; name: string }
/** The selection as a request names it. */
export const selectionBody = (selected: Selected, filters: LibraryFilters) =>
  selected === 'all' ? { filters } : { topicIds: [...selected] }

type Report = (collected: number, total: number) => void

/** All matches are fetched. Of topics selected one by one, the names come from the pages seen so far. */
export async function selectedTopics(
  cache: QueryClient,
  selected: Selected,
  filters: LibraryFilters,
  signal: AbortSignal,
  report: Report,
): Promise<Named[]> {
  if (selected === 'all') {
    const topics = await allMatching(filters, signal, report)
    return topics.map(({ id, topic_name }) => ({ id, name: topic_name }))
  }
  const pages = cache.getQueriesData<Page<LibraryParams, Topic>>({ queryKey: [...LIBRARY, 'page'] })
  const namesById = new Map(pages.flatMap(([, page]) => page?.data ?? []).map(({ id, topic_name }) => [id, topic_name]))
  return [...selected].map((id) => ({ id, name: namesById.get(id) ?? id }))
}
