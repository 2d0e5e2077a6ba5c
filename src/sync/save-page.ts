import { createHash } from 'node:crypto'
import type { ConnectionRow } from '../connections/schema'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { conflict } from '../errors'
import { BULK_STATEMENT_MS, INTAKE_TOPICS, SYNC_PAGES } from '../limits'
import { createPauses } from '../pauses'
import { recordFailures } from '../runs/failures'
import { recordFallbacks } from '../runs/note'
import { type IntakeItem, type IntakeResult, intake } from '../topics/intake/intake'
import { lockLibrary } from '../topics/intake/locks'
import { reserve } from '../usage/quota'
import { type PageAnswer, type RunRow, SYNC_RUN } from './schema'

export type Page = {
  run: RunRow
  connection: ConnectionRow
  page: number
  items: IntakeItem[]
  errors: PageAnswer['errors']
  digest: Buffer
  /** The source gave no total, and this page comes after its last one. */
  isEnd: boolean
}

/** If a source without a total sends the same page once more than this, it has no further pages. */
const MAX_REPEATS = 2

/** Many sources ignore the page number and send everything each time, so repeated pages count as the end too. */
export async function checkForEnd(ctx: Ctx, run: RunRow, sourceItems: readonly unknown[]) {
  const digest = await digestOf(sourceItems)
  if (run.total_items !== null) return { digest, isEnd: false }
  const repeats = await ctx.db.execute({
    text: 'SELECT 1 FROM sync_pages WHERE org_id = $1 AND run_id = $2 AND digest = $3 LIMIT $4',
    values: [ctx.org.id, run.id, digest, MAX_REPEATS],
  })
  return { digest, isEnd: sourceItems.length === 0 || repeats >= MAX_REPEATS }
}

async function digestOf(items: readonly unknown[]): Promise<Buffer> {
  const hash = createHash('sha256')
  const pause = createPauses()
  for (const item of items) {
    hash.update(`${JSON.stringify(item)}\n`)
    await pause()
  }
  return hash.digest()
}

/**
 * Saves the topics, the counters and the page's "done" mark in one transaction. The mark comes first: a second request for
 * the same page waits for it and then gets null.
 */
export function savePage(ctx: Ctx, input: Page): Promise<PageAnswer | null> {
  const { run, page, items, errors } = input
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      if (!(await markDone(inside, input))) return null
      const results = await saveTopics(inside, input)
      await recordFailures(
        db,
        { orgId: ctx.org.id, runId: run.id },
        errors.map(({ row, message }) => ({ item: `page ${page}, item ${row}`, message })),
      )
      const unanswered = items.filter(({ llmError }) => llmError !== undefined)
      const reason = unanswered.at(-1)?.llmError ?? null
      await recordFallbacks(db, { orgId: ctx.org.id, runId: run.id }, unanswered.length, reason)
      // After the topics, so that the quota's row is locked for a moment only; a refusal rolls the topics back.
      await reserve(inside, 'classifications', items.length)
      const added = results.filter(({ outcome }) => outcome !== 'duplicate')
      const counts = {
        successCount: added.length,
        errorCount: errors.length,
        duplicateCount: results.length - added.length,
        adoptedCount: added.filter(({ outcome }) => outcome === 'adopted').length,
      }
      const progress = await addCounts(inside, input, counts)
      return {
        runId: run.id,
        page,
        processedPages: progress.processed_pages,
        totalPages: progress.total_pages,
        ...counts,
        errors,
        done: progress.status === 'completed',
      }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** False if the page is done already, or the connection was deleted with its runs. */
async function markDone({ db, org }: Ctx, { run, page, digest }: Page): Promise<boolean> {
  const insertedRows = await db.execute({
    name: 'mark_sync_page',
    text: `INSERT INTO sync_pages (org_id, run_id, page, digest)
           SELECT org_id, id, $3, $4 FROM sync_runs WHERE org_id = $1 AND id = $2 FOR KEY SHARE
           ON CONFLICT DO NOTHING`,
    values: [org.id, run.id, page, digest],
  })
  return insertedRows > 0
}

/** In parts, since a source that ignores the page size may have sent more than one intake takes. */
async function saveTopics(ctx: Ctx, { run, connection, items }: Page): Promise<IntakeResult[]> {
  const options = {
    source: 'sync',
    changeType: 'synced' as const,
    batchId: run.id,
    historySource: `sync:${connection.id}`,
  }
  if (items.length > INTAKE_TOPICS) await lockLibrary(ctx)
  const results: IntakeResult[] = []
  for (let start = 0; start < items.length; start += INTAKE_TOPICS) {
    results.push(...(await intake(ctx, items.slice(start, start + INTAKE_TOPICS), options)))
  }
  return results
}

type Counts = Pick<PageAnswer, 'successCount' | 'errorCount' | 'duplicateCount' | 'adoptedCount'>
const PROGRESS = {
  status: SYNC_RUN.status,
  processed_pages: SYNC_RUN.processed_pages,
  total_pages: SYNC_RUN.total_pages,
}
type Progress = RowOf<typeof PROGRESS>

/**
 * Throws if the run has ended meanwhile, which rolls the page back. FOR NO KEY UPDATE, because a stronger lock would wait
 * for the other pages, whose marks refer to the run.
 */
async function addCounts({ db, org }: Ctx, { run, page, isEnd }: Page, counts: Counts): Promise<Progress> {
  const [row] = await db.query(PROGRESS, {
    name: 'count_sync_page',
    text: `WITH step AS (
             SELECT processed_pages + $3 AS processed,
                    CASE WHEN $4::int IS NULL THEN total_pages ELSE least(coalesce(total_pages, $4), $4) END AS total
             FROM sync_runs WHERE org_id = $1 AND id = $2 AND status = 'running' FOR NO KEY UPDATE
           )
           UPDATE sync_runs r SET
             processed_pages = step.processed,
             total_pages = step.total,
             success_count = success_count + $5,
             error_count = error_count + $6,
             duplicate_count = duplicate_count + $7,
             adopted_count = adopted_count + $8,
             status = CASE WHEN step.processed >= coalesce(step.total, $9) THEN 'completed' ELSE status END,
             completed_at = CASE WHEN step.processed >= coalesce(step.total, $9) THEN $10::timestamptz END,
             message = CASE WHEN step.total IS NULL AND step.processed >= $9
                       THEN 'The source may have more pages, a run reads the first ' || $9 ELSE message END
           FROM step WHERE r.org_id = $1 AND r.id = $2
           RETURNING r.status, r.processed_pages, r.total_pages`,
    values: [
      org.id,
      run.id,
      isEnd ? 0 : 1,
      isEnd ? page - 1 : null,
      counts.successCount,
      counts.errorCount,
      counts.duplicateCount,
      counts.adoptedCount,
      SYNC_PAGES,
      new Date(),
    ],
  })
  if (!row) throw conflict(`Run is ${await statusOf({ db, org }, run)}, cannot sync`)
  return row
}

async function statusOf({ db, org }: Pick<Ctx, 'db' | 'org'>, run: RunRow): Promise<string> {
  const [row] = await db.query(
    { status: SYNC_RUN.status },
    {
      text: 'SELECT status FROM sync_runs WHERE org_id = $1 AND id = $2',
      values: [org.id, run.id],
    },
  )
  return row?.status ?? 'deleted'
}
