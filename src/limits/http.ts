export const BODY_LIMIT_BYTES = 1_048_576
export const SMALL_BODY_LIMIT_BYTES = 65_536
export const LARGE_BODY_LIMIT_BYTES = 16 * 1_048_576
/** JSON from outside: levels of nesting, and values in a request. */
export const JSON_DEPTH = 100
export const REQUEST_VALUES = 60_000
/** For requests with long lists: rows of a chunk, clusters of a merge, ids to delete. */
export const LARGE_REQUEST_VALUES = 200_000
/** JSON with more values is parsed in chunks: this many take up to a tenth of a second. */
export const JSON_AT_ONCE_VALUES = 60_000

/** Timeouts for a whole body, and between two parts of any body. */
export const BODY_MS = 120_000
export const BODY_IDLE_MS = 30_000
/** Timeout for the headers of a request. */
export const HEADERS_MS = 20_000
/** How often Node checks these timeouts. */
export const LATE_REQUESTS_MS = 5_000
/** Timeout of a connection without traffic, such as that of a client that does not read its answer. */
export const SOCKET_IDLE_MS = 300_000
/** How long the rest of a refused request is read and discarded, so that the client can read the answer. */
export const LINGER_MS = 2_000
export const CONNECTIONS = 10_000
export const HEADER_BYTES = 16_384
/** Of a parameter in a path. */
export const PARAMETER_LENGTH = 200

/** Of a value of a filter, and of the values of one filter. */
export const FILTER_LENGTH = 200
export const FILTER_VALUES = 100
/** Of a filter, counted: the most frequent. */
export const FACET_VALUES = 1_000
export const PAGE_SIZE_DEFAULT = 25
export const PAGE_SIZE_MAX = 100
