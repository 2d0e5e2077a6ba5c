import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db'
import { type RowOf, timestamptz } from '../db/rows'
import { schedules } from '../db/tables'
import type { JobDeps } from '../jobs/job'
import type { Action } from './schema'

export type FireDeps = JobDeps & { db: Db; log: FastifyBaseLogger }

export const DUE = {
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
  created_by: schedules.created_by,
  lease_owner: schedules.lease_owner.notNull(),
}
/** `now`: on the database's clock. */
export const LEASED = { ...DUE, now: timestamptz }
export type DueSchedule = RowOf<typeof LEASED>
