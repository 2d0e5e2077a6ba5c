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

/** The topics of the catalog with this name, by id; archived and merged ones are not included. */
export const namesakesQuery = (name: string) =>
  queryOptions({
    queryKey: [...GLOBAL_TOPICS, 'namesakes', name],
    queryFn: async (): Promise<Record<string, GlobalTopic>> => {
      const query = { search: name, sortBy: 'topic_name', sortOrder: 'asc', pageSize: 100 } as const
      const { data } = await ok(api.GET('/api/admin/topics', { params: { query } }))
      return Object.fromEntries(data.map((topic) => [topic.id, topic]))
    },
  })
