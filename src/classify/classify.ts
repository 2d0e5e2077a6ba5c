import { outputsOf } from '../catalog/outputs'
import type { Ctx } from '../context'
import { type Classification, type ClassificationResult, classification } from '../engine'
import type { Llm } from '../llm/client'
import { llmClassification, topicOf } from '../topics/llm-classification'
import { withCredits } from '../usage/quota'
import type { Messages } from './schema'

const isTest = ({ caller }: Ctx): boolean => caller.kind === 'sdkKey' && caller.test

/** The engine that answers this caller: the LLM where there is one, never for test keys. */
export const llmFor = (ctx: Ctx, llm: Llm | null): Llm | null => (isTest(ctx) ? null : llm)

export async function classifyMessages(
  ctx: Ctx,
  llm: Llm | null,
  messages: Messages,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const answer = async () => {
    const result = llm
      ? described(await llmClassification(ctx, llm, { messages, purpose: 'classify', signal }))
      : classification(topicOf(messages))
    return { text: JSON.stringify(result) }
  }
  return isTest(ctx) ? answer() : withCredits(ctx, 'classifications', 1, answer)
}

/** Descriptions are the templates' work, whichever engine classified. */
function described(result: ClassificationResult): Classification {
  const { segment_desc_marketplace, segment_desc_dspapi, internal_description } = outputsOf(result)
  return { ...result, segment_desc_marketplace, segment_desc_dspapi, internal_description }
}
