import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import type { Upload } from '../queries'
import { type Columns, FIELDS } from './mapping'

/** The first rows, with the mapped columns marked. */
export function PreviewTable({ upload, columns }: { upload: Upload; columns: Columns }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label="First rows" tabIndex={0} className="overflow-x-auto focus-visible:-outline-offset-2">
      <table className="w-full text-left text-xs">
        <thead>
          <tr className="border-b align-bottom">
            <th scope="col" className="px-4 py-2 font-medium text-ink-faint">
              Row
            </th>
            {upload.columns.map((column, at) => {
              const fields = FIELDS.filter(({ field }) => columns[field] === column)
              return (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                  key={at}
                  scope="col"
                  className={cx('px-4 py-2 font-medium', fields.length === 0 && 'text-ink-faint')}
                >
                  <span className="flex min-w-24 flex-col items-start gap-1">
                    {fields.map(({ field, label }) => (
                      <Badge key={field} tone="accent">
                        {label}
                      </Badge>
                    ))}
                    {column}
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className="divide-y">
          {upload.sample_rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <tr key={at}>
              <td className="px-4 py-1.5 text-ink-faint tabular-nums">{at + 1}</td>
              {upload.columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                <td key={column} className="max-w-72 truncate px-4 py-1.5" title={cells[column]}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
