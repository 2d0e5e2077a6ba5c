import { Pause, Play } from 'lucide-react'
import { usePermission } from '../../api/session'
import { EngineCounts } from '../../topics/engine-counts'
import { Button } from '../../ui/button'
import { count } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Progress } from '../../ui/progress'
import { CancelImport } from './cancel-import'
import { Counts } from './counts'
import type { Batch } from './queries'
import { pause, type Run, start, useRun } from './run'
import { StatusBadge } from './status-badge'
import type { StoredFile } from './storage'

type Props = { batch: Batch; file: StoredFile | null }

export function ProgressPanel({ batch, file }: Props) {
  const run = useRun(batch.id)
  const mayImport = usePermission('import')
  const isOpen = batch.status === 'processing'
  const isRunning = run.state === 'running' || run.state === 'pausing'
  return (
    <Panel title="Progress" actions={isOpen && isRunning ? null : <StatusBadge status={batch.status} />}>
      <div className="flex flex-col gap-3 p-4">
        <Progress value={batch.processed_rows} max={batch.total_rows} label="Rows imported" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            <span className="font-medium">
              {count(batch.processed_rows)} of {count(batch.total_rows)} rows
            </span>
            <span className="text-ink-soft">{isOpen ? progressNote(batch, run, file) : ''}</span>
          </p>
          {isOpen && mayImport ? (
            <div className="flex gap-2">
              {isRunning ? (
                <Button size="small" disabled={run.state === 'pausing'} onClick={() => pause(batch.id)}>
                  <Pause />
                  Pause
                </Button>
              ) : file ? (
                <Button size="small" kind="primary" onClick={() => start(file)}>
                  <Play />
                  Resume
                </Button>
              ) : null}
              <CancelImport batchId={batch.id} />
            </div>
          ) : null}
        </div>
        {isOpen && run.error ? (
          <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
            {run.error} Imported rows are saved. Resume to continue.
          </p>
        ) : null}
        {batch.engine === 'local' || batch.processed_rows === 0 ? null : (
          <EngineCounts
            local={batch.local_count}
            llm={batch.llm_count}
            failed={batch.llm_failed_count}
            tokens={batch.llm_tokens}
            cost={batch.llm_cost}
          />
        )}
      </div>
      <Counts batch={batch} />
    </Panel>
  )
}

function progressNote(batch: Batch, { state, rate }: Run, file: StoredFile | null): string {
  if (state === 'pausing') return ' · pausing'
  if (state === 'running') {
    if (rate === null) return ' · starting'
    const seconds = (batch.total_rows - batch.processed_rows) / rate
    return ` · ${count(Math.max(1, Math.round(rate)))} rows per second · about ${duration(seconds)} left`
  }
  return file ? ' · paused' : ''
}

const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}
