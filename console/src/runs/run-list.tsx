import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, type LucideIcon, PencilLine, Send, ServerCog, Undo2, Upload } from 'lucide-react'
import { Badge } from '../ui/badge'
import { count, counted, moment } from '../ui/format'
import { Progress } from '../ui/progress'
import { isOpen, type Run, type RunKind } from './queries'
import { KIND_WORDS, paceText, progressText, startedBy, stateOf, titleOf } from './words'

const ICONS: Record<RunKind, LucideIcon> = {
  import: Upload,
  push: Send,
  sync: ArrowLeftRight,
  job: ServerCog,
  undo: Undo2,
  edit: PencilLine,
}

type Props = { label: string; runs: readonly (Run & { isSystem?: boolean; readAt?: string | null })[] }

/** Runs of any kind: what, who, how far, and what came of it. */
export const RunList = ({ label, runs }: Props) => (
  <ul aria-label={label} className="divide-y">
    {runs.map((run) => (
      <RunRow key={run.id} run={run} />
    ))}
  </ul>
)

function RunRow({ run }: { run: Props['runs'][number] }) {
  const { id, kind, completedAt, createdAt, lastError, isSystem, readAt } = run
  const Icon = ICONS[kind]
  const { label, tone } = stateOf(run)
  const title = titleOf(run)
  return (
    <li className="relative grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken/60 lg:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,1fr)_10rem]">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-faint" strokeWidth={1.75} />
      <div className="min-w-0">
        <Link
          to="/runs/$id"
          params={{ id }}
          search={isSystem ? { system: true } : {}}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
          {readAt === null ? <span className="sr-only">, unread</span> : null}
        </Link>
        <p className="text-xs text-ink-faint">
          {startedBy(run)} · {moment(completedAt ?? createdAt)}
        </p>
      </div>
      <div className="flex items-start justify-end gap-2 lg:order-last">
        {readAt === null ? <span aria-hidden className="mt-1.5 size-2 rounded-full bg-accent" /> : null}
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="col-span-2 col-start-2 min-w-0 lg:col-span-1 lg:col-start-auto">
        {isOpen(run) ? <Pace run={run} title={title} /> : <Outcome run={run} />}
        {lastError ? (
          <p className="truncate text-xs text-bad" title={lastError}>
            {lastError}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function Pace({ run, title }: { run: Run; title: string }) {
  const { things } = KIND_WORDS[run.kind]
  const { processed, total } = run.progress
  return (
    <div className="flex flex-col gap-1">
      <Progress value={processed} max={total ?? 0} label={`Progress of ${title}`} />
      <p className="text-xs text-ink-soft tabular-nums">
        {progressText(run, things)}
        {paceText(run, things)}
      </p>
    </div>
  )
}

function Outcome({ run: { kind, counts, progress } }: { run: Run }) {
  const { success, skipped } = KIND_WORDS[kind]
  const parts = [
    `${count(counts.success)} ${success}`,
    ...(counts.skipped > 0 ? [`${count(counts.skipped)} ${skipped}`] : []),
    ...(counts.errors > 0 ? [counted(counts.errors, 'error')] : []),
    ...(progress.total !== null && progress.processed < progress.total
      ? [`${count(progress.total - progress.processed)} left`]
      : []),
  ]
  return <p className="text-xs text-ink-soft tabular-nums">{parts.join(' · ')}</p>
}
