import { Readable } from 'node:stream'
import type { Db } from '../db/db'
import { run_failures } from '../db/tables'
import { csvLine } from '../http/csv-line'
import { RUN_FAILURES } from '../limits'
import type { Failure, RunCtx, RunKind } from './kind'
import type { RunRow } from './row'

const PAGE = 1_000
const COLUMNS = ['item', 'name', 'message']

export const failuresCsv = (ctx: RunCtx, kind: RunKind, run: RunRow): Readable =>
  Readable.from(csvPages(kind.failures(ctx, run)))

async function* csvPages(pages: AsyncIterable<Failure[]>): AsyncGenerator<string> {
  yield csvLine(COLUMNS, false)
  for await (const failures of pages) {
    yield failures.map(({ item, name, message }) => csvLine([item, name, message], true)).join('')
  }
}

const FAILURE = {
  id: run_failures.id,
  item: run_failures.item,
  name: run_failures.name,
  message: run_failures.message,
}

/** Those that `recordFailures` kept. */
export async function* keptFailures({ db }: Pick<RunCtx, 'db'>, run: RunRow): AsyncGenerator<Failure[]> {
  let after = 0
  for (;;) {
    const rows = await db.query(FAILURE, {
      name: 'run_failures',
      text: `SELECT id, item, name, message FROM run_failures WHERE org_id = $1 AND run_id = $2 AND id > $3
             ORDER BY id LIMIT $4`,
      values: [run.org_id, run.id, after, PAGE],
    })
    if (rows.length > 0) yield rows.map(({ item, name, message }) => ({ item, name, message }))
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

export type NewFailure = {
  item: string
  name?: string
  message: string
  /** The row itself, where nobody else has it. */
  cells?: readonly string[]
}

/** Keeps what a step refused, in the step's transaction: all rows that nobody else has, and of others as many as are read. */
export async function recordFailures(
  db: Db,
  { orgId, runId }: { orgId: string; runId: string },
  failures: readonly NewFailure[],
): Promise<void> {
  if (failures.length === 0) return
  await db.execute({
    name: 'record_failures',
    text: `INSERT INTO run_failures (org_id, run_id, item, name, message, cells)
           SELECT r.org_id, r.id, failure.item, failure.name, failure.message, failure.cells::json
           FROM runs r, unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS failure (item, name, message, cells)
           WHERE r.org_id = $1 AND r.id = $2 AND (r.error_count < $7 OR failure.cells IS NOT NULL)`,
    values: [
      orgId,
      runId,
      failures.map(({ item }) => item),
      failures.map(({ name }) => name ?? null),
      failures.map(({ message }) => message),
      failures.map(({ cells }) => (cells ? JSON.stringify(cells) : null)),
      RUN_FAILURES,
    ],
  })
}
