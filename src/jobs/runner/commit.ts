import type { Db } from '../../db/db'
import { BULK_STATEMENT_MS } from '../../limits'
import type { JobError, Progress } from '../job'
import { JOB_COLUMNS, type JobRow } from '../schema'
import { type Claim, LEASE } from './claim'

/** The lease ran out and another node has the job: what this one did is undone. */
export class JobLost extends Error {
  override name = 'JobLost'
}

/** What `write` writes and the job's counters, cursor and result commit together. The job's row comes last: nobody waits long for it. */
export function commitProgress(db: Db, claim: Claim, write: (db: Db) => Promise<Progress>): Promise<JobRow> {
  return db.transaction(
    async (tx) => {
      const { success = 0, skipped = 0, errors = [], cursor, result } = await write(tx)
      await appendErrors(tx, claim.job.id, errors)
      const [row] = await tx.query<JobRow>({
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
      if (!row) throw new JobLost(`Job ${claim.job.id} is another's by now`)
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
           SELECT $1, given.* FROM unnest($2::text[], $3::text[], $4::text[]) AS given (item_id, name, message)`,
    values: [
      jobId,
      errors.map(({ id }) => id ?? null),
      errors.map(({ name }) => name ?? null),
      errors.map(({ message }) => message),
    ],
  })
}
