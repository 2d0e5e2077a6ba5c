import type { OperatorCtx } from '../context'
import { newStampedId } from '../ids'
import type { JobType } from './job'
import type { CreatedJob } from './schema'

type Inserted = { jobType: JobType; config: unknown; orgId: string | null; totalItems: number }

export async function insertJob(
  { db, now, userId }: OperatorCtx,
  { jobType, config, orgId, totalItems }: Inserted,
): Promise<CreatedJob> {
  const jobId = newStampedId('job', now)
  await db.execute({
    text: `INSERT INTO jobs (id, job_type, org_id, created_by, config, total_items, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [jobId, jobType, orgId, userId, config, totalItems, now],
  })
  return { jobId, totalItems }
}
