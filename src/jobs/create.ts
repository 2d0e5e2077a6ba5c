import type { ZodType } from 'zod'
import { badRequest } from '../errors'
import { createRollback, ROLLBACK_JOB_TYPE } from './create-rollback'
import { insertJob } from './insert'
import { findDefinition, type JobsCtx } from './job'
import { type CreatedJob, rollbackConfig, unknownJobType } from './schema'

export type NewJob = { jobType: string; config: Record<string, unknown>; orgId?: string }

/** Counts what there is to do, and does none of it yet. */
export async function createJob(ctx: JobsCtx, { jobType, config: input, orgId }: NewJob): Promise<CreatedJob> {
  const definition = findDefinition(ctx.jobTypes, jobType)
  if (!definition) throw badRequest(unknownJobType(ctx.jobTypes))
  if (jobType === ROLLBACK_JOB_TYPE && input.rollbackOf !== undefined) {
    return createRollback(ctx, parseConfig(rollbackConfig, input))
  }
  const config = parseConfig(definition.config, input)
  const totalItems = await definition.count(ctx, config)
  return insertJob(ctx, { jobType, config, orgId: orgId ?? definition.orgOf?.(config) ?? null, totalItems })
}

function parseConfig<T>(schema: ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw badRequest(result.error.issues[0]?.message ?? 'config is not valid')
}
