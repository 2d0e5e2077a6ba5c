import type { Ctx } from '../context'
import { instant } from '../db/instant'
import { bool, type RowOf, text } from '../db/rows'
import { global_topics, org_topics } from '../db/tables'
import { Values } from '../db/values'
import { RANK_CANDIDATES, RANK_CANDIDATES_PER_WORD } from '../limits'
import type { Brief, Term } from './read-brief'

export type SourceName = 'library' | 'catalog'

/** Where topics are looked for: the conditions are on the links `o` of a library, or on `global_topics g`. */
export type Source = { name: SourceName; conditions: (values: Values) => string[] }

const CANDIDATE = {
  id: org_topics.id,
  topic_id: org_topics.topic_id,
  topic_name: org_topics.topic_name,
  normalized_name: global_topics.normalized_name,
  search_text: text,
  parent_category: global_topics.parent_category,
  subcategory: global_topics.subcategory,
  subcategory_l1: global_topics.subcategory_l1,
  subcategory_l2: global_topics.subcategory_l2,
  subcategory_l3: global_topics.subcategory_l3,
  subcategory_l4: global_topics.subcategory_l4,
  segment_type: global_topics.segment_type,
  audience_type: global_topics.audience_type,
  uncertain: global_topics.uncertain,
  in_library: bool,
  /** To the microsecond: the position in a list. */
  created: text,
}
export type Candidate = RowOf<typeof CANDIDATE>

const TABLES = {
  library: { from: 'org_topics o', alias: 'o' },
  catalog: { from: 'global_topics g', alias: 'g' },
} as const

/** Topics that share a word or the subcategory with the brief: a bounded number of them, in one statement. */
export function candidatesFor(ctx: Pick<Ctx, 'db' | 'org'>, source: Source, brief: Brief): Promise<Candidate[]> {
  const values = new Values()
  const { from, alias } = TABLES[source.name]
  const conditions = source.conditions(values)
  const terms = [...new Map(brief.clauses.flatMap((clause) => clause.terms).map((term) => [term.stem, term])).values()]
  const subcategories = [...new Set(brief.clauses.flatMap(({ place }) => (place ? [place.subcategory] : [])))]
  const branches = [
    ...terms.map((term) => hasWord(source.name, term, values)),
    ...(subcategories.length > 0 ? [`${alias}.subcategory = ANY(${values.add(subcategories)})`] : []),
  ].map(
    (condition) =>
      `(SELECT ${alias}.id FROM ${from} WHERE ${[...conditions, condition].join(' AND ')} LIMIT ${RANK_CANDIDATES_PER_WORD})`,
  )
  if (branches.length === 0) return Promise.resolve([])
  const isOwn = source.name === 'library' ? ` AND o.org_id = ${values.add(ctx.org.id)}` : ''
  return ctx.db.query(CANDIDATE, {
    text: `WITH found AS (${branches.join(' UNION ALL ')}),
           chosen AS (SELECT id FROM found GROUP BY id ORDER BY count(*) DESC, id LIMIT ${RANK_CANDIDATES})
           ${columnsOf(ctx, source.name, values)}
           FROM chosen JOIN ${from} ON ${alias}.id = chosen.id${isOwn}`,
    values: values.list,
  })
}

const MADE_COLUMNS = new Set(['topic_id', 'search_text', 'in_library', 'created'])

function columnsOf(ctx: Pick<Ctx, 'org'>, source: SourceName, values: Values): string {
  const { alias } = TABLES[source]
  const columns = Object.keys(CANDIDATE).filter((column) => !MADE_COLUMNS.has(column))
  const isLinked = () =>
    `EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${values.add(ctx.org.id)} AND l.topic_id = g.id)`
  return `SELECT ${columns.map((column) => `${alias}.${column}`).join(', ')},
            ${source === 'library' ? 'o.topic_id' : 'g.id'} AS topic_id,
            coalesce(${alias}.search_text, '') AS search_text,
            ${source === 'library' ? 'true' : isLinked()} AS in_library,
            ${instant(`${alias}.created_at`)} AS created`
}

/** Where the next page of a list begins: after this topic. */
export type Position = Pick<Candidate, 'created' | 'id'>

/** All topics of a source, newest first, for a brief that names no subject. */
export function newestOf(
  ctx: Pick<Ctx, 'db' | 'org'>,
  source: Source,
  after: Position | null,
  limit: number,
): Promise<Candidate[]> {
  const values = new Values()
  const { from, alias } = TABLES[source.name]
  const conditions = source.conditions(values)
  if (after) {
    conditions.push(
      `(${alias}.created_at, ${alias}.id) < (${values.add(`${after.created}Z`)}::timestamptz, ${values.add(after.id)})`,
    )
  }
  return ctx.db.query(CANDIDATE, {
    text: `${columnsOf(ctx, source.name, values)} FROM ${from} WHERE ${conditions.join(' AND ')}
           ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT ${values.add(limit)}`,
    values: values.list,
  })
}

/** The catalog has an index of words, libraries one of trigrams. */
function hasWord(source: SourceName, { forms }: Term, values: Values): string {
  if (source === 'catalog') return `search_words(g.search_text) && ${values.add(forms)}::text[]`
  return `o.search_text LIKE ${values.add(`% ${commonBeginning(forms)}%`)}`
}

function commonBeginning(forms: readonly string[]): string {
  const [first = ''] = forms
  let length = first.length
  for (const form of forms) while (!form.startsWith(first.slice(0, length))) length--
  return (length >= 2 ? first.slice(0, length) : first).replace(/[\\%_]/g, '\\$&')
}
