import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLeaveWarning } from '../ui/leave-warning'

type Options<Item, Answer> = {
  /** Collects the items; reports how many it has of the total. */
  collect: (signal: AbortSignal, report: (collected: number, total: number) => void) => Promise<readonly Item[]>
  size: number
  /** A stop waits for the batch that was sent, so that its result is known. */
  send: (items: readonly Item[]) => Promise<Answer>
  /** Called at the end, and after a failure. */
  onChange: () => void
}

type Phase = 'collecting' | 'sending'
type Counts = { phase: Phase; done: number; total: number }

/** Sends items in batches, with progress. Can be stopped between batches and continues where it stopped or failed. */
export function useBatches<Item, Answer>({ collect, size, send, onChange }: Options<Item, Answer>) {
  const [counts, setCounts] = useState<Counts>({ phase: 'collecting', done: 0, total: 0 })
  const [isStopping, setStopping] = useState(false)
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const items = useRef<readonly Item[] | null>(null)
  const done = useRef(0)
  const stopping = useRef(new AbortController())

  const work = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async () => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      const report = (done: number, total: number) => setCounts({ phase: 'collecting', done, total })
      items.current ??= await collect(signal, report)
      const all = items.current
      while (done.current < all.length && !signal.aborted) {
        setCounts({ phase: 'sending', done: done.current, total: all.length })
        const answer = await send(all.slice(done.current, done.current + size))
        done.current += Math.min(size, all.length - done.current)
        setAnswers((before) => [...before, answer])
      }
      setCounts({ phase: 'sending', done: done.current, total: all.length })
    },
    onSettled: () => {
      setStopping(false)
      onChange()
    },
  })
  useLeaveWarning(work.isPending)
  return {
    ...counts,
    answers,
    /** Also continues after a stop or a failure. */
    start: () => work.mutate(),
    stop: () => {
      stopping.current.abort()
      setStopping(true)
    },
    isRunning: work.isPending,
    /** The batch that was sent is waited for. */
    isStopping: isStopping && work.isPending,
    isStarted: !work.isIdle,
    // What a stop ends is the collecting; the batch that was under way may have failed by itself.
    error: stopping.current.signal.aborted && counts.phase === 'collecting' ? null : work.error,
    isComplete: work.isSuccess && counts.phase === 'sending' && counts.done === counts.total,
  }
}
export type Batches<Answer> = ReturnType<typeof useBatches<unknown, Answer>>
