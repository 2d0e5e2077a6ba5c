import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names'

export type PlainColumn<T> = {
  title: string
  cell: (row: T) => ReactNode
  /** Aligned to the right, with digits of equal width. */
  isNumber?: boolean
  /** Hidden on narrow screens. */
  onlyWide?: boolean
}

type Props<T> = {
  label: string
  columns: PlainColumn<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string
  /** A last row with one cell per column. */
  totals?: ReactNode[]
  /** For screen readers only, so it needs no keyboard scrolling. */
  isStill?: boolean
}

/** A table with all its rows. A link in the first cell may cover the whole row. */
export function PlainTable<T>({ label, columns, rows, keyOf, totals, isStill }: Props<T>) {
  return (
    <section
      tabIndex={isStill ? undefined : 0}
      aria-label={`${label}, table`}
      className={isStill ? undefined : 'overflow-x-auto focus-visible:-outline-offset-2'}
    >
      <table aria-label={label} className="w-full text-left">
        <thead>
          <tr className="border-b text-xs text-ink-soft">
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cx('py-2 font-medium', ...classes(column))}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line/70">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="relative hover:bg-sunken/60">
              {columns.map((column) => (
                <td key={column.title} className={cx('py-2', ...classes(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <tr className="border-t font-medium">
              {columns.map((column, at) => (
                <td key={column.title} className={cx('py-2', ...classes(column))}>
                  {totals[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

const classes = <T,>({ isNumber, onlyWide }: PlainColumn<T>) => [
  'px-4 whitespace-nowrap',
  isNumber && 'text-right tabular-nums',
  onlyWide && 'max-md:hidden',
]
