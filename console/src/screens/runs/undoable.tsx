import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { counted, day, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { ShowMore } from '../../ui/show-more'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { askUndo } from '../../undo/ask'
import { type Action, undoableQuery } from '../../undo/queries'

const WORDS: Record<Action['action'], string> = {
  import: 'Import',
  matrix: 'Matrix',
  delete: 'Deletion',
  edit: 'Bulk edit',
}

const TITLE = 'Imports, matrices, deletions and bulk edits of the last 30 days'

/** What somebody did to the library in the last 30 days, each with a way to take it back. */
export function Undoable() {
  const pages = useInfiniteQuery(undoableQuery)
  const { data, error, refetch } = pages
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={6} />
  // Each once: what was done since the first page was read moves the others.
  const actions = [...new Map(data.pages.flat().map((action) => [action.id, action])).values()]
  if (actions.length === 0) {
    return (
      <Notice icon={Undo2} title="Nothing to undo">
        Imports, matrices, deletions and bulk edits of the last 30 days appear here.
      </Notice>
    )
  }
  return (
    <Panel title={TITLE}>
      <ul aria-label="What can be undone" className="divide-y">
        {actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
      <ShowMore of={pages} />
    </Panel>
  )
}

function ActionRow({
  action: { id, action, title, topics, startedBy, createdAt, undoableUntil, undoRunId },
}: {
  action: Action
}) {
  const mayUndo = usePermission(action === 'edit' ? 'topics:write' : 'library:delete')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {WORDS[action]}: {title}
        </p>
        <p className="text-xs text-ink-faint">
          {topics === 0 ? 'Only external IDs' : counted(topics, 'topic')} · {startedBy.name ?? 'Somebody'} ·{' '}
          {moment(createdAt)} · until {day(undoableUntil)}
        </p>
      </div>
      {undoRunId ? (
        <Button asChild size="small" kind="quiet">
          <Link to="/runs/$id" params={{ id: undoRunId }}>
            Show its undo
          </Link>
        </Button>
      ) : null}
      {mayUndo ? (
        <Button size="small" onClick={() => askUndo({ ids: [id], action })}>
          <Undo2 />
          Undo
        </Button>
      ) : null}
    </li>
  )
}
