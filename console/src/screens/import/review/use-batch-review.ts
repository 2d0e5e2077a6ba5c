import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { decisionsQuery, importedTopicsQuery } from '../queries'
import { type Decisions, storage } from '../storage'
import type { TopicReview } from './topic-review'

/** Of rows that a client sent. This browser remembers the decisions. */
export function useBatchReview(batchId: string): TopicReview {
  const cache = useQueryClient()
  const query = decisionsQuery(batchId)
  const { data: decisions } = useQuery(query)
  const { data: imported } = useQuery(importedTopicsQuery(batchId))
  const { remaining, uncertain } = useMemo(() => {
    const reviewedIds = new Set([...(decisions?.kept ?? []), ...(decisions?.skipped ?? [])])
    const { topicIds = [], uncertain = 0 } = imported ?? {}
    const isOpen = (id: string) => !reviewedIds.has(id)
    return { uncertain: topicIds.slice(0, uncertain).filter(isOpen), remaining: topicIds.filter(isOpen) }
  }, [imported, decisions])
  const change = (part: (before: Decisions) => Decisions) => {
    const after = cache.setQueryData(query.queryKey, (before) => before && part(before))
    if (after) storage.save(after)
  }
  const keep = (ids: readonly string[]) => change((before) => ({ ...before, kept: [...before.kept, ...ids] }))
  return {
    isReady: decisions !== undefined && imported !== undefined,
    remaining,
    remainingCount: remaining.length,
    uncertain,
    uncertainCount: uncertain.length,
    kept: decisions?.kept.length ?? 0,
    skipped: decisions?.skipped.length ?? 0,
    keep,
    keepAll: async () => keep(remaining),
    skip: (ids) => change((before) => ({ ...before, skipped: [...before.skipped, ...ids] })),
    reopen: async (ids) => {
      const others = (decided: readonly string[]) => decided.filter((id) => !ids.includes(id))
      change((before) => ({ ...before, kept: others(before.kept), skipped: others(before.skipped) }))
    },
  }
}
