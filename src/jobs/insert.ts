import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { newStampedId } from '../ids'
import { startRun } from '../runs/start'
import { type Driver, SYSTEM } from '../runs/terms'
import type { CreatedJob } from './schema'

export type PlannedJob = { jobType: string; config: unknown; orgId: string | null; totalItems: number }

export async function insertJob(
  ctx: OperatorCtx,
  { jobType, config, orgId, totalItems, drive, connectionId }: PlannedJob & { drive?: Driver; connectionId?: string },
): Promise<CreatedJob> {
  const jobId = newStampedId('job', ctx.now)
  await ctx.db.transaction(async (db) => {
    await db.execute({
      text: `INSERT INTO jobs (id, job_type, org_id, created_by, config, total_items, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [jobId, jobType, orgId, ctx.userId, config, totalItems, ctx.now],
    })
    await audit({ ...ctx, db }, 'job.create', {
      orgId,
      subject: { type: 'job', id: jobId, name: jobType },
      details: { totalItems, ...rollbackOf(config) },
    })
    await startRun({ ...ctx, db }, { orgId: orgId ?? SYSTEM, id: jobId, drive, connectionId })
  })
  return { jobId, totalItems }
}

/** A rollback is filed under the type of another job: this tells them apart. */
function rollbackOf(config: unknown): { rollbackOf?: unknown } {
  const { rollbackOf: jobId } = config as { rollbackOf?: unknown }
  return jobId === undefined ? {} : { rollbackOf: jobId }
}
