import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { decisionsQuery } from '../queries'
import { type Decisions, type Outcome, storage } from '../storage'

/** The imported topics that remain to be reviewed, those filed by a guess first, and the decisions so far. */
export function useReview(batchId: string, outcomes: readonly Outcome[]) {
  const cache = useQueryClient()
  const query = decisionsQuery(batchId)
  const { data: decisions } = useQuery(query)
  const { remaining, uncertain } = useMemo(() => {
    const reviewedIds = new Set([...(decisions?.kept ?? []), ...(decisions?.skipped ?? [])])
    const inOrder = [...outcomes].sort((a, b) => a.chunkIndex - b.chunkIndex)
    const uncertainIds = new Set(inOrder.flatMap((outcome) => outcome.uncertainIds ?? []))
    const open = inOrder.flatMap(({ topicIds }) => topicIds).filter((id) => !reviewedIds.has(id))
    const uncertain = open.filter((id) => uncertainIds.has(id))
    return { uncertain, remaining: [...uncertain, ...open.filter((id) => !uncertainIds.has(id))] }
  }, [outcomes, decisions])
  const change = (part: (before: Decisions) => Decisions) => {
    const after = cache.setQueryData(query.queryKey, (before) => before && part(before))
    if (after) storage.save('decisions', after)
  }
  return {
    isReady: decisions !== undefined,
    remaining,
    uncertain,
    kept: decisions?.kept.length ?? 0,
    skipped: decisions?.skipped.length ?? 0,
    keep: (ids: readonly string[]) => change((before) => ({ ...before, kept: [...before.kept, ...ids] })),
    skip: (id: string) => change((before) => ({ ...before, skipped: [...before.skipped, id] })),
  }
}
