import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '../ui/class-names'
import type { Sort, SortBy } from './filters/sort'

type Props = { title: string; sortBy?: SortBy; sort: Sort; onSort: (sort: Sort) => void; className: string }

/** Names run from A, dates from the newest; a second click turns the order round. */
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

function next({ sortBy, sortOrder }: Sort, wanted: SortBy): Sort {
  if (sortBy === wanted) return { sortBy, sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' }
  return { sortBy: wanted, sortOrder: wanted === 'created_at' ? 'desc' : 'asc' }
}
