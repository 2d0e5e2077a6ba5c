import { Activity as ActivityIcon } from 'lucide-react'
import { Badge } from '../../ui/badge'
import { counted, moment } from '../../ui/format'
import { LatestOnly } from '../../ui/latest-only'
import { Notice } from '../../ui/states'
import { type AgentCall, CALLS_LISTED } from './queries'

/** What agents called lately, one line for each caller and tool. */
export function Activity({ calls }: { calls: readonly AgentCall[] }) {
  if (calls.length === 0) {
    return (
      <Notice icon={ActivityIcon} title="Nothing in the last 30 days">
        When an agent uses a tool, you see it here.
      </Notice>
    )
  }
  return (
    <>
      <ul className="divide-y">
        {calls.map(({ actor, tool, calls: times, failures, lastCalledAt }) => (
          <li
            key={`${actor.id} ${tool}`}
            className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem]"
          >
            <p className="min-w-0 break-words">
              <span className="font-medium">{actor.name ?? 'Removed'}</span>{' '}
              <span className="text-xs text-ink-faint">{actor.kind}</span>
            </p>
            <p className="flex flex-wrap items-center gap-2">
              <code className="font-mono text-xs">{tool}</code>
              <span className="text-ink-soft tabular-nums">{counted(times, 'call')}</span>
              {failures > 0 ? <Badge tone="warn">{counted(failures, 'error')}</Badge> : null}
            </p>
            <time dateTime={lastCalledAt} className="text-xs text-ink-faint tabular-nums md:pt-0.5 md:text-right">
              {moment(lastCalledAt)}
            </time>
          </li>
        ))}
      </ul>
      <LatestOnly shown={calls.length} things="uses" isCut={calls.length >= CALLS_LISTED} />
    </>
  )
}
