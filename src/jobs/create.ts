import type { ZodType } from 'zod'
import { badRequest } from '../errors'
import type { Driver } from '../runs/terms'
import type { Estimate } from '../topics/intake/estimate'
import { planRollback, ROLLBACK_JOB_TYPE } from './create-rollback'
import { insertJob, type PlannedJob } from './insert'
import { type AnyJobDefinition, findDefinition, type JobsCtx } from './job'
import { type CreatedJob, rollbackConfig, unknownJobType } from './schema'

export type NewJob = { jobType: string; config: Record<string, unknown>; orgId?: string; drive?: Driver }

/** Counts what there is to do, and does none of it yet. */
export const createJob = async (ctx: JobsCtx, newJob: NewJob): Promise<CreatedJob> =>
  insertJob(ctx, { ...(await planJob(ctx, newJob)), drive: newJob.drive })

/** The job as `insertJob` takes it. */
export async function planJob(ctx: JobsCtx, { jobType, config: input, orgId }: NewJob): Promise<PlannedJob> {
  if (jobType === ROLLBACK_JOB_TYPE && input.rollbackOf !== undefined) {
    return planRollback(ctx, parseConfig(rollbackConfig, input))
  }
  const { definition, config } = checkJob(ctx.jobTypes, { jobType, config: input })
  const totalItems = await definition.count(ctx, config)
  return { jobType, config, orgId: orgId ?? definition.orgOf?.(config) ?? null, totalItems }
}

/** How much a job would work through; no job is created. */
export const sizeOfJob = async (ctx: JobsCtx, newJob: NewJob): Promise<{ totalItems: number }> => {
  const { totalItems } = await planJob(ctx, newJob)
  return { totalItems }
}

/** Throws a 400 for an unknown type, and for a config that is not valid for its type. */
export function checkJob(jobTypes: JobsCtx['jobTypes'], { jobType, config }: Pick<NewJob, 'jobType' | 'config'>) {
  const definition = findDefinition(jobTypes, jobType)
  if (!definition) throw badRequest(unknownJobType(jobTypes))
  return { definition, config: readConfig(definition, config) }
}

/** What a job would ask the LLM; no job is created. */
export async function estimateJob(
  ctx: JobsCtx,
  { jobType, config: input }: Pick<NewJob, 'jobType' | 'config'>,
): Promise<Estimate> {
  const definition = findDefinition(ctx.jobTypes, jobType)
  if (!definition) throw badRequest(unknownJobType(ctx.jobTypes))
  if (!definition.estimate) throw badRequest(`${jobType} jobs have no estimate: they ask no LLM`)
  return definition.estimate(ctx, readConfig(definition, input))
}

function readConfig({ config, aliases = {} }: AnyJobDefinition, input: Record<string, unknown>): unknown {
  const fields = { ...input }
  for (const [alias, name] of Object.entries(aliases)) {
    if (fields[alias] === undefined) continue
    if (fields[name] !== undefined && fields[name] !== fields[alias])
      throw badRequest(`config.${alias} and config.${name} are two names for one setting: send only one`)
    fields[name] = fields[alias]
    delete fields[alias]
  }
  return parseConfig(config, fields)
}

function parseConfig<T>(schema: ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw badRequest(result.error.issues[0]?.message ?? 'config is not valid')
}
