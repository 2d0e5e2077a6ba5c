import { z } from 'zod'
import type { Usage } from '../../llm/usage'
import type { IntakeItem, IntakeResult } from './intake'

/** What the LLM used. `cost` is in US dollars; calls whose price is not known add nothing to it. */
export type Spending = { tokens: number; cost: number }
export const NO_SPENDING: Spending = { tokens: 0, cost: 0 }

export const spendingOf = ({ inputTokens, outputTokens, cost }: Usage): Spending => ({
  tokens: inputTokens + outputTokens,
  cost: cost ?? 0,
})

export const sumOf = (a: Spending, b: Spending): Spending => ({ tokens: a.tokens + b.tokens, cost: a.cost + b.cost })

const count = z.number().int()

/** Part of the answers of routes that classify. */
export const engineUse = {
  localCount: count.describe('New topics that the local engine answered'),
  llmCount: count.describe('Names that the LLM answered'),
  llmFailedCount: count.describe(
    'Names that the LLM was to answer and did not, because it failed or the quota was used up: the local answer stays',
  ),
  llmError: z.string().nullable().describe('Why the LLM did not answer the last of them'),
  tokens: count.describe('Used by the LLM, input and output'),
  cost: z.number().describe('Of the LLM, estimated in US dollars'),
}
export type EngineUse = {
  localCount: number
  llmCount: number
  llmFailedCount: number
  llmError: string | null
} & Spending

export const NO_USE: EngineUse = { localCount: 0, llmCount: 0, llmFailedCount: 0, llmError: null, ...NO_SPENDING }

/** Who answered, from the items and what became of each. */
export function engineUseOf(
  items: readonly IntakeItem[],
  outcomes: readonly Pick<IntakeResult, 'outcome'>[],
  spent: Spending,
): EngineUse {
  const isByLlm = ({ classification, llmError }: IntakeItem) => classification !== undefined || llmError !== undefined
  return {
    localCount: outcomes.filter(({ outcome }, at) => outcome === 'new' && !isByLlm(items[at]!)).length,
    llmCount: items.filter(({ classification }) => classification).length,
    llmFailedCount: items.filter(({ llmError }) => llmError !== undefined).length,
    llmError: items.findLast(({ llmError }) => llmError !== undefined)?.llmError ?? null,
    ...spent,
  }
}
