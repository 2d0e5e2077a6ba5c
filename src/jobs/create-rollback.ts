import { conflict } from '../errors'
import type { Driver } from '../runs/terms'
import { findJob } from './find'
import { insertJob, type PlannedJob } from './insert'
import { findDefinition, type JobsCtx, type RollbackConfig } from './job'
import type { CreatedJob } from './schema'
import { assertEnded } from './transitions'

/** The contract files every rollback under this type, whatever the type of the job that it undoes. */
export const ROLLBACK_JOB_TYPE = 'reclassify'

type NewRollback = RollbackConfig & { drive?: Driver }

export const createRollback = async (ctx: JobsCtx, { drive, ...config }: NewRollback): Promise<CreatedJob> =>
  insertJob(ctx, { ...(await planRollback(ctx, config)), drive })

/** The job as `insertJob` takes it. */
export async function planRollback(ctx: JobsCtx, { rollbackOf, links }: RollbackConfig): Promise<PlannedJob> {
  const source = await findJob(ctx.db, rollbackOf)
  assertEnded(source.status, 'roll back')
  const rollback = findDefinition(ctx.jobTypes, source.job_type)?.rollback
  if (!rollback || source.config.rollbackOf !== undefined) {
    throw conflict(`Job ${source.id} is no job that can be rolled back`)
  }
  const config = { rollbackOf, ...(links ? { links } : {}) }
  const totalItems = await rollback.count(ctx, config)
  return { jobType: ROLLBACK_JOB_TYPE, config, orgId: source.org_id, totalItems }
}
