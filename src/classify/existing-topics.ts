import { classifyCorrected, correctionsOf } from '../catalog/match/corrections'
import { matchTopics } from '../catalog/match/match'
import { derivedOf, fieldsOf } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { ENGINE_VERSION, normalizedName } from '../engine'
import { mapWithPauses } from '../pauses'

type ExistingTopic = { id: string; topic_name: string }

/** For each name the topic of the library that has it, or else the near-identical one of the library or the catalog. */
export async function existingTopics(
  ctx: Ctx,
  wanted: readonly { topic_name: string }[],
): Promise<(ExistingTopic | null)[]> {
  const corrections = await correctionsOf(
    ctx.db,
    wanted.map(({ topic_name }) => normalizedName(topic_name)),
  )
  const topics = await mapWithPauses(wanted, ({ topic_name }) =>
    derivedOf(fieldsOf(classifyCorrected(topic_name, {}, corrections), ENGINE_VERSION)),
  )
  const matches = await matchTopics(ctx.db, topics)
  const names = topics.map(({ normalized_name }) => normalized_name)
  const held = await heldTopics(ctx, names, [...new Set(matches.values())])
  return topics.map((topic) => {
    const matched = matches.get(topic)
    const found =
      held.find(({ normalized_name }) => normalized_name === topic.normalized_name) ??
      held.find(({ topic_id }) => topic_id === matched)
    return found ? { id: found.id, topic_name: found.topic_name } : null
  })
}

type Held = ExistingTopic & { topic_id: string; normalized_name: string | null }

/** Links of the library by name or topic first, then the catalog's topics. */
const heldTopics = (ctx: Ctx, names: readonly string[], topicIds: readonly string[]): Promise<Held[]> =>
  ctx.db.query<Held>({
    name: 'existing_topics',
    text: `SELECT id, topic_name, topic_id, normalized_name FROM (
             SELECT id, topic_name, topic_id, normalized_name, created_at, 1 AS place FROM org_topics
             WHERE org_id = $1 AND visible AND (normalized_name = ANY($2) OR topic_id = ANY($3))
             UNION ALL
             SELECT id, topic_name, id, NULL, created_at, 2 FROM global_topics WHERE id = ANY($3)
           ) held ORDER BY place, created_at, id`,
    values: [ctx.org.id, names, topicIds],
  })
