import type { Ctx } from '../context'
import { dayOf, monthOf } from './quota'

export type LlmPurpose = 'classify' | 'brief' | 'reclassify' | 'import' | 'matrix' | 'sync'

export type LlmCall = {
  purpose: LlmPurpose
  model: string
  succeeded: boolean
  inputTokens: number
  outputTokens: number
  webSearches: number
  durationMs: number
  /** Estimated, in US dollars; null if the model's price is unknown. */
  cost: number | null
}

const AUTH_METHODS = { session: 'session', apiKey: 'api_key', sdkKey: 'sdk_key', oauth: 'oauth' } as const

/** Adds a call to the day's totals and the month's tokens. If that fails, the caller still gets its answer. */
export async function recordLlmCall(ctx: Ctx, call: LlmCall): Promise<void> {
  const { caller } = ctx
  await ctx.db
    .execute({
      name: 'record_llm_call',
      text: `WITH call AS (
               INSERT INTO llm_calls (org_id, purpose, model, auth_method, caller_id, succeeded, input_tokens, output_tokens,
                                      web_searches, duration_ms, cost, called_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
               RETURNING input_tokens + output_tokens AS tokens
             ), monthly AS (
               INSERT INTO usage_monthly AS u (org_id, month, metric, used) SELECT $1, $13, 'tokens', tokens FROM call
               ON CONFLICT (org_id, month, metric) DO UPDATE SET used = u.used + excluded.used
             )
             INSERT INTO usage_daily AS d (org_id, date, total_tokens, total_web_searches, total_cost)
             SELECT $1, $14, tokens, $9, coalesce($11, 0) FROM call
             ON CONFLICT (org_id, date) DO UPDATE SET
               total_tokens = d.total_tokens + excluded.total_tokens,
               total_web_searches = d.total_web_searches + excluded.total_web_searches,
               total_cost = d.total_cost + excluded.total_cost`,
      values: [
        ctx.org.id,
        call.purpose,
        call.model,
        AUTH_METHODS[caller.kind],
        caller.kind === 'session' ? caller.userId : caller.keyId,
        call.succeeded,
        call.inputTokens,
        call.outputTokens,
        call.webSearches,
        call.durationMs,
        call.cost,
        ctx.now,
        monthOf(ctx.now),
        dayOf(ctx.now),
      ],
    })
    .catch((err) => ctx.log.error({ err, call }, 'LLM call not recorded'))
}
