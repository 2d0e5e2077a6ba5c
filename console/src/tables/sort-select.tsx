import { Select } from '../ui/field'
import { SORTS, type Sort, type SortBy } from './sort'

const ORDERS = [
  ['asc', 'A to Z'],
  ['desc', 'Z to A'],
] as const

/** Where there are no headers to click. */
export function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const change = (value: string) => {
    const [sortBy, sortOrder] = value.split(' ') as [SortBy, Sort['sortOrder']]
    onSort({ sortBy, sortOrder })
  }
  return (
    <Select
      aria-label="Sort"
      className="w-auto sm:hidden"
      value={`${sort.sortBy} ${sort.sortOrder}`}
      onChange={(event) => change(event.target.value)}
    >
      <option value="created_at desc">Newest first</option>
      <option value="created_at asc">Oldest first</option>
      {(Object.keys(SORTS) as SortBy[])
        .filter((sortBy) => sortBy !== 'created_at')
        .flatMap((sortBy) =>
          ORDERS.map(([sortOrder, words]) => (
            <option key={`${sortBy} ${sortOrder}`} value={`${sortBy} ${sortOrder}`}>
              {SORTS[sortBy]}, {words}
            </option>
          )),
        )}
    </Select>
  )
}
