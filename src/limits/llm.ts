export const WEB_SEARCHES_PER_CALL = 3
export const CLASSIFICATION_OUTPUT_TOKENS = 4_096
/** Concurrent calls to the LLM provider for one request. */
export const LLM_CONCURRENCY = 8
export const LLM_CORRECTIONS = 20
/** A claim on what the LLM is asked about, which is renewed three times as often; and how often others look whether it has ended. */
export const LLM_CLAIM_MS = 30_000
export const LLM_CLAIM_POLL_MS = 250

/** An answer of the LLM provider with its search results; the model's text in it; the values in that text. */
export const LLM_ANSWER_BYTES = 4 * 1_048_576
export const LLM_TEXT_LENGTH = 100_000
export const LLM_VALUES = 1_000
