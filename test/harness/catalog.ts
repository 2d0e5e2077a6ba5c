import { insertTopics } from '../../src/catalog/topic/insert'
import { fieldsOf, type TopicFields, toGlobalTopic } from '../../src/catalog/topic/record'
import type { Db } from '../../src/db/db'
import { classify, ENGINE_VERSION, type Hints } from '../../src/engine'
import { activeTemplates } from '../../src/templates/stored'

type CatalogTopic = Hints & { name: string; created_at?: Date; fields?: Partial<TopicFields> }

/** Adds topics to the catalog, and to no library; returns their ids in order. */
export async function addToCatalog(db: Db, topics: readonly CatalogTopic[]): Promise<string[]> {
  const templates = await activeTemplates(db)
  const rows = topics.map(({ name, created_at = new Date(), fields, ...hints }) =>
    toGlobalTopic(
      { ...fieldsOf(classify(name, hints), ENGINE_VERSION), ...fields },
      { source: 'test', now: created_at, templates },
    ),
  )
  return (await insertTopics(db, rows)).map(({ id }) => id)
}
