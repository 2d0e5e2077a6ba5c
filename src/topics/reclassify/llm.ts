import { Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import { org_topics } from '../../db/tables'
import type { ClassificationResult } from '../../engine'
import { LLM_CONCURRENCY } from '../../limits'
import type { AbortableLlm } from '../../llm/client'
import { assertRemaining } from '../../usage/quota'
import { idCondition } from '../find'
import { reasonOf } from '../intake/classify-new-items'
import { llmClassification } from '../intake/llm-classification'

/** By topic name: the LLM's classification, or why there is none. */
export type LlmClassifications = ReadonlyMap<string, ClassificationResult | string>
export const NO_LLM_CLASSIFICATIONS: LlmClassifications = new Map()

/** Effective names. */
export async function topicNames(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const values = new Values()
  const rows = await ctx.db.query(
    { topic_name: org_topics.topic_name },
    { text: `SELECT o.topic_name FROM org_topics o WHERE ${idCondition(ctx, ids, values)}`, values: values.list },
  )
  return rows.map(({ topic_name }) => topic_name)
}

/** Asks for a few names at a time. A name for which the LLM fails is left to the local engine. */
export async function llmClassifications(
  ctx: Ctx,
  names: readonly string[],
  { llm, signal }: AbortableLlm,
  { corrections }: { corrections: boolean },
): Promise<LlmClassifications> {
  await assertRemaining(ctx, 'tokens')
  const classifications = new Map<string, ClassificationResult | string>()
  const waiting = [...new Set(names)].values()
  const work = async () => {
    for (const name of waiting) {
      const messages = [{ role: 'user' as const, content: name }]
      await llmClassification(ctx, llm, { messages, purpose: 'reclassify', signal, corrections })
        .then(({ result }) => classifications.set(name, result))
        .catch((err) => {
          ctx.log.warn({ err, topic: name }, 'LLM failed, using the local engine')
          classifications.set(name, reasonOf(err))
        })
      signal.throwIfAborted()
    }
  }
  await Promise.all(Array.from({ length: LLM_CONCURRENCY }, work))
  return classifications
}
