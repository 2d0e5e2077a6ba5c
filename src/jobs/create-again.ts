import { badRequest } from '../errors'
import type { Driver } from '../runs/terms'
import { createRollback } from './create-rollback'
import { insertJob } from './insert'
import { findDefinition, type JobsCtx, type RollbackConfig } from './job'
import { type CreatedJob, type JobRowWithErrors, unknownJobType } from './schema'

/** What an ended job has left, or the same job. Its stored config was checked when it was created. */
export async function createAgain(ctx: JobsCtx, job: JobRowWithErrors, drive: Driver): Promise<CreatedJob> {
  const { id, job_type: jobType, org_id: orgId, config, processed_items: processedItems } = job
  if (config.rollbackOf !== undefined) return createRollback(ctx, { ...(config as RollbackConfig), drive })
  const definition = findDefinition(ctx.jobTypes, jobType)
  if (!definition) throw badRequest(unknownJobType(ctx.jobTypes))
  const left = definition.left
    ? await definition.left(ctx, { id, config, processedItems })
    : { config, totalItems: await definition.count(ctx, config) }
  return insertJob(ctx, { jobType, orgId, drive, ...left })
}
