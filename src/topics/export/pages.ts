import { allOf, Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import { instant } from '../../db/instant'
import { type RowOf, text } from '../../db/rows'
import { org_topics } from '../../db/tables'
import { EXPORT_MS, EXPORT_PAGE } from '../../limits'
import { type TopicFilters, topicConditions } from '../filters'
import { isNamed } from '../find'
import type { ExportedColumns, ExportRow } from './columns'

/** What is exported: topics by their ids, or all that match the filters. */
export type ExportSelection = { topicIds?: readonly string[]; filters: TopicFilters }

/** The last row of a page; `created_at` in UTC, to the microsecond. */
const POSITION = { created_at: text, id: org_topics.id }
type Position = RowOf<typeof POSITION>

/** `after` is exclusive, `upTo` inclusive; left out, the range goes to the library's end. */
type Range = { after?: Position; upTo?: Position }

/** How many pages are read while one is written. */
const READ_AHEAD = 2
const POSITIONS_PER_QUERY = 20
/** A range is chosen as a page; by the time that it is read, it may have more topics. */
const MOST_ROWS = 2 * EXPORT_PAGE

/** The library's pages, newest first. Memory holds only those read ahead. */
export async function* pagesOf(
  ctx: Ctx,
  selection: ExportSelection,
  exported: ExportedColumns,
): AsyncGenerator<ExportRow[]> {
  const reading: Reading[] = []
  const read = (range: Range) => readPage(ctx, selection, exported, range)
  for await (const range of pageRanges(ctx, selection)) {
    const page = read(range)
    // A failure is thrown when the page's turn comes; until then it must not count as an unhandled rejection.
    page.catch(() => {})
    reading.push({ range, page })
    if (reading.length > READ_AHEAD) yield* wholeRange(reading.shift()!, read)
  }
  for (const begun of reading) yield* wholeRange(begun, read)
}

type Reading = { range: Range; page: Promise<ExportRow[]> }

/** More than one page if many topics have come to match since the range was chosen. */
async function* wholeRange(
  { range, page }: Reading,
  read: (range: Range) => Promise<ExportRow[]>,
): AsyncGenerator<ExportRow[]> {
  let rows = await page
  while (rows.length === MOST_ROWS) {
    const { created_at, id } = rows.at(-1)!
    yield rows
    rows = await read({ ...range, after: { created_at: `${created_at}Z`, id } })
  }
  yield rows
}

async function* pageRanges(ctx: Ctx, selection: ExportSelection): AsyncGenerator<Range> {
  let after: Position | undefined
  for (;;) {
    const positions = await pageEnds(ctx, selection, after)
    for (const upTo of positions) {
      yield { after, upTo }
      after = upTo
    }
    if (positions.length < POSITIONS_PER_QUERY) break
  }
  yield { after }
}

/**
 * The positions of the next pages; without filters an index-only scan. Sorting is switched off because the planner, whose
 * statistics of a new table are out of date, would sort the whole library instead of following the index.
 */
function pageEnds(ctx: Ctx, selection: ExportSelection, after: Position | undefined): Promise<Position[]> {
  const { conditions, values } = rangeConditions(ctx, selection, { after })
  return ctx.db.transaction(
    async (db) => {
      await db.execute({
        text: `SELECT set_config('enable_sort', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      })
      return db.query(POSITION, {
        text: `SELECT ${instant('created_at')} || 'Z' AS created_at, id
             FROM (SELECT o.created_at, o.id, row_number() OVER (ORDER BY o.created_at DESC, o.id DESC) AS nth
                   FROM org_topics o WHERE ${conditions}
                   ORDER BY o.created_at DESC, o.id DESC LIMIT ${POSITIONS_PER_QUERY * EXPORT_PAGE}) o
             WHERE nth % ${EXPORT_PAGE} = 0 ORDER BY nth`,
        values,
      })
    },
    { statementMs: EXPORT_MS },
  )
}

/**
 * A statement that could change settings gets no parallel workers, even where it does not come to that. The planner, which
 * expects more rows of a page than there are, would start some for each: half of the time of an export of a million topics.
 */
const WITHOUT_WORKERS = `WITH never_read AS (SELECT set_config('max_parallel_workers_per_gather', '0', true))`

/** The limit bounds what is kept in memory, and tells the planner that few rows are wanted. */
function readPage(
  ctx: Ctx,
  selection: ExportSelection,
  { row, columns }: ExportedColumns,
  range: Range,
): Promise<ExportRow[]> {
  const { conditions, values } = rangeConditions(ctx, selection, range)
  return ctx.db.query(row, {
    text: `${WITHOUT_WORKERS}
           SELECT ${columns} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${conditions} ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_ROWS}`,
    values,
  })
}

function rangeConditions(ctx: Ctx, { topicIds, filters }: ExportSelection, { after, upTo }: Range) {
  const values = new Values()
  const conditions = topicConditions(ctx, filters, values)
  if (topicIds) conditions.push(isNamed(topicIds, values))
  const position = ({ created_at, id }: Position) => `(${values.add(created_at)}::timestamptz, ${values.add(id)})`
  if (after) conditions.push(`(o.created_at, o.id) < ${position(after)}`)
  if (upTo) conditions.push(`(o.created_at, o.id) >= ${position(upTo)}`)
  return { conditions: allOf(conditions), values: values.list }
}
