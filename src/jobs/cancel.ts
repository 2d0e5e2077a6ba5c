import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { findJob } from './find'
import { statusesBefore, transitionRefused } from './transitions'

/** The current chunk is finished and counted; no further one begins. */
export async function cancelJob(ctx: OperatorCtx, id: string) {
  return ctx.db.transaction(async (db) => {
    const cancelled = await db.execute({
      text: `UPDATE jobs SET status = 'cancelled', completed_at = $2 WHERE id = $1 AND status = ANY($3)`,
      values: [id, ctx.now, statusesBefore('cancelled')],
    })
    const job = await findJob(db, id)
    if (cancelled === 0) throw transitionRefused(job.status, 'cancelled')
    await audit({ ...ctx, db }, 'job.cancel', {
      orgId: job.org_id,
      subject: { type: 'job', id, name: job.job_type },
    })
    return job
  })
}
