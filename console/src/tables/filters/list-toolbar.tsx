import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { SearchBox } from './search-box'
import type { Sort } from './sort'
import { SortSelect } from './sort-select'

type Props = {
  label: string
  search: string | undefined
  onSearch: (text: string | undefined) => void
  sort: Sort
  onSort: (sort: Sort) => void
  /** Whether the list can be ranked by what fits the search best. */
  isRankable?: boolean
  /** The number of matches. */
  status: string
  children: ReactNode
}

/** Search, sort order and filters above a list. */
export function ListToolbar({ label, search, onSearch, sort, onSort, isRankable = true, status, children }: Props) {
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchBox label={label} value={search ?? ''} onSearch={(text) => onSearch(text || undefined)} />
        {search && isRankable ? <BestMatch sort={sort} onSort={onSort} /> : null}
        <SortSelect sort={sort} onSort={onSort} />
        <p role="status" className="text-xs text-ink-faint tabular-nums">
          {status}
        </p>
      </div>
      {children}
    </div>
  )
}

/** Ranks what fits any part of the search, instead of listing what has all of its words. */
function BestMatch({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const isOn = sort.sort === 'best_match'
  return (
    <Button
      size="small"
      kind={isOn ? 'primary' : 'quiet'}
      aria-pressed={isOn}
      title="Read the search as a brief and show what fits it best; “no …” leaves topics out"
      onClick={() => onSort({ ...sort, sort: isOn ? undefined : 'best_match' })}
    >
      <Sparkles />
      Best match
    </Button>
  )
}
