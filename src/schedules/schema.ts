import { z } from 'zod'
import { columnsOf, type RowOf, text } from '../db/rows'
import { connections, schedules, users } from '../db/tables'
import type { AnyJobDefinition } from '../jobs/job'
import { jobTypeOf } from '../jobs/schema'
import { CRON_LENGTH, SCHEDULE_DUE_TIMES, SCHEDULE_HOURS_MAX, TIME_ZONE_LENGTH } from '../limits'
import { STATE } from '../runs/row'
import { RUN_STATES, type RunState } from '../runs/terms'
import { storable } from '../storable'
import { dueTimes, type Timing } from './timing'

const ACTIONS = ['sync', 'refresh'] as const
export type Action = (typeof ACTIONS)[number] | 'job'

const id = z.string().max(100).overwrite(storable)
export const scheduleParams = z.object({ id })
export const schedulesQuery = z.object({ connectionId: id.optional() })

const HOURS = `everyHours must be a whole number from 1 to ${SCHEDULE_HOURS_MAX}`
const CRON = `cron must be a text of at most ${CRON_LENGTH} characters`
const ZONE = 'timeZone must be the name of a time zone, such as Europe/Berlin'
const PAUSED = 'paused must be true or false'

const timing = {
  everyHours: z
    .int({ error: HOURS })
    .min(1, HOURS)
    .max(SCHEDULE_HOURS_MAX, HOURS)
    .optional()
    .describe('Every so many hours, counted from now'),
  cron: z
    .string({ error: CRON })
    .max(CRON_LENGTH, CRON)
    .overwrite(storable)
    .trim()
    .optional()
    .describe('Minute, hour, day of month, month and day of week, as in crontab: `0 2 * * *` is every night at two'),
  timeZone: z
    .string({ error: ZONE })
    .min(1, ZONE)
    .max(TIME_ZONE_LENGTH, ZONE)
    .overwrite(storable)
    .optional()
    .describe('The time zone of `cron`; UTC by default'),
}

const paused = z.boolean({ error: PAUSED }).optional()
const CONNECTION = 'connectionId is required'
const ACTION = `action must be one of ${ACTIONS.join(', ')}`

export const createScheduleBody = z.object(
  {
    connectionId: z.string({ error: CONNECTION }).min(1, CONNECTION).max(100, CONNECTION).overwrite(storable),
    action: z
      .enum(ACTIONS, { error: ACTION })
      .describe('Pull topics from the source, or refresh the connection’s stale activations'),
    ...timing,
    paused,
  },
  { error: CONNECTION },
)
export type CreateSchedule = z.output<typeof createScheduleBody>

export const createJobScheduleBody = (jobTypes: readonly AnyJobDefinition[]) =>
  z.object(
    {
      jobType: jobTypeOf(jobTypes),
      config: z.record(z.string().max(100), z.unknown(), { error: 'config must be an object' }).default({}),
      ...timing,
      paused,
    },
    { error: 'jobType is required' },
  )
export type CreateJobSchedule = z.output<ReturnType<typeof createJobScheduleBody>>

const NOTHING = 'No valid fields to update'
export const updateScheduleBody = z
  .object({ ...timing, paused }, { error: NOTHING })
  .refine((body) => Object.values(body).some((value) => value !== undefined), NOTHING)
export type UpdateSchedule = z.output<typeof updateScheduleBody>

const moment = z.iso.datetime()

export const scheduleRecord = z.object({
  id: z.string(),
  action: z.enum([...ACTIONS, 'job']),
  connection: z.object({ id: z.string(), name: z.string() }).nullable(),
  jobType: z.string().nullable(),
  config: z.record(z.string(), z.unknown()).nullable().describe('Of a job'),
  everyHours: z.number().int().nullable(),
  cron: z.string().nullable(),
  timeZone: z.string(),
  paused: z.boolean(),
  dueTimes: z.array(moment).describe(`The next ${SCHEDULE_DUE_TIMES}; none while it is paused`),
  lastDueAt: moment.nullable().describe('The last due time, or when it was made up for'),
  lastRun: z
    .object({ id: z.string(), state: z.enum(RUN_STATES).nullable().describe('Null if the run is gone') })
    .nullable()
    .describe('While it is going on, a due time waits for it'),
  lastError: z.string().nullable().describe('Why the last due time has no run'),
  createdBy: z.object({ userId: z.string(), name: z.string().nullable() }),
  createdAt: moment,
  updatedAt: moment,
})
export type Schedule = z.infer<typeof scheduleRecord>

export const scheduleList = z.object({ data: z.array(scheduleRecord) })

/** What is to be done, and when. */
export const PLANNED = {
  org_id: schedules.org_id,
  id: schedules.id,
  action: schedules.action.as<Action>(),
  connection_id: schedules.connection_id,
  job_type: schedules.job_type,
  config: schedules.config.as<Record<string, unknown>>(),
  every_hours: schedules.every_hours,
  counted_from: schedules.counted_from,
  cron: schedules.cron,
  time_zone: schedules.time_zone,
}

const STORED = {
  ...PLANNED,
  due_at: schedules.due_at,
  last_due_at: schedules.last_due_at,
  last_run_id: schedules.last_run_id,
  last_error: schedules.last_error,
  created_by: schedules.created_by,
  created_at: schedules.created_at,
  updated_at: schedules.updated_at,
}

export const SCHEDULE = {
  ...STORED,
  connection_name: connections.name.nullable(),
  user_name: users.name.nullable(),
  run_state: text.as<RunState>().nullable(),
}
export type ScheduleRow = RowOf<typeof SCHEDULE>

export const SELECT_SCHEDULES = `SELECT ${columnsOf(STORED, 's')}, c.name AS connection_name, u.name AS user_name,
    CASE WHEN r.id IS NOT NULL THEN ${STATE} END AS run_state
  FROM schedules s
  LEFT JOIN connections c ON c.org_id = s.org_id AND c.id = s.connection_id
  LEFT JOIN users u ON u.id = s.created_by
  LEFT JOIN runs r ON r.org_id = s.last_run_org_id AND r.id = s.last_run_id`

type TimingRow = Pick<ScheduleRow, 'every_hours' | 'cron' | 'time_zone' | 'counted_from'>

export const timingOf = ({ every_hours, cron, time_zone, counted_from }: TimingRow): Timing => ({
  everyHours: every_hours,
  cron,
  timeZone: time_zone,
  countedFrom: counted_from,
})

export const toSchedule = (row: ScheduleRow): Schedule => ({
  id: row.id,
  action: row.action,
  connection: row.connection_id === null ? null : { id: row.connection_id, name: row.connection_name ?? '' },
  jobType: row.job_type,
  config: row.config,
  everyHours: row.every_hours,
  cron: row.cron,
  timeZone: row.time_zone,
  paused: row.due_at === null,
  dueTimes: nextTimes(row).map((time) => time.toISOString()),
  lastDueAt: row.last_due_at?.toISOString() ?? null,
  lastRun: row.last_run_id === null ? null : { id: row.last_run_id, state: row.run_state },
  lastError: row.last_error,
  createdBy: { userId: row.created_by, name: row.user_name },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const nextTimes = (row: ScheduleRow): Date[] =>
  row.due_at === null ? [] : [row.due_at, ...dueTimes(timingOf(row), row.due_at, SCHEDULE_DUE_TIMES - 1)]
