import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { usePollMs } from '../../api/events'
import { isOpen, type Run, runsQuery } from '../../runs/queries'
import { startedBy, stateOf } from '../../runs/words'
import { Badge } from '../../ui/badge'
import { count, counted, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { ShowMore } from '../../ui/show-more'
import { Failure, LoadingRows, Notice } from '../../ui/states'

export function PastImports() {
  const pollMs = usePollMs()
  const imports = useInfiniteQuery({
    ...runsQuery({ kind: 'import', limit: 20 }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isOpen)) ? pollMs : false),
  })
  const runs = imports.data?.pages.flatMap(({ data }) => data)
  return (
    <Panel title="Imports">
      {imports.isPending ? <LoadingRows rows={4} /> : null}
      {imports.error && !runs ? <Failure error={imports.error} retry={imports.refetch} /> : null}
      {runs?.length === 0 ? (
        <Notice icon={Upload} title="Nothing imported yet">
          Choose a file to start. Your imports and their results appear here.
        </Notice>
      ) : null}
      {runs && runs.length > 0 ? (
        <ul aria-label="Imports" className="divide-y">
          {runs.map((run) => (
            <PastImport key={run.id} run={run} />
          ))}
        </ul>
      ) : null}
      <ShowMore of={imports} label="Show older" />
    </Panel>
  )
}

function PastImport({ run }: { run: Run }) {
  const { id, title, createdAt, progress, counts } = run
  const { label, tone } = stateOf(run)
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/import/$batchId"
          params={{ batchId: id }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-xs text-ink-faint">
          {startedBy(run)} · {moment(createdAt)}
        </p>
      </div>
      <p className="text-xs text-ink-soft tabular-nums">
        {count(progress.processed)} of {count(progress.total ?? 0)} rows · {count(counts.success)} added ·{' '}
        {counted(counts.skipped, 'duplicate')} · {counted(counts.errors, 'error')}
      </p>
      <div className="sm:min-w-24 sm:text-right">
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  )
}
