import { Figures } from '../../runs/figures'
import type { Batch } from './queries'

export type ImportCounts = Pick<
  Batch,
  'success_count' | 'adopted_count' | 'duplicate_count' | 'updated_count' | 'uncertain_count' | 'error_count'
>

/** The results so far. */
export const Counts = ({ counts }: { counts: ImportCounts }) => (
  <Figures
    figures={[
      { name: 'New', value: counts.success_count - counts.adopted_count, note: 'new to the catalog' },
      { name: 'Adopted', value: counts.adopted_count, note: 'from the catalog' },
      { name: 'Duplicates', value: counts.duplicate_count, note: 'already in your library' },
      { name: 'Updated', value: counts.updated_count, note: 'duplicates that added details' },
      { name: 'Not sure', value: counts.uncertain_count, note: 'category is a guess' },
      { name: 'Errors', value: counts.error_count, note: 'rows with problems', isBad: counts.error_count > 0 },
    ]}
  />
)
