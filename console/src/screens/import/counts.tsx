import { cx } from '../../ui/class-names'
import { count } from '../../ui/format'
import type { Batch } from './queries'

/** The results so far. */
export function Counts({ batch }: { batch: Batch }) {
  const figures = [
    { name: 'New', value: batch.success_count - batch.adopted_count, note: 'new to the catalog' },
    { name: 'Adopted', value: batch.adopted_count, note: 'from the catalog' },
    { name: 'Duplicates', value: batch.duplicate_count, note: 'already in your library' },
    { name: 'Updated', value: batch.updated_count, note: 'duplicates that added details' },
    { name: 'Errors', value: batch.error_count, note: 'rows with problems', isBad: batch.error_count > 0 },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-lg border-t bg-line sm:grid-cols-5">
      {figures.map(({ name, value, note, isBad }) => (
        <div key={name} className="bg-panel px-4 py-3 max-sm:last:col-span-2">
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd>
            <span className={cx('block font-serif text-2xl tabular-nums', isBad && 'text-bad')}>{count(value)}</span>
            <span className="text-2xs text-ink-faint">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
