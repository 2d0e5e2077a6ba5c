import type { Db } from '../../db/db'
import { bool, int8, text, textArray } from '../../db/rows'
import { Values } from '../../db/values'
import { FACET_VALUES, SEARCH_FACET_TOPICS, SEARCH_TOTAL, SEARCH_WALK_TOPICS } from '../../limits'
import { isCommon, type WordLookup } from './catalog-words'
import { allOf, VISIBLE } from './filters'

/** A search of visible topics: what each must fulfil, as conditions on `global_topics g`. */
export type Search = {
  /** What was typed. */
  matches: (values: Values) => string[]
  /** What else was chosen. */
  filters: (values: Values) => string[]
  words: WordLookup
  /** Topics that match whatever `matches` says. */
  topicIds?: string[]
  /** A subquery for the ids of the only topics that can match, if these may be fewer than those with the words. */
  within?: ((values: Values) => string) | undefined
}

/** An SQL query that gives these columns of topics that match, at most `limit` of them (null: all), in no order. */
type Way = (search: Search, values: Values, columns: string, limit: string) => string

/** For the index of words: of every list a word. */
export const wordConditions = ({ lists }: WordLookup, values: Values): string[] =>
  lists.map((list) => `search_words(g.search_text) && ${values.add(list)}::text[]`)

/** By the index of words. Topics in several groups come more than once. */
const byWords: Way = ({ matches, filters, words, topicIds = [] }, values, columns, limit) => {
  const conditions = [VISIBLE, ...filters(values), ...wordConditions(words, values), ...matches(values)]
  const matching =
    words.groups.length === 0
      ? `(${selectFrom('global_topics g', conditions, columns, limit)})`
      : `SELECT g.* FROM unnest(${values.add(words.groups.map((group) => group.join(' ')))}::text[]) AS one (words)
         CROSS JOIN LATERAL (${selectFrom(
           'global_topics g',
           [...conditions, `search_words(g.search_text) && string_to_array(one.words, ' ')`],
           columns,
           limit,
         )}) g`
  if (topicIds.length === 0) return matching
  const chosen = [VISIBLE, ...filters(values), `g.id = ANY(${values.add(topicIds)})`]
  return `(${selectFrom('global_topics g', chosen, columns, limit)}) UNION ALL ${matching}`
}

/** By one topic after the other of those that can match. */
const byIds: Way = (search, values, columns, limit) =>
  `SELECT g.* FROM (${search.within!(values)}) candidate (id) CROSS JOIN LATERAL (
     SELECT ${columns} FROM global_topics g WHERE ${allOf(['g.id = candidate.id', ...conditionsOf(search, values)])} OFFSET 0
   ) g LIMIT ${limit}`

const wayOf = ({ words, within }: Search): Way => (isCommon(words) && within ? byIds : byWords)

const selectFrom = (from: string, conditions: readonly string[], columns: string, limit: string): string =>
  `SELECT ${columns} FROM ${from} WHERE ${allOf(conditions)} LIMIT ${limit}`

function conditionsOf({ matches, filters, topicIds = [] }: Search, values: Values): string[] {
  const matching = allOf(matches(values))
  const isMatch = topicIds.length > 0 ? `(${matching} OR g.id = ANY(${values.add(topicIds)}))` : matching
  return [VISIBLE, ...filters(values), isMatch]
}

/** Along the list's order, as far as a bounded number of topics goes. */
function alongOrder(search: Search, values: Values, columns: string, order: string, limit: number): string {
  const conditions = conditionsOf(search, values)
  return `SELECT ${columns} FROM (
            SELECT * FROM global_topics g WHERE ${VISIBLE} ORDER BY ${order} LIMIT ${values.add(SEARCH_WALK_TOPICS)}
          ) g WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${values.add(limit)}`
}

const NEWEST = 'g.created_at DESC, g.id DESC'

/** The columns that lists are in the order of. */
const ORDER_COLUMNS = `g.id, g.created_at, g.topic_name, g.normalized_name, g.parent_category, g.taxonomy_type,
  g.segment_type, g.audience_type, g.performance_score`

type Wanted = {
  /** With its own values, which come first in every statement. */
  order: (values: Values) => string
  offset: number
  size: number
}
/** `topicsIsAtLeast`: there may be more. */
export type CountedValue = { value: string; topics: number; topicsIsAtLeast?: true }
/** `totalIsAtLeast`: there may be more. */
export type Total = { total: number; totalIsAtLeast?: true }
export type Matches = Total & { ids: string[] }

/** The sum of two totals. No topic may match both searches. */
export const addTotals = (one: Total, other: Total): Total =>
  one.totalIsAtLeast || other.totalIsAtLeast
    ? { total: Math.min(SEARCH_TOTAL, one.total + other.total), totalIsAtLeast: true }
    : { total: one.total + other.total }

/**
 * The first topics of a search in an order, and how many match. Up to SEARCH_TOTAL matches are counted and sorted. If there are
 * more, the list is read in its order until the page is full; if that takes too long, or the statistics say that it will, all
 * matches are sorted.
 */
