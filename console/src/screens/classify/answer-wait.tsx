import { useQuery } from '@tanstack/react-query'
import { useHasLlm } from '../../api/session'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'
import { Spinner } from '../../ui/spinner'
import { Skeleton } from '../../ui/states'
import { findTurn } from './conversation/calls'
import type { Asking } from './conversation/use-answers'

const STAGES = ['searching', 'reading', 'filing'] as const
const LOOK_MS = 700

const WORDS = {
  text: { searching: 'Searching the web', reading: 'Reading what it found', filing: 'Filing the topic' },
  brief: { searching: 'Searching the web', reading: 'Reading the brief', filing: 'Choosing topics' },
}

/** The local engine answers at once; the LLM takes its time, says what it is doing, and can be cancelled. */
export function AnswerWait({ kind, asking }: { kind: 'text' | 'brief'; asking: Asking }) {
  const hasLlm = useHasLlm()
  const { id, position, cancel } = asking.request
  const { data } = useQuery({
    queryKey: ['turn-stage', id, position],
    queryFn: ({ signal }) => findTurn({ id, position }, signal),
    enabled: hasLlm,
    refetchInterval: LOOK_MS,
    gcTime: 0,
  })
  if (!hasLlm) {
    return (
      <div role="status" aria-label="Classifying">
        <Skeleton className="h-80" />
      </div>
    )
  }
  const stage = data?.stage ?? null
  const stages = kind === 'brief' ? STAGES.slice(1) : STAGES
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border bg-panel px-5 py-4">
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <p>{stage ? WORDS[kind][stage] : 'Asking the LLM'}…</p>
      </div>
      <ol aria-hidden className="ml-auto hidden gap-1.5 sm:flex">
        {stages.map((step) => (
          <li key={step} className={cx('h-1 w-8 rounded-full bg-line', step === stage && 'bg-accent')} />
        ))}
      </ol>
      <Button size="small" onClick={() => cancel.abort()}>
        Cancel
      </Button>
    </div>
  )
}
