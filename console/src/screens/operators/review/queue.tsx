import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '../../../api/client'
import { SEGMENT_TYPES, type SegmentType } from '../../../topics/vocabulary'
import { Field, Input } from '../../../ui/field'
import { counted } from '../../../ui/words'
import { correct, type QueueTopic, REVIEW } from './queries'
import { QueueRow } from './queue-row'

type Props = {
  topics: QueueTopic[]
  /** How many wait in all. */
  waiting: number
  isLoading: boolean
  current: string | undefined
  onCurrent: (id: string | undefined) => void
}

const USUAL_REASON = 'Checked by hand'

/** One topic after the other: a key settles it and the next one is there. */
export function Queue({ topics, waiting, isLoading, current, onCurrent }: Props) {
  const cache = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [reason, setReason] = useState('')
  const [settled, setSettled] = useState<Record<string, SegmentType>>({})
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [unsaved, setUnsaved] = useState(0)
  const isLeft = ({ id }: QueueTopic) => !settled[id] && !skipped.includes(id)
  // Here at once, in the address a moment later: the next key may come before that.
  const [here, setHere] = useState(current)
  const go = (id: string | undefined) => {
    setHere(id)
    onCurrent(id)
  }
  const known = topics.findIndex(({ id }) => id === here)
  const at = known >= 0 ? known : Math.max(0, topics.findIndex(isLeft))
  const move = (to: number) => {
    const topic = topics[Math.min(Math.max(to, 0), topics.length - 1)]
    if (topic) go(topic.id)
  }
  const next = () => move(at + 1)
  const save = useMutation({
    mutationFn: correct,
    meta: { shownInPlace: true },
    onError: (error, { topicId }) => {
      setSettled(({ [topicId]: _, ...others }) => others)
      const name = topics.find(({ id }) => id === topicId)?.topicName
      toast.error(`${name}: ${error instanceof ApiError ? error.message : 'Something went wrong here.'}`)
    },
    onSettled: () => {
      setUnsaved((before) => before - 1)
      // Another list is in sight, and was asked for before this was saved.
      if (!list.current) cache.invalidateQueries({ queryKey: ['operators'] })
    },
  })
  const settle = (topic: QueueTopic, segmentType: SegmentType) => {
    setSettled((before) => ({ ...before, [topic.id]: segmentType }))
    setUnsaved((before) => before + 1)
    next()
    save.mutate({ topicId: topic.id, segmentType, reason: reason.trim() || USUAL_REASON })
  }
  const skip = (topic: QueueTopic) => {
    setSkipped((before) => [...before, topic.id])
    next()
  }
  // Asked for anew only when all of them are dealt with: a list that shifts under the keys settles the wrong one. And only
  // when all of it is saved: what is not would come back as waiting.
  const isDone = unsaved === 0 && !topics.some(isLeft)
  const finish = useEffectEvent(() => {
    go(undefined)
    cache.invalidateQueries({ queryKey: ['operators'] })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  useEffect(
    () => () => {
      cache.invalidateQueries({ queryKey: REVIEW, refetchType: 'none' })
    },
    [cache],
  )
  useKeys({
    settle: (segment) => topics[at] && settle(topics[at], segment),
    skip: () => topics[at] && skip(topics[at]),
    move: (step) => move(at + step),
  })
  useFocusOn(list, topics[at]?.id)
  const left = waiting - topics.filter(({ id, reviewStatus }) => reviewStatus === 'needs_review' && settled[id]).length
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <ul
        ref={list}
        aria-label="Topics to review"
        aria-busy={isLoading}
        className="divide-y rounded-lg border bg-panel"
      >
        {topics.map((topic, index) => (
          <QueueRow
            key={topic.id}
            topic={topic}
            isCurrent={index === at}
            settled={settled[topic.id]}
            isSkipped={skipped.includes(topic.id)}
            onOpen={() => go(topic.id)}
            onSettle={(segment) => settle(topic, segment)}
            onSkip={() => skip(topic)}
          />
        ))}
      </ul>
      <aside className="flex flex-col gap-4 max-lg:order-first lg:sticky lg:top-4">
        <p role="status" className="text-ink-soft tabular-nums">
          {counted(left, 'topic')} {left === 1 ? 'waits' : 'wait'}
        </p>
        <Field label="Reason" hint={`Kept for the next ones. “${USUAL_REASON}” where it is empty.`}>
          {(control) => (
            <Input {...control} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <Keys />
      </aside>
    </div>
  )
}

type Deeds = {
  settle: (segment: SegmentType) => void
  skip: () => void
  move: (step: number) => void
}

/** Wherever the focus is, but in a field. */
function useKeys({ settle, skip, move }: Deeds) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(event.target)) return
    const segment = SEGMENT_TYPES[Number(event.key) - 1]
    const key = event.key.toLowerCase()
    if (segment) settle(segment)
    else if (key === 's') skip()
    else if (key === 'j' || key === 'arrowdown') move(1)
    else if (key === 'k' || key === 'arrowup') move(-1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isField = (target: unknown): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** The row at hand has the focus, unless somebody is writing. */
function useFocusOn(list: { current: HTMLElement | null }, id: string | undefined) {
  const focus = useEffectEvent(() => {
    if (isField(document.activeElement)) return
    list.current?.querySelector<HTMLElement>('[aria-current=true] button')?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row takes the focus
  useEffect(() => focus(), [id])
}

const KEYS: [string, string][] = [
  ...SEGMENT_TYPES.map((segment, at): [string, string] => [`${at + 1}`, segment]),
  ['J ↓', 'Next'],
  ['K ↑', 'Previous'],
  ['S', 'Skip'],
]

const Keys = () => (
  <section aria-label="Keys" className="max-lg:hidden">
    <dl className="grid grid-cols-[3.5rem_1fr] items-center gap-y-2 text-xs text-ink-soft">
      {KEYS.map(([key, deed]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block rounded border border-line-strong bg-panel px-1.5 py-0.5 font-mono">{key}</kbd>
          </dt>
          <dd>{deed}</dd>
        </div>
      ))}
    </dl>
  </section>
)
