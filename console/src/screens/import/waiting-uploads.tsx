import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/badge'
import { bytes, counted, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { waitingUploadsQuery } from './queries'

export function WaitingUploads() {
  const { data: waiting = [] } = useQuery(waitingUploadsQuery)
  if (waiting.length === 0) return null
  return (
    <Panel title="Not started">
      <ul aria-label="Not started" className="divide-y">
        {waiting.map(({ id, filename, created_at, total_rows, size_bytes }) => (
          <li key={id} className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 hover:bg-sunken/60">
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to="/import/$batchId"
                params={{ batchId: id }}
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {filename}
              </Link>
              <p className="text-xs text-ink-faint">Uploaded {moment(created_at)}</p>
            </div>
            <p className="text-xs text-ink-soft tabular-nums">
              {counted(total_rows, 'row')} · {bytes(size_bytes)}
            </p>
            <Badge tone="warn">Match columns</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
