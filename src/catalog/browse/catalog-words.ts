import type { Db } from '../../db/db'
import { float8, int4Array, textArray } from '../../db/rows'
import type { Values } from '../../db/values'
import { VISIBLE } from './filters'

/** The index of words looks up this many at once; with more it takes long to merge their topics. */
const WORDS_AT_ONCE = 64
/** Looked up in groups, if the words are rare. */
const MAX_WORDS = 5_000
/** Words that this part of the topics have are not looked up: reading topics along a list's order meets one soon. */
const COMMON_SHARE = 0.05
/** Assumed for a word that is not in PostgreSQL's statistics: about a quarter of the rarest word there. */
const RARE_SHARE = 0.0005

/**
 * The words of the catalog that match each pattern, and which part of the topics have them, by what PostgreSQL remembers of
 * the most frequent words; others are taken to be rare. Some words are listed twice. The weeks are those in which each hundredth
 * of the topics was begun, then that of the newest topic.
 */
const MATCHING_WORDS = {
  name: 'matching_words',
  text: `WITH frequent AS MATERIALIZED (
           SELECT f.word, f.share
           FROM pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS f (word, share)
           WHERE s.schemaname = current_schema() AND s.tablename = 'global_topics_words' AND s.attname = 'search_words'
             AND f.word IS NOT NULL
         ), parts AS MATERIALIZED (
           SELECT part, nth, coalesce((SELECT sum(share) FROM frequent WHERE word LIKE part),
                                      (SELECT ${RARE_SHARE} FROM frequent LIMIT 1), 0)::float8 AS share
           FROM unnest($1::text[]) WITH ORDINALITY AS patterns (part, nth)
         )
         SELECT share, (
           SELECT ARRAY(SELECT creation_week(start) FROM unnest(s.histogram_bounds::text::timestamptz[]) AS hundredth (start))
             || creation_week((SELECT max(created_at) FROM global_topics g WHERE ${VISIBLE}))
           FROM pg_stats s
           WHERE s.schemaname = current_schema() AND s.tablename = 'global_topics' AND s.attname = 'created_at'
         ) AS weeks, (SELECT reltuples::float8 FROM pg_class WHERE oid = 'global_topics'::regclass) AS topics, ARRAY(
           SELECT word FROM catalog_words WHERE word LIKE part
           LIMIT CASE WHEN share < ${COMMON_SHARE} THEN ${MAX_WORDS + 1} ELSE ${WORDS_AT_ONCE + 1} END
         ) AS words
         FROM parts ORDER BY nth`,
}

const MATCHING = { share: float8, topics: float8, weeks: int4Array.nullable(), words: textArray }

/** How the index of words finds the topics that may match. */
export type WordLookup = {
  /** A topic that matches has a word of each list. */
  lists: string[][]
  /** And one of these groups, if there are any: they are looked up one after the other. */
  groups: string[][]
  /** Which part of the topics may have them; 0 if PostgreSQL has no statistics. */
  share: number
  /** How many topics may have them. */
  topics: number
  /** Whether a topic that has them has a word for each of the patterns: none was left out because too many words match it. */
  areAll: boolean
  /** The weeks in which each hundredth of the topics was begun, then that of the newest; empty if PostgreSQL has no statistics. */
  weeks: number[]
}

/** The index of words is not used. */
export const NO_WORDS: WordLookup = { lists: [], groups: [], share: 0, topics: 0, areAll: true, weeks: [] }

/** Whether so many topics have the words that the index is of little use. */
export const isCommon = ({ share }: WordLookup): boolean => share >= COMMON_SHARE

/** The last weeks, in which at least such a part of the topics was made. */
export function lastWeeks({ weeks }: WordLookup, part: number): number[] {
  const newest = weeks.at(-1)
  const hundredths = weeks.length - 1
  const first = weeks[Math.floor(hundredths * (1 - part))]
  if (newest === undefined || first === undefined) return []
  return Array.from({ length: newest - first + 1 }, (_, nth) => first + nth)
}

/** For the index of words: made in one of these weeks. */
export const inWeeks = (weeks: readonly number[], values: Values): string =>
  `ARRAY[creation_week(g.created_at)] && ${values.add(weeks)}::int[]`

/** For topics that have a word for each of the LIKE patterns. */
export async function lookUpWords(db: Db, patterns: readonly string[]): Promise<WordLookup> {
  if (patterns.length === 0) return NO_WORDS
  // Counted as they come, with words that are listed twice: a list that was cut off is none.
  const matching = await db.query(MATCHING, { ...MATCHING_WORDS, values: [patterns] })
  const [fewest] = matching
    .filter(({ words, share }) => words.length > WORDS_AT_ONCE && words.length <= MAX_WORDS && share < COMMON_SHARE)
    .sort((a, b) => a.words.length - b.words.length)
  const lists = matching.filter(({ words }) => words.length <= WORDS_AT_ONCE).map(({ words }) => [...new Set(words)])
  const share = matching.reduce((product, word) => product * Math.min(1, word.share), 1)
  return {
    lists,
    groups: fewest ? groupsOf([...new Set(fewest.words)]) : [],
    share,
    topics: share * matching[0]!.topics,
    areAll: lists.length + (fewest ? 1 : 0) === matching.length,
    weeks: matching[0]!.weeks ?? [],
  }
}

function groupsOf(words: readonly string[]): string[][] {
  const groups: string[][] = []
  for (let start = 0; start < words.length; start += WORDS_AT_ONCE) {
    groups.push(words.slice(start, start + WORDS_AT_ONCE))
  }
  return groups
}
