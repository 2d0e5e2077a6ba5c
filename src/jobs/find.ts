import type { Db } from '../db/db'
import { notFound } from '../errors'
import { JOB_COLUMNS, JOB_EXTRAS, JOB_WITH_ERRORS, type JobRowWithErrors } from './schema'

const SELECT_JOB = `SELECT ${JOB_COLUMNS}, ${JOB_EXTRAS} FROM jobs j WHERE j.id = $1`

/** Any organization's: for operators and for whoever drives it. */
export async function findJob(db: Db, id: string): Promise<JobRowWithErrors> {
  const [row] = await db.query(JOB_WITH_ERRORS, { name: 'find_job', text: SELECT_JOB, values: [id] })
  if (!row) throw notFound('Job')
  return row
}

export async function findJobOf(db: Db, orgId: string, id: string): Promise<JobRowWithErrors> {
  const text = `${SELECT_JOB} AND j.org_id = $2`
  const [row] = await db.query(JOB_WITH_ERRORS, { name: 'find_job_of', text, values: [id, orgId] })
  if (!row) throw notFound('Job')
  return row
}
