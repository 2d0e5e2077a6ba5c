import type { OperatorCtx } from '../context'
import { toArrays, unnest } from '../db/unnest'
import { dayOf } from './quota'
import type { LlmCall, LlmPurpose } from './record'

export type SystemCall = {
  usage: Pick<LlmCall, 'inputTokens' | 'outputTokens' | 'webSearches' | 'cost'>
  succeeded: boolean
}

const TYPES = {
  succeeded: 'boolean',
  input_tokens: 'integer',
  output_tokens: 'integer',
  web_searches: 'integer',
  cost: 'numeric',
} as const

/** Calls of an operator's job or import, which no organization pays for: they are recorded under `system`. */
export async function recordSystemCalls(
  { db, userId, now }: OperatorCtx,
  { purpose, model, calls }: { purpose: LlmPurpose; model: string; calls: readonly SystemCall[] },
): Promise<void> {
  const rows = calls.map(({ usage, succeeded }) => ({
    succeeded,
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    web_searches: usage.webSearches,
    cost: usage.cost,
  }))
  await db.execute({
    text: `WITH calls AS (
             INSERT INTO llm_calls (org_id, purpose, model, auth_method, caller_id, called_at, duration_ms,
                                    ${Object.keys(TYPES).join(', ')})
             SELECT 'system', $1, $2, 'session', $3, $4, 0, input.* FROM ${unnest(TYPES, 6)}
             RETURNING input_tokens + output_tokens AS tokens, web_searches, cost
           )
           INSERT INTO usage_daily AS d (org_id, date, total_tokens, total_web_searches, total_cost)
           SELECT 'system', $5, coalesce(sum(tokens), 0), coalesce(sum(web_searches), 0), coalesce(sum(cost), 0) FROM calls
           ON CONFLICT (org_id, date) DO UPDATE SET
             total_tokens = d.total_tokens + excluded.total_tokens,
             total_web_searches = d.total_web_searches + excluded.total_web_searches,
             total_cost = d.total_cost + excluded.total_cost`,
    values: [purpose, model, userId, now, dayOf(now), ...toArrays(rows, TYPES)],
  })
}
