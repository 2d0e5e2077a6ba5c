import type { Db } from '../db/db'

/**
 * Words of new topics wait in a list beside the index of words until it is 2 MB long, and every search reads that list. This
 * puts them in their place sooner, so that searches are as quick after an import as before.
 */
export async function placeNewWords(db: Db): Promise<void> {
  await db.execute({
    text: `SELECT gin_clean_pending_list('global_topics_words'), gin_clean_pending_list('org_topics_words')`,
  })
}
