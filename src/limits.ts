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
/** Calls a minute that take a password, sign up or go to the identity provider: per address, and per network of addresses. */
export const SIGN_INS_PER_ADDRESS = 600
export const SIGN_INS_PER_NETWORK = 1_200
/** Failed sign-ins a minute per account from addresses that it never signed in from. */
export const FAILED_SIGN_INS_PER_ACCOUNT = 100
/** How long an address is remembered from which an account has signed in. */
export const KNOWN_ADDRESS_SECONDS = 90 * 24 * 3600
/** Attempts a minute at the current password, per user, wherever from. */
export const PASSWORD_CHANGES_PER_USER = 20
/** Failed keys a minute per address, before further ones are answered 429. */
export const FAILED_KEYS_PER_MINUTE = 100
/** The network of an address, in bits: what one household or host usually holds of each kind, and what surrounds it. */
export const IPV4_NETWORK_BITS = 24
export const IPV6_ADDRESS_BITS = 64
export const IPV6_NETWORK_BITS = 48

/** Members of one organization, which a list brings all at once. */
export const MEMBERS_PER_ORG = 10_000

/** For each call to the identity provider. */
export const IDENTITY_PROVIDER_MS = 5_000
/** After a failed look-up of the identity provider the next one waits; one that worked is renewed in the background. */
export const IDENTITY_PROVIDER_RETRY_MS = 1_000
export const IDENTITY_PROVIDER_RENEWAL_MS = 3_600_000

/** For one statement; those that write in bulk, also in a step of a job, have longer. */
export const STATEMENT_MS = 30_000
export const BULK_STATEMENT_MS = 120_000
/** Building an index over a large table, and waiting for another node that does. */
export const MIGRATION_STATEMENT_MS = 6 * 3_600_000
/** Statements of a session and of a sign-in, and the look-up of keys, which is tried twice. */
export const IDENTITY_STATEMENT_MS = 5_000
export const KEY_LOOK_UP_MS = 2_000
/** After this a look-up of keys no longer makes others wait for it; so many are under way at once. */
export const KEY_LOOK_UP_PATIENCE_MS = 250
export const KEY_LOOK_UPS_AT_ONCE = 4
/** So much longer than the server works on a statement the client waits to hear of it. */
export const SILENCE_GRACE_MS = 2_000
/** For a connection to the database to be made; for one of the pool to become free. */
export const DATABASE_CONNECT_MS = 5_000
export const DATABASE_WAIT_MS = 10_000
/** For the database to answer that a connection is closed. */
export const CONNECTION_CLOSE_MS = 1_000
export const IDLE_IN_TRANSACTION_MS = 120_000
export const TCP_KEEP_ALIVE_MS = 10_000
/** For each of two attempts to reach the database, and for the answer of /readyz. */
export const READY_ATTEMPT_MS = 900
export const READY_MS = 1_900
/** What a client is asked to wait while the database is away. */
export const UNREACHABLE_RETRY_SECONDS = 5

export const BODY_LIMIT_BYTES = 1_048_576
export const SMALL_BODY_LIMIT_BYTES = 65_536
/** What JSON from outside may be: levels of nesting, and values that a request holds in all. */
export const JSON_DEPTH = 100
export const REQUEST_VALUES = 60_000
/** Where lists are long: rows of a chunk, clusters of a merge, ids to delete. */
export const LARGE_REQUEST_VALUES = 200_000
/** JSON with more values than these is made a piece at a time: so many take up to a tenth of a second. */
export const JSON_AT_ONCE_VALUES = 60_000
/** Work that may take long lets others in after so long. */
export const WORK_MS = 20
/** A node that answers nobody for so long has stalled. */
export const STALL_MS = 250
export const DRAIN_MS = 10_000

/** For a body to arrive whole; for one that streams in, or any other, to bring something more. */
export const BODY_MS = 120_000
export const BODY_IDLE_MS = 30_000
/** For the headers of a request. */
export const HEADERS_MS = 20_000
/** How often Node looks for requests that are late. */
export const LATE_REQUESTS_MS = 5_000
/** For a connection on which nothing moves, such as that of a client that does not read its answer. */
export const SOCKET_IDLE_MS = 300_000
/** What a client still sends after its request was refused is thrown away for so long. */
export const LINGER_MS = 2_000
export const CONNECTIONS = 10_000
export const HEADER_BYTES = 16_384
/** Of one parameter in a path. */
export const PARAMETER_LENGTH = 200

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

