import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { Button } from '../../ui/button'
import { count, counted, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { type Batch, batchesQuery, PAGE } from './queries'
import { StatusBadge } from './status-badge'

export function PastImports({ page }: { page: number }) {
  const { data, error, refetch, isPending } = useQuery({ ...batchesQuery(page), placeholderData: keepPreviousData })
  return (
    <Panel title="Past imports">
      {isPending ? <LoadingRows rows={4} /> : null}
      {error ? <Failure error={error} retry={refetch} /> : null}
      {data?.length === 0 && page === 1 ? (
        <Notice icon={Upload} title="Nothing imported yet">
          Choose a CSV file to start. Your imports and their results appear here.
        </Notice>
      ) : null}
      {data && data.length > 0 ? (
        <ul className="divide-y">
          {data.slice(0, PAGE).map((batch) => (
            <PastImport key={batch.id} batch={batch} />
          ))}
        </ul>
      ) : null}
      {data && (page > 1 || data.length > PAGE) ? (
        <nav aria-label="Import pages" className="flex justify-between border-t px-4 py-2.5">
          {page > 1 ? (
            <Button asChild size="small">
              <Link to="/import" search={page > 2 ? { page: page - 1 } : {}}>
                Newer
              </Link>
            </Button>
          ) : (
            <span />
          )}
          {data.length > PAGE ? (
            <Button asChild size="small">
              <Link to="/import" search={{ page: page + 1 }}>
                Older
              </Link>
            </Button>
          ) : null}
        </nav>
      ) : null}
    </Panel>
  )
}

function PastImport({ batch }: { batch: Batch }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/import/$batchId"
          params={{ batchId: batch.id }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {batch.filename}
        </Link>
        <p className="text-xs text-ink-faint">{moment(batch.created_at)}</p>
      </div>
      <p className="text-xs text-ink-soft tabular-nums">
        {count(batch.processed_rows)} of {count(batch.total_rows)} rows · {count(batch.success_count)} added ·{' '}
        {counted(batch.duplicate_count, 'duplicate')} · {counted(batch.error_count, 'error')}
      </p>
      <div className="sm:w-24 sm:text-right">
        <StatusBadge status={batch.status} />
      </div>
    </li>
  )
}
