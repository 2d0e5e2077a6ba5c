import { z } from 'zod'
import { columnsOf, float8, type RowOf } from '../db/rows'
import { import_batches } from '../db/tables'
import { checkedLater } from '../http/input/checked-later'
import {
  CSV_COLUMN_LENGTH,
  FILENAME_LENGTH,
  IMPORT_LIST_DEFAULT,
  IMPORT_LIST_MAX,
  IMPORT_ROWS,
  INTAKE_TOPICS,
} from '../limits'
import { driveField } from '../runs/schema'
import { storable } from '../storable'
import { ENGINES, type EngineChoice, engineField } from '../topics/intake/engine-choice'
import { engineUse } from '../topics/intake/engine-use'
import { estimateAnswer } from '../topics/intake/estimate'
import { RAW_FIELDS } from '../topics/intake/raw-item'

const FILENAME = 'filename is required'
const ROWS = 'rows must be a non-empty array'
const MAPPINGS = 'mappings must be a non-empty array'
const MAPPING = 'each mapping must have a csvColumn and a targetField'

const column = z
  .string({ error: MAPPING })
  .min(1, MAPPING)
  .max(CSV_COLUMN_LENGTH, `csvColumn must be at most ${CSV_COLUMN_LENGTH} characters`)

const mapping = z.object(
  {
    csvColumn: column,
    targetField: z.enum(RAW_FIELDS, { error: `targetField must be one of ${RAW_FIELDS.join(', ')}` }),
  },
  { error: MAPPING },
)

export const mappings = z
  .array(checkedLater(mapping), { error: MAPPINGS })
  .min(1, MAPPINGS)
  .max(100, 'mappings must be at most 100')
  .pipe(z.array(mapping))
  .refine((list) => list.some(({ targetField }) => targetField === 'topic_name'), 'mappings must include topic_name')
  .refine(
    (list) => new Set(list.map(({ targetField }) => targetField)).size === list.length,
    'mappings must name each targetField once',
  )

const wholeNumber = (field: string) =>
  z.number({ error: `${field} is required` }).int(`${field} must be a whole number`)

export const CONTRADICTION =
  'engine and useLLM contradict each other: useLLM true goes with llm and auto, false with local'

/** `useLLM` alone means `llm` or `local`, and `llm` then falls back to the local engine where there is no LLM. */
export const engineChoice = {
  engine: engineField.optional(),
  useLLM: z
    .boolean({ error: 'useLLM must be true or false' })
    .optional()
    .describe('True is `engine` llm, false (the default) is `engine` local'),
}
type EngineInput = { engine?: EngineChoice; useLLM?: boolean }

export const isConsistent = ({ engine, useLLM }: EngineInput): boolean =>
  engine === undefined || useLLM === undefined || useLLM === (engine !== 'local')

export const withEngine = <T extends EngineInput>({ engine, useLLM = false, ...others }: T) => ({
  ...others,
  engine: engine ?? (useLLM ? ('llm' as const) : ('local' as const)),
  isLlmRequired: engine === 'llm' || engine === 'auto',
})

export const createBatchBody = z
  .object(
    {
      filename: z
        .string({ error: FILENAME })
        .max(FILENAME_LENGTH, `filename must be at most ${FILENAME_LENGTH} characters`)
        .overwrite(storable)
        .trim()
        .min(1, FILENAME),
      totalRows: wholeNumber('totalRows')
        .min(1, 'totalRows must be at least 1')
        .max(IMPORT_ROWS, `Maximum ${IMPORT_ROWS.toLocaleString('en')} rows allowed`),
      mappings,
      ...engineChoice,
      drive: driveField,
    },
    { error: FILENAME },
  )
  .refine(isConsistent, CONTRADICTION)
  .transform(withEngine)
export type CreateBatch = z.output<typeof createBatchBody>

export const createdBatch = z.object({
  batchId: z.string(),
  chunksTotal: z.number().int(),
  chunkSize: z.number().int().describe('The most rows that a chunk may have: 500, or 50 with `engine` auto'),
})

export const batchParams = z.object({ batchId: z.string().max(100).overwrite(storable) })

