import { loadCorrections } from '../catalog/corrections/load'
import { nearestTopic } from '../catalog/match/neighbours'
import { fieldsOf } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { columnsOf, type RowOf } from '../db/rows'
import { org_topics } from '../db/tables'
import { classify, ENGINE_VERSION, normalizedName, SIMILARITY_BLOCK, SIMILARITY_WARN } from '../engine'
import type { CheckDuplicate, DuplicateAnswer } from './schema'

const EXISTING_TOPIC = { id: org_topics.id, topic_name: org_topics.topic_name }

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
      similarity < SIMILARITY_WARN ? null : ((await findInLibrary(ctx, 'topic_id', id)) ?? { id, topic_name }),
  }
}

/** In any workspace: a topic is in a library only once. */
async function findInLibrary(
  ctx: Ctx,
  column: 'normalized_name' | 'topic_id',
  value: string,
): Promise<RowOf<typeof EXISTING_TOPIC> | undefined> {
  const [row] = await ctx.db.query(EXISTING_TOPIC, {
    name: `library_by_${column}`,
    text: `SELECT ${columnsOf(EXISTING_TOPIC)} FROM org_topics
           WHERE org_id = $1 AND ${column} = $2 AND visible ORDER BY created_at LIMIT 1`,
    values: [ctx.org.id, value],
  })
  return row
}
