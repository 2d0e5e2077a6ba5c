import { notFound } from '../errors'
import { findSchedule, type SchedulesScope } from './find'

/** A run that it has begun goes on. */
export async function deleteSchedule(scope: SchedulesScope, id: string) {
  await findSchedule(scope, id)
  const deleted = await scope.db.execute({
    text: 'DELETE FROM schedules WHERE org_id = $1 AND id = $2',
    values: [scope.orgId, id],
  })
  if (deleted === 0) throw notFound('Schedule')
  return { deleted: true as const }
}
