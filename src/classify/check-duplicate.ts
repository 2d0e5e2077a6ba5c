import { loadCorrections } from '../catalog/corrections/load'
import { nearestTopic } from '../catalog/match/neighbours'
import { fieldsOf } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { org_topics } from '../db/tables'
import { classify, ENGINE_VERSION, normalizedName, SIMILARITY_BLOCK, SIMILARITY_WARN } from '../engine'
import { toTopicWorkspace, WORKSPACE_COLUMNS, WORKSPACE_JOIN, WORKSPACE_OF_TOPIC } from '../topics/topic-workspace'
import type { CheckDuplicate, DuplicateAnswer, ExistingTopic } from './schema'

const EXISTING_TOPIC = { id: org_topics.id, topic_name: org_topics.topic_name, ...WORKSPACE_OF_TOPIC }

/** Looks for the same name in the library, then for the most similar topic of the catalog. */
export async function checkDuplicate(ctx: Ctx, input: CheckDuplicate): Promise<DuplicateAnswer> {
  const { topic_name: name, parent_category } = input
  const { catalog: corrections } = await loadCorrections(ctx.db, null)
  const topic = fieldsOf(classify(name, { parent_category }, { corrections }), ENGINE_VERSION)
  const sameName = await findInLibrary(ctx, 'normalized_name', normalizedName(topic.topic_name))
  if (sameName) return { isDuplicate: true, confidence: 1, existingTopic: sameName }
  const nearest = await nearestTopic(ctx.db, topic)
  if (!nearest) return { isDuplicate: false, confidence: 0, existingTopic: null }
  const { id, topic_name, similarity } = nearest
  return {
    isDuplicate: similarity >= SIMILARITY_BLOCK,
    confidence: Math.round(similarity * 10_000) / 10_000,
    existingTopic:
      similarity < SIMILARITY_WARN
        ? null
        : ((await findInLibrary(ctx, 'topic_id', id)) ?? { id, topic_name, workspace: null }),
  }
}

/** In any workspace: a topic is in a library only once. */
async function findInLibrary(
  ctx: Ctx,
  column: 'normalized_name' | 'topic_id',
  value: string,
): Promise<ExistingTopic | undefined> {
  const [row] = await ctx.db.query(EXISTING_TOPIC, {
    name: `library_by_${column}`,
    text: `SELECT o.id, o.topic_name, ${WORKSPACE_COLUMNS} FROM org_topics o ${WORKSPACE_JOIN}
           WHERE o.org_id = $1 AND o.${column} = $2 AND o.visible ORDER BY o.created_at LIMIT 1`,
    values: [ctx.org.id, value],
  })
  return row && { id: row.id, topic_name: row.topic_name, workspace: toTopicWorkspace(row) }
}
