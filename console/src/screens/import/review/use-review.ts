import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { decisionsQuery } from '../queries'
import { type Decisions, type Outcome, storage } from '../storage'

/** Which of the topics that came in have been looked at, and which are still to be. */
export function useReview(batchId: string, outcomes: readonly Outcome[]) {
  const cache = useQueryClient()
  const query = decisionsQuery(batchId)
  const { data: decisions } = useQuery(query)
  const remaining = useMemo(() => {
    const decided = new Set([...(decisions?.kept ?? []), ...(decisions?.skipped ?? [])])
    const all = [...outcomes].sort((one, other) => one.chunkIndex - other.chunkIndex).flatMap((done) => done.topicIds)
    return all.filter((id) => !decided.has(id))
  }, [outcomes, decisions])
  const change = (part: (before: Decisions) => Decisions) => {
    const after = cache.setQueryData(query.queryKey, (before) => before && part(before))
    if (after) storage.save('decisions', after)
  }
  return {
    isReady: decisions !== undefined,
    remaining,
    kept: decisions?.kept.length ?? 0,
    skipped: decisions?.skipped.length ?? 0,
    keep: (ids: readonly string[]) => change((before) => ({ ...before, kept: [...before.kept, ...ids] })),
    skip: (id: string) => change((before) => ({ ...before, skipped: [...before.skipped, id] })),
    startOver: () => change((before) => ({ ...before, kept: [] })),
  }
}
