import type { OperatorCtx } from '../context'
import { findJob } from './find'
import { statusesBefore, transitionRefused } from './transitions'

/** The current chunk is finished and counted; no further one begins. */
export async function cancelJob({ db, now }: OperatorCtx, id: string) {
  const cancelled = await db.execute({
    text: `UPDATE jobs SET status = 'cancelled', completed_at = $2 WHERE id = $1 AND status = ANY($3)`,
    values: [id, now, statusesBefore('cancelled')],
  })
  const job = await findJob(db, id)
  if (cancelled === 0) throw transitionRefused(job.status, 'cancelled')
  return job
}
