import { z } from 'zod'
import { columnsOf, json, type RowOf } from '../db/rows'
import { jobs, organizations, users } from '../db/tables'
import { describeField } from '../form-fields'
import { withoutEmpty } from '../http/input/filter'
import { JOB_ERRORS_SHOWN, JOB_LIST_DEFAULT, JOB_LIST_MAX } from '../limits'
import { driveField } from '../runs/schema'
import { storable } from '../storable'
import { type AnyJobDefinition, JOB_STATUSES, type JobError, type JobStatus } from './job'

export const jobParams = z.object({ jobId: z.string().max(100).overwrite(storable) })

const STATUS = `status must be one of ${JOB_STATUSES.join(', ')}`
const LIMIT = `limit must be a whole number from 1 to ${JOB_LIST_MAX}`
const PAGE = 'page must be a whole number from 1'

type JobTypes = readonly AnyJobDefinition[]

const namesOf = (jobTypes: JobTypes): string[] => jobTypes.map(({ type }) => type)

export const unknownJobType = (jobTypes: JobTypes): string => `jobType must be one of ${namesOf(jobTypes).join(', ')}`

export const jobTypeOf = (jobTypes: JobTypes) => z.enum(namesOf(jobTypes), { error: unknownJobType(jobTypes) })

export const createJobBody = (jobTypes: JobTypes) =>
  z.object(
    {
      jobType: jobTypeOf(jobTypes),
      config: z
        .record(z.string().max(100), z.unknown(), { error: 'config must be an object' })
        .default({})
        .describe('What the job is to do. Its fields depend on the type: see GET /api/admin/job-types'),
      drive: driveField,
    },
    { error: unknownJobType(jobTypes) },
  )

export const listJobsQuery = (jobTypes: JobTypes) =>
  z.preprocess(
    withoutEmpty,
    z.object({
      jobType: jobTypeOf(jobTypes).optional(),
      status: z.enum(JOB_STATUSES, { error: STATUS }).optional(),
      limit: z.coerce
        .number({ error: LIMIT })
        .int(LIMIT)
        .min(1, LIMIT)
        .max(JOB_LIST_MAX, LIMIT)
        .default(JOB_LIST_DEFAULT),
      page: z.coerce.number({ error: PAGE }).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
    }),
  )
export type ListJobs = z.output<ReturnType<typeof listJobsQuery>>

const ROLLBACK_OF = 'config.rollbackOf must be the id of a job'
const links = (field: string) =>
  describeField(
    z
      .boolean({ error: `${field} must be true or false` })
      .describe('Of a merge: the libraries’ links are moved back too'),
    {
      label: 'Move libraries back, too',
      help: 'Libraries, their activations and history return to the topics they had. Otherwise they keep the merged one.',
    },
  ).optional()

export const rollbackConfig = z.strictObject(
  {
    rollbackOf: z.string({ error: ROLLBACK_OF }).max(100, ROLLBACK_OF).overwrite(storable),
    links: links('config.links'),
  },
  { error: 'A rollback takes config.rollbackOf and config.links only' },
)
export const rollbackOptions = z.object({ links: links('links') }, { error: 'body must be an object' })
export const rollbackBody = z.preprocess((body) => body ?? {}, rollbackOptions.extend({ drive: driveField }))

const CANCEL = 'status must be cancelled'
export const cancelJobBody = z.object({ status: z.literal('cancelled', { error: CANCEL }) }, { error: CANCEL })

const count = z.number().int()
export const createdJob = z.object({ jobId: z.string(), totalItems: count })
export const jobSize = z.object({ totalItems: count })
export type CreatedJob = z.infer<typeof createdJob>

export const processAnswer = z.object({
  done: z.boolean(),
  processedItems: count,
  totalItems: count,
  successCount: count,
  errorCount: count,
  skipCount: count,
})
export type ProcessAnswer = z.infer<typeof processAnswer>

export const jobRecord = z.object({
  id: z.string(),
  job_type: z.string().describe('One of those that GET /api/admin/job-types lists'),
  org_id: z.string().nullable(),
  org_name: z.string().nullable(),
  created_by: z.string(),
  created_by_name: z.string().nullable().describe('Null if no user has this id any more'),
  status: z.enum(JOB_STATUSES),
  config: z.record(z.string(), z.unknown()),
  total_items: count,
  processed_items: count,
  success_count: count,
  error_count: count,
  skip_count: count,
  errors: z
    .array(z.object({ id: z.string().optional(), name: z.string().optional(), message: z.string() }))
    .describe(`The first ${JOB_ERRORS_SHOWN}; error_count counts all items that failed`),
  result: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
})
export type JobRecord = z.infer<typeof jobRecord>

export const jobList = z.object({
  data: z.array(jobRecord),
  total: count,
  page: count,
  pageSize: count,
  totalPages: count,
})

export const JOB = {
  id: jobs.id,
  job_type: jobs.job_type,
  org_id: jobs.org_id,
  created_by: jobs.created_by,
  status: jobs.status.as<JobStatus>(),
  config: jobs.config.as<Record<string, unknown>>(),
  total_items: jobs.total_items,
  processed_items: jobs.processed_items,
  success_count: jobs.success_count,
  error_count: jobs.error_count,
  skip_count: jobs.skip_count,
  result: jobs.result.as<Record<string, unknown>>(),
  cursor: jobs.cursor.as<Record<string, unknown>>(),
  created_at: jobs.created_at,
  started_at: jobs.started_at,
  completed_at: jobs.completed_at,
}
export type JobRow = RowOf<typeof JOB>

export const JOB_WITH_ERRORS = {
  ...JOB,
  org_name: organizations.name.nullable(),
  created_by_name: users.name.nullable(),
  errors: json.as<JobError[]>(),
}
export type JobRowWithErrors = RowOf<typeof JOB_WITH_ERRORS>

export const JOB_COLUMNS = columnsOf(JOB, 'j')

/** What a record tells besides the columns. Null columns of an error are left out. */
export const JOB_EXTRAS = `(SELECT o.name FROM organizations o WHERE o.id = j.org_id) AS org_name,
  (SELECT u.name FROM users u WHERE u.id = j.created_by) AS created_by_name,
  coalesce((
    SELECT json_agg(json_strip_nulls(json_build_object('id', e.item_id, 'name', e.name, 'message', e.message)) ORDER BY e.id)
    FROM (SELECT * FROM job_errors WHERE job_id = j.id ORDER BY id LIMIT ${JOB_ERRORS_SHOWN}) e
  ), '[]') AS errors`

export const toJobRecord = ({ cursor: _, ...row }: JobRowWithErrors): JobRecord => ({
  ...row,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  completed_at: row.completed_at?.toISOString() ?? null,
})

export const toProcessAnswer = (row: JobRow): ProcessAnswer => ({
  done: row.status === 'completed',
  processedItems: row.processed_items,
  totalItems: row.total_items,
  successCount: row.success_count,
  errorCount: row.error_count,
  skipCount: row.skip_count,
})
