import type { Spending } from '../../topics/intake/engine-use'

/** Part of the result of a job that asks the LLM: who answered how many topics, and what that cost. */
type EngineResult = {
  engines: { local: number; llm: number; llm_failed: number }
  tokens: number
  /** In US dollars. */
  cost: number
}
type Added = Partial<EngineResult['engines'] & Spending>

/** The result with further answers; its other parts stay. */
export function addEngineUse(
  result: Record<string, unknown>,
  { local = 0, llm = 0, llm_failed = 0, tokens = 0, cost = 0 }: Added,
): Record<string, unknown> {
  const before = result as Partial<EngineResult>
  return {
    ...result,
    engines: {
      local: (before.engines?.local ?? 0) + local,
      llm: (before.engines?.llm ?? 0) + llm,
      llm_failed: (before.engines?.llm_failed ?? 0) + llm_failed,
    },
    tokens: (before.tokens ?? 0) + tokens,
    cost: (before.cost ?? 0) + cost,
  }
}
