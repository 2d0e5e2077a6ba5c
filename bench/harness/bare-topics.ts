import { TOPIC_TYPES } from '../../src/catalog/topic/insert'
import type { GlobalTopic } from '../../src/catalog/topic/record'
import type { Db } from '../../src/db/db'
import { toArrays, unnest } from '../../src/db/unnest'

const COLUMNS = Object.keys(TOPIC_TYPES).join(', ')

/** Topics into a table with the columns of global_topics, and nothing around it. */
export async function insertBareTopics(db: Db, table: string, topics: readonly GlobalTopic[]): Promise<void> {
  await db.execute({
    name: `bare_${table}`,
    text: `INSERT INTO ${table} (${COLUMNS}, updated_at)
           SELECT ${COLUMNS.replace('keywords', 'keywords::text[]')}, created_at FROM ${unnest(TOPIC_TYPES)}`,
    values: toArrays(topics, TOPIC_TYPES),
  })
}
