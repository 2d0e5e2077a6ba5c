import type { Ctx } from '../context'
import { ApiError, badGateway } from '../errors'
import { analyzeWithLlm } from '../llm/brief'
import { type Llm, LlmFailure, UnusableAnswer, type Waiting } from '../llm/client'
import { recordUsage } from '../topics/intake/llm-classification'
import { withCredits } from '../usage/quota'
import { briefContent } from './brief-file'
import type { BriefAnswer, BriefFile } from './brief-schema'
import type { ReadDocument } from './document-reader'
import { existingTopics } from './existing-topics'

/** A brief needs the LLM: the local engine cannot read one. An analysis that fails costs no credit. */
export async function analyzeBrief(
  ctx: Ctx,
  { llm, readDocument }: { llm: Llm | null; readDocument: ReadDocument },
  file: BriefFile,
  waiting: Waiting,
): Promise<BriefAnswer> {
  const { signal } = waiting
  const content = await briefContent(file, readDocument, signal)
  if (!llm) throw new ApiError(500, 'LLM provider key not configured')
  return withCredits(ctx, 'classifications', 1, async () => {
    const { analysis } = await recordUsage(ctx, llm, 'brief', () => analyzeWithLlm(llm, content, waiting)).catch(
      (error) => {
        if (!(error instanceof LlmFailure) || signal.aborted) throw error
        ctx.log.warn({ err: error }, 'The LLM provider did not analyse a brief')
        throw error instanceof UnusableAnswer ? badGateway('Failed to parse analysis response') : providerFailure(error)
      },
    )
    const existing = await existingTopics(ctx, analysis.recommendedTopics)
    return {
      ...analysis,
      recommendedTopics: analysis.recommendedTopics.map((topic, at) => ({ ...topic, existingTopic: existing[at]! })),
    }
  })
}

/** With the provider's own words, if they are about the brief. Of what it refuses a second attempt would be refused too. */
function providerFailure({ message, isRefusal, isOfOperator }: LlmFailure): ApiError {
  const error = isRefusal ? 'The LLM provider refused the brief' : 'The LLM provider is not available, try again later'
  return new ApiError(502, error, isOfOperator ? {} : { detail: message })
}
