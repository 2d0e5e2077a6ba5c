import { z } from 'zod'
import { RUN_KINDS, RUN_STATES, SYSTEM } from '../terms'
import type { Position } from './changes'
import type { News } from './feed'

const count = z.number().int()

export const runEvent = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  isSystem: z.boolean().describe('A run of the system, which only operators see'),
  connectionId: z.string().nullable(),
  startedBy: z.string().describe('The id of a user'),
  total: count.nullable(),
  processed: count,
  success: count,
  errors: count,
  skipped: count,
})
type RunEvent = z.infer<typeof runEvent>

const POSITION = 'Last-Event-ID must be the id of an event'

/** Ids of earlier versions were numbers alone: they name no history, so their clients begin anew. */
function toPosition(id: string): Position {
  const [transaction, history = ''] = id.split('-').reverse()
  return { history, transaction: Number(transaction) }
}

export const eventHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^(?:[0-9a-f]{1,16}-)?\d{1,15}$/, POSITION)
    .transform(toPosition)
    .optional(),
})

/** In the format of server-sent events. */
export const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Sets the id that a client comes back with. As a block of its own it is no event. */
export const positionText = ({ history, transaction }: Position): string => `id: ${history}-${transaction}\n\n`

const ENDED: ReadonlySet<RunEvent['state']> = new Set(['completed', 'failed', 'cancelled'])

const nameOf = ({ state, isNew }: News): string => {
  if (ENDED.has(state)) return 'run.ended'
  return isNew ? 'run.created' : 'run.progressed'
}

export const runEventText = (news: News): string => eventText(nameOf(news), toEvent(news))

const toEvent = (run: News): RunEvent => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  isSystem: run.org_id === SYSTEM,
  connectionId: run.connection_id,
  startedBy: run.started_by,
  total: run.total_items,
  processed: run.processed_items,
  success: run.success_count,
  errors: run.error_count,
  skipped: run.skip_count,
})
