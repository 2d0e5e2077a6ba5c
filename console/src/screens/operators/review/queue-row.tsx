import { SEGMENT_TYPES, type SegmentType } from '../../../api/values'
import { NotSure } from '../../../topics/not-sure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { counted, day, percent } from '../../../ui/format'
import type { QueueTopic } from './queries'

type Props = {
  topic: QueueTopic
  isCurrent: boolean
  settled: SegmentType | undefined
  isSkipped: boolean
  onOpen: () => void
  onSettle: (segment: SegmentType) => void
  onSkip: () => void
}

/** A topic of the queue. The current one also shows why it is here and the choices. */
export function QueueRow({ topic, isCurrent, settled, isSkipped, onOpen, onSettle, onSkip }: Props) {
  return (
    <li aria-current={isCurrent} className={cx('relative px-4 py-2.5', isCurrent && 'bg-accent-wash/50')}>
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={onOpen}
          className={cx(
            'min-w-0 flex-1 truncate rounded text-left font-medium',
            (settled || isSkipped) && 'text-ink-soft',
          )}
        >
          {topic.topicName}
        </button>
        <span className="text-xs text-ink-soft max-sm:hidden">{topic.parentCategory}</span>
        {topic.uncertain ? <NotSure /> : null}
        {settled ? (
          <Badge tone="good">{settled}, settled</Badge>
        ) : isSkipped ? (
          <Badge>Skipped</Badge>
        ) : (
          <Badge>{topic.segmentType}</Badge>
        )}
      </div>
      {isCurrent ? (
        <div className="mt-2 flex flex-col gap-3">
          {topic.reviewReason ? <p className="text-warn">{topic.reviewReason}</p> : null}
          <p className="text-xs text-ink-soft">
            {topic.taxonomyType} · {topic.parentCategory} · classified as {topic.segmentType},{' '}
            {percent(topic.confidence)} confidence · in {counted(topic.libraries, 'library', 'libraries')} · since{' '}
            {day(topic.createdAt)}
          </p>
          <div className="flex flex-wrap gap-2">
            {SEGMENT_TYPES.map((segment, at) => (
              <Button
                key={segment}
                size="small"
                kind={segment === topic.segmentType ? 'primary' : 'plain'}
                onClick={() => onSettle(segment)}
              >
                <kbd aria-hidden className="font-mono text-2xs opacity-80">
                  {at + 1}
                </kbd>
                {segment}
              </Button>
            ))}
            <Button size="small" kind="quiet" onClick={onSkip}>
              Skip
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
