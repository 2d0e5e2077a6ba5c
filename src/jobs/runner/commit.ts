import type { Db } from '../../db/db'
import { BULK_STATEMENT_MS } from '../../limits'
import type { JobError, Progress } from '../job'
import { JOB, JOB_COLUMNS, type JobRow } from '../schema'
import { type Claim, LEASE } from './claim'

/** The lease ran out and another node has the job. The chunk of this node is rolled back. */
export class JobLost extends Error {
  override name = 'JobLost'
}

/** Commits what `write` writes with the job's counters, cursor and result. The job's row is last, so it is locked only briefly. */
export function commitProgress(db: Db, claim: Claim, write: (db: Db) => Promise<Progress>): Promise<JobRow> {
  return db.transaction(
    async (tx) => {
      const { success = 0, skipped = 0, errors = [], cursor, result } = await write(tx)
      await appendErrors(tx, claim.job.id, errors)
      const [row] = await tx.query(JOB, {
        name: 'commit_progress',
        text: `UPDATE jobs j SET
               processed_items = processed_items + $3 + $4 + $5,
               total_items = greatest(total_items, processed_items + $3 + $4 + $5),
               success_count = success_count + $3, skip_count = skip_count + $4, error_count = error_count + $5,
               cursor = coalesce($6, cursor), result = coalesce($7, result),
               lease_until = ${LEASE}
             WHERE j.id = $1 AND j.claimed_by = $2 RETURNING ${JOB_COLUMNS}`,
        values: [claim.job.id, claim.by, success, skipped, errors.length, json(cursor), json(result)],
      })
      if (!row) throw new JobLost(`Job ${claim.job.id} was taken over by another node`)
      return row
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

export async function appendErrors(db: Db, jobId: string, errors: readonly JobError[]): Promise<void> {
  if (errors.length === 0) return
  await db.execute({
    name: 'append_job_errors',
    text: `INSERT INTO job_errors (job_id, item_id, name, message)
           SELECT $1, error.* FROM unnest($2::text[], $3::text[], $4::text[]) AS error (item_id, name, message)`,
    values: [
      jobId,
      errors.map(({ id }) => id ?? null),
      errors.map(({ name }) => name ?? null),
      errors.map(({ message }) => message),
    ],
  })
}
