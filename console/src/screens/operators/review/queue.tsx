import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { SEGMENT_TYPES, type SegmentType } from '../../../api/values'
import { Field, Input } from '../../../ui/field'
import { counted } from '../../../ui/format'
import { correct, type QueueTopic, REVIEW } from './queries'
import { QueueRow } from './queue-row'

type Props = {
  topics: QueueTopic[]
  /** How many topics wait for a review, on all pages. */
  waiting: number
  isLoading: boolean
  current: string | undefined
  onCurrent: (id: string | undefined) => void
}

const DEFAULT_REASON = 'Checked by hand'

/** One topic after the other: a key settles the current one and moves to the next. */
export function Queue({ topics, waiting, isLoading, current, onCurrent }: Props) {
  const cache = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [reason, setReason] = useState('')
  const [settled, setSettled] = useState<Record<string, SegmentType>>({})
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [unsaved, setUnsaved] = useState(0)
  const isLeft = ({ id }: QueueTopic) => !settled[id] && !skipped.includes(id)
  // The address follows a moment later, and the next key may come before that.
  const [currentId, setCurrentId] = useState(current)
  const go = (id: string | undefined) => {
    setCurrentId(id)
    onCurrent(id)
  }
  const currentIndex = topics.findIndex(({ id }) => id === currentId)
  const at = currentIndex >= 0 ? currentIndex : Math.max(0, topics.findIndex(isLeft))
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
      toast.error(`${name}: ${errorMessage(error)}`)
    },
    onSettled: () => {
      setUnsaved((before) => before - 1)
      // Another list is shown, and it was loaded before this was saved.
      if (!list.current) cache.invalidateQueries({ queryKey: ['operators'] })
    },
  })
  const settle = (topic: QueueTopic, segmentType: SegmentType) => {
    setSettled((before) => ({ ...before, [topic.id]: segmentType }))
    setUnsaved((before) => before + 1)
    next()
    save.mutate({ topicId: topic.id, segmentType, reason: reason.trim() || DEFAULT_REASON })
  }
  const skip = (topic: QueueTopic) => {
    setSkipped((before) => [...before, topic.id])
    next()
  }
  // The list is loaded again only when all of it is settled: if it shifted in between, a key would settle the wrong topic. And
  // only when all of it is saved: the rest would come back as waiting.
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
          {counted(left, 'topic')} waiting
        </p>
        <Field label="Reason" hint={`Used for the next topics as well. If empty: “${DEFAULT_REASON}”.`}>
          {(control) => (
            <Input {...control} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <Keys />
      </aside>
    </div>
  )
}

type KeyActions = {
  settle: (segment: SegmentType) => void
  skip: () => void
  move: (step: number) => void
}

/** Keys work wherever the focus is, except in a field, a list or a menu, which have keys of their own. */
function useKeys({ settle, skip, move }: KeyActions) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented
    if (isOther || isField(event.target) || isWithin(event.target, OWN_KEYS)) return
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

const OWN_KEYS = ['combobox', 'listbox', 'menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}]`).join()

const isWithin = (target: unknown, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

const isField = (target: unknown): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Moves the focus to the current row, unless the person is typing. */
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
      {KEYS.map(([key, action]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block rounded border border-line-strong bg-panel px-1.5 py-0.5 font-mono">{key}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </section>
)
