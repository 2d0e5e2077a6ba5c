import { cx } from '../../../ui/class-names'
import { count, counted } from '../../../ui/format'
import { type Dimension, leftOut, previewOf } from './names'

const PREVIEWED = 6

type Props = { template: string; dimensions: Dimension[]; total: number; limit: number }

/** How many topics there will be and the first of their names, with what differs between them marked. */
export function MatrixPreview({ template, dimensions, total, limit }: Props) {
  const missing = leftOut(template, dimensions)
  const names = total > 0 ? previewOf(template, dimensions, PREVIEWED) : []
  return (
    <div className="rounded-md bg-sunken p-3">
      <p className="text-xs font-medium text-ink-soft">
        {counted(total, 'topic')}
        {total > limit
          ? `. The limit is ${count(limit)}, so deselect some values.`
          : total > 0
            ? ', for example:'
            : '. Choose at least one value of each list.'}
      </p>
      <ul aria-label="Preview" className="mt-1.5 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        {names.map((parts, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
          <li key={row} className="min-w-0 break-words">
            {parts.map(({ text, differs }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
              <span key={at} className={cx(differs && 'rounded-sm bg-accent-wash font-medium text-accent')}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {missing.length > 0 && total > 0 ? (
        <p role="status" className="mt-2 text-xs text-warn">
          Names repeat: the pattern leaves out {missing.join(' and ')}. Topics of the same name are added once.
        </p>
      ) : null}
    </div>
  )
}
