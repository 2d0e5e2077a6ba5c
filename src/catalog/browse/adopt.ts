import type { Ctx } from '../../context'
import { int8, textArray } from '../../db/rows'
import { BULK_STATEMENT_MS, INTAKE_TOPICS } from '../../limits'
import { templatesFor } from '../../templates/org-templates'
import { activeTemplates } from '../../templates/stored'
import { refreshLinks } from '../rewrite/propagate'
import { PROJECTED } from '../topic/projection'
import { lookUpWords } from './catalog-words'
import { allOf, kindConditions, Values, VISIBLE } from './filters'
import type { Adopt } from './schema'
import { termConditions, wordPatterns } from './search'
import { searchTerms } from './search-text'
import { wordConditions } from './ways'

const ADDED = { added: int8, links: textArray.nullable() }

/** An id like those of ids.ts, made by the database for each row. */
const randomId = (prefix: string) => `'${prefix}_' || left(replace(gen_random_uuid()::text, '-', ''), 20)`

/** Links topics to the library. Outputs that name the organization's alias are made for it. */
export async function adoptTopics(ctx: Ctx, adopt: Adopt): Promise<{ added: number }> {
  const templates = templatesFor(ctx.org, await activeTemplates(ctx.db))
  return ctx.db.transaction(
    async (db) => {
      const { added, links } = await linkTopics({ ...ctx, db }, adopt)
      const ids = templates.withAlias.length > 0 ? (links ?? []).map((id) => ({ org_id: ctx.org.id, id })) : []
      for (let start = 0; start < ids.length; start += INTAKE_TOPICS) {
        await refreshLinks(db, ids.slice(start, start + INTAKE_TOPICS), templates.active)
      }
      return { added }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/**
 * Links topics to the library in one statement, with their history. The topics are locked, so a concurrent change is
 * either seen here or sees the link. Locking in the order of ids keeps two adoptions from deadlocking.
 */
async function linkTopics(ctx: Ctx, { topicIds, filters }: Adopt) {
  const terms = searchTerms(filters?.search ?? '')
  const words = await lookUpWords(ctx.db, wordPatterns(terms))
  const values = new Values()
  const org = values.add(ctx.org.id)
  const selected = topicIds
    ? [`g.id = ANY(${values.add(topicIds)})`]
    : [
        ...kindConditions(filters ?? {}, values),
        ...wordConditions(words, values),
        ...termConditions('g.search_text', terms, values),
      ]
  const now = values.add(ctx.now)
  const [row] = await ctx.db.query(ADDED, {
    text: `WITH selected AS MATERIALIZED (
             SELECT g.* FROM global_topics g
             WHERE ${allOf([VISIBLE, ...selected])}
               AND NOT EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${org} AND l.topic_id = g.id)
             ORDER BY g.id FOR SHARE
           ), linked AS (
             INSERT INTO org_topics (org_id, id, topic_id, workspace_id, source, created_at, updated_at, ${PROJECTED})
             SELECT ${org}, ${randomId('ot')}, id, ${values.add(ctx.workspace)}, 'catalog', ${now}::timestamptz,
                    ${now}::timestamptz, ${PROJECTED}
             FROM selected ORDER BY id
             ON CONFLICT (org_id, topic_id) DO NOTHING
             RETURNING id, topic_id, topic_name, parent_category, taxonomy_type, subcategory, segment_type
           ), noted AS (
             INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, new_values, source,
                                            metadata, changed_at)
             SELECT ${org}, ${randomId('hist')}, id, 'created', ${values.add(ctx.caller.userId)},
                    to_jsonb(linked) - 'id' - 'topic_id', 'catalog', jsonb_build_object('topicId', topic_id),
                    ${now}::timestamptz
             FROM linked
           )
           SELECT count(*) AS added, array_agg(id) AS links FROM linked`,
    values: values.list,
  })
  return row!
}
