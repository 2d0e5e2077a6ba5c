import { loadCorrections } from '../catalog/corrections/load'
import { matchTopics } from '../catalog/match/match'
import { derivedOf, fieldsOf } from '../catalog/topic/record'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { org_topics } from '../db/tables'
import { classify, ENGINE_VERSION } from '../engine'
import { mapWithPauses } from '../pauses'
import { toTopicWorkspace, WORKSPACE_COLUMNS, WORKSPACE_JOIN, WORKSPACE_OF_TOPIC } from '../topics/topic-workspace'
import type { ExistingTopic } from './schema'

/** For each topic the one in the library with the same name, or else its match in the library or the catalog. */
export async function existingTopics(
  ctx: Ctx,
  recommended: readonly { topic_name: string }[],
): Promise<(ExistingTopic | null)[]> {
  const { catalog: corrections } = await loadCorrections(ctx.db, null)
  const topics = await mapWithPauses(recommended, ({ topic_name }) =>
    derivedOf(fieldsOf(classify(topic_name, {}, { corrections }), ENGINE_VERSION)),
  )
  const matches = await matchTopics(ctx.db, topics)
  const names = topics.map(({ normalized_name }) => normalized_name)
  const rows = await findMatches(ctx, names, [...new Set(matches.values())])
  return topics.map((topic) => {
    const matchId = matches.get(topic)
    const existing =
      rows.find(({ normalized_name }) => normalized_name === topic.normalized_name) ??
      rows.find(({ topic_id }) => topic_id === matchId)
    return existing ? { id: existing.id, topic_name: existing.topic_name, workspace: toTopicWorkspace(existing) } : null
  })
}

const MATCH = {
  id: org_topics.id,
  topic_name: org_topics.topic_name,
  topic_id: org_topics.topic_id,
  /** Null for a topic of the catalog. */
  normalized_name: org_topics.normalized_name.nullable(),
  ...WORKSPACE_OF_TOPIC,
}

/** Library topics by name or match, and after them the matches in the catalog. */
const findMatches = (ctx: Ctx, names: readonly string[], topicIds: readonly string[]): Promise<RowOf<typeof MATCH>[]> =>
  ctx.db.query(MATCH, {
    name: 'existing_topics',
    text: `SELECT id, topic_name, topic_id, normalized_name, workspace_id, workspace_name FROM (
             SELECT o.id, o.topic_name, o.topic_id, o.normalized_name, ${WORKSPACE_COLUMNS}, o.created_at, 1 AS rank
             FROM org_topics o ${WORKSPACE_JOIN}
             WHERE o.org_id = $1 AND o.visible AND (o.normalized_name = ANY($2) OR o.topic_id = ANY($3))
             UNION ALL
             SELECT id, topic_name, id, NULL, NULL, NULL, created_at, 2 FROM global_topics WHERE id = ANY($3)
           ) existing ORDER BY rank, created_at, id`,
    values: [ctx.org.id, names, topicIds],
  })
