import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

type Options<Item, Answer> = {
  /** What there is to do; tells how many it has found of how many. */
  collect: (signal: AbortSignal, report: (found: number, total: number) => void) => Promise<readonly Item[]>
  size: number
  /** One that is under way is waited for, so that what it did is known. */
  send: (items: readonly Item[]) => Promise<Answer>
  /** Something was done: after the last batch, and after one that failed. */
  onChange: () => void
}

type Phase = 'collecting' | 'sending'
type Counts = { phase: Phase; done: number; total: number }

/** Long work in batches: with counts, can be stopped between two of them, and goes on where it stopped or failed. */
export function useBatches<Item, Answer>({ collect, size, send, onChange }: Options<Item, Answer>) {
  const [counts, setCounts] = useState<Counts>({ phase: 'collecting', done: 0, total: 0 })
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
    onSettled: onChange,
  })
  return {
    ...counts,
    answers,
    /** Also after a stop or a failure. */
    start: () => work.mutate(),
    stop: () => stopping.current.abort(),
    isRunning: work.isPending,
    isStarted: !work.isIdle,
    error: stopping.current.signal.aborted ? null : work.error,
    isComplete: work.isSuccess && counts.phase === 'sending' && counts.done === counts.total,
  }
}
export type Batches<Answer> = ReturnType<typeof useBatches<unknown, Answer>>
