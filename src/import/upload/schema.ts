import { z } from 'zod'
import { columnsOf, type RowOf } from '../../db/rows'
import { import_uploads } from '../../db/tables'
import {
  FILENAME_LENGTH,
  IMPORT_LIST_DEFAULT,
  IMPORT_LIST_MAX,
  RAW_FIELD_LENGTH,
  REJECTED_ROWS,
  REVIEW_DECISIONS,
  UPLOAD_COLUMNS,
} from '../../limits'
import { storable } from '../../storable'
import { ENGINES, type EngineChoice } from '../../topics/intake/engine-choice'
import { RAW_FIELDS } from '../../topics/intake/raw-item'
import type { Mapping } from '../rows'
import {
  batchRecord,
  CONTRADICTION,
  count,
  engineChoice,
  importEstimate,
  isConsistent,
  mappings,
  withEngine,
} from '../schema'

export const UPLOAD_FORMATS = ['csv', 'csv.gz', 'xlsx'] as const
export type UploadFormat = (typeof UPLOAD_FORMATS)[number]

export const UPLOAD_STATUSES = ['receiving', 'ready', 'processing', 'completed', 'cancelled', 'failed'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

const FILENAME = 'filename is required'
export const uploadQuery = z.object({
  filename: z
    .string({ error: FILENAME })
    .max(FILENAME_LENGTH, `filename must be at most ${FILENAME_LENGTH} characters`)
    .overwrite(storable)
    .trim()
    .min(1, FILENAME),
})

export const uploadParams = z.object({ id: z.string().max(100).overwrite(storable) })

export const uploadsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(IMPORT_LIST_MAX).default(IMPORT_LIST_DEFAULT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  status: z.enum(UPLOAD_STATUSES, { error: `status must be one of ${UPLOAD_STATUSES.join(', ')}` }).optional(),
})
export type UploadsQuery = z.output<typeof uploadsQuery>

const mappingRecord = z.object({ csvColumn: z.string(), targetField: z.enum(RAW_FIELDS) })

