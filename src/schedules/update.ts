import { notFound } from '../errors'
import { auditSchedule } from './audit-schedule'
import { findSchedule, type SchedulesScope } from './find'
import { type Schedule, type ScheduleRow, timingOf, toSchedule, type UpdateSchedule } from './schema'
import { assertTiming, nextDue, type Timing } from './timing'

/** A changed timing, and the end of a pause, count from now: due times that passed during a pause are not made up for. */
export async function updateSchedule(scope: SchedulesScope, id: string, change: UpdateSchedule): Promise<Schedule> {
  return scope.db.transaction(async (db) => {
    await lockSchedule({ ...scope, db }, id)
    const before = await findSchedule({ ...scope, db }, id)
    const timing = changedTiming(before, change, scope.now)
    assertTiming(timing, scope.now)
    await db.execute({
      text: `UPDATE schedules SET every_hours = $3, counted_from = $4, cron = $5, time_zone = $6, due_at = $7,
               updated_at = $8, lease_owner = NULL, lease_until = NULL
             WHERE org_id = $1 AND id = $2`,
      values: [
        ...[scope.orgId, id, timing.everyHours, timing.countedFrom, timing.cron, timing.timeZone],
        ...[dueAfter(before, change, timing, scope.now), scope.now],
      ],
    })
    const after = await findSchedule({ ...scope, db }, id)
    await auditSchedule({ ...scope, db }, 'schedule.update', after)
    return toSchedule(after)
  })
}

/** A process that begins a run meanwhile waits, and then finds that its lease is gone. */
async function lockSchedule({ db, orgId }: SchedulesScope, id: string): Promise<void> {
  const locked = await db.execute({
    text: 'SELECT 1 FROM schedules WHERE org_id = $1 AND id = $2 FOR UPDATE',
    values: [orgId, id],
  })
  if (locked === 0) throw notFound('Schedule')
}

const isRetimed = ({ everyHours, cron, timeZone }: UpdateSchedule): boolean =>
  everyHours !== undefined || cron !== undefined || timeZone !== undefined

function changedTiming(before: ScheduleRow, change: UpdateSchedule, now: Date): Timing {
  const { everyHours, cron, timeZone } = change
  const current = timingOf(before)
  const isOther = everyHours !== undefined || cron !== undefined
  return {
    everyHours: isOther ? (everyHours ?? null) : current.everyHours,
    cron: isOther ? (cron ?? null) : current.cron,
    timeZone: timeZone ?? current.timeZone,
    countedFrom: isRetimed(change) ? now : current.countedFrom,
  }
}

function dueAfter(before: ScheduleRow, change: UpdateSchedule, timing: Timing, now: Date): Date | null {
  const isPaused = change.paused ?? before.due_at === null
  if (isPaused) return null
  return before.due_at === null || isRetimed(change) ? nextDue(timing, now) : before.due_at
}
