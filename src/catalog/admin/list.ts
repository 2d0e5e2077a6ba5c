import type { OperatorCtx } from '../../context'
import { totalIn } from '../../db/ledger'
import { int8, outer, type RowOf } from '../../db/rows'
import { allOf, countConditions, kindConditions, Values, VISIBLE } from '../browse/filters'
import { GLOBAL_TOPIC, GLOBAL_TOPIC_COLUMNS, type GlobalTopicRow } from '../rewrite/edit-topic'
import { type GlobalTopicsQuery, toGlobalTopicRecord } from './schema'

/** A topic of the page with the total; without topics one row with the total alone. */
const LISTED = { total: int8, ...outer(GLOBAL_TOPIC) }

const ARCHIVED = 'g.archived_at IS NOT NULL AND g.merged_into IS NULL'

/** Merged topics are never listed; archived ones only with `showArchived`. */
export async function listGlobalTopics({ db }: OperatorCtx, query: GlobalTopicsQuery) {
  const { page, pageSize, showArchived } = query
  const values = new Values()
  const offset = (page - 1) * pageSize
  const order = orderBy('g', query)
  const states = showArchived ? [VISIBLE, ARCHIVED] : [VISIBLE]
  const selects = states.map((state) => topicsIn(state, query, values))
  // A search runs once, for the page and the total. Without one, each part is read along its index up to the end of the page.
  const parts = query.search
    ? selects
    : selects.map((select) => `(${select} ORDER BY ${order} LIMIT ${values.add(offset + pageSize)})`)
  const rows = await db.query(LISTED, {
    text: `WITH matches AS ${query.search ? '' : 'NOT '}MATERIALIZED (${parts.join(' UNION ALL ')}),
           counted AS (${query.search ? 'SELECT count(*) AS total FROM matches' : countOf(query, values)}),
           page AS MATERIALIZED (
             SELECT g.id FROM matches g ORDER BY ${order} LIMIT ${values.add(pageSize)} OFFSET ${values.add(offset)}
           )
           SELECT counted.total, topics.* FROM counted LEFT JOIN (
             SELECT ${GLOBAL_TOPIC_COLUMNS} FROM page JOIN global_topics g USING (id)
           ) topics ON true ORDER BY ${orderBy('topics', query)}`,
    values: values.list,
  })
  const { total } = rows[0]!
  const data = rows.filter(hasTopic).map(toGlobalTopicRecord)
  return { data, total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}

const hasTopic = (row: RowOf<typeof LISTED>): row is GlobalTopicRow & { total: number } => row.id !== null

/** Searches the name as it is written. The index of normalized words rules out most topics first. */
function topicsIn(state: string, { search, parentCategory, segmentType, sortBy }: GlobalTopicsQuery, values: Values) {
  const conditions = [state, ...kindConditions({ parentCategory, segmentType }, values)]
  if (search) {
    if (state === VISIBLE) {
      for (const run of indexedRuns(search)) conditions.push(`g.search_text LIKE ${values.add(`%${run}%`)}`)
    }
    conditions.push(`lower(g.topic_name) LIKE lower(${values.add(`%${search.replace(/[\\%_]/g, '\\$&')}%`)})`)
  }
  return `SELECT g.id, g.created_at${sortBy === 'created_at' ? '' : `, g.${sortBy}`} FROM global_topics g WHERE ${allOf(conditions)}`
}

/** Letters and digits that normalizing leaves unchanged anywhere in a name. */
const indexedRuns = (search: string): string[] => search.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []

/** The ledger knows how many are visible; archived ones are few and have an index. */
function countOf({ parentCategory, segmentType, showArchived }: GlobalTopicsQuery, values: Values): string {
  const filters = { parentCategory, segmentType }
  const visible = totalIn('catalog_counts', countConditions(filters, values))
  if (!showArchived) return `SELECT (${visible}) AS total`
  const archived = allOf([ARCHIVED, ...kindConditions(filters, values)])
  return `SELECT (${visible}) + (SELECT count(*) FROM global_topics g WHERE ${archived}) AS total`
}

/** Every order is an index, read forward or backward, so ties are reversed along with it. */
function orderBy(alias: string, { sortBy, sortOrder }: Pick<GlobalTopicsQuery, 'sortBy' | 'sortOrder'>): string {
  const isUp = sortOrder === 'asc'
  const [forward, backward] = isUp ? ['ASC', 'DESC'] : ['DESC', 'ASC']
  const column = `${alias}.${sortBy} ${forward}`
  if (sortBy === 'created_at' || sortBy === 'topic_name') return `${column}, ${alias}.id ${forward}`
  if (sortBy === 'performance_score') {
    return `${column} NULLS ${isUp ? 'FIRST' : 'LAST'}, ${alias}.created_at ${forward}, ${alias}.id ${forward}`
  }
  return `${column}, ${alias}.created_at ${backward}, ${alias}.id ${backward}`
}
