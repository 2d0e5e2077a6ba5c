import type { Run } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { EngineCounts } from '../../topics/engine-counts'
import { count } from '../../ui/format'
import { Counts } from './counts'
import type { Batch } from './queries'
import { type Sending, useSending } from './send-rows'

export function ProgressPanel({ batch, run }: { batch: Batch; run: Run }) {
  const sending = useSending(batch.id)
  return (
    <RunPanel run={run} message={batch.status === 'processing' ? sendingText(batch, sending) : null}>
      {batch.engine === 'local' || batch.processed_rows === 0 ? null : (
        <div className="px-4 pb-4">
          <EngineCounts
            local={batch.local_count}
            llm={batch.llm_count}
            failed={batch.llm_failed_count}
            tokens={batch.llm_tokens}
            cost={batch.llm_cost}
          />
        </div>
      )}
      <Counts batch={batch} />
    </RunPanel>
  )
}

function sendingText(batch: Batch, { state, sentRows, error }: Sending): string | null {
  if (state === 'failed') return `${error} The rows that were sent are imported. Reload the page to send the others.`
  if (state === 'idle') return null
  return `Sending the file: ${count(sentRows)} of ${count(batch.total_rows)} rows. Keep the console open until it is sent.`
}
