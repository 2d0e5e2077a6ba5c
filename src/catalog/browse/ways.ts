import type { Values } from '../../db/values'
import { SEARCH_WALK_TOPICS } from '../../limits'
import { isCommon, type WordLookup } from './catalog-words'
import { allOf, VISIBLE } from './filters'

/** A search of visible topics: what each must fulfil, as conditions on `global_topics g`. */
export type Search = {
  /** What was typed. */
  matches: (values: Values) => string[]
  /** What else was chosen. */
  filters: (values: Values) => string[]
  words: WordLookup
  /** Topics with the words match, without a look at their texts. */
  wordsSuffice?: boolean
  /** Topics that match whatever `matches` says. */
  topicIds?: string[]
  /** A subquery for the ids of the only topics that can match, if these may be fewer than those with the words. */
  within?: ((values: Values) => string) | undefined
}

/** An SQL query that gives these columns of topics that match, at most `limit` of them (null: all), in no order. */
export type Way = (search: Search, values: Values, columns: string, limit: string) => string

/** For the index of words: of every list a word. */
export const wordConditions = ({ lists }: WordLookup, values: Values): string[] =>
  lists.map((list) => `search_words(g.search_text) && ${values.add(list)}::text[]`)

/** By the index of words. Topics in several groups come more than once. */
const byWords: Way = ({ matches, filters, words, wordsSuffice, topicIds = [] }, values, columns, limit) => {
  const unsaid = wordsSuffice ? [] : matches(values)
  const conditions = [VISIBLE, ...filters(values), ...wordConditions(words, values), ...unsaid]
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
export const byIds: Way = (search, values, columns, limit) =>
  `SELECT g.* FROM (${search.within!(values)}) candidate (id) CROSS JOIN LATERAL (
     SELECT ${columns} FROM global_topics g WHERE ${allOf(['g.id = candidate.id', ...conditionsOf(search, values)])} OFFSET 0
   ) g LIMIT ${limit}`

export const wayOf = ({ words, within }: Search): Way => (isCommon(words) && within ? byIds : byWords)

const selectFrom = (from: string, conditions: readonly string[], columns: string, limit: string): string =>
  `SELECT ${columns} FROM ${from} WHERE ${allOf(conditions)} LIMIT ${limit}`

function conditionsOf({ matches, filters, topicIds = [] }: Search, values: Values): string[] {
  const matching = allOf(matches(values))
  const isMatch = topicIds.length > 0 ? `(${matching} OR g.id = ANY(${values.add(topicIds)}))` : matching
  return [VISIBLE, ...filters(values), isMatch]
}

/** Along the list's order, as far as a bounded number of topics goes. */
export function alongOrder(search: Search, values: Values, columns: string, order: string, limit: number): string {
  const conditions = conditionsOf(search, values)
  return `SELECT ${columns} FROM (
            SELECT * FROM global_topics g WHERE ${VISIBLE} ORDER BY ${order} LIMIT ${values.add(SEARCH_WALK_TOPICS)}
          ) g WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${values.add(limit)}`
}

/** Some are read twice, where they have words of several groups. */
export const mostRead = (limit: number): number => 2 * (limit + 1)

export function distinctMatches(
  search: Search,
  way: Way,
  values: Values,
  columns: string,
  limit: number | null,
): string {
  const [ofWay, ofAll] = [values.add(limit === null ? null : limit + 1), values.add(limit && mostRead(limit))]
  const isRepeated = search.words.groups.length > 0 || (search.topicIds ?? []).length > 0
  return `topics_read AS MATERIALIZED (SELECT * FROM (${way(search, values, columns, ofWay)}) g LIMIT ${ofAll}),
          matches AS ${isRepeated ? 'MATERIALIZED (SELECT DISTINCT' : 'NOT MATERIALIZED (SELECT'} * FROM topics_read)`
}
