import type { OperatorCtx } from '../context'
import { appendErrors } from './runner/commit'
import { statusesBefore } from './transitions'

/** For a reason that the runner did not take for the job's own, such as a statement that takes too long every time. */
export async function failJob({ db, now }: OperatorCtx, id: string, message: string): Promise<void> {
  await db.transaction(async (tx) => {
    await appendErrors(tx, id, [{ message }])
    await tx.execute({
      text: `UPDATE jobs SET status = 'failed', completed_at = $2 WHERE id = $1 AND status = ANY($3)`,
      values: [id, now, statusesBefore('failed')],
    })
  })
}
