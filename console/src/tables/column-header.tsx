import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '../ui/class-names'
import type { Sort, SortBy } from './filters/sort'

type Props = { title: string; sortBy?: SortBy; sort: Sort; onSort: (sort: Sort) => void; className: string }

/** The first click sorts names from A and dates from the newest; the next one reverses the order. */
export function ColumnHeader({ title, sortBy, sort, onSort, className }: Props) {
  if (!sortBy) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  }
  const isSorted = sort.sortBy === sortBy
  const Arrow = sort.sortOrder === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort(next(sort, sortBy))}
        className={cx('-mx-1 flex items-center gap-1 rounded px-1 py-0.5 hover:text-ink', isSorted && 'text-ink')}
      >
        {title}
        {isSorted ? <Arrow aria-hidden className="size-3.5 text-accent" /> : null}
      </button>
    </th>
  )
}

function next({ sortBy, sortOrder }: Sort, clicked: SortBy): Sort {
  if (sortBy === clicked) return { sortBy, sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' }
  return { sortBy: clicked, sortOrder: clicked === 'created_at' ? 'desc' : 'asc' }
}
