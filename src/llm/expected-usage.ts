import type { LlmPrice } from '../config'
import { CLASSIFY_PROMPT } from './prompt'
import { costOf, type Tokens, type Usage } from './usage'

/** English text has about four characters per token. */
const CHARACTERS_PER_TOKEN = 4
/** The local engine's answer and a few corrections, which are sent with the name. */
const CONTEXT_TOKENS = 700
const OUTPUT_TOKENS = 400
/** About every second name is looked up, which doubles the cost of a call. */
const SEARCHES_PER_CALL = 0.5
const TOKENS_PER_SEARCH = 3_000

/** What one classification is assumed to use, where no earlier calls tell. */
export function assumedUsage(price: LlmPrice | null, webSearch: boolean): Usage {
  const promptTokens = Math.ceil(CLASSIFY_PROMPT.length / CHARACTERS_PER_TOKEN)
  const webSearches = webSearch ? SEARCHES_PER_CALL : 0
  const tokens: Tokens = {
    inputTokens: promptTokens + CONTEXT_TOKENS + webSearches * TOKENS_PER_SEARCH,
    outputTokens: OUTPUT_TOKENS,
    cacheWriteTokens: 0,
    cacheReadTokens: promptTokens,
    webSearches,
  }
  return { ...tokens, cost: costOf(tokens, price) }
}
