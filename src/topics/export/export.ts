import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Ctx } from '../../context'
import type { OutputTemplate } from '../../engine'
import { forbidden } from '../../errors'
import { EXPORT_MS } from '../../limits'
import { createPauses } from '../../pauses'
import { activeTemplates } from '../../templates/stored'
import { giveBack, withCredits } from '../../usage/quota'
import { topicFilters } from '../filters'
import { csvColumns, type ExportRow, effectiveRow, exportedColumns, jsonRecord } from './columns'
import { csvLine } from './csv-line'
import { pagesOf } from './pages'

const flag = z
  .string()
  .max(10)
  .optional()
  .transform((given) => given === 'true')

export const exportQuery = z.object({
  format: z.enum(['csv', 'json'], { error: 'format must be csv or json' }).default('csv'),
  full: flag.describe('`true`: platform names, descriptions, scores and outputs too. Owners only'),
  raw: flag.describe("`true`: cells that a spreadsheet would run as a formula are not disarmed with a leading `'`"),
  ...topicFilters,
})
export type ExportQuery = z.output<typeof exportQuery>

export type Export = { body: Readable; contentType: string; filename: string }

/** Newest first, page by page as the client takes them. */
export async function exportTopics(ctx: Ctx, query: ExportQuery): Promise<Export> {
  if (query.full && !(await isOwner(ctx))) throw forbidden('Only organization owners can perform full exports')
  const write = query.format === 'csv' ? csvWriter(query, await activeTemplates(ctx.db)) : jsonWriter(query)
  const pages = pagesOf(ctx, query, exportedColumns(query.format, query.full))
  // Before the first byte: what fails here can still be said with a status.
  const first = await withCredits(ctx, 'exports', 1, () => pages.next())
  return {
    body: refundedOnError(
      ctx,
      withinBudget(Readable.from(written(first.value ?? [], pages, write), { objectMode: false })),
    ),
    contentType: query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    filename: `topics-${ctx.now.toISOString().slice(0, 10)}.${query.format}`,
  }
}

/** A key stands for the person who created it, as they are now. */
async function isOwner({ db, org, caller }: Ctx): Promise<boolean> {
  if (caller.kind === 'session') return caller.role === 'owner'
  const owners = await db.query({
    text: `SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 AND role = 'owner'`,
    values: [org.id, caller.userId],
  })
  return owners.length > 0
}

const WRITTEN_AT_ONCE = 50

type Writer = { begin: string; rows(rows: readonly ExportRow[], isFirst: boolean): string; end: string }

async function* written(first: ExportRow[], rest: AsyncIterable<ExportRow[]>, write: Writer): AsyncGenerator<string> {
  let isFirst = true
  const pause = createPauses()
  const inPieces = async function* (page: ExportRow[]) {
    // What is written is let go at once: what lives as long as a page grows old, and is cleared away late.
    while (page.length > 0) {
      yield write.rows(page.splice(0, WRITTEN_AT_ONCE), isFirst)
      isFirst = false
      await pause()
    }
  }
  yield write.begin
  yield* inPieces(first)
  for await (const page of rest) yield* inPieces(page)
  yield write.end
}

function csvWriter({ full, raw }: ExportQuery, templates: readonly OutputTemplate[]): Writer {
  const columns = csvColumns(full, templates)
  const guarded = !raw
  const lineOf = (row: ExportRow) => {
    const record = effectiveRow(row)
    return csvLine(
      columns.map(({ cell }) => cell(record)),
      guarded,
    )
  }
  return {
    begin: csvLine(
      columns.map(({ header }) => header),
      guarded,
    ),
    rows: (rows) => rows.map(lineOf).join(''),
    end: '',
  }
}

const jsonWriter = ({ full }: ExportQuery): Writer => ({
  begin: '[',
  rows: (rows, isFirst) =>
    (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(jsonRecord(effectiveRow(row), full))).join(',\n'),
  end: '\n]\n',
})

/** An export that breaks off was not one; what the client breaks off is no error of the stream. */
const refundedOnError = (ctx: Ctx, body: Readable): Readable =>
  body.once('error', () => {
    giveBack(ctx, 'exports', 1).catch((err) => ctx.log.error({ err }, 'Credits not given back'))
  })

/** The response breaks off with the stream, so that nobody takes a part for the whole. */
function withinBudget(body: Readable): Readable {
  const spent = () => body.destroy(new Error(`The export took longer than ${EXPORT_MS} ms`))
  const timer = setTimeout(spent, EXPORT_MS)
  return body.once('close', () => clearTimeout(timer))
}
