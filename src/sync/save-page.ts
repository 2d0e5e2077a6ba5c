import { createHash } from 'node:crypto'
import type { ConnectionRow } from '../connections/schema'
import type { Ctx } from '../context'
import { conflict } from '../errors'
import { BULK_STATEMENT_MS, INTAKE_TOPICS, SYNC_PAGES } from '../limits'
import { createPauses } from '../pauses'
import { type IntakeItem, type IntakeResult, intake } from '../topics/intake/intake'
import { reserve } from '../usage/quota'
import type { PageAnswer, RunRow } from './schema'

type Page = {
  run: RunRow
  connection: ConnectionRow
  page: number
  items: IntakeItem[]
  errors: PageAnswer['errors']
  digest: Buffer
  /** Of a source that does not count: this page is behind its last one. */
  isEnd: boolean
}

/** How often a source that does not count may send the same page before it is taken to have no more. */
const REPEATS = 2

/** Many sources do not page at all and send everything whatever page is asked for. */
export async function lookForEnd(ctx: Ctx, run: RunRow, found: readonly unknown[]) {
  const digest = await digestOf(found)
  if (run.total_items !== null) return { digest, isEnd: false }
  const same = await ctx.db.query({
    text: 'SELECT 1 FROM sync_pages WHERE org_id = $1 AND run_id = $2 AND digest = $3 LIMIT $4',
    values: [ctx.org.id, run.id, digest, REPEATS],
  })
  return { digest, isEnd: found.length === 0 || same.length >= REPEATS }
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
 * The topics, the counters and the page's "done" mark in one transaction. The mark comes first: a second request for the
 * same page waits on it and then finds it done, which is the answer null.
 */
export function takePage(ctx: Ctx, given: Page): Promise<PageAnswer | null> {
  const { run, page, items, errors } = given
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      if (!(await markDone(inside, given))) return null
      const results = await takeIn(inside, given)
      // Last, so that the counter's row is locked for an instant and not while the topics go in; a refusal undoes them.
      await reserve(inside, 'classifications', items.length)
      const success = results.filter(({ outcome }) => outcome !== 'duplicate')
      const counts = {
        successCount: success.length,
        errorCount: errors.length,
        duplicateCount: results.length - success.length,
        adoptedCount: success.filter(({ outcome }) => outcome === 'adopted').length,
      }
      const now = await count(inside, given, counts)
      return {
        runId: run.id,
        page,
        processedPages: now.processed_pages,
        totalPages: now.total_pages,
        ...counts,
        errors,
        done: now.status === 'completed',
      }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** False where it is done, or the connection deleted with its runs. */
async function markDone({ db, org }: Ctx, { run, page, digest }: Page): Promise<boolean> {
  const marked = await db.execute({
    name: 'mark_sync_page',
    text: `INSERT INTO sync_pages (org_id, run_id, page, digest)
           SELECT org_id, id, $3, $4 FROM sync_runs WHERE org_id = $1 AND id = $2 FOR KEY SHARE
           ON CONFLICT DO NOTHING`,
    values: [org.id, run.id, page, digest],
  })
  return marked > 0
}

/** A source that does not heed the page size may have sent more than one intake takes. */
async function takeIn(ctx: Ctx, { run, connection, items }: Page): Promise<IntakeResult[]> {
  const options = {
    source: 'sync',
    changeType: 'synced' as const,
    batchId: run.id,
    historySource: `sync:${connection.id}`,
  }
  const results: IntakeResult[] = []
  for (let at = 0; at < items.length; at += INTAKE_TOPICS) {
    results.push(...(await intake(ctx, items.slice(at, at + INTAKE_TOPICS), options)))
  }
  return results
}

type Counts = Pick<PageAnswer, 'successCount' | 'errorCount' | 'duplicateCount' | 'adoptedCount'>
type Progress = Pick<RunRow, 'status' | 'processed_pages' | 'total_pages'>

/**
 * Throws where the run was closed meanwhile, which undoes the page. No key of the run changes: the lock must not wait for
 * other pages, whose marks refer to the run.
 */
async function count({ db, org }: Ctx, { run, page, isEnd }: Page, counts: Counts): Promise<Progress> {
  const [row] = await db.query<Progress>({
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
  const [row] = await db.query<Pick<RunRow, 'status'>>({
    text: 'SELECT status FROM sync_runs WHERE org_id = $1 AND id = $2',
    values: [org.id, run.id],
  })
  return row?.status ?? 'deleted'
}
