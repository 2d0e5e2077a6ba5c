import { Archive, ArchiveRestore, Flag, X } from 'lucide-react'
import { useState } from 'react'
import type { Selection } from '../../../tables/use-selection'
import { Button } from '../../../ui/button'
import { count, counted, countedTotal, type Total } from '../../../ui/format'
import type { GlobalFilters } from '../search'
import { ChangeInBatches, FlagInBatches } from './change-in-batches'
import { archive, matchingIds, restore } from './queries'

/** All matches are read before they are changed, so they must not be too many. */
const MOST = 10_000

type Props = { selection: Selection; filters: GlobalFilters; matches: Total }
type Action = 'flag' | 'archive' | 'restore'

/** What can be done with all selected topics of the catalog. */
export function BulkActions({ selection, filters, matches }: Props) {
  const [action, setAction] = useState<Action | null>(null)
  const { selected } = selection
  const size = selected === 'all' ? matches.total : selected.size
  // Pages after those that a search counts take long.
  const most = matches.totalIsAtLeast ? matches.total : MOST
  const isTooMuch = size > MOST || (selected === 'all' && matches.totalIsAtLeast)
  const change = {
    collect: async (signal: AbortSignal, report: (collected: number, total: number) => void) =>
      selected === 'all' ? matchingIds(filters, signal, report) : [...selected],
    onClose: () => setAction(null),
    onDone: selection.clear,
  }
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {selected === 'all' ? `All ${countedTotal(matches, 'match', 'matches')}` : counted(size, 'topic')} selected
        {isTooMuch ? `. Narrow them to ${count(most)} to change them.` : ''}
      </p>
      <Button size="small" disabled={isTooMuch} onClick={() => setAction('flag')}>
        <Flag />
        Flag for review
      </Button>
      <Button size="small" disabled={isTooMuch} onClick={() => setAction('restore')}>
        <ArchiveRestore />
        Restore
      </Button>
      <Button size="small" kind="danger" disabled={isTooMuch} onClick={() => setAction('archive')}>
        <Archive />
        Archive
      </Button>
      <Button size="small" kind="quiet" onClick={selection.clear}>
        <X />
        Clear
      </Button>
      {action === 'flag' ? (
        <FlagInBatches
          {...change}
          subject={counted(size, 'topic')}
          title="Flagging topics"
          outcome={(flagged) => `${counted(flagged, 'topic')} flagged for review.`}
        />
      ) : null}
      {action === 'archive' ? (
        <ChangeInBatches
          {...change}
          question={`Archive ${counted(size, 'topic')}?`}
          verb="Archive"
          danger
          title="Archiving topics"
          send={async (ids) => (await archive([...ids])).archived}
          outcome={(archived) => `${counted(archived, 'topic')} archived.`}
        >
          They disappear from every list and search, including in libraries, until you restore them. Their activations
          stay listed.
        </ChangeInBatches>
      ) : null}
      {action === 'restore' ? (
        <ChangeInBatches
          {...change}
          question={`Restore ${counted(size, 'topic')}?`}
          verb="Restore"
          title="Restoring topics"
          send={async (ids) => (await restore([...ids])).restored}
          outcome={(restored) => `${counted(restored, 'topic')} restored.`}
        >
          Those that are archived are back in the catalog, and in the libraries that had them. The others stay as they
          are.
        </ChangeInBatches>
      ) : null}
    </section>
  )
}
