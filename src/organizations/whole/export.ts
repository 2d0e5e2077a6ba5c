import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { Db } from '../../db/db'
import { text } from '../../db/rows'
import { ApiError } from '../../errors'
import {
  BULK_STATEMENT_MS,
  ORGANIZATION_EXPORT_BYTES,
  ORGANIZATION_EXPORT_ROWS,
  ORGANIZATION_EXPORT_STALL_MS,
  ORGANIZATION_EXPORTS,
} from '../../limits'
import { Slots } from '../../slots'
import { withTimeLimit } from '../../time-limit'
import { EXPORTED } from './tables'

/**
 * Every row that belongs to the organization, as JSON lines: first what this is, then `{table, row}`, and at the end how
 * many rows of each table there are; without that line it is incomplete. All of it as it was at one moment, without
 * secrets. Memory holds one page. `onRead`: when the database is no longer needed.
 */
export function exportWhole(db: Db, orgId: string, now: Date, onRead = () => {}): Readable {
  const output = new PassThrough()
  const gone = new AbortController()
  output.once('close', () => gone.abort())
  const write = async (lines: string) => {
    gone.signal.throwIfAborted()
    if (output.write(lines)) return
    await once(output, 'drain', { signal: withTimeLimit(gone.signal, ORGANIZATION_EXPORT_STALL_MS) })
  }
  db.transaction((tx) => writeAll(tx, orgId, now, write), { statementMs: BULK_STATEMENT_MS })
    .finally(onRead)
    .then(
      () => output.end(),
      (error) => output.destroy(error),
    )
  return output
}

export const TOO_MANY_EXPORTS = 'Too many organizations are being exported, try again later'

const running = new Slots(
  ORGANIZATION_EXPORTS,
  0,
  () => new ApiError(503, TOO_MANY_EXPORTS, {}, { 'retry-after': '60' }),
)

/**
 * For requests: each holds a connection to the database for as long as its caller reads slowly, so only some run at once.
 * `prepare` comes before it starts.
 */
export async function startExport(
  db: Db,
  orgId: string,
  now: Date,
  prepare: () => Promise<unknown>,
): Promise<Readable> {
  await running.acquire(AbortSignal.abort())
  try {
    await prepare()
  } catch (error) {
    running.release()
    throw error
  }
  return exportWhole(db, orgId, now, () => running.release())
}

type Write = (lines: string) => Promise<void>

async function writeAll(db: Db, orgId: string, now: Date, write: Write): Promise<void> {
  await db.execute({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY' })
  await write(line({ taxonExport: 1, organizationId: orgId, exportedAt: now.toISOString() }))
  const rows: Record<string, number> = {}
  for (const { table, select } of EXPORTED) {
    await db.execute({
      text: `DECLARE exported NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS row FROM (${select}) r`,
      values: [orgId],
    })
    rows[table] = await writeRows(db, table, write)
    await db.execute({ text: 'CLOSE exported' })
  }
  await write(line({ end: true, rows }))
}

/** Rows may be long, as those of uploads are: each page has about as many bytes as the one before. */
async function writeRows(db: Db, table: string, write: Write): Promise<number> {
  let count = 0
  for (let size = 1; ; ) {
    const page = await db.query({ row: text }, { text: `FETCH ${size} FROM exported` })
    if (page.length === 0) return count
    const lines = page.map(({ row }) => `{"table":"${table}","row":${row}}\n`).join('')
    await write(lines)
    count += page.length
    const fitting = Math.floor((ORGANIZATION_EXPORT_BYTES * page.length) / lines.length)
    size = Math.max(1, Math.min(ORGANIZATION_EXPORT_ROWS, fitting, size * 4))
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`
