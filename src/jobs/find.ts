import type { Db } from '../db/db'
import { notFound } from '../errors'
import { JOB_COLUMNS, JOB_ERRORS, JOB_WITH_ERRORS, type JobRowWithErrors } from './schema'

/** With `orgId`, only jobs of that organization are found. */
export async function findJob(db: Db, id: string, orgId: string | null = null): Promise<JobRowWithErrors> {
  const [row] = await db.query(JOB_WITH_ERRORS, {
    name: 'find_job',
    text: `SELECT ${JOB_COLUMNS}, ${JOB_ERRORS} FROM jobs j WHERE j.id = $1 AND ($2::text IS NULL OR j.org_id = $2)`,
    values: [id, orgId],
  })
  if (!row) throw notFound('Job')
  return row
}
