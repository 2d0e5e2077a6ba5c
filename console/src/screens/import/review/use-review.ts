import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { decisionsQuery, importedTopicsQuery } from '../queries'
import { type Decisions, storage } from '../storage'

/** The imported topics that remain to be reviewed, those filed by a guess first, and the decisions so far. */
export function useReview(batchId: string) {
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
    if (after) storage.save('decisions', after)
  }
  return {
    isReady: decisions !== undefined && imported !== undefined,
    remaining,
    uncertain,
    kept: decisions?.kept.length ?? 0,
    skipped: decisions?.skipped.length ?? 0,
    keep: (ids: readonly string[]) => change((before) => ({ ...before, kept: [...before.kept, ...ids] })),
    skip: (id: string) => change((before) => ({ ...before, skipped: [...before.skipped, id] })),
  }
}
