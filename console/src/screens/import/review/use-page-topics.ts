import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { LIBRARY, topicDetail } from '../../library/queries'

/** Reads the topics of a page in one request, and tells when each row can find its own. */
export function usePageTopics(ids: readonly string[]): boolean {
  const cache = useQueryClient()
  const missing = ids.filter((id) => cache.getQueryData(topicDetail(id).queryKey) === undefined)
  const { isFetched } = useQuery({
    queryKey: [...LIBRARY, 'details', missing],
    queryFn: async () => {
      const topics = await ok(api.POST('/api/topics/details', { body: { ids: [...missing] } }))
      for (const topic of topics) cache.setQueryData(topicDetail(topic.id).queryKey, topic)
      return topics.length
    },
    enabled: missing.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return missing.length === 0 || isFetched
}
