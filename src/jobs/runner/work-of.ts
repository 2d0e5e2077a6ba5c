import { badRequest } from '../../errors'
import { findJob } from '../find'
import { findDefinition, type JobsCtx, type Work } from '../job'
import type { JobRow } from '../schema'

/** What to run for a job. A rollback is run by the type of the job that it undoes. */
export async function workOf({ db, jobTypes }: JobsCtx, { job_type, config }: JobRow): Promise<Work<unknown>> {
  const isRollback = typeof config.rollbackOf === 'string'
  const type = isRollback ? (await findJob(db, config.rollbackOf as string)).job_type : job_type
  const definition = findDefinition(jobTypes, type)
  const work = isRollback ? definition?.rollback : definition
  if (!work) throw badRequest(`This server cannot run ${type} jobs`)
  return work as Work<unknown>
}
