import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Flag, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Selection } from '../../../tables/use-selection'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { count, counted, countedTotal, type Total } from '../../../ui/format'
import type { GlobalFilters } from '../search'
import { FlagDialog } from './actions'
import { archive, flag, GLOBAL_TOPICS, matchingIds, restore } from './queries'

/** Ids per request. */
const BATCH = 500
/** All matches are read before they are changed, so they must not be too many. */
const MOST = 10_000

type Props = { selection: Selection; filters: GlobalFilters; matches: Total }
type Action = 'flag' | 'archive' | 'restore'

/** What can be done with all selected topics of the catalog. */
export function BulkActions({ selection, filters, matches }: Props) {
  const [action, setAction] = useState<Action | null>(null)
  const cache = useQueryClient()
  const { selected } = selection
  const size = selected === 'all' ? matches.total : selected.size
  // Pages after those that a search counts take long.
  const most = matches.totalIsAtLeast ? matches.total : MOST
  const isTooMuch = size > MOST || (selected === 'all' && matches.totalIsAtLeast)
  const close = () => setAction(null)
  const inBatches = async (change: (ids: string[]) => Promise<number>): Promise<number> => {
    const ids = selected === 'all' ? await matchingIds(filters) : [...selected]
    let changed = 0
    try {
      for (let at = 0; at < ids.length; at += BATCH) changed += await change(ids.slice(at, at + BATCH))
      return changed
    } finally {
      // Also after a failure: the batches before it are done.
      cache.invalidateQueries({ queryKey: GLOBAL_TOPICS })
    }
  }
  const done = selection.clear
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
        <FlagDialog
          subject={counted(size, 'topic')}
          flagTopics={(reason) => inBatches(async (ids) => (await flag(ids, reason)).flagged)}
          onClose={close}
          onFlagged={done}
        />
      ) : null}
      {action === 'archive' ? (
        <ConfirmChange
          title={`Archive ${counted(size, 'topic')}?`}
          verb="Archive"
          danger
          change={() => inBatches(async (ids) => (await archive(ids)).archived)}
          toldAs={(changed) => `${counted(changed, 'topic')} archived`}
          onClose={close}
          onDone={done}
        >
          They disappear from every list and search, including in libraries, until you restore them. Their activations
          stay listed.
        </ConfirmChange>
      ) : null}
      {action === 'restore' ? (
        <ConfirmChange
          title={`Restore ${counted(size, 'topic')}?`}
          verb="Restore"
          change={() => inBatches(async (ids) => (await restore(ids)).restored)}
          toldAs={(changed) => `${counted(changed, 'topic')} restored`}
          onClose={close}
          onDone={done}
        >
          Those that are archived are back in the catalog, and in the libraries that had them. The others stay as they
          are.
        </ConfirmChange>
      ) : null}
    </section>
  )
}

type ConfirmChangeProps = {
  title: string
  verb: string
  danger?: boolean
  children: string
  change: () => Promise<number>
  toldAs: (changed: number) => string
  onClose: () => void
  onDone: () => void
}

function ConfirmChange({ title, verb, danger, children, change, toldAs, onClose, onDone }: ConfirmChangeProps) {
  const work = useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      toast.success(toldAs(changed))
      onDone()
    },
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={title}
      action={verb}
      danger={danger}
      busy={work.isPending}
      onConfirm={() => work.mutate()}
    >
      {children}
    </Confirm>
  )
}
