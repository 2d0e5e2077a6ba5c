import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { int8, outer, type RowOf } from '../db/rows'
import { rankedIds } from '../search'
import { inOrder, pageOf } from '../search/best-match'
import { countQuery, topicConditions } from './filters'
import { TOPIC, TOPIC_COLUMNS, type TopicsQuery, toTopicRecord } from './schema'
import { wordsOfSearch } from './search-words'

/** A topic of the page with the total; without topics one row with the total alone. */
const LISTED = { total: int8, ...outer(TOPIC) }

export async function listTopics(ctx: Ctx, query: TopicsQuery) {
  return (await listBestMatches(ctx, query)) ?? listSorted(ctx, query)
}

/** Null if that is not asked for, or if the search names no subject. */
async function listBestMatches(ctx: Ctx, query: TopicsQuery) {
  const { page, pageSize, sort, search, ...filters } = query
  if (sort !== 'best_match' || !search) return null
  const conditions = (values: Values) => topicConditions(ctx, filters, values)
  const ids = await rankedIds(ctx, { name: 'library', conditions }, search)
  if (!ids) return null
  const shown = pageOf(ids, query)
  const rows = await ctx.db.query(TOPIC, {
    text: `SELECT ${TOPIC_COLUMNS} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.org_id = $1 AND o.id = ANY($2)`,
    values: [ctx.org.id, shown],
  })
  const data = inOrder(shown, rows).map(toTopicRecord)
  return { data, total: ids.length, page, pageSize, totalPages: Math.ceil(ids.length / pageSize) }
}

async function listSorted(ctx: Ctx, query: TopicsQuery) {
  const { page, pageSize } = query
  const searchWords = await wordsOfSearch(ctx, query.search)
  const values = new Values()
  const conditions = topicConditions(ctx, query, values, searchWords)
  const offset = values.add((page - 1) * pageSize)
  // Ids first: reaching a deep page then scans an index and reads none of the topics before it.
  const rows = await ctx.db.query(LISTED, {
    text: `WITH counted AS (${countQuery(conditions, query)}),
           page AS MATERIALIZED (
             SELECT o.id FROM org_topics o WHERE ${allOf(conditions)}
             ORDER BY ${orderBy('o', query)} LIMIT ${values.add(pageSize)} OFFSET ${offset}
           )
           SELECT counted.total, topics.* FROM counted LEFT JOIN (
             SELECT ${TOPIC_COLUMNS} FROM page
             JOIN org_topics o ON o.org_id = $1 AND o.id = page.id JOIN global_topics g ON g.id = o.topic_id
           ) topics ON true ORDER BY ${orderBy('topics', query)}`,
    values: values.list,
  })
  const { total } = rows[0]!
  const data = rows.filter(hasTopic).map(({ total: _, ...row }) => toTopicRecord(row))
  return { data, total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}

const hasTopic = (row: RowOf<typeof LISTED>): row is RowOf<typeof TOPIC> & { total: number } => row.id !== null

/** Ties are broken so that each order follows an index, forward or backward, or sorts within one index. */
function orderBy(alias: string, { sortBy, sortOrder }: Pick<TopicsQuery, 'sortBy' | 'sortOrder'>): string {
  const [forward, backward] = sortOrder === 'asc' ? ['ASC', 'DESC'] : ['DESC', 'ASC']
  if (sortBy === 'created_at') return `${alias}.created_at ${forward}, ${alias}.id ${forward}`
  if (sortBy === 'topic_name') return `${alias}.topic_name ${forward}, ${alias}.id ${forward}`
  return `${alias}.${sortBy} ${forward}, ${alias}.created_at ${backward}, ${alias}.id ${backward}`
}
