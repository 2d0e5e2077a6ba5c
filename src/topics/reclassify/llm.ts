import { Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import type { ClassificationResult } from '../../engine'
import { LLM_CONCURRENCY } from '../../limits'
import type { Llm } from '../../llm/client'
import { assertRemaining } from '../../usage/quota'
import { named } from '../find'
import { llmClassification } from '../intake/llm-classification'

/** Results by topic name; a name that is missing was not judged. */
export type Judgements = ReadonlyMap<string, ClassificationResult>
export const NO_JUDGEMENTS: Judgements = new Map()

/** The provider, and when to stop asking it. */
export type Judge = { llm: Llm; signal: AbortSignal }

/** The names of these topics as the organization sees them, one for each. */
export async function topicNames(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const values = new Values()
  const rows = await ctx.db.query<{ topic_name: string }>({
    text: `SELECT o.topic_name FROM org_topics o WHERE ${named(ctx, ids, values)}`,
    values: values.list,
  })
  return rows.map(({ topic_name }) => topic_name)
}

/** What the LLM says of each name, a few at a time; a name it fails at is left to the local engine. */
export async function llmJudgements(ctx: Ctx, names: readonly string[], { llm, signal }: Judge): Promise<Judgements> {
  await assertRemaining(ctx, 'tokens')
  const judgements = new Map<string, ClassificationResult>()
  const waiting = [...new Set(names)].values()
  const work = async () => {
    for (const name of waiting) {
      const messages = [{ role: 'user' as const, content: name }]
      await llmClassification(ctx, llm, { messages, purpose: 'reclassify', signal })
        .then((result) => judgements.set(name, result))
        .catch((err) => ctx.log.warn({ err, topic: name }, 'Reclassified without the LLM'))
      signal.throwIfAborted()
    }
  }
  await Promise.all(Array.from({ length: LLM_CONCURRENCY }, work))
  return judgements
}
