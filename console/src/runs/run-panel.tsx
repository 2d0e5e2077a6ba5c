import type { ReactNode } from 'react'
import { Badge } from '../ui/badge'
import { Panel } from '../ui/page'
import { Progress } from '../ui/progress'
import type { Run } from './queries'
import { RunActions } from './run-actions'
import { KIND_WORDS, paceText, progressText, stateOf } from './words'

type Props = {
  run: Run
  /** A run of the system, which operators see. */
  isSystem?: boolean
  /** What is counted, in the plural, if the kind does not tell. */
  things?: string
  /** What else there is to know. */
  message?: string | null
  onRetried?: (runId: string) => void
  /** Its counters. */
  children: ReactNode
}

/** How far a run is, and what can be done with it. Whoever looks sees the same, since the server knows it all. */
export function RunPanel({ run, isSystem = false, message, onRetried, children, ...props }: Props) {
  const { things = KIND_WORDS[run.kind].things } = props
  const { label, tone } = stateOf(run)
  return (
    <Panel title="Progress" actions={<Badge tone={tone}>{label}</Badge>}>
      <div className="flex flex-col gap-3 p-4">
        <Progress
          value={run.progress.processed}
          max={run.progress.total ?? 0}
          label={`${things} done`}
          isDone={run.state === 'completed'}
        />
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            <span className="font-medium">{progressText(run, things)}</span>
            <span className="text-ink-soft">{paceText(run, things)}</span>
          </p>
          <RunActions run={run} isSystem={isSystem} onRetried={onRetried} />
        </div>
        <Reason run={run} />
        {message ? <p className="rounded-md bg-sunken px-3 py-2 break-words text-ink-soft">{message}</p> : null}
      </div>
      {children}
    </Panel>
  )
}

/** Why it failed or was paused, in the words of whoever refused. */
function Reason({ run }: { run: Run }) {
  const { state, lastError } = run
  if (!lastError || (state !== 'failed' && state !== 'paused')) return null
  const isBad = state === 'failed'
  return (
    <p
      role={isBad ? 'alert' : undefined}
      className={`rounded-md px-3 py-2 break-words ${isBad ? 'bg-bad-wash text-bad' : 'bg-warn-wash text-warn'}`}
    >
      {lastError}
    </p>
  )
}
