import { useMutation } from '@tanstack/react-query'
import { CheckCheck, Inbox, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { count, counted } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { LoadingRows, Notice } from '../../../ui/states'
import { AllReviewed, ToLibrary } from './all-reviewed'
import { FixNames } from './fix-names'
import { TopicList } from './topic-list'
import type { TopicReview } from './topic-review'
import { useUndoDecision } from './use-undo'

/** Keep, skip or correct each imported topic. */
export function Review({ review, added }: { review: TopicReview; added: number }) {
  const [open, setOpen] = useState<'keep' | 'names' | null>(null)
  const mayWrite = usePermission('topics:write')
  const keepAll = useMutation({ mutationFn: review.keepAll, onSettled: () => setOpen(null) })
  const undo = useUndoDecision(review)
  const { remaining, remainingCount } = review
  const all = remainingCount + review.kept + review.skipped
  if (added === 0 && all === 0) return null
  if (!review.isReady) return <LoadingRows rows={3} />
  if (all === 0) {
    return (
      <Panel title="Review">
        <Notice icon={Inbox} title="Nothing to review" action={<ToLibrary />}>
          The topics of this import are no longer in your library.
        </Notice>
      </Panel>
    )
  }
  return (
    <Panel
      title="Review"
      actions={
        remainingCount > 0 && mayWrite ? (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setOpen('names')}>
              <WandSparkles />
              {remaining.length < remainingCount ? `Fix the first ${count(remaining.length)} names` : 'Fix all names'}
            </Button>
            <Button size="small" onClick={() => setOpen('keep')}>
              <CheckCheck />
              Keep the rest
            </Button>
          </div>
        ) : null
      }
    >
      <p role="status" className="border-b px-4 py-2.5 text-ink-soft tabular-nums">
        {counted(remainingCount, 'topic')} to review · {count(review.kept)} kept · {count(review.skipped)} skipped
      </p>
      {remainingCount > 0 ? <TopicList review={review} undo={undo} /> : <AllReviewed review={review} undo={undo} />}
      <Confirm
        open={open === 'keep'}
        onOpenChange={() => setOpen(null)}
        title={`Keep ${counted(remainingCount, 'topic')}?`}
        action="Keep"
        busy={keepAll.isPending}
        onConfirm={() => keepAll.mutate()}
      >
        They stay in your library as they are. You can still edit them there.
      </Confirm>
      {open === 'names' ? <FixNames ids={remaining} onClose={() => setOpen(null)} /> : null}
    </Panel>
  )
}
