import { adoptTopics } from '../../src/catalog/browse/adopt'
import type { Db } from '../../src/db/db'
import { addToCatalog } from './catalog'
import { contextOf } from './context'
import type { jobClient } from './jobs'
import { select } from './select'

const SEGMENTS = ['B2C', 'B2B', 'B2B2C', 'B2E', 'B2G']

/** Topics with one name and different classifications; reclassifying them makes them duplicates. */
export async function addApart(db: Db, name: string, count: number): Promise<string[]> {
  return addToCatalog(
    db,
    SEGMENTS.slice(0, count).map((segment_type, at) => ({
      name,
      segment_type,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
      fields: { engine_version: '2.4' },
    })),
  )
}

/** Adds topics to a library; returns the ids of their links in the same order. */
export async function link(db: Db, orgId: string, topicIds: readonly string[]): Promise<string[]> {
  await adoptTopics(contextOf(db, orgId, 'user_test'), { topicIds: [...topicIds] })
  const rows = await select<{ id: string; topic_id: string }>(db, {
    text: 'SELECT id, topic_id FROM org_topics WHERE org_id = $1',
    values: [orgId],
  })
  const ids = new Map(rows.map(({ id, topic_id }) => [topic_id, id]))
  return topicIds.map((topicId) => ids.get(topicId)!)
}

/** Reclassifies outdated topics and then runs a dedup sweep. */
export async function sweep(jobs: ReturnType<typeof jobClient>) {
  const sourceBatchId = await jobs.create('reclassify', { mode: 'local' })
  await jobs.finish(sourceBatchId)
  const id = await jobs.create('dedup_sweep', { sourceBatchId })
  await jobs.finish(id)
  return jobs.find(id)
}

/** Everything that a merge changes, except `updated_at` in the catalog. */
export async function mergedState(db: Db) {
  const rows = (text: string) => select<Record<string, unknown>>(db, { text })
  return {
    topics: await rows(`SELECT to_jsonb(g) - 'updated_at' AS topic FROM global_topics g ORDER BY id`),
    links: await rows('SELECT to_jsonb(o) AS link FROM org_topics o ORDER BY org_id, id'),
    history: await rows('SELECT to_jsonb(h) AS entry FROM org_topic_history h ORDER BY org_id, id'),
    activations: await rows('SELECT to_jsonb(a) AS activation FROM activations a ORDER BY org_id, id'),
    matchValues: await rows('SELECT to_jsonb(v) AS set FROM match_value_sets v ORDER BY org_id, id'),
    library: await rows(`SELECT org_id, workspace_id, parent_category, segment_type, sum(topics)::bigint AS topics
                         FROM library_counts GROUP BY 1, 2, 3, 4 HAVING sum(topics) <> 0 ORDER BY 1, 2, 3, 4`),
    catalog: await rows(`SELECT parent_category, taxonomy_path, segment_type, sum(topics)::bigint AS topics
                         FROM catalog_counts GROUP BY 1, 2, 3 HAVING sum(topics) <> 0 ORDER BY 1, 2, 3`),
  }
}
