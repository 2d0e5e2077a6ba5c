import type { Db } from '../../db/db'
import { bool, int8, text, textArray } from '../../db/rows'
import { Values } from '../../db/values'
import { FACET_VALUES, SEARCH_FACET_TOPICS, SEARCH_TOTAL, SEARCH_WALK_TOPICS } from '../../limits'
import { inWeeks, isCommon, lastWeeks } from './catalog-words'
import { VISIBLE } from './filters'
import { alongOrder, byIds, distinctMatches, mostRead, type Search, type Way, wayOf } from './ways'

/** The order of a list that begins with the newest topics. */
export const NEWEST = 'g.created_at DESC, g.id DESC'

/** The columns that lists are in the order of. */
const ORDER_COLUMNS = `g.id, g.created_at, g.topic_name, g.normalized_name, g.parent_category, g.taxonomy_type,
  g.segment_type, g.audience_type, g.performance_score`

type Wanted = {
  order: string
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
 * more, those of the last weeks are sorted where the newest are wanted, or the list is read in its order until the page is full;
 * if that takes too long, or the statistics say that it will, all matches are sorted.
 */
export async function firstMatches(db: Db, search: Search, wanted: Wanted): Promise<Matches> {
  const { offset, size, order } = wanted
  const isDeep = offset + size > SEARCH_TOTAL
  const way = wayOf(search)
  const newest = isDeep ? null : await newestOfMany(db, search, wanted)
  if (newest) return newest
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

/** How many times more topics than are wanted should match in the weeks that are read: estimates are often too high. */
const PLENTY = 4

/** If it is expected, and turns out, that more match than are counted: the newest, from the weeks that should have enough. */
async function newestOfMany(db: Db, search: Search, { order, offset, size }: Wanted): Promise<Matches | null> {
  const { words, within, filters } = search
  if (order !== NEWEST || isCommon(words) || within || words.topics <= SEARCH_TOTAL) return null
  const weeks = lastWeeks(words, (PLENTY * (offset + size)) / words.topics)
  if (weeks.length === 0) return null
  const recent = { ...search, filters: (values: Values) => [...filters(values), inWeeks(weeks, values)] }
  const [isMany, { ids }] = await Promise.all([
    matchMoreThanCounted(db, search),
    sortMatches(db, recent, wayOf(recent), { order, offset, size }, null),
  ])
  return isMany && ids.length === size ? { ids, total: SEARCH_TOTAL, totalIsAtLeast: true } : null
}

async function matchMoreThanCounted(db: Db, search: Search): Promise<boolean> {
  const values = new Values()
  const [row] = await db.query(
    { is_many: bool },
    {
      text: `WITH ${distinctMatches(search, wayOf(search), values, 'g.id', SEARCH_TOTAL)}
             SELECT count(*) > ${SEARCH_TOTAL} AS is_many FROM matches`,
      values: values.list,
    },
  )
  return row!.is_many
}

/** Whether so many are expected among the first topics of an order; if nothing is known, they are looked for. */
const isNear = ({ words: { share } }: Search, topics: number): boolean =>
  share === 0 || share * SEARCH_WALK_TOPICS >= topics

async function walk(db: Db, search: Search, order: string, limit: number): Promise<string[]> {
  const values = new Values()
  const first = alongOrder(search, values, ORDER_COLUMNS, order, limit)
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
                  ARRAY(SELECT g.id FROM matches g ORDER BY ${order}
                    LIMIT ${values.add(size)} OFFSET ${values.add(offset)}) AS ids`,
    values: values.list,
  })
  const { ids, total, read } = row!
  const isCut = limit !== null && (total > limit || read >= mostRead(limit))
  return isCut ? { ids, total: Math.min(total, limit), totalIsAtLeast: true } : { ids, total }
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
