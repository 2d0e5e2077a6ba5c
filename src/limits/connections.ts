export const CONNECTIONS_PER_ORG = 20
export const CONNECTION_NAME_LENGTH = 100
export const CONNECTION_TEST_MS = 30_000
/** Of any text in a connection's settings. */
export const CONNECTION_SETTING_LENGTH = 2_000
export const FIELD_MAPPINGS = 50
export const CUSTOM_API_FIELDS = 20

export const PLATFORM_API_MS = 30_000
export const MARKETPLACE_AUTH_MS = 10_000
/** The waits before the first, second and third retry of an outbound call. */
export const OUTBOUND_RETRY_MS = [1_000, 2_000, 4_000]
export const OUTBOUND_RETRIES = OUTBOUND_RETRY_MS.length
/** With less time than this a call would only be cut off, and its outcome unknown. */
export const OUTBOUND_MIN_CALL_MS = 1_000
export const OUTBOUND_REDIRECTS = 3
/** Of an answer with a list, and of any other answer. */
export const OUTBOUND_LIST_BYTES = 16 * 1_048_576
export const OUTBOUND_ANSWER_BYTES = 1_048_576
/** Of an error answer; the rest is not read. */
export const OUTBOUND_ERROR_BYTES = 65_536
/** JSON values in an answer, and in an error answer. */
export const OUTBOUND_VALUES = 1_000_000
export const OUTBOUND_ERROR_VALUES = 1_000
/** Of the platform's explanation in an error message, and of the whole message. */
export const OUTBOUND_WORDS_LENGTH = 300
export const OUTBOUND_MESSAGE_LENGTH = 2_000
/** Of a segment's name as a platform lists it: more than any platform allows. */
export const PLATFORM_NAME_LENGTH = 2_000
/** Segments on one page; a platform may send more than the hundred that were requested. */
export const PLATFORM_PAGE_ITEMS_MAX = 10_000

export const SYNC_PAGE_SIZE = 500
export const SYNC_PAGES = 300
/** A source may ignore the page size and send more than was requested. */
export const SYNC_PAGE_ITEMS_MAX = 5_000
/** How much of a field of an item or a row is read: more than any field may have. */
export const RAW_FIELD_LENGTH = 25_000
export const SYNC_PAGE_LLM = 15
/** The part of a page's time that the LLM may use. */
export const SYNC_LLM_MS = 45_000
export const SYNC_FETCH_MS = 15_000
/** For all attempts to fetch a page and the waits between them: 4 × 15 s and 7 s, and some reserve. */
export const SYNC_FETCH_BUDGET_MS = 75_000
