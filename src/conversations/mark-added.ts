import type { Ctx } from '../context'
import { badRequest, notFound } from '../errors'
import { findTurn } from './find'
import { type Added, type TurnRecord, type TurnRef, toTurn } from './schema'

export const NOT_IN_ANSWER = 'The answer has no topic of this name'

/** Remembers which library topic came of the answer. */
export async function markAdded(ctx: Ctx, ref: TurnRef, { name, topicId }: Added): Promise<TurnRecord> {
  await findTurn(ctx, ref)
  const isInLibrary = await ctx.db.execute({
    text: 'SELECT 1 FROM org_topics WHERE org_id = $1 AND id = $2 AND visible',
    values: [ctx.org.id, topicId],
  })
  if (isInLibrary === 0) throw notFound('Topic')
  const marked = await ctx.db.execute({
    text: `UPDATE conversation_turns SET added = added || jsonb_build_object($4::text, $5::text)
           WHERE org_id = $1 AND conversation_id = $2 AND position = $3
             AND (answer->'topic'->>'topic_name' = $4
                  OR answer->>'kind' = 'matrix' AND answer->>'subject' = $4
                  OR answer->'brief'->'recommendedTopics' @> jsonb_build_array(jsonb_build_object('topic_name', $4::text)))`,
    values: [ctx.org.id, ref.id, ref.position, name, topicId],
  })
  if (marked === 0) throw badRequest(NOT_IN_ANSWER)
  return toTurn(await findTurn(ctx, ref))
}
