import type { OperatorCtx } from '../context'
import { notFound } from '../errors'
import { SCHEDULE, type Schedule, type ScheduleRow, SELECT_SCHEDULES, toSchedule } from './schema'

/** The organization whose schedules are seen, or `system`, and perhaps only those of a workspace's connections. */
export type SchedulesScope = Pick<OperatorCtx, 'db' | 'now' | 'userId' | 'source' | 'client'> & {
  orgId: string
  workspace: string | null
}

const IN_SCOPE = `s.org_id = $1 AND ($2::text IS NULL OR c.workspace_id = $2)`

/** Oldest first. */
export async function listSchedules(
  { db, orgId, workspace }: SchedulesScope,
  { connectionId }: { connectionId?: string } = {},
): Promise<{ data: Schedule[] }> {
  const rows = await db.query(SCHEDULE, {
    name: 'list_schedules',
    text: `${SELECT_SCHEDULES} WHERE ${IN_SCOPE} AND ($3::text IS NULL OR s.connection_id = $3)
           ORDER BY s.created_at, s.id`,
    values: [orgId, workspace, connectionId ?? null],
  })
  return { data: rows.map(toSchedule) }
}

export async function findSchedule({ db, orgId, workspace }: SchedulesScope, id: string): Promise<ScheduleRow> {
  const [row] = await db.query(SCHEDULE, {
    name: 'find_schedule',
    text: `${SELECT_SCHEDULES} WHERE ${IN_SCOPE} AND s.id = $3`,
    values: [orgId, workspace, id],
  })
  if (!row) throw notFound('Schedule')
  return row
}
