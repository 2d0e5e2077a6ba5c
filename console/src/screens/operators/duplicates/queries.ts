import { queryOptions } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import type { Job } from '../jobs/queries'
import { GLOBAL_TOPICS, type GlobalTopic } from '../topics/queries'

const MOST_COMPARED = 50

export type Cluster = {
  winnerId: string
  winnerName: string
  loserIds: string[]
  loserNames: string[]
  similarity: number
}

/** In how many libraries each topic is, and how many of its activations are active. */
export const usesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...GLOBAL_TOPICS, 'uses', ids],
    queryFn: async () => {
      const query = { ids: ids.slice(0, MOST_COMPARED).join(',') }
      const { data } = await ok(api.GET('/api/admin/topics/uses', { params: { query } }))
      return new Map(data.map((uses) => [uses.id, uses]))
    },
  })

export const clustersOf = (sweep: Job | undefined): Cluster[] => (sweep?.result.clusters ?? []) as Cluster[]

/** Merged or archived since the sweep. A topic that is not loaded counts as there. */
export const isGone = (topic: GlobalTopic | undefined): boolean =>
  topic !== undefined && (topic.archivedAt !== null || topic.mergedInto !== null)
