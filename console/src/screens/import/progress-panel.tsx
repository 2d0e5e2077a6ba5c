import type { Run } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { EngineCounts } from '../../topics/engine-counts'
import { counted } from '../../ui/format'
import { Counts, type ImportCounts } from './counts'
import type { Batch } from './queries'

type Props = { counts: ImportCounts; batches: readonly Batch[]; run: Run }

export function ProgressPanel({ counts, batches, run }: Props) {
  const sum = (
    field: 'processed_rows' | 'local_count' | 'llm_count' | 'llm_failed_count' | 'llm_tokens' | 'llm_cost',
  ) => batches.reduce((total, batch) => total + batch[field], 0)
  const hasLlm = batches.some(({ engine }) => engine !== 'local') && sum('processed_rows') > 0
  const failed = sum('llm_failed_count')
  const reason = batches.find(({ llm_error }) => llm_error)?.llm_error
  return (
    <RunPanel run={run}>
      {hasLlm ? (
        <div className="px-4 pb-4">
          <EngineCounts
            local={sum('local_count')}
            llm={sum('llm_count')}
            failed={0}
            tokens={sum('llm_tokens')}
            cost={sum('llm_cost')}
          />
        </div>
      ) : null}
      {failed > 0 ? (
        <p role="status" className="mx-4 mb-4 rounded-md bg-warn-wash px-3 py-2 break-words text-warn">
          The LLM gave no answer for {counted(failed, 'name')}, so the local engine’s is used
          {reason ? `: ${reason}` : '.'}
        </p>
      ) : null}
      <Counts counts={counts} />
    </RunPanel>
  )
}
