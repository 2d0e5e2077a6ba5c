import { Readable } from 'node:stream'
import { z } from 'zod'
import { allOf, Values } from '../catalog/filters'
import type { Ctx } from '../context'
import type { OutputTemplate } from '../engine/template'
import { forbidden } from '../errors'
import { EXPORT_MS, EXPORT_PAGE } from '../limits'
import { activeTemplates } from '../templates/stored'
import { giveBack, withCredits } from '../usage/quota'
import { csvLine } from './csv-line'
import { csvColumns, type ExportRow, effectiveRow, exportedColumns, instantOf, jsonRecord } from './export-columns'
import { type TopicFilters, topicConditions, topicFilters } from './filters'

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

/** Newest first, page by page as the client takes them: memory holds one page however large the library is. */
export async function exportTopics(ctx: Ctx, query: ExportQuery): Promise<Export> {
  if (query.full && !(await isOwner(ctx))) throw forbidden('Only organization owners can perform full exports')
  const write = query.format === 'csv' ? csvWriter(query, await activeTemplates(ctx.db)) : jsonWriter(query)
  const columns = exportedColumns(query.format, query.full)
  const readPage = (after: ExportRow | undefined) => pageAfter(ctx, query, columns, after)
  // Before the first byte: what fails here can still be said with a status.
  const first = await withCredits(ctx, 'exports', 1, () => readPage(undefined))
  return {
    body: refundedOnError(ctx, withinBudget(Readable.from(pages(first, readPage, write), { objectMode: false }))),
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

/** Along the index, so that all pages together read the library once, whatever the planner thinks of a young table. */
function pageAfter(
  ctx: Ctx,
  filters: TopicFilters,
  columns: string,
  after: ExportRow | undefined,
): Promise<ExportRow[]> {
  const values = new Values()
  const conditions = topicConditions(ctx, filters, values)
  if (after) {
    conditions.push(`(o.created_at, o.id) < (${values.add(instantOf(after))}::timestamptz, ${values.add(after.id)})`)
  }
  return ctx.db.transaction(async (db) => {
    await db.execute({
      text: `SELECT set_config('enable_sort', 'off', true), set_config('statement_timeout', '${EXPORT_MS}', true)`,
    })
    return db.query<ExportRow>({
      text: `SELECT ${columns} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
             WHERE ${allOf(conditions)} ORDER BY o.created_at DESC, o.id DESC LIMIT ${EXPORT_PAGE}`,
      values: values.list,
    })
  })
}

const WRITTEN_AT_ONCE = 50

type Writer = { begin: string; rows(rows: readonly ExportRow[], isFirst: boolean): string; end: string }

async function* pages(
  first: ExportRow[],
  readPage: (after: ExportRow | undefined) => Promise<ExportRow[]>,
  write: Writer,
): AsyncGenerator<string> {
  yield write.begin
  let [page, isFirst] = [first, true]
  while (page.length > 0) {
    // Read while this one is written. What fails is told when its turn comes, or nobody waits for it any more.
    const next = page.length < EXPORT_PAGE ? Promise.resolve([]) : readPage(page.at(-1))
    next.catch(() => {})
    // What is written is let go at once: what lives as long as a page grows old, and is cleared away late.
    while (page.length > 0) {
      yield write.rows(page.splice(0, WRITTEN_AT_ONCE), isFirst)
      isFirst = false
    }
    page = await next
  }
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
