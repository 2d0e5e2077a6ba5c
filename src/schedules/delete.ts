import { notFound } from '../errors'
import { auditSchedule } from './audit-schedule'
import { findSchedule, type SchedulesScope } from './find'

/** A run that it has begun goes on. */
export async function deleteSchedule(scope: SchedulesScope, id: string) {
  return scope.db.transaction(async (db) => {
    const schedule = await findSchedule({ ...scope, db }, id)
    const deleted = await db.execute({
      text: 'DELETE FROM schedules WHERE org_id = $1 AND id = $2',
      values: [scope.orgId, id],
    })
    if (deleted === 0) throw notFound('Schedule')
    await auditSchedule({ ...scope, db }, 'schedule.delete', schedule)
    return { deleted: true as const }
  })
}
