import { loadCorrections } from '../catalog/corrections/load'
import { correctionIds, countCorrectionUses } from '../catalog/corrections/uses'
import { outputsOf } from '../catalog/topic/outputs'
import type { Ctx } from '../context'
import { type ClassificationResult, classify, type OutputTemplate } from '../engine'
import type { Llm } from '../llm/client'
import { aliasesOf, type OrgAliases } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { llmClassification, topicOf } from '../topics/intake/llm-classification'
import { withCredits } from '../usage/quota'
import type { ClassifyRequest } from './schema'

const isTest = ({ caller }: Ctx): boolean => caller.kind === 'sdkKey' && caller.test

/** Test keys always get the local engine. */
export const llmFor = (ctx: Ctx, llm: Llm | null): Llm | null => (isTest(ctx) ? null : llm)

export async function classifyMessages(
  ctx: Ctx,
  llm: Llm | null,
  { messages, corrections }: ClassifyRequest,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const answer = async () => {
    const result = llm
      ? (await llmClassification(ctx, llm, { messages, purpose: 'classify', signal, corrections })).result
      : await classifyLocally(ctx, topicOf(messages), corrections)
    return { text: JSON.stringify(withOutputs(result, ctx.org, await activeTemplates(ctx.db))) }
  }
  return isTest(ctx) ? answer() : withCredits(ctx, 'classifications', 1, answer)
}

async function classifyLocally(ctx: Ctx, name: string, followsCorrections: boolean): Promise<ClassificationResult> {
  if (!followsCorrections) return classify(name)
  const { library } = await loadCorrections(ctx.db, ctx.org.id)
  const result = classify(name, {}, { corrections: library })
  await countCorrectionUses(ctx.db, correctionIds(result))
  return result
}

/** Whichever engine classified, names and descriptions come from the templates. */
const withOutputs = (result: ClassificationResult, org: OrgAliases, templates: readonly OutputTemplate[]) => ({
  ...result,
  ...outputsOf(result, templates, aliasesOf(org)),
})