/** Text that one statement sends: two thousand topics of ordinary length. */
export const STATEMENT_CHARACTERS = 2_000_000
/** Topics that one intake takes: an import chunk, a sync page, a chunk of a matrix. */
export const INTAKE_TOPICS = 500
export const INTAKE_KEYWORDS = 100
/** Topics that a search of the catalog adds because the caller's own keywords say so. */
export const OWN_TOPICS_FOUND = 10_000
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
/** An answer of the LLM provider with all that it searched, the model's own words in it, and the values these hold. */
export const LLM_ANSWER_BYTES = 4 * 1_048_576
export const LLM_TEXT_LENGTH = 100_000
export const LLM_VALUES = 1_000
/** Characters of base64 (ruling 46). */
export const BRIEF_LENGTH = 10 * 1_048_576
/** The file and the JSON around it; the filename is for display and short. */
export const BRIEF_BODY_LIMIT_BYTES = BRIEF_LENGTH + 16_384
/** Characters of a document's text that are sent: about 100,000 tokens. */
export const BRIEF_TEXT_LENGTH = 400_000
/** Bytes of a plain text that are looked at: a character takes at most four. */
export const BRIEF_TEXT_BYTES = 4 * BRIEF_TEXT_LENGTH
/** Bytes of XML that one document may unpack to. */
export const BRIEF_UNPACKED_BYTES = 16 * 1_048_576
/** Entries of a document's archive. */
export const DOCUMENT_PARTS = 10_000
/** Elements open at once in a document; Word nests a few dozen. */
export const DOCUMENT_DEPTH = 1_000
/** For reading one document, in a thread of its own. */
export const DOCUMENT_MS = 5_000
export const DOCUMENT_HEAP_MB = 128
/** Documents that a node reads at once, those that wait for their turn, and for how long. */
export const DOCUMENT_THREADS = 2
export const DOCUMENTS_WAITING = 8
export const DOCUMENT_WAIT_MS = 10_000
export const BRIEF_TOPICS = 50

export const CONNECTIONS_PER_ORG = 20
export const CONNECTION_NAME_LENGTH = 100
export const CONNECTION_TEST_MS = 30_000
/** Of an address, a path or another setting of a connection. */
export const CONNECTION_SETTING_LENGTH = 2_000
export const FIELD_MAPPINGS = 50
export const CUSTOM_API_FIELDS = 20

export const PLATFORM_API_MS = 30_000
export const MARKETPLACE_AUTH_MS = 10_000
/** Waiting before the first, second and third retry of an outbound call. */
export const OUTBOUND_RETRY_MS = [1_000, 2_000, 4_000]
export const OUTBOUND_RETRIES = OUTBOUND_RETRY_MS.length
export const OUTBOUND_REDIRECTS = 3
/** Of a list, and of any other answer: a token, what was created. */
export const OUTBOUND_LIST_BYTES = 16 * 1_048_576
export const OUTBOUND_ANSWER_BYTES = 1_048_576
/** What is read of an answer that says why something failed. */
export const OUTBOUND_ERROR_BYTES = 65_536
/** Values that an answer may hold; one that says why something failed. */
export const OUTBOUND_VALUES = 1_000_000
export const OUTBOUND_ERROR_VALUES = 1_000
/** What is repeated of another side's explanation of its failure, and of all that is said of one. */
export const OUTBOUND_WORDS_LENGTH = 300
export const OUTBOUND_MESSAGE_LENGTH = 2_000
/** What is looked at of a segment's name on a platform: more than any of them takes. */
export const PLATFORM_NAME_LENGTH = 2_000
/** Segments on one page of a platform that was asked for a hundred. */
export const PLATFORM_PAGE_ITEMS_MAX = 10_000

export const SYNC_PAGE_SIZE = 500
export const SYNC_PAGES = 300
/** A source that does not heed the page size may send more at once than was asked for. */
export const SYNC_PAGE_ITEMS_MAX = 5_000
/** How much of a field of an item or a row is read: more than any field may have. */
export const RAW_FIELD_LENGTH = 25_000
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
export const ARCHIVE_TOPICS = 500
/** Topics, and jobs with errors, that wait for an operator and are shown at once. */
export const OUTSTANDING = 20
/** Of each such job. */
export const OUTSTANDING_ERRORS = 100

