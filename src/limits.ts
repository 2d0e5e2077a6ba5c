/** Every number of the specification's part 8, once. */

export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export const QUOTA_METRICS = ['classifications', 'tokens', 'imports', 'exports'] as const
export type QuotaMetric = (typeof QUOTA_METRICS)[number]

/** Monthly, per organization; null is unlimited. */
export const PLAN_QUOTAS: Record<Plan, Record<QuotaMetric, number | null>> = {
  free: { classifications: 100, tokens: 1_000_000, imports: 5, exports: 10 },
  pro: { classifications: 10_000, tokens: 50_000_000, imports: 100, exports: null },
  enterprise: { classifications: null, tokens: null, imports: null, exports: null },
}

export const API_KEYS_PER_ORG = 25
export const KEY_NAME_LENGTH = 100
export const LAST_USED_RESOLUTION_MS = 60_000

/** Sign-in attempts a minute per address and email (ruling 47). */
export const SIGN_IN_ATTEMPTS_PER_MINUTE = 20
/** Failed keys a minute per address, before further ones are answered 429. */
export const FAILED_KEYS_PER_MINUTE = 100

export const BODY_LIMIT_BYTES = 1_048_576
export const SMALL_BODY_LIMIT_BYTES = 65_536
export const DRAIN_MS = 10_000

export const PAGE_SIZE_DEFAULT = 25
export const PAGE_SIZE_MAX = 100

export const MESSAGES_PER_CLASSIFY = 50
export const MESSAGE_LENGTH = 20_000

export const CATALOG_ADD_IDS = 500
export const MATRIX_COMBINATIONS = 5_000
export const MATRIX_DIMENSIONS_MIN = 2
export const MATRIX_DIMENSIONS = 50
export const MATRIX_TEXT_LENGTH = 500
export const EXPORT_MS = 55_000
export const EXPORT_PAGE = 500

/** Topics that one intake takes: an import chunk, a sync page, a chunk of a matrix. */
export const INTAKE_TOPICS = 500
export const INTAKE_KEYWORDS = 100
export const TOPIC_NAME_LENGTH = 500
export const SUBCATEGORY_LENGTH = 200
export const DESCRIPTION_LENGTH = 2_000
export const LARGE_BODY_LIMIT_BYTES = 16 * 1_048_576

export const RECLASSIFY_LOCAL_TOPICS = 500
export const RECLASSIFY_LLM_TOPICS = 100
export const HISTORY_ENTRIES = 200

export const WEB_SEARCHES_PER_CALL = 3
export const CLASSIFICATION_OUTPUT_TOKENS = 4_096
/** Calls to the LLM provider that one request has under way at a time. */
export const LLM_CONCURRENCY = 8
export const LLM_CORRECTIONS = 20
/** Characters of base64 (ruling 46). */
export const BRIEF_LENGTH = 10 * 1_048_576
/** The file and the JSON around it; the filename is for display and short. */
export const BRIEF_BODY_LIMIT_BYTES = BRIEF_LENGTH + 16_384
/** Characters of a document's text that are sent: about 100,000 tokens. */
export const BRIEF_TEXT_LENGTH = 400_000
/** Bytes of XML that one document may unpack to. */
export const BRIEF_UNPACKED_BYTES = 16 * 1_048_576
export const BRIEF_TOPICS = 50

export const CONNECTIONS_PER_ORG = 20
export const CONNECTION_NAME_LENGTH = 100
export const CONNECTION_TEST_MS = 30_000
/** Of an address, a path or another setting of a connection. */
export const CONNECTION_SETTING_LENGTH = 2_000
export const FIELD_MAPPINGS = 50

export const PLATFORM_API_MS = 30_000
export const MARKETPLACE_AUTH_MS = 10_000
/** Waiting before the first, second and third retry of an outbound call. */
export const OUTBOUND_RETRY_MS = [1_000, 2_000, 4_000]
export const OUTBOUND_RETRIES = OUTBOUND_RETRY_MS.length
export const OUTBOUND_REDIRECTS = 3
export const OUTBOUND_ANSWER_BYTES = 16 * 1_048_576
/** What is repeated of another side's explanation of its failure. */
export const OUTBOUND_WORDS_LENGTH = 300

export const SYNC_PAGE_SIZE = 500
export const SYNC_PAGES = 300
/** A source that does not heed the page size may send more at once than was asked for. */
export const SYNC_PAGE_ITEMS_MAX = 5_000
export const SYNC_PAGE_LLM = 15
/** What is left of a page's time to the LLM. */
export const SYNC_LLM_MS = 45_000
export const SYNC_FETCH_MS = 15_000
/** All attempts at a page with the waiting between them: 4 × 15 s and 7 s, or less where the source asks for longer waits. */
export const SYNC_FETCH_BUDGET_MS = 75_000

export const IMPORT_ROWS = 50_000
export const IMPORT_CHUNK_MS = 60_000
export const IMPORT_LLM_TOPICS = 10
/** What is left of a chunk's time after the LLM's share. */
export const IMPORT_LLM_MS = 45_000
export const IMPORT_LIST_DEFAULT = 20
export const IMPORT_LIST_MAX = 100
export const FILENAME_LENGTH = 255
export const CSV_COLUMN_LENGTH = 500
export const EXTERNAL_ID_LENGTH = 200
export const KEYWORD_LENGTH = 200
/** Waits of a client before it sends a failed chunk again. */
export const CHUNK_RETRY_MS = [1_000, 2_000, 4_000] as const
export const REVIEW_TOPICS = 500
export const REVIEW_REASON_LENGTH = 1_000
