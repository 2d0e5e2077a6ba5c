import type { OperatorCtx } from '../../context'
import { normalizedName } from '../../engine'
import { allOf, kindConditions, Values, VISIBLE } from '../browse/filters'
import { searchTerms } from '../browse/search-text'
import type { FoundTopic, SearchTopics } from './schema'

/** Visible topics whose name has all the words; those that begin so come first. */
export async function searchGlobalTopics({ db }: OperatorCtx, { q, limit }: SearchTopics) {
  const values = new Values()
  // The index looks in path and keywords too: the name decides.
  const inName = searchTerms(q).patterns.map((pattern) => `' ' || g.normalized_name LIKE ${values.add(pattern)}`)
  const conditions = [VISIBLE, ...kindConditions({ search: q }, values), ...inName]
  const rows = await db.query<FoundTopic & { total: number }>({
    text: `SELECT g.id, g.topic_name AS "topicName", g.parent_category AS "parentCategory",
                  g.taxonomy_type AS "taxonomyType", g.segment_type AS "segmentType", g.subcategory,
                  count(*) OVER () AS total
           FROM global_topics g WHERE ${allOf(conditions)}
           ORDER BY starts_with(g.normalized_name, ${values.add(normalizedName(q))}) DESC, g.topic_name, g.id
           LIMIT ${values.add(limit)}`,
    values: values.list,
  })
  const total = rows[0]?.total ?? 0
  const data = rows.map(({ total: _, ...found }) => found)
  return { data, total, page: 1, pageSize: limit, totalPages: Math.ceil(total / limit) }
}
