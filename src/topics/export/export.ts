import { Readable } from 'node:stream'
import { z } from 'zod'
import { audit } from '../../audit/audit'
import type { Ctx } from '../../context'
import { reading } from '../../db/reading'
import type { OutputTemplate } from '../../engine'
import { forbidden } from '../../errors'
import { csvLine } from '../../http/csv-line'
import { EXPORT_MS, EXPORT_TOPIC_IDS } from '../../limits'
import { createPauses } from '../../pauses'
import { activeTemplates } from '../../templates/stored'
import { giveBack, withCredits } from '../../usage/quota'
import { topicFilters } from '../filters'
import { selectionBody } from '../selection'
import { csvColumns, type ExportRow, effectiveRow, exportedColumns, jsonRecord } from './columns'
import { type ExportSelection, pagesOf } from './pages'

const flag = z
  .string()
  .max(10)
  .optional()
  .transform((value) => value === 'true')

const format = z.enum(['csv', 'json'], { error: 'format must be csv or json' }).default('csv')

export const exportQuery = z.object({
  format,
  full: flag.describe('`true` adds platform names, descriptions, scores and outputs. Owners only'),
  raw: flag.describe("`true` leaves out the `'` that keeps a spreadsheet from running a cell as a formula"),
  ...topicFilters,
})
const limit = { max: EXPORT_TOPIC_IDS, tooMany: `Maximum ${EXPORT_TOPIC_IDS} topicIds per request` }
const boolean = (name: string) => z.boolean({ error: `${name} must be true or false` }).default(false)

export const exportBody = selectionBody(limit, { format, full: boolean('full'), raw: boolean('raw') })

/** For the API description: the answer is written piece by piece, without these schemas. */
export const exportAnswer = {
  description: 'The topics, newest first',
  content: {
    'text/csv': { schema: z.string() },
    'application/json': { schema: z.array(z.looseObject({ id: z.string(), topic_name: z.string() })) },
  },
}

type ExportOptions = Pick<z.output<typeof exportQuery>, 'format' | 'full' | 'raw'>

export type Export = { body: Readable; contentType: string; filename: string }

/** Streams the topics, newest first. */
export async function exportTopics(ctx: Ctx, selection: ExportSelection, query: ExportOptions): Promise<Export> {
  if (query.full && !(await isOwner(ctx))) throw forbidden('Only organization owners can perform full exports')
  const writer = query.format === 'csv' ? csvWriter(query, await activeTemplates(ctx.db)) : jsonWriter(query)
  const pages = pagesOf(await reading(ctx), selection, exportedColumns(query.format, query.full))
  // Read before the first byte is sent, so that a failure can still be answered with a status.
  const first = await withCredits(ctx, 'exports', 1, () => pages.next())
  await audit(ctx, 'topics.export', { details: { format: query.format, full: query.full } })
  return {
    body: refundedOnError(
      ctx,
      withTimeLimit(Readable.from(pieces(first.value ?? [], pages, writer), { objectMode: false })),
    ),
    contentType: query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    filename: `topics-${ctx.now.toISOString().slice(0, 10)}.${query.format}`,
  }
}

/** A key acts for the person who created it, with the role that they have now. */
async function isOwner({ db, org, caller }: Ctx): Promise<boolean> {
  if (caller.kind === 'session') return caller.role === 'owner'
  const owners = await db.execute({
    text: `SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 AND role = 'owner'`,
    values: [org.id, caller.userId],
  })
  return owners > 0
}

const ROWS_PER_PIECE = 50

type Writer = { begin: string; rows(rows: readonly ExportRow[], isFirst: boolean): string; end: string }

async function* pieces(first: ExportRow[], rest: AsyncIterable<ExportRow[]>, writer: Writer): AsyncGenerator<string> {
  let isFirst = true
  const pause = createPauses()
  const piecesOf = async function* (page: ExportRow[]) {
    // Rows are dropped as they are written: kept as long as their page, they would move to the old generation.
    while (page.length > 0) {
      yield writer.rows(page.splice(0, ROWS_PER_PIECE), isFirst)
      isFirst = false
      await pause()
    }
  }
  yield writer.begin
  yield* piecesOf(first)
  for await (const page of rest) yield* piecesOf(page)
  yield writer.end
}

function csvWriter({ full, raw }: ExportOptions, templates: readonly OutputTemplate[]): Writer {
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

const jsonWriter = ({ full }: ExportOptions): Writer => ({
  begin: '[',
  rows: (rows, isFirst) =>
    (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(jsonRecord(effectiveRow(row), full))).join(',\n'),
  end: '\n]\n',
})

/** An export that fails midway costs nothing. A client that hangs up does not raise an error here, and pays. */
const refundedOnError = (ctx: Ctx, body: Readable): Readable =>
  body.once('error', () => {
    giveBack(ctx, 'exports', 1).catch((err) => ctx.log.error({ err }, 'Credits not given back'))
  })

/** Destroying the stream cuts the response off, so that nobody takes a part for the complete export. */
function withTimeLimit(body: Readable): Readable {
  const expire = () => body.destroy(new Error(`The export took longer than ${EXPORT_MS} ms`))
  const timer = setTimeout(expire, EXPORT_MS)
  return body.once('close', () => clearTimeout(timer))
}
