import { z } from 'zod'
import type { RowOf } from '../db/rows'
import { sync_runs } from '../db/tables'
import { SYNC_PAGES } from '../limits'
import { storable } from '../storable'

const id = z.string().max(100).overwrite(storable)
export const syncParams = z.object({ id })
export const runParams = z.object({ id, runId: id })

const STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const
type RunStatus = (typeof STATUSES)[number]

const count = z.number().int()
const totalItems = count.nullable().describe('As the source says; null if it gives no total')
const totalPages = count.nullable().describe('Null while unknown: then pages are read until one is empty')

export const createdRun = z.object({ runId: z.string(), totalItems, status: z.enum(STATUSES) })

const PAGE = `page must be a whole number from 1 to ${SYNC_PAGES}`
export const pageBody = z.preprocess(
  (body) => body ?? {},
  z.object(
    {
      page: z
        .int({ error: PAGE })
        .min(1, PAGE)
        .max(SYNC_PAGES, PAGE)
        .nullish()
        .describe('Default: the first page that is not done yet'),
    },
    { error: 'body must be an object' },
  ),
)

export const pageAnswer = z.object({
  runId: z.string(),
  page: count,
  processedPages: count,
  totalPages,
  successCount: count.describe('New topics in the library, created from this page or adopted from the catalog'),
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  errors: z.array(z.object({ row: count.describe('From 1, within the page'), message: z.string() })),
  done: z.boolean(),
  skipped: z.literal(true).optional().describe('The page was done already; nothing has changed'),
})
export type PageAnswer = z.infer<typeof pageAnswer>

export const runRecord = z.object({
  runId: z.string(),
  status: z.enum(STATUSES),
  totalItems,
  processedPages: count,
  totalPages,
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  message: z.string().nullable().describe('Why the run failed, or what it left out'),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
export type Run = z.infer<typeof runRecord>

const CANCEL = 'status must be cancelled'
export const cancelBody = z.object({ status: z.literal('cancelled', { error: CANCEL }) }, { error: CANCEL })
export const cancelledRun = z.object({ runId: z.string(), status: z.literal('cancelled') })

export const SYNC_RUN = {
  id: sync_runs.id,
  workspace_id: sync_runs.workspace_id,
  status: sync_runs.status.as<RunStatus>(),
  total_items: sync_runs.total_items,
  total_pages: sync_runs.total_pages,
  processed_pages: sync_runs.processed_pages,
  success_count: sync_runs.success_count,
  error_count: sync_runs.error_count,
  duplicate_count: sync_runs.duplicate_count,
  adopted_count: sync_runs.adopted_count,
  message: sync_runs.message,
  created_at: sync_runs.created_at,
  completed_at: sync_runs.completed_at,
}
export type RunRow = RowOf<typeof SYNC_RUN>

export const toRun = (row: RunRow): Run => ({
  runId: row.id,
  status: row.status,
  totalItems: row.total_items,
  processedPages: row.processed_pages,
  totalPages: row.total_pages,
  successCount: row.success_count,
  errorCount: row.error_count,
  duplicateCount: row.duplicate_count,
  adoptedCount: row.adopted_count,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})
