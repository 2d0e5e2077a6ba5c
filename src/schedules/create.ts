import { findConnection } from '../connections/find'
import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { badRequest } from '../errors'
import { newId } from '../ids'
import { checkJob } from '../jobs/create'
import type { AnyJobDefinition } from '../jobs/job'
import { SCHEDULES } from '../limits'
import { assertInbound } from '../sync/create-run'
import { auditSchedule } from './audit-schedule'
import { findSchedule, type SchedulesScope } from './find'
import { type Action, type CreateJobSchedule, type CreateSchedule, type Schedule, toSchedule } from './schema'
import { assertTiming, nextDue, type Timing } from './timing'

const NOT_OUTBOUND = 'Connection is inbound, it has no activations to refresh'

export async function createConnectionSchedule(
  ctx: Ctx,
  scope: SchedulesScope,
  { connectionId, action, ...input }: CreateSchedule,
): Promise<Schedule> {
  const connection = await findConnection(ctx, connectionId)
  if (action === 'sync') assertInbound(connection)
  else if (connection.direction === 'inbound') throw badRequest(NOT_OUTBOUND)
  return insertSchedule(scope, { action, connectionId, jobType: null, config: null }, input)
}

export function createJobSchedule(
  scope: SchedulesScope,
  jobTypes: readonly AnyJobDefinition[],
  { jobType, config, ...input }: CreateJobSchedule,
): Promise<Schedule> {
  checkJob(jobTypes, { jobType, config })
  return insertSchedule(scope, { action: 'job', connectionId: null, jobType, config }, input)
}

type Work = { action: Action; connectionId: string | null; jobType: string | null; config: object | null }
type Input = { everyHours?: number; cron?: string; timeZone?: string; paused?: boolean }

async function insertSchedule(scope: SchedulesScope, work: Work, input: Input): Promise<Schedule> {
  const { orgId, userId, now } = scope
  const timing: Timing = {
    everyHours: input.everyHours ?? null,
    cron: input.cron ?? null,
    timeZone: input.timeZone ?? 'UTC',
    countedFrom: now,
  }
  assertTiming(timing, now)
  const id = newId('sched')
  return scope.db.transaction(async (db) => {
    await assertRoom({ ...scope, db })
    await db.execute({
      text: `INSERT INTO schedules (org_id, id, action, connection_id, job_type, config, every_hours, counted_from, cron,
                                    time_zone, due_at, created_by, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $8, $8)`,
      values: [
        ...[orgId, id, work.action, work.connectionId, work.jobType, work.config && JSON.stringify(work.config)],
        ...[timing.everyHours, now, timing.cron, timing.timeZone],
        ...[input.paused ? null : nextDue(timing, now), userId],
      ],
    })
    const schedule = await findSchedule({ ...scope, db }, id)
    await auditSchedule({ ...scope, db }, 'schedule.create', schedule)
    return toSchedule(schedule)
  })
}

/** The lock keeps two creations at once from both taking the last place. */
async function assertRoom({ db, orgId }: SchedulesScope): Promise<void> {
  await db.execute({
    text: `SELECT pg_advisory_xact_lock(hashtextextended('taxon:schedules:' || $1, 0))`,
    values: [orgId],
  })
  const [row] = await db.query(
    { count: int8 },
    { text: 'SELECT count(*) FROM schedules WHERE org_id = $1', values: [orgId] },
  )
  if (row!.count >= SCHEDULES) throw badRequest(`Maximum ${SCHEDULES} schedules`)
}
