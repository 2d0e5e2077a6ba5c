import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import type { NamedFile } from '../file/read-file'
import { type Columns, FIELDS } from './mapping'

const PREVIEWED = 8

/** The first rows, with the mapped columns marked. */
export function PreviewTable({ file, columns }: { file: NamedFile; columns: Columns }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label="First rows" tabIndex={0} className="overflow-x-auto focus-visible:-outline-offset-2">
      <table className="w-full text-left text-xs">
        <thead>
          <tr className="border-b align-bottom">
            <th scope="col" className="px-4 py-2 font-medium text-ink-faint">
              Row
            </th>
            {file.columns.map((column) => {
              const fields = FIELDS.filter(({ field }) => columns[field] === column)
              return (
                <th
                  key={column}
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
          {file.rows.slice(0, PREVIEWED).map((cells, at) => (
            <tr key={file.numbers[at]}>
              <td className="px-4 py-1.5 text-ink-faint tabular-nums">{file.numbers[at]}</td>
              {file.columns.map((column, index) => (
                <td key={column} className="max-w-72 truncate px-4 py-1.5" title={cells[index]}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
