import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, ok } from '../../api/client'
import type { Selected } from '../../tables/use-selection'
import { BatchDialog } from '../../topics/batch-dialog'
import { useBatches } from '../../topics/use-batches'
import { Confirm } from '../../ui/confirm'
import { counted } from '../../ui/format'
import { offerUndo } from '../../undo/ask'
import { LIBRARY } from './queries'
import type { LibraryFilters } from './search'
import { type Named, selectedTopics } from './selected-topics'

const BATCH = 1_000

type Props = {
  selected: Selected
  filters: LibraryFilters
  size: number
  onClose: () => void
  /** After the last batch. */
  onDeleted: () => void
}

export function DeleteTopics({ selected, filters, size, onClose, onDeleted }: Props) {
  const cache = useQueryClient()
  const batches = useBatches({
    collect: (signal, report) => selectedTopics(cache, selected, filters, signal, report),
    size: BATCH,
    send: async (topics: readonly Named[]) => {
      const body = { ids: topics.map(({ id }) => id) }
      const { deleted, blocked, undoId } = await ok(api.DELETE('/api/topics', { body }))
      return { deleted, undoId, blocked: topics.filter(({ id }) => blocked.includes(id)) }
    },
    onChange: () => {
      cache.invalidateQueries({ queryKey: LIBRARY })
      cache.invalidateQueries({ queryKey: ['catalog'] })
    },
  })
  const deleted = batches.answers.reduce((sum, answer) => sum + answer.deleted, 0)
  const blocked = batches.answers.flatMap((answer) => answer.blocked)
  const close = () => {
    if (batches.isComplete) onDeleted()
    const ids = batches.answers.flatMap(({ undoId }) => undoId ?? [])
    if (ids.length > 0) offerUndo(`${counted(deleted, 'topic')} deleted.`, { ids, action: 'delete' })
    onClose()
  }
  return (
    <>
      <Confirm
        open={!batches.isStarted}
        onOpenChange={(open) => !open && onClose()}
        title={`Delete ${counted(size, 'topic')}?`}
        action="Delete"
        danger
        onConfirm={batches.start}
      >
        This removes the topics, their history and your edits from the library. The catalog isn’t affected. Topics that
        are active on a platform, or being sent to one, are kept. You can undo this for 30 days, under Runs.
      </Confirm>
      <BatchDialog batches={batches} title="Deleting topics" onClose={close}>
        {batches.isComplete ? <p>{counted(deleted, 'topic')} deleted.</p> : null}
        {blocked.length > 0 ? <Blocked topics={blocked} /> : null}
      </BatchDialog>
    </>
  )
}

function Blocked({ topics }: { topics: readonly Named[] }) {
  return (
    <div className="rounded-md bg-warn-wash px-3 py-2">
      <p className="font-medium text-warn">
        {counted(topics.length, 'topic')} kept: active on a platform, or being sent to one.
      </p>
      <ul className="mt-1 max-h-48 list-inside list-disc overflow-y-auto">
        {topics.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="mt-2">
        To delete {topics.length === 1 ? 'it' : 'them'}, first deactivate {topics.length === 1 ? 'it' : 'them'} under{' '}
        <Link to="/activations" className="underline">
          Activations
        </Link>
        .
      </p>
    </div>
  )
}
