import type { Tone } from '../ui/badge'
import { count } from '../ui/format'
import type { Run, RunKind, RunState } from './queries'

export const STATE_WORDS: Record<RunState, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  paused: { label: 'Paused', tone: 'warn' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}
export const STATES = Object.keys(STATE_WORDS) as RunState[]

type KindWords = {
  label: string
  /** What is counted, in the plural. */
  things: string
  success: string
  skipped: string
  cancel: string
  cancelNote: string
}

export const KIND_WORDS: Record<RunKind, KindWords> = {
  import: {
    label: 'Import',
    things: 'rows',
    success: 'added',
    skipped: 'duplicates',
    cancel: 'Cancel import',
    cancelNote:
      'Topics already imported stay in your library. The remaining rows won’t be imported, and you can’t resume this import.',
  },
  push: {
    label: 'Push',
    things: 'segments',
    success: 'pushed',
    skipped: 'skipped',
    cancel: 'Cancel push',
    cancelNote:
      'Segments that are on the platform stay there, and those that are being sent now still get there. The others are not pushed.',
  },
  sync: {
    label: 'Sync',
    things: 'items',
    success: 'added',
    skipped: 'duplicates',
    cancel: 'Cancel sync',
    cancelNote: 'Topics that are in your library stay there. No more pages are read.',
  },
  job: {
    label: 'Job',
    things: 'items',
    success: 'done',
    skipped: 'skipped',
    cancel: 'Cancel job',
    cancelNote: 'The current batch finishes first. Completed work is kept, and you can’t resume a cancelled job.',
  },
  undo: {
    label: 'Undo',
    things: 'topics',
    success: 'taken back',
    skipped: 'kept',
    cancel: 'Cancel undo',
    cancelNote: 'Topics already undone stay undone. The others are not changed.',
  },
  edit: {
    label: 'Edit',
    things: 'topics',
    success: 'edited',
    skipped: 'unchanged',
    cancel: 'Cancel edit',
    cancelNote: 'Topics already edited keep the edit; you can undo it. The others are not changed.',
  },
}
export const KINDS = Object.keys(KIND_WORDS) as RunKind[]

const SOURCE_WORDS: Record<NonNullable<Run['source']>, string> = {
  console: 'in the console',
  cli: 'from the command line',
  key: 'with a key',
  schedule: 'by a schedule',
  agent: 'by an agent',
}

const JOB_TITLES: Record<string, string> = { refresh_activations: 'Refresh of stale activations' }

/** `reclassify_topics` becomes `Reclassify topics`. */
const jobTitle = (type: string): string =>
  JOB_TITLES[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`

export function titleOf({ kind, title, connection }: Run): string {
  if (kind === 'job') return jobTitle(title)
  if (kind === 'edit') return `Edit of ${title}`
  if (connection === null) return title || KIND_WORDS[kind].label
  const name = connection.name ?? 'a deleted connection'
  return kind === 'push' ? `Push to ${name}` : `Sync from ${name}`
}

export const startedBy = ({ startedBy: { name, key }, source }: Run): string =>
  [name ?? 'Somebody', key?.name ? `with the key ${key.name}` : source && SOURCE_WORDS[source]]
    .filter(Boolean)
    .join(' ')

/** A run that failed in part says so. */
export const stateOf = ({ state, counts }: Run): { label: string; tone: Tone } =>
  state === 'completed' && counts.errors > 0 ? { label: 'Completed with errors', tone: 'warn' } : STATE_WORDS[state]

export function progressText({ progress: { processed, total } }: Run, things: string): string {
  return `${count(processed)} ${total === null ? '' : `of ${count(total)} `}${things}`
}

/** How fast it is and how long it will take, as far as that is known. */
export function paceText({ state, driver, progress: { rate, secondsLeft } }: Run, things: string): string {
  if (state !== 'running') return ''
  const parts = [
    driver === 'client' ? 'run by the program that started it' : null,
    rate === null ? null : `${rate >= 10 ? count(Math.round(rate)) : rate.toFixed(1)} ${things} per second`,
    secondsLeft === null ? null : `about ${duration(secondsLeft)} left`,
  ]
  return parts.flatMap((part) => (part === null ? [] : [` · ${part}`])).join('')
}

const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}
