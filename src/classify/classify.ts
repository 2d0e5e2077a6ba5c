import { loadCorrections } from '../catalog/corrections/load'
import { correctionIds, countCorrectionUses } from '../catalog/corrections/uses'
import { outputsOf } from '../catalog/topic/outputs'
import type { Ctx } from '../context'
import type { ClassificationResult, Corrections } from '../engine'
import type { Llm } from '../llm/client'
import { aliasesOf } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { llmClassification } from '../topics/intake/llm-classification'
import { withCredits } from '../usage/quota'
import { classifyTurns } from './read-turn'
import type { ClassifyRequest } from './schema'

const isTest = ({ caller }: Ctx): boolean => caller.kind === 'sdkKey' && caller.test

/** Test keys always get the local engine. */
export const llmFor = (ctx: Ctx, llm: Llm | null): Llm | null => (isTest(ctx) ? null : llm)

export async function classifyMessages(
  ctx: Ctx,
  llm: Llm | null,
  request: ClassifyRequest,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const answer = async () => ({
    text: JSON.stringify(llm ? await askLlm(ctx, llm, request, signal) : await askEngine(ctx, request)),
  })
  return isTest(ctx) ? answer() : withCredits(ctx, 'classifications', 1, answer)
}

async function askLlm(ctx: Ctx, llm: Llm, { messages, corrections }: ClassifyRequest, signal: AbortSignal) {
  const { result } = await llmClassification(ctx, llm, { messages, purpose: 'classify', signal, corrections })
  return withOutputs(ctx, result)
}

async function askEngine(ctx: Ctx, { messages, corrections: areFollowed }: ClassifyRequest) {
  const work = (corrections: Corrections | null) => classifyTurns(messages, corrections)
  const { result, refinement } = areFollowed ? await withCorrections(ctx, work) : await work(null)
  return { ...(await withOutputs(ctx, result)), ...(refinement ? { refinement } : {}) }
}

/** Classifies as the organization's corrections say, and counts those that took part. */
export async function withCorrections<T extends { result: ClassificationResult }>(
  ctx: Ctx,
  work: (corrections: Corrections | null) => T | Promise<T>,
): Promise<T> {
  const { library } = await loadCorrections(ctx.db, ctx.org.id)
  const answer = await work(library)
  await countCorrectionUses(ctx.db, correctionIds(answer.result))
  return answer
}

/** Whichever engine classified, names and descriptions come from the templates. */
export const withOutputs = async (ctx: Ctx, result: ClassificationResult) => ({
  ...result,
  ...outputsOf(result, await activeTemplates(ctx.db), aliasesOf(ctx.org)),
})
