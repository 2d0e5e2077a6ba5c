import { SORT_FIELDS, SORT_ORDERS } from '../../api/values'
import { Select } from '../../ui/field'
import { SORT_TITLES, type Sort, type SortBy } from './sort'

const ORDER_TITLES: Record<Sort['sortOrder'], string> = { asc: 'A to Z', desc: 'Z to A' }

/** For narrow screens, which have no column headers to click. */
export function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const change = (value: string) => {
    const [sortBy, sortOrder] = value.split(' ') as [SortBy, Sort['sortOrder']]
    onSort({ sortBy, sortOrder, sort: undefined })
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
      {SORT_FIELDS.filter((sortBy) => sortBy !== 'created_at').flatMap((sortBy) =>
        SORT_ORDERS.map((sortOrder) => (
          <option key={`${sortBy} ${sortOrder}`} value={`${sortBy} ${sortOrder}`}>
            {SORT_TITLES[sortBy]}, {ORDER_TITLES[sortOrder]}
          </option>
        )),
      )}
    </Select>
  )
}
