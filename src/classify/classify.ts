import { classifyWithCorrections } from '../catalog/match/corrections'
import { outputsOf } from '../catalog/topic/outputs'
import type { Ctx } from '../context'
import type { ClassificationResult, OutputTemplate } from '../engine'
import type { Llm } from '../llm/client'
import { activeTemplates } from '../templates/stored'
import { llmClassification, topicOf } from '../topics/intake/llm-classification'
import { withCredits } from '../usage/quota'
import type { Messages } from './schema'

const isTest = ({ caller }: Ctx): boolean => caller.kind === 'sdkKey' && caller.test

/** Test keys always get the local engine. */
export const llmFor = (ctx: Ctx, llm: Llm | null): Llm | null => (isTest(ctx) ? null : llm)

export async function classifyMessages(
  ctx: Ctx,
  llm: Llm | null,
  messages: Messages,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const answer = async () => {
    const result = llm
      ? (await llmClassification(ctx, llm, { messages, purpose: 'classify', signal })).result
      : await classifyWithCorrections(ctx.db, topicOf(messages))
    return { text: JSON.stringify(withOutputs(result, await activeTemplates(ctx.db))) }
  }
  return isTest(ctx) ? answer() : withCredits(ctx, 'classifications', 1, answer)
}

/** Whichever engine classified, names and descriptions come from the templates. */
const withOutputs = (result: ClassificationResult, templates: readonly OutputTemplate[]) => ({
  ...result,
  ...outputsOf(result, templates),
})
