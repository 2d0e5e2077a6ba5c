import { conflict } from '../errors'
import { findJob } from './find'
import { insertJob } from './insert'
import type { JobsCtx, RollbackConfig } from './job'
import { definitionOf } from './registry'
import type { CreatedJob } from './schema'
import { assertEnded } from './transitions'

/** A reclassify job that undoes what another job did, whatever the type of that one. */
export async function createRollback(ctx: JobsCtx, { rollbackOf, links }: RollbackConfig): Promise<CreatedJob> {
  const source = await findJob(ctx.db, rollbackOf)
  assertEnded(source.status, 'roll back')
  const rollback = definitionOf(source.job_type)?.rollback
  if (!rollback || source.config.rollbackOf !== undefined) {
    throw conflict(`Job ${source.id} is no job that can be rolled back`)
  }
  const config = { rollbackOf, ...(links ? { links } : {}) }
  const totalItems = await rollback.count(ctx, config)
  return insertJob(ctx, { jobType: 'reclassify', config, orgId: source.org_id, totalItems })
}