export const uploadRecord = z.object({
  id: z.string().describe('Also the id of its run, once it is started'),
  filename: z.string(),
  format: z.enum(UPLOAD_FORMATS),
  status: z
    .enum(UPLOAD_STATUSES)
    .describe('`ready`: received and read; the mapping can be changed until it is started'),
  size_bytes: count,
  columns: z.array(z.string()).describe('From the header'),
  sample_rows: z.array(z.array(z.string())).describe('The first rows; long cells are cut'),
  mappings: z.array(mappingRecord).describe('Suggested from the header until somebody changes it'),
  engine: z.enum(ENGINES),
  total_rows: count,
  processed_rows: count,
  success_count: count.describe('Topics added to the library: new to the catalog, or adopted from it'),
  error_count: count.describe('Rows that were rejected: see rejected.csv'),
  duplicate_count: count,
  adopted_count: count,
  updated_count: count,
  uncertain_count: count,
  batches_total: count.describe('Batches of up to 50,000 rows'),
  batches_completed: count,
  created_by: z.string(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
})
export type Upload = z.infer<typeof uploadRecord>

export const uploadDetail = uploadRecord.extend({ batches: z.array(batchRecord) })

export const UPLOAD = {
  id: import_uploads.id,
  workspace_id: import_uploads.workspace_id,
  filename: import_uploads.filename,
  format: import_uploads.format.as<UploadFormat>(),
  status: import_uploads.status.as<UploadStatus>(),
  size_bytes: import_uploads.size_bytes,
  delimiter: import_uploads.delimiter,
  columns: import_uploads.columns,
  sample_rows: import_uploads.sample_rows.as<string[][]>(),
  mappings: import_uploads.mappings.as<Mapping[]>(),
  engine: import_uploads.engine.as<EngineChoice>(),
  total_rows: import_uploads.total_rows,
  processed_rows: import_uploads.processed_rows,
  success_count: import_uploads.success_count,
  error_count: import_uploads.error_count,
  duplicate_count: import_uploads.duplicate_count,
  adopted_count: import_uploads.adopted_count,
  updated_count: import_uploads.updated_count,
  uncertain_count: import_uploads.uncertain_count,
  batches_total: import_uploads.batches_total,
  batches_completed: import_uploads.batches_completed,
  created_by: import_uploads.created_by,
  created_at: import_uploads.created_at,
  started_at: import_uploads.started_at,
  completed_at: import_uploads.completed_at,
}

export type UploadRow = RowOf<typeof UPLOAD>
export const UPLOAD_FIELDS = columnsOf(UPLOAD)

export const toUpload = ({ workspace_id: _, delimiter: __, ...row }: UploadRow): Upload => ({
  ...row,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  completed_at: row.completed_at?.toISOString() ?? null,
})

export const mappingBody = z.object({ mappings }, { error: 'mappings must be a non-empty array' })

export const startBody = z
  .preprocess(
    (body) => (body === undefined || body === null ? {} : body),
    z.object({ mappings: mappings.optional(), ...engineChoice }, { error: 'body must be an object' }),
  )
  .refine(isConsistent, CONTRADICTION)
  .transform(withEngine)
export type StartUpload = z.output<typeof startBody>

export const uploadEstimate = importEstimate.extend({ rows: count.describe('How many rows were looked at') })

export const deletedUpload = z.object({ deleted: z.literal(true) })

export const rejectedQuery = z.object({
  raw: z
    .string()
    .max(10)
    .optional()
    .transform((value) => value === 'true')
    .describe("`true` leaves out the `'` that keeps a spreadsheet from running a cell as a formula"),
})

const ids = z
  .array(z.string().max(100).overwrite(storable), { error: 'kept and skipped must be arrays of ids' })
  .max(REVIEW_DECISIONS, `Maximum ${REVIEW_DECISIONS} topics per request`)
  .default([])
export const reviewBody = z.object(
  { kept: ids, skipped: ids, reopened: ids.describe('To be decided about again') },
  { error: 'kept or skipped is required' },
)
export type ReviewDecisions = z.output<typeof reviewBody>

const cells = z
  .array(z.string().max(RAW_FIELD_LENGTH).overwrite(storable), { error: 'cells must be an array of texts' })
  .max(UPLOAD_COLUMNS)
export const rejectedRowsQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })
export const rejectedRows = z.object({
  rows: z.array(
    z.object({
      id: count,
      row: z.string().describe('Where it is in the file'),
      message: z.string(),
      cells: z.array(z.string()).describe('One for each of the upload’s `columns`, or more if the row has too many'),
    }),
  ),
  next: count.nullable().describe('For `after`, if there are more'),
})
export type RejectedRows = z.infer<typeof rejectedRows>

const MENDED = 'rows array is required'
export const mendBody = z.object(
  {
    rows: z
      .array(z.object({ id: count, cells }, { error: 'rows must be objects with id and cells' }), { error: MENDED })
      .min(1, MENDED)
      .max(REJECTED_ROWS, `Maximum ${REJECTED_ROWS} rows per request`),
  },
  { error: MENDED },
)
export type MendedRows = z.output<typeof mendBody>['rows']

export const mendedRows = z.object({
  added: count,
  duplicates: count,
  rejected: z.array(z.object({ id: count, message: z.string() })).describe('Still wrong, and why'),
})
export type MendAnswer = z.infer<typeof mendedRows>

export const reviewQuery = z.object({ limit: z.coerce.number().int().min(1).max(REVIEW_DECISIONS).default(100) })

export const reviewState = z.object({
  kept: count,
  skipped: count,
  remaining: count.describe('Imported topics in the library that nobody has decided about'),
  uncertain: count.describe('Those of them whose category the engine guessed'),
  topicIds: z.array(z.string()).describe('The next ones: guesses first, then those with the least confidence'),
})
export type ReviewState = z.infer<typeof reviewState>
