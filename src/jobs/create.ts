import type { ZodType } from 'zod'
import { badRequest } from '../errors'
import { createRollback } from './create-rollback'
import { insertJob } from './insert'
import type { JobsCtx, JobType } from './job'
import { definitionOf, jobTypes } from './registry'
import { type CreatedJob, rollbackConfig } from './schema'

export type NewJob = { jobType: JobType; config: Record<string, unknown>; orgId?: string }

/** Counts what there is to do; nothing is done yet. */
export async function createJob(ctx: JobsCtx, { jobType, config: given, orgId }: NewJob): Promise<CreatedJob> {
  const definition = definitionOf(jobType)
  if (!definition) throw badRequest(`jobType must be one of ${jobTypes().join(', ')}`)
  if (jobType === 'reclassify' && given.rollbackOf !== undefined) {
    return createRollback(ctx, parsed(rollbackConfig, given))
  }
  const config = parsed(definition.config, given)
  const totalItems = await definition.count(ctx, config)
  return insertJob(ctx, { jobType, config, orgId: orgId ?? definition.orgOf?.(config) ?? null, totalItems })
}

function parsed<T>(schema: ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw badRequest(result.error.issues[0]?.message ?? 'config is not valid')
}
