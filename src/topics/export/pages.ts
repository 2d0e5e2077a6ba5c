import { allOf, Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import { instant } from '../../db/instant'
import { EXPORT_MS, EXPORT_PAGE } from '../../limits'
import { type TopicFilters, topicConditions } from '../filters'
import type { ExportRow } from './columns'

/** Where a topic stands in the order; the instant in UTC, to the microsecond. */
type Place = { created_at: string; id: string }

/** After one place, up to and with the other; open at the library's ends. */
type Range = { after?: Place; upTo?: Place }

/** While a page is written this many are read. */
const READ_AHEAD = 2
const ENDS_AT_ONCE = 20

/** The library's pages, newest first: however large it is, memory holds no more than those read ahead. */
export async function* pagesOf(ctx: Ctx, filters: TopicFilters, columns: string): AsyncGenerator<ExportRow[]> {
  const reading: Promise<ExportRow[]>[] = []
  for await (const range of pageRanges(ctx, filters)) {
    const page = readPage(ctx, filters, columns, range)
    // What fails is told when its turn comes, or nobody waits for it any more.
    page.catch(() => {})
    reading.push(page)
    if (reading.length > READ_AHEAD) yield await reading.shift()!
  }
  for (const page of reading) yield await page
}

async function* pageRanges(ctx: Ctx, filters: TopicFilters): AsyncGenerator<Range> {
  let after: Place | undefined
  for (;;) {
    const ends = await pageEnds(ctx, filters, after)
    for (const upTo of ends) {
      yield { after, upTo }
      after = upTo
    }
    if (ends.length < ENDS_AT_ONCE) break
  }
  yield { after }
}

/**
 * The last topics of the next pages, off the index alone where nothing is filtered: in its order, whatever the planner
 * thinks of a young table.
 */
function pageEnds(ctx: Ctx, filters: TopicFilters, after: Place | undefined): Promise<Place[]> {
  const { conditions, values } = within(ctx, filters, { after })
  return ctx.db.transaction(
    async (db) => {
      await db.execute({ text: `SELECT set_config('enable_sort', 'off', true)` })
      return db.query<Place>({
        text: `SELECT ${instant('created_at')} || 'Z' AS created_at, id
             FROM (SELECT o.created_at, o.id, row_number() OVER (ORDER BY o.created_at DESC, o.id DESC) AS nth
                   FROM org_topics o WHERE ${conditions}
                   ORDER BY o.created_at DESC, o.id DESC LIMIT ${ENDS_AT_ONCE * EXPORT_PAGE}) o
             WHERE nth % ${EXPORT_PAGE} = 0 ORDER BY nth`,
        values,
      })
    },
    { statementMs: EXPORT_MS },
  )
}

/** Bounded by its range; the limit, which a page never comes near, only tells the planner how little that is. */
function readPage(ctx: Ctx, filters: TopicFilters, columns: string, range: Range): Promise<ExportRow[]> {
  const { conditions, values } = within(ctx, filters, range)
  return ctx.db.query<ExportRow>({
    text: `SELECT ${columns} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${conditions} ORDER BY o.created_at DESC, o.id DESC LIMIT ${2 * EXPORT_PAGE}`,
    values,
  })
}

function within(ctx: Ctx, filters: TopicFilters, { after, upTo }: Range): { conditions: string; values: unknown[] } {
  const values = new Values()
  const conditions = topicConditions(ctx, filters, values)
  const place = ({ created_at, id }: Place) => `(${values.add(created_at)}::timestamptz, ${values.add(id)})`
  if (after) conditions.push(`(o.created_at, o.id) < ${place(after)}`)
  if (upTo) conditions.push(`(o.created_at, o.id) >= ${place(upTo)}`)
  return { conditions: allOf(conditions), values: values.list }
}
