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
  const isSorted = !sort.sort && sort.sortBy === sortBy
  const Arrow = sort.sortOrder === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort(isSorted ? reversed(sort) : { ...firstOrder(sortBy), sort: undefined })}
        className={cx('-mx-1 flex items-center gap-1 rounded px-1 py-0.5 hover:text-ink', isSorted && 'text-ink')}
      >
        {title}
        {isSorted ? <Arrow aria-hidden className="size-3.5 text-accent" /> : null}
      </button>
    </th>
  )
}

const reversed = ({ sortBy, sortOrder }: Sort): Sort => ({ sortBy, sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' })

const firstOrder = (sortBy: SortBy): Sort => ({ sortBy, sortOrder: sortBy === 'created_at' ? 'desc' : 'asc' })
