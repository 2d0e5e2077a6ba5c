import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '../../../tables/use-rows'
import { GLOBAL_PAGES, type GlobalParams, type GlobalTopic, globalTopic } from './queries'

/** Shows a changed topic at once, then reloads everything that may have changed with it. */
export function useReplaceTopic(): (topic: GlobalTopic) => Promise<void> {
  const cache = useQueryClient()
  return (topic) => {
    cache.setQueryData(globalTopic(topic.id).queryKey, topic)
    cache.setQueriesData<Page<GlobalParams, GlobalTopic>>(
      GLOBAL_PAGES,
      (page) => page && { ...page, data: page.data.map((row) => (row.id === topic.id ? topic : row)) },
    )
    return cache.invalidateQueries({ queryKey: ['operators'] })
  }
}
