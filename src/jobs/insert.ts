import type { OperatorCtx } from '../context'
import { newStampedId } from '../ids'
import type { CreatedJob } from './schema'

type JobInput = { jobType: string; config: unknown; orgId: string | null; totalItems: number }

export async function insertJob(
  { db, now, userId }: OperatorCtx,
  { jobType, config, orgId, totalItems }: JobInput,
): Promise<CreatedJob> {
  const jobId = newStampedId('job', now)
  await db.execute({
    text: `INSERT INTO jobs (id, job_type, org_id, created_by, config, total_items, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [jobId, jobType, orgId, userId, config, totalItems, now],
  })
  return { jobId, totalItems }
}
