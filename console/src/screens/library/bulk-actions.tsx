import { Link } from '@tanstack/react-router'
import { RefreshCw, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../api/session'
import type { Selection } from '../../tables/use-selection'
import { SELECTED_IN_ADDRESS } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { DeleteTopics } from './delete-topics'
import { ReclassifyTopics } from './reclassify-topics'
import type { LibraryFilters } from './search'

type Props = { selection: Selection; filters: LibraryFilters; total: number }

export function BulkActions({ selection, filters, total }: Props) {
  const [doing, setDoing] = useState<'reclassify' | 'delete' | null>(null)
  const mayDelete = usePermission('library:delete')
  const mayActivate = usePermission('activate')
  const { selected } = selection
  const size = selected === 'all' ? total : selected.size
  const close = () => setDoing(null)
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {selected === 'all'
          ? `All ${counted(size, 'match', 'matches')} selected`
          : `${counted(size, 'topic')} selected`}
      </p>
      <Button size="small" onClick={() => setDoing('reclassify')}>
        <RefreshCw />
        Reclassify
      </Button>
      {mayActivate ? <PushLink selected={selected} filters={filters} /> : null}
      {mayDelete ? (
        <Button size="small" kind="danger" onClick={() => setDoing('delete')}>
          <Trash2 />
          Delete
        </Button>
      ) : null}
      <Button size="small" kind="quiet" onClick={selection.clear}>
        <X />
        Clear
      </Button>
      {doing === 'reclassify' ? (
        <ReclassifyTopics selected={selected} filters={filters} size={size} onClose={close} />
      ) : null}
      {doing === 'delete' ? (
        <DeleteTopics selected={selected} filters={filters} size={size} onClose={close} onDeleted={selection.clear} />
      ) : null}
    </section>
  )
}

/** The screen of the connections starts the push; the address tells it what to push. */
function PushLink({ selected, filters }: { selected: Selection['selected']; filters: LibraryFilters }) {
  if (selected !== 'all' && selected.size > SELECTED_IN_ADDRESS) {
    return (
      <Button
        size="small"
        disabled
        title={`To push more than ${SELECTED_IN_ADDRESS} topics, filter the list and select all matches`}
      >
        <Send />
        Push
      </Button>
    )
  }
  const push = selected === 'all' ? { filters } : { topicIds: [...selected] }
  return (
    <Button size="small" asChild>
      <Link to="/connections" search={{ push }}>
        <Send />
        Push
      </Link>
    </Button>
  )
}
