import type { OperatorCtx } from '../../context'
import { int8 } from '../../db/rows'
import { global_topics } from '../../db/tables'
import { normalizedName } from '../../engine'
import { allOf, kindConditions, Values, VISIBLE } from '../browse/filters'
import { hasTerm, searchTerms } from '../browse/search-text'
import type { SearchTopics } from './schema'

const MATCH = {
  id: global_topics.id,
  topicName: global_topics.topic_name,
  parentCategory: global_topics.parent_category,
  taxonomyType: global_topics.taxonomy_type,
  segmentType: global_topics.segment_type,
  subcategory: global_topics.subcategory,
  total: int8,
}

/** Visible topics whose name has all the words. Names that begin with the query come first. */
export async function searchGlobalTopics({ db }: OperatorCtx, { q, limit }: SearchTopics) {
  const values = new Values()
  // The index covers path and keywords too, so the name is checked again.
  const inName = searchTerms(q).terms.map((term) => hasTerm(`(' ' || g.normalized_name)`, term, values))
  const conditions = [VISIBLE, ...kindConditions({ search: q }, values), ...inName]
  const rows = await db.query(MATCH, {
    text: `SELECT g.id, g.topic_name AS "topicName", g.parent_category AS "parentCategory",
                  g.taxonomy_type AS "taxonomyType", g.segment_type AS "segmentType", g.subcategory,
                  count(*) OVER () AS total
           FROM global_topics g WHERE ${allOf(conditions)}
           ORDER BY starts_with(g.normalized_name, ${values.add(normalizedName(q))}) DESC, g.topic_name, g.id
           LIMIT ${values.add(limit)}`,
    values: values.list,
  })
  const total = rows[0]?.total ?? 0
  const data = rows.map(({ total: _, ...topic }) => topic)
  return { data, total, page: 1, pageSize: limit, totalPages: Math.ceil(total / limit) }
}
