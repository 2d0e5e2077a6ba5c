import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../ui/button'
import { count, counted } from '../../../ui/format'
import { Notice } from '../../../ui/states'
import type { TopicReview } from './topic-review'
import { UndoLast } from './undo-last'
import type { UndoDecision } from './use-undo'

/** The last decision can still be taken back, with the same key as before. */
export function AllReviewed({ review, undo }: { review: TopicReview; undo: UndoDecision }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('input, textarea, select')
    if (event.key.toLowerCase() !== 'u' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    if (!undo.canUndo) return
    event.preventDefault()
    undo.takeBack()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Notice
      icon={CircleCheck}
      title="All reviewed"
      action={
        <div className="flex flex-wrap items-center justify-center gap-2">
          <ToLibrary />
          <UndoLast undo={undo} />
        </div>
      }
    >
      {counted(review.kept, 'topic')} kept, {count(review.skipped)} skipped.
    </Notice>
  )
}

export const ToLibrary = () => (
  <Button asChild>
    <Link to="/library" search={{ source: 'import' } as object}>
      View in library
    </Link>
  </Button>
)
