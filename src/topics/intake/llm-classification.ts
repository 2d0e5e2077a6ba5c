import { nearestCorrections } from '../../catalog/corrections/nearest'
import type { Ctx } from '../../context'
import { type ClassificationResult, classify, type Hints } from '../../engine'
import { LLM_CORRECTIONS } from '../../limits'
import { classifyWithLlm, type Message } from '../../llm/classify'
import { type Llm, LlmFailure, type Waiting } from '../../llm/client'
import type { Usage } from '../../llm/usage'
import { assertRemaining } from '../../usage/quota'
import { type LlmPurpose, recordLlmCall } from '../../usage/record'

/** The topic is the user's newest message that is not blank. */
export const topicOf = (messages: readonly Message[]): string =>
  messages.findLast(({ role, content }) => role === 'user' && content.trim() !== '')?.content ?? ''

type LlmRequest = Waiting & {
  messages: readonly Message[]
  purpose: LlmPurpose
  /** Whether it is shown the corrections of similar topics. */
  corrections?: boolean
  decided?: Hints
}

/** Asks the LLM, which is shown the local engine's answer and the corrections of similar topics. */
export async function llmClassification(
  ctx: Ctx,
  llm: Llm,
  { messages, purpose, signal, onStage, corrections: isShown = true, decided }: LlmRequest,
): Promise<{ result: ClassificationResult; usage: Usage }> {
  const hint = classify(topicOf(messages), decided)
  const corrections = isShown ? await nearestCorrections(ctx.db, ctx.org.id, hint, LLM_CORRECTIONS) : []
  const question = { messages, hint, corrections, decided }
  return recordUsage(ctx, llm, purpose, () => classifyWithLlm(llm, { ...question, signal, onStage }))
}

/** Records what a call to the provider used, failed calls too. Refuses the call if the month's tokens are used up. */
export async function recordUsage<T extends { usage: Usage }>(
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
