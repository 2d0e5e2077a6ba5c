import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { decide, REVIEWED, type ReviewState, reviewQuery } from '../queries'
import type { TopicReview } from './topic-review'

/** With fewer topics here, and more on the server, the next ones are read. */
const FEW = 50

const NONE: readonly string[] = []

/** Of an uploaded file. The server keeps the decisions, for everybody. */
export function useUploadReview(id: string): TopicReview {
  const cache = useQueryClient()
  const query = reviewQuery(id)
  const { data } = useQuery(query)
  const reload = () => cache.invalidateQueries({ queryKey: query.queryKey })
  const record = useMutation({
    // One after the other, in the order in which they were decided.
    scope: { id: `review of ${id}` },
    mutationFn: (decisions: { kept?: string[]; skipped?: string[] }) => decide(id, decisions),
    onSuccess: () => {
      const state = cache.getQueryData(query.queryKey)
      if (state && state.topicIds.length < Math.min(FEW, state.remaining)) return reload()
      return undefined
    },
    onError: reload,
  })
  /** At once, so that the next key finds the next topic. */
  const change = (topicId: string, decision: 'kept' | 'skipped') => {
    cache.cancelQueries({ queryKey: query.queryKey })
    cache.setQueryData(query.queryKey, (before) => before && without(before, topicId, decision))
    record.mutate({ [decision]: [topicId] })
  }
  const uncertain = useMemo(() => data?.topicIds.slice(0, data.uncertain) ?? NONE, [data])
  return {
    isReady: data !== undefined,
    remaining: data?.topicIds ?? NONE,
    remainingCount: data?.remaining ?? 0,
    uncertain,
    uncertainCount: data?.uncertain ?? 0,
    kept: data?.kept ?? 0,
    skipped: data?.skipped ?? 0,
    keep: (topicId) => change(topicId, 'kept'),
    keepAll: async () => {
      for (;;) {
        const { topicIds } = await cache.fetchQuery({ ...query, staleTime: 0 })
        if (topicIds.length === 0) return
        await decide(id, { kept: topicIds.slice(0, REVIEWED) })
      }
    },
    skip: (topicId) => change(topicId, 'skipped'),
  }
}

function without(state: ReviewState, id: string, decision: 'kept' | 'skipped'): ReviewState {
  const at = state.topicIds.indexOf(id)
  if (at < 0) return state
  return {
    ...state,
    topicIds: state.topicIds.filter((other) => other !== id),
    remaining: state.remaining - 1,
    uncertain: at < state.uncertain ? state.uncertain - 1 : state.uncertain,
    [decision]: state[decision] + 1,
  }
}
