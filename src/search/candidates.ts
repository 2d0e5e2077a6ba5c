import type { Ctx } from '../context'
import { type RowOf, text } from '../db/rows'
import { global_topics } from '../db/tables'
import { Values } from '../db/values'
import { RANK_CANDIDATES, RANK_CANDIDATES_PER_WORD, RANK_LOOKUPS, RANK_READ } from '../limits'
import type { Brief, Term } from './read-brief'
import { type Source, TABLES } from './source'
import { wordsOf } from './words'

/** What the score of a topic is made from. */
const CANDIDATE = {
  id: global_topics.id,
  normalized_name: global_topics.normalized_name,
  parent_category: global_topics.parent_category,
  subcategory: global_topics.subcategory,
  subcategory_l1: global_topics.subcategory_l1,
  subcategory_l2: global_topics.subcategory_l2,
  subcategory_l3: global_topics.subcategory_l3,
  subcategory_l4: global_topics.subcategory_l4,
  segment_type: global_topics.segment_type,
}
const CANDIDATE_WITH_TEXT = { ...CANDIDATE, search_text: text }
export type Candidate = RowOf<typeof CANDIDATE_WITH_TEXT>

/**
 * Topics that share a word or the subcategory with the brief: a bounded number of them, in one statement. A common word leads
 * to more topics than are scored. So of those that have all words of a clause more are read, and the ones kept have the most
 * words of the brief in their names, and few others. A topic of the very name is always among them.
 */
export function candidatesFor(ctx: Pick<Ctx, 'db' | 'org'>, source: Source, brief: Brief): Promise<Candidate[]> {
  const values = new Values()
  const { from, alias } = TABLES[source.name]
  const conditions = source.conditions(values)
  const topics = (condition: string, limit: number) =>
    `SELECT ${alias}.id, ${alias}.normalized_name FROM ${from} WHERE ${[...conditions, condition].join(' AND ')} LIMIT ${limit}`
  const some = (lookup: string, condition: string) =>
    `SELECT topic.* FROM ${lookup} CROSS JOIN LATERAL (${topics(condition, RANK_CANDIDATES_PER_WORD)}) topic`
  const has = (forms: string) => hasWord(alias, forms)
  const { wholes, pairs, singles, terms, names } = lookupsFor(brief)
  const best = bestFirst(terms, values)
  const withAll = (clause: readonly Term[]) => {
    // The subqueries hide from the planner how common a word is: it would read the whole table rather than the index.
    const condition = clause.map((term) => has(`(SELECT ${values.add(formsOf(term))}::text)`)).join(' AND ')
    return `(SELECT * FROM (${topics(condition, Math.floor(RANK_READ / wholes.length))}) topic
             ORDER BY ${best} LIMIT ${RANK_CANDIDATES_PER_WORD})`
  }
  const first = values.add(pairs.map(([term]) => formsOf(term)))
  const second = values.add(pairs.map(([, term]) => formsOf(term)))
  const single = values.add(singles.map(formsOf))
  const subcategories = values.add(subcategoriesOf(brief))
  const lookups = [
    ...wholes.map(withAll),
    some(`unnest(${first}::text[], ${second}::text[]) AS pair (first, second)`, `${has('first')} AND ${has('second')}`),
    some(`unnest(${single}::text[]) AS single (word)`, has('word')),
    some(`unnest(${subcategories}::text[]) AS filed (subcategory)`, `${alias}.subcategory = filed.subcategory`),
  ]
  const sameName = topics(`${alias}.normalized_name = ANY(${values.add(names)})`, RANK_CANDIDATES_PER_WORD)
  const isOwn = source.name === 'library' ? ` AND o.org_id = ${values.add(ctx.org.id)}` : ''
  return ctx.db.query(CANDIDATE_WITH_TEXT, {
    text: `WITH matches AS (${lookups.join(' UNION ALL ')}), chosen AS (
             (SELECT id FROM (SELECT id, normalized_name, count(*) AS lookups FROM matches GROUP BY 1, 2) topic
              ORDER BY lookups DESC, ${best} LIMIT ${RANK_CANDIDATES})
             UNION SELECT id FROM (${sameName}) topic
           )
           SELECT ${Object.keys(CANDIDATE).map((column) => `${alias}.${column}`)},
                  coalesce(${alias}.search_text, '') AS search_text
           FROM chosen JOIN ${from} ON ${alias}.id = chosen.id${isOwn}`,
    values: values.list,
  })
}

/**
 * An SQL order of a `topic`: the most of the terms in its name, then the shortest name. Beginnings of words are compared: to
 * look each word up among all inflections took as long as the rest of the statement.
 */
function bestFirst(terms: readonly Term[], values: Values): string {
  const named = terms.map(
    (term) => `(strpos(' ' || topic.normalized_name, ${values.add(` ${beginningOf(term)}`)}) > 0)::int`,
  )
  return `${named.join(' + ')} DESC, length(topic.normalized_name), topic.id COLLATE "C"`
}

/** What a word and its stem have in common. */
function beginningOf({ word, stem }: Term): string {
  let length = 0
  while (length < stem.length && stem[length] === word[length]) length++
  return word.slice(0, length)
}

type Lookups = {
  /** All words of a clause. */
  wholes: Term[][]
  /** Words side by side, and alone, in a clause that has more than these. */
  pairs: [Term, Term][]
  singles: Term[]
  /** All words, each once. */
  terms: Term[]
  /** What a topic for the brief or for a clause of it would be called. */
  names: string[]
}

function lookupsFor({ text, clauses }: Brief): Lookups {
  const wholes = clauses.map(({ terms }) => terms.slice(0, RANK_LOOKUPS))
  const pairs = wholes
    .filter((terms) => terms.length > 2)
    .flatMap((terms) => terms.slice(1).map((term, at): [Term, Term] => [terms[at]!, term]))
  const singles = new Map(
    wholes.filter((terms) => terms.length > 1).flatMap((terms) => terms.map((term) => [term.word, term])),
  )
  return {
    wholes,
    pairs: pairs.slice(0, RANK_LOOKUPS),
    singles: [...singles.values()].slice(0, RANK_LOOKUPS),
    terms: [...new Map(wholes.flat().map((term) => [term.stem, term])).values()].slice(0, RANK_LOOKUPS),
    names: [...new Set([text, ...clauses.map((clause) => clause.text)].map((name) => wordsOf(name).join(' ')))],
  }
}

function subcategoriesOf(brief: Brief): string[] {
  const places = [...brief.clauses, brief].flatMap(({ place }) => (place ? [place] : []))
  return [...new Set(places.map(({ path }) => path[0]!))]
}

const hasWord = (alias: string, forms: string): string =>
  `search_words(${alias}.search_text) && string_to_array(${forms}, ' ')`

const formsOf = ({ forms }: Term): string => [...forms.keys()].join(' ')
