import type { OperatorCtx } from '../context'
import { int8 } from '../db/rows'
import { JOB_COLUMNS, JOB_EXTRAS, JOB_WITH_ERRORS, type ListJobs, toJobRecord } from './schema'

const FILTER = '($1::text IS NULL OR j.job_type = $1) AND ($2::text IS NULL OR j.status = $2)'

/** Newest first. */
export async function listJobs({ db }: OperatorCtx, { jobType, status, limit, page }: ListJobs) {
  const rows = await db.query(JOB_WITH_ERRORS, {
    text: `SELECT ${JOB_COLUMNS}, ${JOB_EXTRAS} FROM jobs j WHERE ${FILTER}
           ORDER BY j.created_at DESC, j.id DESC LIMIT $3 OFFSET $4`,
    values: [jobType ?? null, status ?? null, limit, (page - 1) * limit],
  })
  const [row] = await db.query(
    { total: int8 },
    {
      text: `SELECT count(*) AS total FROM jobs j WHERE ${FILTER}`,
      values: [jobType ?? null, status ?? null],
    },
  )
  const { total } = row!
  return { data: rows.map(toJobRecord), total, page, pageSize: limit, totalPages: Math.ceil(total / limit) }
}
