import type { Ctx } from '../../context'
import { org_topics } from '../../db/tables'
import { OWN_TOPICS_FOUND } from '../../limits'
import { allOf, Values } from './filters'
import { hasTerm, searchTerms } from './search-text'

const LINK = { topic_id: org_topics.topic_id }

/**
 * Topics of the caller's library that have all the words searched for, at least one of them in a keyword which the
 * organization wrote itself.
 */
export async function topicsByLibraryKeywords(ctx: Ctx, search: string): Promise<string[]> {
  const { terms, prefix } = searchTerms(search)
  if (terms.length === 0 || prefix !== null) return []
  const values = new Values()
  const org = values.add(ctx.org.id)
  const keywords = `(o.overlay->>'search_text')`
  const ownTerms = terms.map((term) => hasTerm(keywords, term, values))
  const allTerms = terms.map((term) => hasTerm(`(g.search_text || ${keywords})`, term, values))
  const rows = await ctx.db.query(LINK, {
    text: `SELECT o.topic_id FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.org_id = ${org} AND o.visible AND o.overlay ? 'search_text'
             AND (${ownTerms.join(' OR ')}) AND ${allOf(allTerms)}
           LIMIT ${OWN_TOPICS_FOUND}`,
    values: values.list,
  })
  return rows.map(({ topic_id }) => topic_id)
}
