import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db'
import { type RowOf, timestamptz } from '../db/rows'
import { schedules } from '../db/tables'
import type { JobDeps } from '../jobs/job'
import { PLANNED } from './schema'

export type FireDeps = JobDeps & { db: Db; log: FastifyBaseLogger }

export const DUE = {
  ...PLANNED,
  created_by: schedules.created_by,
  lease_owner: schedules.lease_owner.notNull(),
}
/** `now`: on the database's clock. */
export const LEASED = { ...DUE, now: timestamptz }
export type DueSchedule = RowOf<typeof LEASED>
