import type { OperatorCtx } from '../../context'
import { global_topics } from '../../db/tables'
import type { Values } from '../../db/values'
import { normalizedName } from '../../engine'
import { inOrder } from '../../search/best-match'
import { lookUpWords, NO_WORDS } from '../browse/catalog-words'
import { addTotals, firstMatches } from '../browse/matches'
import { termConditions, wordPatterns } from '../browse/search'
import { escaped, searchTerms } from '../browse/search-text'
import type { Search } from '../browse/ways'
import type { SearchTopics } from './schema'

const MATCH = {
  id: global_topics.id,
  topicName: global_topics.topic_name,
  parentCategory: global_topics.parent_category,
  taxonomyType: global_topics.taxonomy_type,
  segmentType: global_topics.segment_type,
  subcategory: global_topics.subcategory,
}

/** Visible topics whose name has all the words. Names that begin with the query come first. */
export async function searchGlobalTopics({ db }: OperatorCtx, { q, limit }: SearchTopics) {
  const terms = searchTerms(q)
  const isBeginning = (values: Values) => `g.normalized_name LIKE ${values.add(`${escaped(normalizedName(q))}%`)}`
  const search: Search = {
    // In the name: the index of words has those of the path and the keywords, too.
    matches: (values) => termConditions(`(' ' || g.normalized_name)`, terms, values),
    filters: (values) => [`NOT ${isBeginning(values)}`],
    words: await lookUpWords(db, wordPatterns(terms)),
  }
  const wanted = { order: 'g.topic_name, g.id', offset: 0, size: limit }
  const [beginnings, others] = await Promise.all([
    firstMatches(db, { ...search, filters: (values) => [isBeginning(values)], words: NO_WORDS }, wanted),
    firstMatches(db, search, wanted),
  ])
  const ids = [...beginnings.ids, ...others.ids].slice(0, limit)
  const rows = await db.query(MATCH, {
    text: `SELECT g.id, g.topic_name AS "topicName", g.parent_category AS "parentCategory",
                  g.taxonomy_type AS "taxonomyType", g.segment_type AS "segmentType", g.subcategory
           FROM global_topics g WHERE g.id = ANY($1)`,
    values: [ids],
  })
  const totals = addTotals(beginnings, others)
  return { data: inOrder(ids, rows), ...totals, page: 1, pageSize: limit, totalPages: Math.ceil(totals.total / limit) }
}
