import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '../../../tables/use-rows'
import { GLOBAL_PAGES, type GlobalParams, type GlobalTopic, globalTopic } from './queries'

/** Puts a changed topic where the old one stood at once, then asks anew for all that may have changed with it. */
export function useReplaceTopic(): (topic: GlobalTopic) => Promise<void> {
  const cache = useQueryClient()
  return (topic) => {
    cache.setQueryData(globalTopic(topic.id).queryKey, topic)
    cache.setQueriesData<Page<GlobalParams, GlobalTopic>>(
      GLOBAL_PAGES,
      (page) => page && { ...page, data: page.data.map((one) => (one.id === topic.id ? topic : one)) },
    )
    return cache.invalidateQueries({ queryKey: ['operators'] })
  }
}
