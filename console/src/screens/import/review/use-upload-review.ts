import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Decisions, decide, REVIEWED, type ReviewState, reviewQuery } from '../queries'
import type { TopicReview } from './topic-review'

/** With fewer topics here, and more on the server, the next ones are read. */
const FEW = 150

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
    mutationFn: (decisions: Decisions) => decide(id, decisions),
    onSuccess: () => {
      const state = cache.getQueryData(query.queryKey)
      if (state && state.topicIds.length < Math.min(FEW, state.remaining)) return reload()
      return undefined
    },
    onError: reload,
  })
  /** At once, so that the next key finds the next topic. */
  const change = (topicIds: readonly string[], decision: 'kept' | 'skipped') => {
    cache.cancelQueries({ queryKey: query.queryKey })
    cache.setQueryData(query.queryKey, (before) => before && without(before, topicIds, decision))
    record.mutate({ [decision]: topicIds })
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
    keep: (topicIds) => change(topicIds, 'kept'),
    keepAll: async () => {
      for (;;) {
        const { topicIds } = await cache.fetchQuery({ ...query, staleTime: 0 })
        if (topicIds.length === 0) return
        await decide(id, { kept: topicIds.slice(0, REVIEWED) })
      }
    },
    skip: (topicIds) => change(topicIds, 'skipped'),
    reopen: async (topicIds) => {
      await record.mutateAsync({ reopened: [...topicIds] })
      await reload()
    },
  }
}

function without(state: ReviewState, ids: readonly string[], decision: 'kept' | 'skipped'): ReviewState {
  const decided = new Set(ids)
  const removed = state.topicIds.filter((id) => decided.has(id)).length
  const guesses = state.topicIds.slice(0, state.uncertain).filter((id) => decided.has(id)).length
  return {
    ...state,
    topicIds: state.topicIds.filter((id) => !decided.has(id)),
    remaining: state.remaining - removed,
    uncertain: state.uncertain - guesses,
    [decision]: state[decision] + removed,
  }
}
