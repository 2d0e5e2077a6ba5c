import type { Ctx } from '../context'
import { type RowOf, text } from '../db/rows'
import { global_topics } from '../db/tables'
import { Values } from '../db/values'
import { RANK_CANDIDATES, RANK_CANDIDATES_PER_WORD, RANK_LOOKUPS } from '../limits'
import type { Brief, Term } from './read-brief'
import { type Source, TABLES } from './source'

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
 * Topics that share a word or the subcategory with the brief: a bounded number of them, in one statement. Pairs of words come
 * first, because a common word alone leads to more topics than are looked at.
 */
export function candidatesFor(ctx: Pick<Ctx, 'db' | 'org'>, source: Source, brief: Brief): Promise<Candidate[]> {
  const values = new Values()
  const { from, alias } = TABLES[source.name]
  const conditions = source.conditions(values)
  const some = (lookup: string, condition: string) =>
    `SELECT found.id FROM ${lookup} CROSS JOIN LATERAL (
       SELECT ${alias}.id FROM ${from} WHERE ${[...conditions, condition].join(' AND ')}
       LIMIT ${RANK_CANDIDATES_PER_WORD}
     ) found`
  const has = (forms: string) => hasWord(alias, forms)
  const lookups = lookupsFor(brief)
  const first = values.add(lookups.pairs.map(([term]) => formsOf(term)))
  const second = values.add(lookups.pairs.map(([, term]) => formsOf(term)))
  const single = values.add(lookups.singles.map(formsOf))
  const subcategories = values.add(subcategoriesOf(brief))
  const isOwn = source.name === 'library' ? ` AND o.org_id = ${values.add(ctx.org.id)}` : ''
  return ctx.db.query(CANDIDATE_WITH_TEXT, {
    text: `WITH found AS (
             ${some(`unnest(${first}::text[], ${second}::text[]) AS pair (first, second)`, `${has('first')} AND ${has('second')}`)}
             UNION ALL
             ${some(`unnest(${single}::text[]) AS single (word)`, has('word'))}
             UNION ALL
             ${some(`unnest(${subcategories}::text[]) AS filed (subcategory)`, `${alias}.subcategory = filed.subcategory`)}
           ), chosen AS (SELECT id FROM found GROUP BY id ORDER BY count(*) DESC, id COLLATE "C" LIMIT ${RANK_CANDIDATES})
           SELECT ${Object.keys(CANDIDATE).map((column) => `${alias}.${column}`)},
                  coalesce(${alias}.search_text, '') AS search_text
           FROM chosen JOIN ${from} ON ${alias}.id = chosen.id${isOwn}`,
    values: values.list,
  })
}

/** The words of a brief, and those that stand side by side in a clause. */
function lookupsFor({ clauses }: Brief): { pairs: [Term, Term][]; singles: Term[] } {
  const singles = new Map(clauses.flatMap(({ terms }) => terms).map((term) => [term.word, term]))
  const pairs = clauses.flatMap(({ terms }) => terms.slice(1).map((term, at): [Term, Term] => [terms[at]!, term]))
  return { pairs: pairs.slice(0, RANK_LOOKUPS), singles: [...singles.values()].slice(0, RANK_LOOKUPS) }
}

function subcategoriesOf(brief: Brief): string[] {
  const places = [...brief.clauses, brief].flatMap(({ place }) => (place ? [place] : []))
  return [...new Set(places.map(({ path }) => path[0]!))]
}

const hasWord = (alias: string, forms: string): string =>
  `search_words(${alias}.search_text) && string_to_array(${forms}, ' ')`

const formsOf = ({ forms }: Term): string => [...forms.keys()].join(' ')
