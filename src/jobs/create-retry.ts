import { conflict } from '../errors'
import { findJob } from './find'
import { insertJob } from './insert'
import type { JobsCtx } from './job'
import { reclassify } from './reclassify/reclassify'
import type { CreatedJob } from './schema'
import { assertEnded } from './transitions'

/** A reclassify job for the topics that another one failed at, in the same mode. */
export async function createRetry(ctx: JobsCtx, sourceId: string): Promise<CreatedJob> {
  const source = await findJob(ctx.db, sourceId)
  if (source.job_type !== 'reclassify' || source.config.rollbackOf !== undefined) {
    throw conflict('Only the errors of a reclassify job can be retried')
  }
  assertEnded(source.status, 'retry the errors of')
  const { limit: _, parentCategoryFilter: __, ...asBefore } = source.config
  const config = { ...asBefore, force: true, retryOf: source.id }
  const totalItems = await reclassify.count(ctx, config)
  return insertJob(ctx, { jobType: 'reclassify', config, orgId: null, totalItems })
}
