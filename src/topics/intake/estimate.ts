import { z } from 'zod'
import type { Ctx } from '../../context'
import type { Llm } from '../../llm/client'
import { measuredCall } from '../../usage/measured-call'
import { type QuotaState, quotaState } from '../../usage/quota'
import type { LlmPurpose } from '../../usage/record'
import { ENGINES, type EngineChoice } from './engine-choice'

const count = z.number().int()
const quota = z.object({
  limit: count.nullable().describe('Null where the plan has no limit'),
  used: count,
  remaining: count.nullable(),
  needed: count,
  isEnough: z.boolean(),
})

export const estimateAnswer = z.object({
  engine: z.enum(ENGINES),
  names: count.describe('known + local + llm + overLimit'),
  known: count.describe(
    'Need no classification: in the library or the catalog already, repeated, or settled by a reviewer',
  ),
  local: count.describe('The local engine answers'),
  llm: count.describe('The LLM answers'),
  overLimit: count.describe('More than the LLM is asked about at a time: the local engine answers'),
  tokens: count.describe('Expected for the LLM, input and output'),
  cost: z.number().nullable().describe('Expected, in US dollars; null if the model’s price is not known'),
  currency: z.literal('USD'),
  basis: z
    .enum(['measured', 'assumed'])
    .describe('Whether tokens and cost come from earlier calls, or from what such a call usually takes'),
  quota: z
    .object({ classifications: quota, tokens: quota })
    .nullable()
    .describe('What is left this month; null for work that no quota limits'),
})
export type Estimate = z.infer<typeof estimateAnswer>

export type NameCounts = Pick<Estimate, 'known' | 'local' | 'llm' | 'overLimit'>
export const NO_NAMES: NameCounts = { known: 0, local: 0, llm: 0, overLimit: 0 }

export const addCounts = (a: NameCounts, b: NameCounts): NameCounts => ({
  known: a.known + b.known,
  local: a.local + b.local,
  llm: a.llm + b.llm,
  overLimit: a.overLimit + b.overLimit,
})

export type ExpectedCalls = {
  db: Ctx['db']
  /** Who made the earlier calls. */
  orgId: string
  purposes: readonly LlmPurpose[]
  model?: string
  webSearch?: boolean
  isBatch?: boolean
}

/** Tokens and cost of the names that go to the LLM. */
export async function withCosts(
  engine: EngineChoice,
  counts: NameCounts,
  llm: Llm | null,
  { db, orgId, purposes, model = llm?.model ?? '', webSearch = true, isBatch = false }: ExpectedCalls,
): Promise<Omit<Estimate, 'quota'>> {
  const { known, local, llm: calls, overLimit } = counts
  const total = { engine, names: known + local + calls + overLimit, ...counts, currency: 'USD' as const }
  if (!llm || calls === 0) return { ...total, tokens: 0, cost: 0, basis: 'assumed' }
  const measured = await measuredCall(db, { orgId, model, purposes, webSearch })
  if (measured) return { ...total, ...timesCalls(measured, calls), basis: 'measured' }
  const { inputTokens, outputTokens, cost } = llm.assumedUsage({ model, webSearch, isBatch })
  return { ...total, ...timesCalls({ tokens: inputTokens + outputTokens, cost }, calls), basis: 'assumed' }
}

const timesCalls = ({ tokens, cost }: { tokens: number; cost: number | null }, calls: number) => ({
  tokens: Math.round(tokens * calls),
  cost: cost === null ? null : Math.round(cost * calls * 10_000) / 10_000,
})

/** The same for an organization, against what is left of its quota. Every name counts as one classification. */
export async function estimateFor(
  ctx: Ctx,
  llm: Llm | null,
  engine: EngineChoice,
  counts: NameCounts,
): Promise<Estimate> {
  const calls = { db: ctx.db, orgId: ctx.org.id, purposes: CLASSIFYING }
  const costs = await withCosts(engine, counts, llm, calls)
  const classifications = against(await quotaState(ctx, 'classifications'), costs.names)
  const tokens = against(await quotaState(ctx, 'tokens'), costs.tokens)
  return { ...costs, quota: { classifications, tokens } }
}

const CLASSIFYING = ['classify', 'reclassify', 'import', 'matrix', 'sync'] as const satisfies readonly LlmPurpose[]

const against = (state: QuotaState, needed: number) => ({
  ...state,
  needed,
  isEnough: state.remaining === null || needed <= state.remaining,
})
