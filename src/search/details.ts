import type { Ctx } from '../context'
import { instant } from '../db/instant'
import { bool, type RowOf, text } from '../db/rows'
import { global_topics, org_topics } from '../db/tables'
import { Values } from '../db/values'
import { type Source, type SourceName, TABLES } from './source'

/** What is told of a topic. */
const DETAIL = {
  id: org_topics.id,
  topic_name: org_topics.topic_name,
  parent_category: global_topics.parent_category,
  subcategory: global_topics.subcategory,
  segment_type: global_topics.segment_type,
  audience_type: global_topics.audience_type,
  uncertain: global_topics.uncertain,
}
const DETAIL_WITH_LINK = {
  ...DETAIL,
  topic_id: org_topics.topic_id,
  in_library: bool,
  /** To the microsecond: the position in a list. */
  created: text,
}
export type Detail = RowOf<typeof DETAIL_WITH_LINK>

type Place = Pick<Ctx, 'db' | 'org'>

function selected(ctx: Place, source: SourceName, values: Values): string {
  const { from, alias } = TABLES[source]
  const linked = () =>
    `EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${values.add(ctx.org.id)} AND l.topic_id = g.id)`
  return `SELECT ${Object.keys(DETAIL).map((column) => `${alias}.${column}`)},
                 ${source === 'library' ? 'o.topic_id' : 'g.id'} AS topic_id,
                 ${source === 'library' ? 'true' : linked()} AS in_library,
                 ${instant(`${alias}.created_at`)} AS created
          FROM ${from}`
}

export async function detailsOf(
  ctx: Place,
  source: SourceName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Detail>> {
  if (ids.length === 0) return new Map()
  const values = new Values()
  const own = source === 'library' ? `o.org_id = ${values.add(ctx.org.id)} AND ` : ''
  const rows = await ctx.db.query(DETAIL_WITH_LINK, {
    text: `${selected(ctx, source, values)} WHERE ${own}${TABLES[source].alias}.id = ANY(${values.add(ids)})`,
    values: values.list,
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** All topics of a source, newest first, for a brief that names no subject. */
export function newestOf(
  ctx: Place,
  source: Source,
  after: Pick<Detail, 'created' | 'id'> | null,
  limit: number,
): Promise<Detail[]> {
  const values = new Values()
  const { alias } = TABLES[source.name]
  const conditions = source.conditions(values)
  if (after) {
    const [created, id] = [values.add(`${after.created}Z`), values.add(after.id)]
    conditions.push(`(${alias}.created_at, ${alias}.id) < (${created}::timestamptz, ${id})`)
  }
  return ctx.db.query(DETAIL_WITH_LINK, {
    text: `${selected(ctx, source.name, values)} WHERE ${conditions.join(' AND ')}
           ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT ${values.add(limit)}`,
    values: values.list,
  })
}
