import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { isOpen } from '../../../runs/queries'
import { counted } from '../../../ui/format'
import { startUndo } from '../../../undo/queries'
import { topicDetail } from '../../library/queries'
import type { TopicReview } from './topic-review'

/** What was decided at once. */
type Decision = { ids: readonly string[]; undoId: string | null }

export type UndoDecision = ReturnType<typeof useUndoDecision>

/** Takes decisions back, the last one first. Skipped topics return to the library. */
export function useUndoDecision(review: TopicReview) {
  const decisions = useRef<Decision[]>([])
  const [count, setCount] = useState(0)
  const cache = useQueryClient()
  const undo = useMutation({
    mutationFn: async ({ ids, undoId }: Decision) => {
      if (undoId !== null) await Promise.all((await startUndo([undoId])).map(runEnded))
      for (const id of ids) cache.removeQueries({ queryKey: topicDetail(id).queryKey })
      await review.reopen(ids)
    },
    onSuccess: (_, { ids }) => toast.success(`${counted(ids.length, 'topic')} to review again.`),
    onError: (_, decision) => remember(decision),
  })
  const remember = (decision: Decision) => {
    decisions.current.push(decision)
    setCount(decisions.current.length)
  }
  const takeBack = () => {
    const last = undo.isPending ? undefined : decisions.current.pop()
    setCount(decisions.current.length)
    if (last) undo.mutate(last)
  }
  return { remember, takeBack, canUndo: count > 0, isBusy: undo.isPending }
}

const POLL_MS = 300

/** The servers put removed topics back, in a run. */
async function runEnded(id: string): Promise<void> {
  for (;;) {
    if (!isOpen(await ok(api.GET('/api/runs/{id}', { params: { path: { id } } })))) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