/** Batch constants of the contract's 4.8. */
export const RECLASSIFY_BATCH_SIZE = 50
export const DEDUP_BATCH_SIZE = 50
export const MERGE_BATCH_SIZE = 10
/** Near-identical topics that a sweep finds for one. */
export const DUPLICATE_NEIGHBOURS = 5
/** Of one sweep, and of one merge. */
export const DEDUP_CLUSTERS = 5_000
export const MERGE_LOSERS = 1_000
export const SUB_BATCH_SIZE = 100
export const BATCH_PROCESS_CHUNK_SIZE = 500
export const STAGING_CHUNK_SIZE = 2_000
export const STAGING_TIME_BUDGET_MS = 45_000
/** Sub-batches that a job has at the LLM provider at a time: as many as are staged in a tick. */
export const SUB_BATCHES_OUT = STAGING_CHUNK_SIZE / SUB_BATCH_SIZE
/** So long after a submission without an answer the provider's list of batches tells whether it was taken. */
export const SUB_BATCH_SETTLE_MS = 30_000
export const JOB_LIST_DEFAULT = 20
export const JOB_LIST_MAX = 100
/** Of a job's record; all of them are kept. */
export const JOB_ERRORS_SHOWN = 500
export const DRY_RUN_EXAMPLES = 50
/** A claim is renewed long before it ends; one that ends is that of a node that died. */
export const JOB_LEASE_MS = 30_000
/** Times the contract's batch: what the worker takes in one transaction. */
export const WORKER_CHUNKS = 10
/** How long the worker leaves a job alone that waits for somebody else, and rests when there is none. */
export const JOB_WAIT_MS = 15_000
export const WORKER_POLL_MS = 2_000

export const PUSH_BATCH = 25
/** Of one push run; a selection by filters has no limit. */
export const PUSH_TOPIC_IDS = 10_000
/** How often a segment whose outcome is unknown is looked up and tried again. */
export const PUSH_RETRIES = 3
export const PUSH_ERRORS = 500
/** Segments on their way to one connection's platform at a time, from each node. */
export const PUSH_CONCURRENCY = 4
/** A push call answers within a minute: no segment is begun after the first, none is waited for after the second. */
export const PUSH_BEGIN_MS = 25_000
export const PUSH_MS = 55_000
/** Longer than any call that may still be under way: who takes over finds on the platform what was done. */
export const CLAIM_SECONDS = 90
export const ACTIVATION_MS = 30_000
/** The same of a refresh or a deactivation: the time for its calls, and that for a platform to carry out the last one. */
export const ACTIVATION_CLAIM_SECONDS = (ACTIVATION_MS + PLATFORM_API_MS) / 1_000
export const BULK_ACTIVATIONS_MS = 60_000
export const BULK_ACTIVATION_IDS = 500
export const REFRESH_PLAN_ENTRIES = 5_000
export const PUSH_PLAN_ENTRIES = 5_000
/** Activations that a list reads at once while it is sent. */
export const ACTIVATIONS_PAGE = 2_000
export const REFRESH_JOB_BATCH = 25
/** For all that a platform has. */
export const PLATFORM_WALK_MS = 45_000
/** Segments that a job lists as missing; it counts all of them. */
export const MISSING_SEGMENTS = 1_000
export const MATCH_VALUE_LENGTH = 2_048
export const MATCH_VALUES = 10_000_000
/** In a JSON body: 16 characters a value. */
export const MATCH_VALUES_IN_JSON = 1_000_000
export const MATCH_VALUES_BODY_BYTES = 512 * 1_048_576
/** Values in one row of the table. */
export const MATCH_VALUES_PART = 5_000
/** After this an upload that is not complete was broken off. */
export const MATCH_VALUES_MS = 3_600_000

export const OUTPUT_TEMPLATES = 100
/** Path or slug fields of one template. */
export const TEMPLATE_FIELDS = 30
/** A template's names, separators and prefixes; its formats and description. */
export const TEMPLATE_WORDS_LENGTH = 100
export const TEMPLATE_TEXT_LENGTH = 4_000
