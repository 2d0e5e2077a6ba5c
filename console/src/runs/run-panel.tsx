import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../ui/badge'
import { Button } from '../ui/button'
import { count } from '../ui/format'
import { Panel } from '../ui/page'
import { Progress } from '../ui/progress'
import { type Drive, isDriven } from './drive'

type Status = 'pending' | 'running' | 'processing' | 'completed' | 'failed' | 'cancelled'

const STATUS_LABELS: Record<Status, { tone: Tone; label: string }> = {
  pending: { tone: 'accent', label: 'Incomplete' },
  running: { tone: 'accent', label: 'Incomplete' },
  processing: { tone: 'accent', label: 'Incomplete' },
  completed: { tone: 'good', label: 'Completed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  failed: { tone: 'bad', label: 'Failed' },
}

type Props = {
  status: Status
  done: number
  /** Null while it is unknown. */
  total: number | null
  /** What is counted, in the plural. */
  things: string
  /** What the rate counts, if that is something else. */
  ratedThings?: string
  drive: Drive
  /** Whether the person may resume it. */
  mayDrive: boolean
  onStart: () => void
  onPause: () => void
  cancel?: ReactNode
  /** Why it failed, or what else there is to know. */
  message?: string | null
  /** Its counters. */
  children: ReactNode
}

/** The progress of a run, with the buttons to pause, resume and cancel it. */
export function RunPanel(props: Props) {
  const { status, done, total, things, drive, message } = props
  const isOpen = status === 'pending' || status === 'running' || status === 'processing'
  const isRunning = isOpen && isDriven(drive)
  return (
    <Panel
      title="Progress"
      actions={isRunning ? null : <Badge tone={STATUS_LABELS[status].tone}>{STATUS_LABELS[status].label}</Badge>}
    >
      <div className="flex flex-col gap-3 p-4">
        <Progress value={done} max={total ?? 0} label={`${things} done`} />
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            <span className="font-medium">
              {count(done)} {total === null ? '' : `of ${count(total)} `}
              {things}
            </span>
            <span className="text-ink-soft">{isOpen ? paceOf(props) : ''}</span>
          </p>
          {isOpen && props.mayDrive ? (
            <div className="flex gap-2">
              {isRunning ? (
                <Button size="small" disabled={drive.state === 'pausing'} onClick={props.onPause}>
                  <Pause />
                  Pause
                </Button>
              ) : (
                <Button size="small" kind="primary" onClick={props.onStart}>
                  <Play />
                  Resume
                </Button>
              )}
              {props.cancel}
            </div>
          ) : null}
        </div>
        {isOpen && drive.error ? (
          <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 break-words text-bad">
            {drive.error} Finished items are saved. Resume to continue.
          </p>
        ) : null}
        {message ? (
          <p
            role={status === 'failed' ? 'alert' : undefined}
            className={`rounded-md px-3 py-2 break-words ${status === 'failed' ? 'bg-bad-wash text-bad' : 'bg-sunken text-ink-soft'}`}
          >
            {message}
          </p>
        ) : null}
      </div>
      {props.children}
    </Panel>
  )
}

function paceOf({ drive, things, ratedThings = things, done, total }: Props): string {
  const { state, rate } = drive
  if (state === 'pausing') return ' · pausing after this step'
  if (state === 'paused') return ' · paused'
  if (state !== 'running') return ''
  if (rate === null) return ' · starting'
  const left = total !== null && ratedThings === things ? ` · about ${duration((total - done) / rate)} left` : ''
  return ` · ${rate >= 10 ? count(Math.round(rate)) : rate.toFixed(1)} ${ratedThings} per second${left}`
}

const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}