export async function firstMatches(db: Db, search: Search, wanted: Wanted): Promise<Matches> {
  const { offset, size, order } = wanted
  const isDeep = offset + size > SEARCH_TOTAL
  const way = wayOf(search)
  let walked: string[] | null = null
  if (!isDeep && isCommon(search.words) && !search.within) {
    walked = await walk(db, search, order, SEARCH_TOTAL + 1)
    if (walked.length > SEARCH_TOTAL) {
      return { ids: walked.slice(offset, offset + size), total: SEARCH_TOTAL, totalIsAtLeast: true }
    }
  }
  const areNear = isNear(search, offset + size)
  const sortsAll = isDeep || (!search.within && !areNear && search.words.topics > SEARCH_TOTAL)
  const sorted = await sortMatches(db, search, way, wanted, sortsAll ? null : SEARCH_TOTAL)
  if (!sorted.totalIsAtLeast) return sorted
  if (areNear) walked ??= await walk(db, search, order, offset + size)
  if (walked && walked.length >= offset + size) return { ...sorted, ids: walked.slice(offset, offset + size) }
  return { ...sorted, ids: (await sortMatches(db, search, search.within ? byIds : way, wanted, null)).ids }
}

/** Whether so many are expected among the first topics of an order; if nothing is known, they are looked for. */
const isNear = ({ words: { share } }: Search, topics: number): boolean =>
  share === 0 || share * SEARCH_WALK_TOPICS >= topics

async function walk(db: Db, search: Search, order: Wanted['order'], limit: number): Promise<string[]> {
  const values = new Values()
  const first = alongOrder(search, values, ORDER_COLUMNS, order(values), limit)
  const [row] = await db.query(
    { ids: textArray },
    { text: `SELECT ARRAY(SELECT id FROM (${first}) g) AS ids`, values: values.list },
  )
  return row!.ids
}

const SORTED = { ids: textArray, total: int8, read: int8 }

async function sortMatches(
  db: Db,
  search: Search,
  way: Way,
  { order, offset, size }: Wanted,
  limit: number | null,
): Promise<Matches> {
  const values = new Values()
  const [row] = await db.query(SORTED, {
    text: `WITH ${distinctMatches(search, way, values, ORDER_COLUMNS, limit)}
           SELECT (SELECT count(*) FROM topics_read) AS read, (SELECT count(*) FROM matches) AS total,
                  ARRAY(SELECT g.id FROM matches g ORDER BY ${order(values)}
                    LIMIT ${values.add(size)} OFFSET ${values.add(offset)}) AS ids`,
    values: values.list,
  })
  const { ids, total, read } = row!
  const isCut = limit !== null && (total > limit || read >= mostRead(limit))
  return isCut ? { ids, total: Math.min(total, limit), totalIsAtLeast: true } : { ids, total }
}

/** Some are read twice, where they have words of several groups. */
const mostRead = (limit: number): number => 2 * (limit + 1)

function distinctMatches(search: Search, way: Way, values: Values, columns: string, limit: number | null): string {
  const [ofWay, ofAll] = [values.add(limit === null ? null : limit + 1), values.add(limit && mostRead(limit))]
  const isRepeated = search.words.groups.length > 0 || (search.topicIds ?? []).length > 0
  return `topics_read AS MATERIALIZED (SELECT * FROM (${way(search, values, columns, ofWay)}) g LIMIT ${ofAll}),
          matches AS ${isRepeated ? 'MATERIALIZED (SELECT DISTINCT' : 'NOT MATERIALIZED (SELECT'} * FROM topics_read)`
}

/**
 * How many of the matches have each value of a column, most frequent first. If very many match, only some of them are counted,
 * the newest if that is quicker.
 */
export async function countMatchesBy(db: Db, search: Search, column: string): Promise<CountedValue[]> {
  const columns = `g.id, g.${column} AS value`
  if (isCommon(search.words) && !search.within) {
    const values = new Values()
    const newest = alongOrder(search, values, columns, NEWEST, SEARCH_FACET_TOPICS)
    const isCut = `EXISTS (SELECT FROM matches OFFSET ${SEARCH_FACET_TOPICS - 1})
      OR EXISTS (SELECT FROM global_topics g WHERE ${VISIBLE} OFFSET ${SEARCH_WALK_TOPICS})`
    const counts = await countValues(db, `matches AS MATERIALIZED (${newest})`, values, isCut)
    if (counts.reduce((total, { topics }) => total + topics, 0) >= SEARCH_TOTAL) return counts
  }
  const values = new Values()
  const matches = distinctMatches(search, wayOf(search), values, columns, SEARCH_FACET_TOPICS)
  const isCut = `(SELECT count(*) FROM matches) > ${SEARCH_FACET_TOPICS}
    OR (SELECT count(*) FROM topics_read) >= ${mostRead(SEARCH_FACET_TOPICS)}`
  return countValues(db, matches, values, isCut)
}

const COUNTED = { value: text, topics: int8, is_cut: bool }

async function countValues(db: Db, matches: string, values: Values, isCut: string): Promise<CountedValue[]> {
  const rows = await db.query(COUNTED, {
    text: `WITH ${matches}
           SELECT value, count(*) AS topics, (${isCut}) AS is_cut FROM matches WHERE value <> ''
           GROUP BY value ORDER BY topics DESC, value LIMIT ${values.add(FACET_VALUES)}`,
    values: values.list,
  })
  return rows.map(({ value, topics, is_cut }) =>
    is_cut ? { value, topics, topicsIsAtLeast: true } : { value, topics },
  )
}
