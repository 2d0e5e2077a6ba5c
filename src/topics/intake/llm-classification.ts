import { nearestCorrections } from '../../catalog/match/corrections'
import type { Ctx } from '../../context'
import { type ClassificationResult, classify } from '../../engine'
import { LLM_CORRECTIONS } from '../../limits'
import { classifyWithLlm, type Message } from '../../llm/classify'
import { type Llm, LlmFailure } from '../../llm/client'
import type { Usage } from '../../llm/usage'
import { assertRemaining } from '../../usage/quota'
import { type LlmPurpose, recordLlmCall } from '../../usage/record'

/** The newest thing the user said is the topic. */
export const topicOf = (messages: readonly Message[]): string =>
  messages.findLast(({ role, content }) => role === 'user' && content.trim() !== '')?.content ?? ''

/** What the LLM says a topic is, with the local engine's answer and the reviewers' corrections before it. */
export async function llmClassification(
  ctx: Ctx,
  llm: Llm,
  { messages, purpose, signal }: { messages: readonly Message[]; purpose: LlmPurpose; signal: AbortSignal },
): Promise<ClassificationResult> {
  const hint = classify(topicOf(messages))
  const corrections = await nearestCorrections(ctx.db, hint, LLM_CORRECTIONS)
  const { result } = await recorded(ctx, llm, purpose, () =>
    classifyWithLlm(llm, { messages, hint, corrections, signal }),
  )
  return result
}

/** One call to the provider: refused once the month's tokens are used up, and on record however it ends. */
export async function recorded<T extends { usage: Usage }>(
  ctx: Ctx,
  { model }: Llm,
  purpose: LlmPurpose,
  call: () => Promise<T>,
): Promise<T> {
  await assertRemaining(ctx, 'tokens')
  const started = performance.now()
  const record = (usage: Usage, succeeded: boolean) =>
    recordLlmCall(ctx, { purpose, model, succeeded, ...usage, durationMs: Math.round(performance.now() - started) })
  try {
    const answer = await call()
    await record(answer.usage, true)
    return answer
  } catch (error) {
    if (error instanceof LlmFailure) await record(error.usage, false)
    throw error
  }
}
