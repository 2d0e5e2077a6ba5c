import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FolderInput, FolderOutput, PencilLine, RefreshCw, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../api/session'
import { useWorkspace } from '../../shell/workspace'
import type { Selection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { fitsAddress, pushedOf } from '../push/choice'
import { workspacesQuery } from '../settings/queries'
import { AddToWorkspace } from './add-to-workspace'
import { DeleteTopics } from './delete-topics'
import { EditTopics } from './edit/edit-topics'
import { ExportMenu } from './export-menu'
import { ReclassifyTopics } from './reclassify-topics'
import { RemoveFromWorkspace } from './remove-from-workspace'
import type { LibraryFilters } from './search'
import { selectionBody } from './selected-topics'

type Props = { selection: Selection; filters: LibraryFilters; total: number }

export function BulkActions({ selection, filters, total }: Props) {
  const [doing, setDoing] = useState<'edit' | 'reclassify' | 'delete' | 'workspace' | null>(null)
  const mayDelete = usePermission('library:delete')
  const mayActivate = usePermission('activate')
  const workspace = useWorkspace()
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
      <Button size="small" onClick={() => setDoing('edit')}>
        <PencilLine />
        Edit
      </Button>
      <Button size="small" onClick={() => setDoing('reclassify')}>
        <RefreshCw />
        Reclassify
      </Button>
      {mayActivate ? <PushLink selected={selected} filters={filters} /> : null}
      <ExportMenu topics={selected === 'all' ? { filters } : { topicIds: [...selected] }} total={size} size="small" />
      <WorkspaceButton onClick={() => setDoing('workspace')} />
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
      {doing === 'edit' ? (
        <EditTopics {...{ selected, filters, size }} onClose={close} onEdited={selection.clear} />
      ) : null}
      {doing === 'reclassify' ? (
        <ReclassifyTopics selected={selected} filters={filters} size={size} onClose={close} />
      ) : null}
      {doing === 'delete' ? (
        <DeleteTopics selected={selected} filters={filters} size={size} onClose={close} onDeleted={selection.clear} />
      ) : null}
      {doing === 'workspace' && workspace ? (
        <RemoveFromWorkspace {...{ workspace, selected, filters, size }} onClose={close} onRemoved={selection.clear} />
      ) : null}
      {doing === 'workspace' && !workspace ? (
        <AddToWorkspace selected={selected} filters={filters} size={size} onClose={close} />
      ) : null}
    </section>
  )
}

/** In a workspace topics can be taken out of it, and in the whole organization they can be added to one. */
function WorkspaceButton({ onClick }: { onClick: () => void }) {
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const workspace = useWorkspace()
  if (workspaces.length === 0) return null
  return (
    <Button size="small" onClick={onClick}>
      {workspace ? <FolderOutput /> : <FolderInput />}
      {workspace ? 'Take out of workspace' : 'Add to workspace'}
    </Button>
  )
}

/** The screen of the connections starts the push; the address tells it what to push. */
function PushLink({ selected, filters }: { selected: Selection['selected']; filters: LibraryFilters }) {
  const navigate = useNavigate()
  const choice = selectionBody(selected, filters)
  const words = (
    <>
      <Send />
      Push
    </>
  )
  if (!fitsAddress(choice)) {
    const push = () => navigate({ to: '/connections', search: { push: pushedOf(choice) } })
    return (
      <Button size="small" onClick={push}>
        {words}
      </Button>
    )
  }
  return (
    <Button size="small" asChild>
      <Link to="/connections" search={{ push: choice }}>
        {words}
      </Link>
    </Button>
  )
}
