import type { RunKindName } from '../runs/terms'
import type { AlertData, AlertEvent, AnyAlert } from './events'

/** An alert in words: `title` in a line, `details` in a few more, and the path of the screen that shows it. */
export type Message = { title: string; details: string[]; path: string }

type Writers = { [E in keyof AlertData]: (data: AlertData[E]) => Message }

const WRITERS: Writers = {
  run_failed: ({ run, connection }) => {
    const { title, success, errors, reason } = run
    const what = connection ? `${KINDS[run.kind]} of "${connection.name}"` : `${KINDS[run.kind]} "${title}"`
    const lines = [reason ? `Reason: ${reason}` : 'No reason is known.', `Succeeded: ${success}. Failed: ${errors}.`]
    return {
      title: run.state === 'failed' ? `The ${what} failed` : `Everything in the ${what} failed`,
      details: lines,
      path: `/runs/${run.id}`,
    }
  },
  activations_stale: ({ staleActivations, newlyStale = staleActivations, connections }) => ({
    title: `${countOf(newlyStale, 'activation')} went stale`,
    details: [
      'Their segments would have another name or description if they were pushed now. Refresh them, or let a schedule do it.',
      ...connections.map(({ name, staleActivations: count }) => `${name}: ${count} stale`),
    ],
    path: '/hygiene',
  }),
  credentials_refused: ({ connection, reason }) => ({
    title: `"${connection.name}" refuses its credentials`,
    details: [
      reason ? `Its words: ${reason}` : 'It gave no reason.',
      'Nothing can be pushed to it or pulled from it until they are set again.',
    ],
    path: `/connections/${connection.id}`,
  }),
  test: () => ({
    title: 'This is a test',
    details: ['Alerts of your organization reach this address.'],
    path: '/settings?tab=alerts',
  }),
}

const KINDS: Record<RunKindName, string> = {
  import: 'import',
  push: 'push',
  sync: 'sync',
  job: 'job',
  undo: 'undo of',
  edit: 'edit',
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export function messageOf<E extends keyof AlertData>({ event, data }: Extract<AnyAlert, { event: E }>): Message {
  return WRITERS[event as E](data as AlertData[E])
}

const EVENT_WORDS: Record<AlertEvent | 'test', string> = {
  run_failed: 'runs that fail',
  activations_stale: 'activations that go stale',
  credentials_refused: 'credentials that are refused',
  test: 'tests',
}

export type Mail = { subject: string; text: string }

/** Plain text. */
export function mailOf(alert: AnyAlert, organization: string, baseUrl: string): Mail {
  const { title, details, path } = messageOf(alert)
  return {
    subject: `[Taxon] ${title}`,
    text: [
      `${title}.`,
      '',
      ...details,
      '',
      `${baseUrl}${path}`,
      '',
      `${organization} sends alerts about ${EVENT_WORDS[alert.event]} to this address. To change that, see ${baseUrl}/settings?tab=alerts`,
      '',
    ].join('\n'),
  }
}
