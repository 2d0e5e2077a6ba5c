import { z } from 'zod'
import { RUN_SOURCES } from '../context'
import type { RowOf } from '../db/rows'
import { api_keys, connections, users } from '../db/tables'
import { cursorPaging } from '../http/input/paging'
import { RUN_ERRORS } from '../limits'
import { storable } from '../storable'
import { actionsOf } from './actions'
import type { RunKind } from './kind'
import { RUN, RUN_COLUMNS, type RunRow } from './row'
import { DRIVERS, RUN_ACTIONS, RUN_KINDS, RUN_STATES } from './terms'

export const driveField = z
  .enum(DRIVERS, { error: 'drive must be client or server' })
  .optional()
  .describe('Who goes on with it: the client that calls (the default), or the servers in the background')

/** For routes whose body is optional and was ignored before it had `drive`. */
export const driveBody = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}),
  z.object({ drive: driveField }),
)

const STATE = `state must be one of ${RUN_STATES.join(', ')}`
const state = z.enum(RUN_STATES, { error: STATE })

const id = z.string().max(100).overwrite(storable)
export const runParams = z.object({ id })

export const runsQuery = z.object({
  kind: z.enum(RUN_KINDS, { error: `kind must be one of ${RUN_KINDS.join(', ')}` }).optional(),
  state: z
    .union([state, z.array(state).max(RUN_STATES.length, STATE)], { error: STATE })
    .optional()
    .describe('One, or several: those under way are `pending`, `running` and `paused`'),
  connectionId: id.optional(),
  ...cursorPaging(/^\w{1,100}$/),
})
export type RunsQuery = z.output<typeof runsQuery>

const count = z.number().int()
const time = z.iso.datetime()

export const runRecord = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  title: z
    .string()
    .describe(
      'The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection',
    ),
  state: z.enum(RUN_STATES),
  driver: z.enum(DRIVERS),
  source: z.enum(RUN_SOURCES).nullable().describe('Where it was started; null if it began before this was recorded'),
  startedBy: z.object({
    userId: z.string(),
    name: z.string().nullable(),
    key: z.object({ id: z.string(), name: z.string().nullable() }).nullable().describe('The API key that was used'),
  }),
  connection: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  workspaceId: z.string().nullable(),
  progress: z.object({
    total: count.nullable().describe('Null if nobody can tell'),
    processed: count,
    rate: z.number().nullable().describe('Items per second; null while it is not known'),
    secondsLeft: count.nullable(),
  }),
  counts: z.object({
    success: count,
    errors: count,
    skipped: count.describe(
      'Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left',
    ),
    fallbacks: count.describe('Names that the local engine answered because the LLM did not; `lastError` says why'),
  }),
  lastError: z
    .string()
    .nullable()
    .describe('The latest error in the words of the platform, source or provider; of a run that failed or paused: why'),
  actions: z.array(z.enum(RUN_ACTIONS)).describe('What can be done with it now'),
  createdAt: time,
  startedAt: time.nullable(),
  progressedAt: time.nullable().describe('When it last got further'),
  completedAt: time.nullable(),
})
export type Run = z.infer<typeof runRecord>

export const runList = z.object({
  data: z.array(runRecord),
  nextCursor: z.string().nullable().describe('For the next page; null on the last one'),
})

export const runDetail = runRecord.extend({
  errors: z
    .array(
      z.object({
        item: z.string().nullable().describe('The row of a file, the page and item of a source, or the id of a record'),
        name: z.string().nullable(),
        message: z.string(),
      }),
    )
    .describe(`The first ${RUN_ERRORS}; failures.csv has more`),
})

export const retriedRun = z.object({ runId: z.string().describe('The new run') })

export const NAMED_RUN = {
  ...RUN,
  connection_name: connections.name.nullable(),
  user_name: users.name.nullable(),
  key_name: api_keys.name.nullable(),
}
type NamedRunRow = RowOf<typeof NAMED_RUN>

const NAMED_COLUMNS = `${RUN_COLUMNS}, c.name AS connection_name, u.name AS user_name, coalesce(k.name, a.name) AS key_name`
const FROM_NAMED = `FROM runs r
  LEFT JOIN connections c ON c.org_id = r.org_id AND c.id = r.connection_id
  LEFT JOIN users u ON u.id = r.started_by
  LEFT JOIN api_keys k ON k.org_id = r.org_id AND k.id = r.key_id
  LEFT JOIN oauth_grants g ON g.org_id = r.org_id AND g.id = r.key_id
  LEFT JOIN oauth_clients a ON a.id = g.client_id`

/** Runs `r` with the names of what they refer to, and perhaps more columns. */
export const selectNamed = (...columns: string[]): string =>
  `SELECT ${[NAMED_COLUMNS, ...columns].join(', ')} ${FROM_NAMED}`

export const toRun = (row: NamedRunRow, kind: RunKind): Run => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  driver: row.driver,
  source: row.source,
  startedBy: {
    userId: row.started_by,
    name: row.user_name,
    key: row.key_id === null ? null : { id: row.key_id, name: row.key_name },
  },
  connection: row.connection_id === null ? null : { id: row.connection_id, name: row.connection_name },
  workspaceId: row.workspace_id,
  progress: progressOf(row),
  counts: {
    success: row.success_count,
    errors: row.error_count,
    skipped: row.skip_count,
    fallbacks: row.fallback_count,
  },
  lastError: row.last_error,
  actions: actionsOf(row, kind),
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  progressedAt: row.progressed_at?.toISOString() ?? null,
  completedAt: row.completed_at?.toISOString() ?? null,
})

function progressOf({ total_items, processed_items, state, rate }: RunRow): Run['progress'] {
  const currentRate = rate !== null && rate > 0 ? Math.round(rate * 100) / 100 : null
  const left = total_items === null ? null : Math.max(0, total_items - processed_items)
  return {
    total: total_items,
    processed: processed_items,
    rate: currentRate,
    secondsLeft: state === 'running' && left !== null && currentRate ? Math.ceil(left / currentRate) : null,
  }
}
