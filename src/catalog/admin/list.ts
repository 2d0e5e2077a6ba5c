import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { totalIn } from '../../db/ledger'
import { int8, outer, type RowOf, textArray } from '../../db/rows'
import { lookUpWords } from '../browse/catalog-words'
import { allOf, countConditions, kindConditions, Values, VISIBLE } from '../browse/filters'
import { addTotals, firstMatches } from '../browse/matches'
import { escaped, wordPattern } from '../browse/search-text'
import type { Search } from '../browse/ways'
import { GLOBAL_TOPIC, GLOBAL_TOPIC_COLUMNS, type GlobalTopicRow } from '../rewrite/edit-topic'
import { type GlobalTopicsQuery, toGlobalTopicRecord } from './schema'

/** A topic of the page with the total; without topics one row with the total alone. */
const LISTED = { total: int8, ...outer(GLOBAL_TOPIC) }

const ARCHIVED = 'g.archived_at IS NOT NULL AND g.merged_into IS NULL'

/** Merged topics are never listed; archived ones only with `showArchived`. */
export async function listGlobalTopics(ctx: OperatorCtx, query: GlobalTopicsQuery) {
  const { page, pageSize } = query
  const { rows, ...totals } = await (query.search ? searchByName : browse)(ctx, query)
  return {
    data: rows.map(toGlobalTopicRecord),
    ...totals,
    page,
    pageSize,
    totalPages: Math.ceil(totals.total / pageSize),
  }
}

type GlobalTopics = { rows: GlobalTopicRow[]; total: number; totalIsAtLeast?: true }

/** Each part is read along its index up to the end of the page. */
async function browse({ db }: OperatorCtx, query: GlobalTopicsQuery): Promise<GlobalTopics> {
  const { pageSize, showArchived } = query
  const values = new Values()
  const offset = offsetOf(query)
  const order = orderBy('g', query)
  const columns = `g.id, g.created_at${query.sortBy === 'created_at' ? '' : `, g.${query.sortBy}`}`
  const parts = (showArchived ? [VISIBLE, ARCHIVED] : [VISIBLE]).map((state) => {
    const conditions = [state, ...kindConditions(kindsOf(query), values)]
    return `(SELECT ${columns} FROM global_topics g WHERE ${allOf(conditions)}
             ORDER BY ${order} LIMIT ${values.add(offset + pageSize)})`
  })
  const rows = await db.query(LISTED, {
    text: `WITH matches AS NOT MATERIALIZED (${parts.join(' UNION ALL ')}),
           counted AS (${countOf(query, values)}),
           page AS MATERIALIZED (
             SELECT g.id FROM matches g ORDER BY ${order} LIMIT ${values.add(pageSize)} OFFSET ${values.add(offset)}
           )
           SELECT counted.total, topics.* FROM counted LEFT JOIN (
             SELECT ${GLOBAL_TOPIC_COLUMNS} FROM page JOIN global_topics g USING (id)
           ) topics ON true ORDER BY ${orderBy('topics', query)}`,
    values: values.list,
  })
  return { total: rows[0]!.total, rows: rows.filter(hasTopic) }
}

const offsetOf = ({ page, pageSize }: GlobalTopicsQuery): number => (page - 1) * pageSize

const kindsOf = ({ parentCategory, segmentType }: GlobalTopicsQuery) => ({ parentCategory, segmentType })

const hasTopic = (row: RowOf<typeof LISTED>): row is GlobalTopicRow & { total: number } => row.id !== null

/** By any part of the name as it is written. */
async function searchByName({ db }: OperatorCtx, query: GlobalTopicsQuery): Promise<GlobalTopics> {
  const { showArchived, pageSize } = query
  const pattern = `%${escaped(query.search!)}%`
  const search: Search = {
    matches: (values) => [`lower(g.topic_name) LIKE lower(${values.add(pattern)})`],
    filters: (values) => kindConditions(kindsOf(query), values),
    words: await lookUpWords(db, unchangedParts(query.search!)),
    // From the index of names alone. Parts of words that many topics have elsewhere may be in few names.
    within: (values) => `SELECT n.id FROM global_topics n
      WHERE n.archived_at IS NULL AND n.merged_into IS NULL AND lower(n.topic_name) LIKE lower(${values.add(pattern)})
      ORDER BY n.topic_name, n.id`,
  }
  const order = orderBy('g', query)
  const end = offsetOf(query) + pageSize
  // Both parts are needed from the beginning before they can be sorted together.
  const slice = showArchived ? { offset: 0, size: end } : { offset: offsetOf(query), size: pageSize }
  const [{ ids, ...totals }, archived] = await Promise.all([
    firstMatches(db, search, { order, ...slice }),
    showArchived ? archivedMatches(db, search, order, end) : NONE,
  ])
  const values = new Values()
  const rows = await db.query(GLOBAL_TOPIC, {
    text: `SELECT ${GLOBAL_TOPIC_COLUMNS} FROM global_topics g WHERE g.id = ANY(${values.add([...ids, ...archived.ids])})
           ORDER BY ${order} LIMIT ${values.add(pageSize)} OFFSET ${values.add(showArchived ? offsetOf(query) : 0)}`,
    values: values.list,
  })
  return { rows, ...addTotals(totals, archived) }
}

/** Letters and digits that normalizing leaves unchanged anywhere in a name: patterns over its words. */
const unchangedParts = (search: string): string[] =>
  [...new Set(search.toLowerCase().match(/[a-z0-9]+/g))].map((part) => wordPattern(part, '%', '%'))

const NONE = { ids: [] as string[], total: 0 }

/** They are few. */
async function archivedMatches(db: Db, { matches, filters }: Search, order: string, first: number) {
  const values = new Values()
  const [row] = await db.query(
    { ids: textArray, total: int8 },
    {
      text: `WITH matches AS MATERIALIZED (
               SELECT g.* FROM global_topics g WHERE ${allOf([ARCHIVED, ...filters(values), ...matches(values)])}
             )
             SELECT (SELECT count(*) FROM matches) AS total,
                    ARRAY(SELECT g.id FROM matches g ORDER BY ${order} LIMIT ${values.add(first)}) AS ids`,
      values: values.list,
    },
  )
  return row!
}

/** The ledger knows how many are visible; archived ones are few and have an index. */
function countOf(query: GlobalTopicsQuery, values: Values): string {
  const filters = kindsOf(query)
  const visible = totalIn('catalog_counts', countConditions(filters, values))
  if (!query.showArchived) return `SELECT (${visible}) AS total`
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
