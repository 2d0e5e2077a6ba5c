import type { Db } from '../../db/db'

/**
 * Locks the links of topics in every library, in the order in which an edit locks those of its own. Whoever changes many links
 * calls it first: in an order of its own it could deadlock with an edit.
 */
export async function lockLinksOf(db: Db, topicIds: readonly string[]): Promise<void> {
  await db.execute({
    name: 'lock_links_of_topics',
    text: `SELECT count(*) FROM (
             SELECT FROM org_topics WHERE topic_id = ANY($1) ORDER BY org_id, id FOR NO KEY UPDATE
           ) locked`,
    values: [topicIds],
  })
}
