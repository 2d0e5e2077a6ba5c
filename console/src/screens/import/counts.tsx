import { Figures } from '../../runs/figures'
import { counted } from '../../ui/format'
import type { Batch } from './queries'

/** The results so far. */
export const Counts = ({ batch }: { batch: Batch }) => (
  <>
    {batch.llm_failed_count > 0 ? (
      <p role="status" className="mb-3 rounded-md bg-warn-wash px-3 py-2 break-words text-warn">
        The LLM gave no answer for {counted(batch.llm_failed_count, 'name')}, so the local engine’s is used
        {batch.llm_error ? `: ${batch.llm_error}` : '.'}
      </p>
    ) : null}
    <Figures
      figures={[
        { name: 'New', value: batch.success_count - batch.adopted_count, note: 'new to the catalog' },
        { name: 'Adopted', value: batch.adopted_count, note: 'from the catalog' },
        { name: 'Duplicates', value: batch.duplicate_count, note: 'already in your library' },
        { name: 'Updated', value: batch.updated_count, note: 'duplicates that added details' },
        { name: 'Not sure', value: batch.uncertain_count, note: 'filed by a guess' },
        { name: 'Errors', value: batch.error_count, note: 'rows with problems', isBad: batch.error_count > 0 },
      ]}
    />
  </>
)
