import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, TextCursorInput, X } from 'lucide-react'
import { ApiError } from '../../../api/client'
import { LlmFailed, NotSure } from '../../../topics/not-sure'
import { Button } from '../../../ui/button'
import { percent } from '../../../ui/format'
import { Skeleton } from '../../../ui/states'
import { type TopicDetail, topicDetail } from '../../library/queries'
import { Rename } from './rename'

type Props = {
  id: string
  /** The topics of the page are here. */
  isLoaded: boolean
  isRenaming: boolean
  isBusy: boolean
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | null
  onKeep: (() => void) | null
  onSkip: (() => void) | null
  onRename: (() => void) | null
  onEdit: (() => void) | null
  onRenamed: () => void
}

const FRESH_MS = 60_000

export function TopicRow({ id, isLoaded, isRenaming, isChosen, onChoose, onRenamed, ...actions }: Props) {
  const { data: topic, error, refetch } = useQuery({ ...topicDetail(id), enabled: isLoaded, staleTime: FRESH_MS })
  return (
    <li
      data-topic={id}
      className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 focus-within:bg-sunken/50"
    >
      {onChoose ? (
        <input
          type="checkbox"
          aria-label={`Select ${topic?.topic_name ?? 'topic'}`}
          className="size-4 shrink-0 accent-(--accent)"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      ) : null}
      {topic && isRenaming ? <Rename topic={topic} onDone={onRenamed} /> : null}
      {topic && !isRenaming ? <TopicSummary topic={topic} {...actions} /> : null}
      {error ? <Missing error={error} onRetry={() => refetch()} onDismiss={actions.onKeep} /> : null}
      {topic || error ? null : <Skeleton className="h-8 flex-1" />}
    </li>
  )
}

type SummaryProps = Omit<Props, 'id' | 'isLoaded' | 'isRenaming' | 'isChosen' | 'onChoose' | 'onRenamed'> & {
  topic: TopicDetail
}

function TopicSummary({ topic, isBusy, onKeep, onSkip, onRename, onEdit }: SummaryProps) {
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          data-name
          disabled={!onEdit}
          onClick={onEdit ?? undefined}
          className="max-w-full truncate rounded-sm text-left font-medium hover:underline"
        >
          {topic.topic_name}
        </button>{' '}
        {topic.uncertain ? <NotSure /> : null} {topic.llm_error ? <LlmFailed reason={topic.llm_error} /> : null}
        <p className="truncate text-xs text-ink-faint">
          {topic.parent_category} › {(topic.taxonomy_path || topic.subcategory).replaceAll(' > ', ' › ')} ·{' '}
          {topic.segment_type} · {percent(topic.confidence)} confident
        </p>
      </div>
      <div className="flex gap-1">
        {onKeep ? (
          <Button size="small" onClick={onKeep}>
            <Check />
            Keep
          </Button>
        ) : null}
        {onSkip ? (
          <Button size="small" busy={isBusy} onClick={onSkip}>
            {isBusy ? null : <X />}
            Skip
          </Button>
        ) : null}
        {onRename ? (
          <Button size="small" kind="quiet" onClick={onRename}>
            <TextCursorInput />
            Rename
          </Button>
        ) : null}
        {onEdit ? (
          <Button size="small" kind="quiet" aria-label={`Edit ${topic.topic_name}`} onClick={onEdit}>
            <Pencil />
          </Button>
        ) : null}
      </div>
    </>
  )
}

type MissingProps = { error: Error; onRetry: () => void; onDismiss: (() => void) | null }

function Missing({ error, onRetry, onDismiss }: MissingProps) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <>
      <p className="flex-1 text-ink-soft">
        {isGone ? 'This topic is no longer in the library.' : 'Couldn’t load this topic.'}
      </p>
      {isGone && onDismiss ? (
        <Button size="small" data-name onClick={onDismiss}>
          Dismiss
        </Button>
      ) : (
        <Button size="small" data-name onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  )
}
