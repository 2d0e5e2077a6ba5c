import { cx } from '../ui/class-names'
import { count } from '../ui/format'

export type Figure = { name: string; value: number; note: string; isBad?: boolean }

/** The counters of a run. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-lg border-t bg-line sm:flex">
      {figures.map(({ name, value, note, isBad }) => (
        <div key={name} className="bg-panel px-4 py-3 max-sm:last:odd:col-span-2 sm:flex-1">
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
