import type Anthropic from '@anthropic-ai/sdk'
import type { LlmPrice } from '../config'

export type Tokens = {
  /** Includes those read from and written to the provider's cache. */
  inputTokens: number
  outputTokens: number
  cacheWriteTokens: number
  cacheReadTokens: number
  webSearches: number
}

/** `cost` is an estimate in US dollars, or null if the model's price is not configured. */
export type Usage = Tokens & { cost: number | null }

export const NO_USAGE: Tokens = {
  inputTokens: 0,
  outputTokens: 0,
  cacheWriteTokens: 0,
  cacheReadTokens: 0,
  webSearches: 0,
}

export function tokensOf(usage: Anthropic.Usage): Tokens {
  const cacheWriteTokens = usage.cache_creation_input_tokens ?? 0
  const cacheReadTokens = usage.cache_read_input_tokens ?? 0
  return {
    inputTokens: usage.input_tokens + cacheWriteTokens + cacheReadTokens,
    outputTokens: usage.output_tokens,
    cacheWriteTokens,
    cacheReadTokens,
    webSearches: usage.server_tool_use?.web_search_requests ?? 0,
  }
}

export const addUsage = (a: Tokens, b: Tokens): Tokens => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  webSearches: a.webSearches + b.webSearches,
})

export function costOf(tokens: Tokens, price: LlmPrice | null): number | null {
  if (!price) return null
  const uncached = tokens.inputTokens - tokens.cacheWriteTokens - tokens.cacheReadTokens
  const perMillion =
    uncached * price.input +
    tokens.cacheWriteTokens * price.cacheWrite +
    tokens.cacheReadTokens * price.cacheRead +
    tokens.outputTokens * price.output
  return perMillion / 1_000_000 + tokens.webSearches * price.search
}