export const batchesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(IMPORT_LIST_MAX).default(IMPORT_LIST_DEFAULT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type BatchesQuery = z.output<typeof batchesQuery>

export const BATCH_STATUSES = ['processing', 'completed', 'cancelled', 'failed'] as const

export const count = z.number().int()

export const batchRecord = z.object({
  id: z.string(),
  filename: z.string(),
  status: z.enum(BATCH_STATUSES),
  total_rows: count,
  processed_rows: count,
  success_count: count.describe('Topics added to the library: new to the catalog, or adopted from it'),
  error_count: count,
  duplicate_count: count.describe('Rows whose topic was in the library already, or repeated in the file'),
  adopted_count: count.describe('The part of success_count that was adopted from the catalog'),
  updated_count: count.describe('The part of duplicate_count that added a missing external id'),
  uncertain_count: count.describe('The part of success_count whose category the engine guessed'),
  chunks_total: count,
  chunks_completed: count,
  chunk_size: count.describe('The most rows that a chunk may have'),
  use_llm: z.boolean(),
  engine: z.enum(ENGINES),
  local_count: count.describe('New topics that the local engine answered'),
  llm_count: count.describe('Names that the LLM answered'),
  llm_failed_count: count.describe('Names that the LLM couldn’t answer: the local answer stays'),
  llm_error: z.string().nullable().describe('Why the LLM did not answer the last of them'),
  llm_tokens: count.describe('Used by the LLM, input and output'),
  llm_cost: z.number().describe('Of the LLM, estimated in US dollars'),
  upload_id: z.string().nullable().describe('The upload that this batch is a part of'),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
})
export type Batch = z.infer<typeof batchRecord>

export const BATCH = {
  id: import_batches.id,
  workspace_id: import_batches.workspace_id,
  filename: import_batches.filename,
  status: import_batches.status.as<Batch['status']>(),
  total_rows: import_batches.total_rows,
  processed_rows: import_batches.processed_rows,
  success_count: import_batches.success_count,
  error_count: import_batches.error_count,
  duplicate_count: import_batches.duplicate_count,
  adopted_count: import_batches.adopted_count,
  updated_count: import_batches.updated_count,
  uncertain_count: import_batches.uncertain_count,
  chunks_total: import_batches.chunks_total,
  chunks_completed: import_batches.chunks_completed,
  chunk_size: import_batches.chunk_size,
  use_llm: import_batches.use_llm,
  engine: import_batches.engine.as<EngineChoice>(),
  local_count: import_batches.local_count,
  llm_count: import_batches.llm_count,
  llm_failed_count: import_batches.llm_failed_count,
  llm_error: import_batches.llm_error,
  llm_tokens: import_batches.llm_tokens,
  llm_cost: float8,
  upload_id: import_batches.upload_id,
  first_row: import_batches.first_row,
  created_at: import_batches.created_at,
  completed_at: import_batches.completed_at,
}
export type BatchRow = RowOf<typeof BATCH>

const { llm_cost: _, ...PLAIN_COLUMNS } = BATCH
export const BATCH_COLUMNS = `${columnsOf(PLAIN_COLUMNS)}, llm_cost::float8`

export const toBatch = ({ workspace_id: _, first_row: __, ...row }: BatchRow): Batch => ({
  ...row,
  created_at: row.created_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
})

const row = z.record(z.string(), z.unknown(), { error: 'each row must be an object of columns' })

export const chunkBody = z.object(
  {
    chunkIndex: wholeNumber('chunkIndex').min(0, 'chunkIndex must not be negative'),
    rows: z
      .array(checkedLater(row), { error: ROWS })
      .min(1, ROWS)
      .max(INTAKE_TOPICS, `Maximum ${INTAKE_TOPICS} rows per chunk`)
      .pipe(z.array(row)),
    mappings,
  },
  { error: 'chunkIndex is required' },
)
export type Chunk = z.output<typeof chunkBody>

export const chunkAnswer = z.object({
  chunkIndex: count,
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  updatedCount: count,
  newTopicIds: z.array(z.string()).describe('As many as successCount'),
  ...engineUse,
  uncertainTopicIds: z.array(z.string()).describe('Those of newTopicIds whose category the engine guessed'),
  fallbackTopicIds: z
    .array(z.string())
    .describe('Those of newTopicIds that the local engine classified because the LLM did not'),
  errors: z.array(z.object({ row: count.describe('From 1, within the chunk'), message: z.string() })),
  skipped: z.literal(true).optional().describe('The chunk was done before; nothing changed'),
  staged: z.literal(true).optional().describe('The servers drive this import: the rows are stored, and imported later'),
})
export type ChunkAnswer = z.infer<typeof chunkAnswer>

export const importedTopicsAnswer = z.object({
  topicIds: z.array(z.string()).describe('Those that the engine filed by a guess come first'),
  uncertain: count.describe('How many these are'),
})

export const estimateBody = z
  .object(
    {
      rows: z
        .array(checkedLater(row), { error: ROWS })
        .min(1, ROWS)
        .max(IMPORT_ROWS, `Maximum ${IMPORT_ROWS.toLocaleString('en')} rows allowed`)
        .pipe(z.array(row)),
      mappings,
      ...engineChoice,
    },
    { error: ROWS },
  )
  .refine(isConsistent, CONTRADICTION)
  .transform(withEngine)
export type EstimateRequest = z.output<typeof estimateBody>

export const importEstimate = estimateAnswer.extend({ errors: count.describe('Rows that cannot be read') })
export type ImportEstimate = z.infer<typeof importEstimate>

const CLOSED = ['cancelled', 'failed'] as const
const CLOSED_ONLY = 'status must be cancelled or failed'
export const closeBatchBody = z.object({ status: z.enum(CLOSED, { error: CLOSED_ONLY }) }, { error: CLOSED_ONLY })
export type ClosedStatus = (typeof CLOSED)[number]

export const closedBatch = z.object({ batchId: z.string(), status: z.enum(CLOSED) })
