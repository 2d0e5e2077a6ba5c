import { conflict } from '../errors'
import type { Driver } from '../runs/terms'
import { findJob } from './find'
import { insertJob } from './insert'
import { findDefinition, type JobsCtx } from './job'
import type { CreatedJob } from './schema'
import { assertEnded } from './transitions'

/** A job of the same type for the items that another job failed at. */
export async function createRetry(ctx: JobsCtx, sourceId: string, drive?: Driver): Promise<CreatedJob> {
  const source = await findJob(ctx.db, sourceId)
  const definition = findDefinition(ctx.jobTypes, source.job_type)
  if (!definition?.retry || source.config.rollbackOf !== undefined) {
    const types = ctx.jobTypes.filter(({ retry }) => retry).map(({ type }) => type)
    throw conflict(`Only the errors of a ${types.join(' or ')} job can be retried`)
  }
  assertEnded(source.status, 'retry the errors of')
  const config = definition.retry(source.config, source.id)
  const totalItems = await definition.count(ctx, config)
  return insertJob(ctx, { jobType: source.job_type, config, orgId: source.org_id, totalItems, drive })
}
