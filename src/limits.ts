/** The limits, sizes and times of the service, each in one place. */

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

/** Sign-in attempts per minute, address and email. */
export const SIGN_IN_ATTEMPTS_PER_MINUTE = 20
/** Calls per minute that check a password, sign up or go to the identity provider: per address, and per network. */
export const SIGN_INS_PER_ADDRESS = 600
export const SIGN_INS_PER_NETWORK = 1_200
/** Failed sign-ins per minute and account, from addresses that it has not signed in from before. */
export const FAILED_SIGN_INS_PER_ACCOUNT = 100
/** How long the address of a sign-in is remembered for the account. */
export const KNOWN_ADDRESS_SECONDS = 90 * 24 * 3600
/** Attempts per minute and user to confirm the current password, from all addresses together. */
export const PASSWORD_CHANGES_PER_USER = 20
/** How long the link of a password reset works: one that an operator hands over, and one that is mailed. */
export const RESET_LINK_MS = 24 * 3_600_000
export const MAILED_RESET_LINK_MS = 3_600_000
/** Mails with such a link per hour and address. */
export const PASSWORD_RESETS_PER_ACCOUNT = 5
/** Mails with an invitation per hour: of an organization, and to an address. */
export const INVITATION_MAILS_PER_ORG = 200
export const INVITATION_MAILS_PER_ADDRESS = 5
/** Invalid keys per minute and address; further ones get a 429. */
export const FAILED_KEYS_PER_MINUTE = 100
/** Prefix lengths: what one household or host usually has, and the network around it. */
export const IPV4_NETWORK_BITS = 24
export const IPV6_ADDRESS_BITS = 64
export const IPV6_NETWORK_BITS = 48

/** For one statement of deleting an organization with everything that belongs to it. */
export const ORGANIZATION_DELETION_MS = 600_000
/** Rows, and about how many bytes, that the export of an organization reads at once. */
export const ORGANIZATION_EXPORT_ROWS = 500
export const ORGANIZATION_EXPORT_BYTES = 1_048_576

/** Of one organization: the list of members is not paged. */
export const MEMBERS_PER_ORG = 10_000

/** Timeout of each call to the identity provider. */
export const IDENTITY_PROVIDER_MS = 5_000
/** When the identity provider's description is read again: after a failure, and after a success, in the background. */
export const IDENTITY_PROVIDER_RETRY_MS = 1_000
export const IDENTITY_PROVIDER_RENEWAL_MS = 3_600_000

/** Timeout of a statement, and of statements that write in bulk, such as a step of a job. */
export const STATEMENT_MS = 30_000
export const BULK_STATEMENT_MS = 120_000
/** Long enough to build an index on a large table, or to wait for another node that does. */
export const MIGRATION_STATEMENT_MS = 6 * 3_600_000
/** Timeout of statements for sign-in, and of the look-up of keys and sessions, which is tried twice. */
export const IDENTITY_STATEMENT_MS = 5_000
export const LOOK_UP_MS = 2_000
/** After this time other look-ups of the kind stop waiting for a slow one; and how many run at once. */
export const LOOK_UP_PATIENCE_MS = 250
export const LOOK_UPS_AT_ONCE = 4
/** How much longer than the server's own timeout the client waits for a statement. */
export const SILENCE_GRACE_MS = 2_000
/** Timeouts for opening a connection to the database, and for getting one from the pool. */
export const DATABASE_CONNECT_MS = 5_000
export const DATABASE_WAIT_MS = 10_000
/** How long the database has to confirm the closing of a connection. */
export const CONNECTION_CLOSE_MS = 1_000
export const IDLE_IN_TRANSACTION_MS = 120_000
export const TCP_KEEP_ALIVE_MS = 10_000
/** When a lost connection for notifications is opened again. */
export const LISTEN_RETRY_MS = 2_000
/**
 * A replica is used while it holds everything that the primary held this long ago; how often that is checked, and how long
 * the replica has to answer a check or to open a connection.
 */
export const REPLICA_LAG_MS = 5_000
export const REPLICA_CHECK_MS = 1_000
export const REPLICA_WAIT_MS = 1_000
/**
 * A node notes an organization's writes at most this often. For the time after it, the organization reads from the primary:
 * longer than the interval between notes and the lag together.
 */
export const WRITE_NOTE_MS = 5_000
export const RECENT_WRITE_MS = 15_000
/** Timeouts of each of the two attempts that /readyz makes to reach the database, and of its answer. */
export const READY_ATTEMPT_MS = 900
export const READY_MS = 1_900
/** The Retry-After while the database cannot be reached. */
export const UNREACHABLE_RETRY_SECONDS = 5

/** What `taxon doctor` complains about: a clock that differs more, less free disk. */
export const CLOCK_TOLERANCE_MS = 2_000
export const DISK_FREE_BYTES = 2 ** 30
/** The least characters of a secret in TAXON_SECRET. */
export const SECRET_LENGTH = 32

export const BODY_LIMIT_BYTES = 1_048_576
export const SMALL_BODY_LIMIT_BYTES = 65_536
/** JSON from outside: levels of nesting, and values in a request. */
export const JSON_DEPTH = 100
export const REQUEST_VALUES = 60_000
/** For requests with long lists: rows of a chunk, clusters of a merge, ids to delete. */
export const LARGE_REQUEST_VALUES = 200_000
/** JSON with more values is parsed in chunks: this many take up to a tenth of a second. */
export const JSON_AT_ONCE_VALUES = 60_000
/** How long work may occupy the event loop before other requests get their turn. */
export const WORK_MS = 20
/** The event loop counts as stalled if it is blocked for this long. */
export const STALL_MS = 250
export const DRAIN_MS = 10_000

/** A statement that takes longer is logged with its plan, unless TAXON_SLOW_STATEMENT_MS says otherwise. */
export const SLOW_STATEMENT_MS = 1_000
/** Timeout of asking for a plan; and how long the plan of a statement is remembered, and of how many. */
export const EXPLAIN_MS = 2_000
export const PLAN_MS = 600_000
export const REMEMBERED_PLANS = 500
/** How much of a plan and of a statement without a name is logged, and told in a span. */
export const PLAN_LENGTH = 500
export const STATEMENT_LENGTH = 2_000

/** How long the collector of traces and metrics has to take what is left when a process stops. */
export const TELEMETRY_STOP_MS = 2_000
/** At most one warning in this time says that it takes nothing. */
export const TELEMETRY_WARNING_MS = 60_000
/** OpenTelemetry's own values. */
export const METRICS_EXPORT_INTERVAL_MS = 60_000
export const METRICS_EXPORT_TIMEOUT_MS = 30_000

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

export const MESSAGES_PER_CLASSIFY = 50
export const MESSAGE_LENGTH = 20_000

/** Conversations of a person in an organization; the oldest go. And how long one is kept after its newest turn. */
export const CONVERSATIONS_PER_USER = 100
export const CONVERSATION_DAYS = 90
export const TURNS_PER_CONVERSATION = 100
export const CONVERSATION_TITLE_LENGTH = 80

/** Views that one person keeps in an organization, and those that all of its members see. */
export const VIEWS_PER_USER = 100
export const SHARED_VIEWS = 500
export const VIEW_NAME_LENGTH = 80
/** Of the filters of a view, as JSON: what fits into an address. */
export const VIEW_QUERY_LENGTH = 8_000
export const VIEW_COLUMNS = 50
export const COLUMN_NAME_LENGTH = 50

export const CATALOG_ADD_IDS = 500
export const MATRIX_COMBINATIONS = 5_000
export const MATRIX_DIMENSIONS_MIN = 2
export const MATRIX_DIMENSIONS = 50
export const MATRIX_TEXT_LENGTH = 500
/** Names that the LLM answers for one matrix, and the time it has for them. */
export const MATRIX_LLM_TOPICS = 100
export const MATRIX_LLM_MS = 45_000
export const EXPORT_MS = 55_000
/** Topics of an export that are named one by one. */
export const EXPORT_TOPIC_IDS = 10_000
export const EXPORT_PAGE = 500

/** Of text in one statement: about two thousand topics of ordinary length. */
export const STATEMENT_CHARACTERS = 2_000_000
/** Topics of one intake: an import chunk, a sync page or a chunk of a matrix. */
export const INTAKE_TOPICS = 500
export const INTAKE_KEYWORDS = 100
/** Topics of a subcategory that a new one is compared with, and names on either side of its own in the alphabet. */
export const NEIGHBOUR_TOPICS = 1_000
export const NEIGHBOUR_NAMES = 20
/** Topics that a search of the catalog finds by the organization's own keywords. */
export const OWN_TOPICS_FOUND = 10_000
/** How many matches a search of the catalog counts. Each costs a page of the table: 10 µs from memory, 50 from disk. */
export const SEARCH_TOTAL = 1_000
/** Of how many matches the values of a filter are counted. */
export const SEARCH_FACET_TOPICS = 5_000
/** Topics that a search reads along a list's order before it takes another way. */
export const SEARCH_WALK_TOPICS = 20_000
export const TOPIC_NAME_LENGTH = 500
/** Of a library topic, and of one tag. */
export const TAGS_PER_TOPIC = 20
export const TAG_LENGTH = 40
/** Topics of a bulk edit that are named one by one, and those that are edited in one transaction. */
export const EDIT_TOPIC_IDS = 10_000
export const EDIT_CHUNK = 500
export const SUBCATEGORY_LENGTH = 200
export const DESCRIPTION_LENGTH = 2_000
export const LARGE_BODY_LIMIT_BYTES = 16 * 1_048_576

export const RECLASSIFY_LOCAL_TOPICS = 500
export const RECLASSIFY_LLM_TOPICS = 100
export const HISTORY_ENTRIES = 200

export const WEB_SEARCHES_PER_CALL = 3
export const CLASSIFICATION_OUTPUT_TOKENS = 4_096
/** Concurrent calls to the LLM provider for one request. */
export const LLM_CONCURRENCY = 8
export const LLM_CORRECTIONS = 20
/** Of an organization or of reviewers, the newest: older ones are kept but not followed. */
export const CORRECTIONS_FOLLOWED = 2_000
/** In the memory of a node, of all organizations together: about 15 MB. */
export const CACHED_CORRECTIONS = 50_000
export const CORRECTION_IDS = 500
/** Library topics that are looked at to find those that a correction would change. */
export const CORRECTION_TOPICS = 5_000
/** An answer of the LLM provider with its search results; the model's text in it; the values in that text. */
export const LLM_ANSWER_BYTES = 4 * 1_048_576
export const LLM_TEXT_LENGTH = 100_000
export const LLM_VALUES = 1_000
/** Characters of base64. */
export const BRIEF_LENGTH = 10 * 1_048_576
/** The file and the JSON around it. */
export const BRIEF_BODY_LIMIT_BYTES = BRIEF_LENGTH + 16_384
/** Characters of a document's text that are sent to the LLM: about 100,000 tokens. */
export const BRIEF_TEXT_LENGTH = 400_000
/** Bytes of a plain text that are read: a character takes at most four. */
export const BRIEF_TEXT_BYTES = 4 * BRIEF_TEXT_LENGTH
/** Bytes of XML that one document may unpack to. */
export const BRIEF_UNPACKED_BYTES = 16 * 1_048_576
/** Entries in a document's archive. */
export const DOCUMENT_PARTS = 10_000
/** Depth of a document's elements; Word nests a few dozen. */
export const DOCUMENT_DEPTH = 1_000
/** Limits of the thread that reads one document. */
export const DOCUMENT_MS = 5_000
export const DOCUMENT_HEAP_MB = 128
/** Documents that a node reads at once, documents that may wait, and how long they wait. */
export const DOCUMENT_THREADS = 2
export const DOCUMENTS_WAITING = 8
export const DOCUMENT_WAIT_MS = 10_000
export const BRIEF_TOPICS = 50

/** Of a brief that topics are ranked for, and how many parts of it are told apart. */
export const RANKED_BRIEF_LENGTH = 5_000
export const BRIEF_CLAUSES = 12
/** Topics of the library, and of the catalog, that are scored for a brief, and how many a single word may bring. */
export const RANK_CANDIDATES = 160
export const RANK_CANDIDATES_PER_WORD = 80
/** Words of a brief, and pairs of them, that are looked up. */
export const RANK_LOOKUPS = 12

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

export const IMPORT_ROWS = 50_000
export const IMPORT_CHUNK_MS = 60_000
export const IMPORT_LLM_TOPICS = 10
/** Rows of a chunk where the LLM answers whatever the local engine is not sure of: it has to answer all in time. */
export const IMPORT_AUTO_ROWS = 50
/** The part of a chunk's time that the LLM may use. */
export const IMPORT_LLM_MS = 45_000
/** Of an uploaded file as it is sent, and of what a compressed one may unpack to. */
export const UPLOAD_BYTES = 2 ** 30
export const UPLOAD_INFLATED_BYTES = 4 * 2 ** 30
export const UPLOAD_ROWS = 10_000_000
export const UPLOAD_COLUMNS = 1_000
/** Without a limit, a quote that is never closed would read the rest of the file as one row. */
export const UPLOAD_ROW_CHARACTERS = 200_000
/** A piece of rows that is stored ends here, or after the rows of a chunk. */
export const UPLOAD_PIECE_CHARACTERS = 2_000_000
/** Bytes of a workbook in one row of the table. */
export const UPLOAD_PART_BYTES = 1_048_576
/** Texts that the cells of a workbook share: they are kept in memory while it is read. */
export const UPLOAD_SHARED_TEXTS = 2_000_000
export const UPLOAD_SHARED_CHARACTERS = 64_000_000
/** Workbooks that a node reads at once, those that may wait, and for how long. */
export const UPLOAD_WORKBOOKS = 2
export const UPLOAD_WORKBOOKS_WAITING = 8
export const UPLOAD_WORKBOOK_WAIT_MS = 120_000
/** Of one tag in a workbook, with its attributes. */
export const UPLOAD_XML_TOKEN_BYTES = 1_048_576
/** Rows that are shown to people who choose the mapping, and how much of each cell. */
export const UPLOAD_SAMPLE_ROWS = 5
export const UPLOAD_SAMPLE_CHARACTERS = 200
/** Rows of an upload that are read to estimate what its import costs. */
export const UPLOAD_ESTIMATE_ROWS = 5_000
/** Uploads of an organization that nobody has started yet, and how long they are kept. */
export const UPLOADS_WAITING = 10
export const UPLOAD_WAITING_DAYS = 7
/** A node that receives a file renews this; what a killed one received is removed afterwards. */
export const UPLOAD_LEASE_MS = 60_000
/** Pieces that are imported at once: one is classified while the database stores the other. */
export const UPLOAD_PIECES_AT_ONCE = 2
export const REVIEW_DECISIONS = 500
/** Rejected rows that are listed, or sent again, at once. */
export const REJECTED_ROWS = 100
/** Topics whose details are read at once. */
export const TOPIC_DETAILS = 100
export const IMPORT_LIST_DEFAULT = 20
export const IMPORT_LIST_MAX = 100
export const FILENAME_LENGTH = 255
export const CSV_COLUMN_LENGTH = 500
export const EXTERNAL_ID_LENGTH = 200
export const KEYWORD_LENGTH = 200
/** The waits of a client before it sends a failed chunk again. */
export const CHUNK_RETRY_MS = [1_000, 2_000, 4_000] as const
/** How often `taxon import` asks how far the servers are. */
export const IMPORT_POLL_MS = 500
export const REVIEW_TOPICS = 500
export const REVIEW_REASON_LENGTH = 1_000
export const ARCHIVE_TOPICS = 500
/** Topics whose uses operators compare at once. */
export const COMPARED_TOPICS = 50
/** Topics to review, and jobs with errors, that are listed for operators. */
export const OUTSTANDING = 20
/** Errors listed for each of these jobs. */
export const OUTSTANDING_ERRORS = 100

/** Items that a client's call to `process` takes in one step. */
export const RECLASSIFY_BATCH_SIZE = 50
export const DEDUP_BATCH_SIZE = 50
export const MERGE_BATCH_SIZE = 10
/** Near-identical topics that a dedup sweep looks for per topic. */
export const DUPLICATE_NEIGHBOURS = 5
/** Clusters of one sweep, and topics that one merge merges into others. */
export const DEDUP_CLUSTERS = 5_000
export const MERGE_LOSERS = 1_000
export const SUB_BATCH_SIZE = 100
export const BATCH_PROCESS_CHUNK_SIZE = 500
export const STAGING_CHUNK_SIZE = 2_000
export const STAGING_TIME_BUDGET_MS = 45_000
/** Sub-batches that a job has at the LLM provider at a time: as many as one step stages. */
export const SUB_BATCHES_OUT = STAGING_CHUNK_SIZE / SUB_BATCH_SIZE
/** How long after a submission without an answer the provider's list of batches is sure to contain it. */
export const SUB_BATCH_SETTLE_MS = 30_000
/** Topics that are classified for an estimate; beyond them it is projected. */
export const ESTIMATE_TOPICS = 50_000
export const JOB_LIST_DEFAULT = 20
export const JOB_LIST_MAX = 100
/** In a job's record; the database keeps all of them. */
export const JOB_ERRORS_SHOWN = 500
export const DRY_RUN_EXAMPLES = 50
/**
 * Leases of runs and claims of jobs are renewed long before they end, so one that ended belongs to a process that died.
 * Whoever looks next takes over: within 30 seconds of a kill.
 */
export const RUN_LEASE_MS = 15_000
export const JOB_LEASE_MS = 15_000
/** How often a server looks for runs if nothing wakes it. */
export const RUN_POLL_MS = 3_000
/** When a run that waits for something is looked at again: a claim of another process, or an answer of the LLM provider. */
export const RUN_WAIT_MS = 5_000
export const JOB_WAIT_MS = 15_000
/** Steps that a process works on at once; those of one organization, and of one connection, on all nodes together. */
export const RUN_STEPS = 4
export const RUN_STEPS_PER_ORG = 2
export const RUN_STEPS_PER_CONNECTION = 1
/** After this many steps in a row that failed unexpectedly, a run fails; and the longest wait between two of them. */
export const RUN_ATTEMPTS = 5
export const RUN_RETRY_MS = 60_000
/** Chunks of a job in one turn of a server: it begins none after this time. */
export const RUN_TURN_MS = 2_000
/** A server takes this many times the items of a client's call in one chunk of a job. */
export const WORKER_CHUNKS = 10
/** Errors in a run's record, and those kept of an import or a sync. */
export const RUN_ERRORS = 100
export const RUN_FAILURES = 50_000
/** Streams of events that a node has open, and of these the ones of one person or key. */
export const EVENT_STREAMS = 1_000
export const EVENT_STREAMS_PER_CALLER = 12
/** Changes of an organization's runs within this time become one event per run. */
export const EVENT_INTERVAL_MS = 300
/** Proxies cut streams that are silent for longer, usually after a minute. */
export const EVENT_HEARTBEAT_MS = 15_000
/** How often a stream's session or key is looked at, besides when the database tells of a change. */
export const EVENT_ACCESS_MS = 60_000
/** Changed runs that a reconnecting client is told of; with more it reads everything again. */
export const EVENT_REPLAY = 500
/** A client that does not read loses its stream when this much waits for it. */
export const EVENT_BUFFER_BYTES = 262_144
export const EVENT_RETRY_SECONDS = 30
export const NOTIFICATIONS_DEFAULT = 25
export const NOTIFICATIONS_MAX = 100
/** Run ids of one request to mark as read. */
export const NOTIFICATION_IDS = 500

/** Of an organization, and of the operators. */
export const SCHEDULES = 50
/** The least time between two due times of a cron expression, and the most between two that are counted in hours. */
export const SCHEDULE_GAP_MINUTES = 15
export const SCHEDULE_HOURS_MAX = 24 * 31
export const CRON_LENGTH = 100
export const TIME_ZONE_LENGTH = 64
/** Due times that a schedule's record lists. */
export const SCHEDULE_DUE_TIMES = 3
/** How often a process looks for schedules that are due. */
export const SCHEDULE_POLL_MS = 10_000
/** Runs that a process begins at a time: a slow source does not hold up the others. */
export const SCHEDULE_STARTS = 4
/** Longer than it takes to begin a run: to read a source's first page with its retries, or to count a job's items. */
export const SCHEDULE_LEASE_MS = 120_000
/** After an unexpected failure to begin a run. */
export const SCHEDULE_RETRY_MS = 60_000

/** Addresses that an organization's alerts are mailed to. */
export const ALERT_EMAILS = 10
export const EMAIL_LENGTH = 254
/** More are recorded, and not sent. */
export const ALERTS_PER_HOUR = 60
/** Alerts that a process sends at a time, and how often it looks for new ones. */
export const ALERTS_AT_ONCE = 4
export const ALERT_POLL_MS = 5_000
/** How long a receiver may take to answer, and a mail server for each step. */
export const ALERT_POST_MS = 10_000
export const MAIL_MS = 10_000
/** Longer than any attempt takes. */
export const ALERT_LEASE_MS = 120_000
/** The waits after failed attempts; after the last one it is given up. */
export const ALERT_RETRY_MS = [30_000, 120_000, 900_000, 3_600_000, 14_400_000]
/** Mails to people that a process sends at a time, and how often it looks for new ones. */
export const MAILS_AT_ONCE = 4
export const MAIL_POLL_MS = 2_000
/** Longer than any attempt takes. */
export const MAIL_LEASE_MS = 120_000
/** The waits after failed attempts; after the last one it is given up. */
export const MAIL_RETRY_MS = [10_000, 30_000, 120_000, 900_000, 3_600_000]
/** How long it is kept what became of a mail. */
export const MAIL_DAYS = 30
/** How often stale activations are counted for those who want to be told. */
export const STALE_CHECK_MS = 3_600_000
/** How long alerts and their deliveries are kept. */
export const ALERT_DAYS = 90
export const ALERTS_LISTED = 50

/** How long an import, a matrix or a deletion can be taken back. */
export const UNDO_DAYS = 30
/** How long entries of the audit log are kept; migrations/0027_audit.sql refuses to remove younger ones. */
export const AUDIT_DAYS = 400
export const AUDIT_EXPORT_PAGE = 1_000
/** How often a node removes what is kept for a short time, and what is kept for long (src/retention.ts). */
export const SWEEP_MS = 600_000
export const RETENTION_MS = 24 * 3_600_000
/** Rows that it removes in one transaction. */
export const RETENTION_ROWS = 5_000
/** How long it is kept: each call of the LLM, what became of topics, what was used, runs that ended, invitations that expired. */
export const LLM_CALL_DAYS = 365
export const HISTORY_DAYS = 730
export const USAGE_DAYS = 1_095
export const RUN_DAYS = 400
export const INVITATION_DAYS = 90
/** Topics in one transaction of an undo, and those listed of which something is kept. */
export const UNDO_CHUNK = 500
export const UNDO_KEPT_LISTED = 1_000

export const PUSH_BATCH = 25
/** For one push run; a selection by filters has no limit. */
export const PUSH_TOPIC_IDS = 10_000
/** For one request that adds topics to a workspace, or takes them out. */
export const WORKSPACE_TOPIC_IDS = 10_000
/** Retries of a segment whose outcome is unknown; each looks it up first. */
export const PUSH_RETRIES = 3
export const PUSH_ERRORS = 500
/** Segments that each node sends to one connection at a time. */
export const PUSH_CONCURRENCY = 4
/** A push call answers within a minute: it starts no segment after the first time and waits for none after the second. */
export const PUSH_BEGIN_MS = 25_000
export const PUSH_MS = 55_000
/** The lease of a push: longer than any call may take, so that whoever takes over finds its result on the platform. */
export const CLAIM_SECONDS = 90
export const ACTIVATION_MS = 30_000
/** The lease of a refresh or deactivation: the time for its calls, and for the platform to carry out the last one. */
export const ACTIVATION_CLAIM_SECONDS = (ACTIVATION_MS + PLATFORM_API_MS) / 1_000
export const BULK_ACTIVATIONS_MS = 60_000
export const BULK_ACTIVATION_IDS = 500
export const REFRESH_PLAN_ENTRIES = 5_000
export const PUSH_PLAN_ENTRIES = 5_000
/** Activations that a list reads at once. */
export const ACTIVATIONS_PAGE = 2_000
export const REFRESH_JOB_BATCH = 25
/** For listing all segments of a platform. */
export const PLATFORM_WALK_MS = 45_000
/** Missing segments that a job lists; it counts all of them. */
export const MISSING_SEGMENTS = 1_000
export const MATCH_VALUE_LENGTH = 2_048
export const MATCH_VALUES = 10_000_000
/** In a JSON body: 16 characters a value. */
export const MATCH_VALUES_IN_JSON = 1_000_000
export const MATCH_VALUES_BODY_BYTES = 512 * 1_048_576
/** Values stored in one row of the table. */
export const MATCH_VALUES_PART = 5_000
/** After this an incomplete upload counts as abandoned. */
export const MATCH_VALUES_MS = 3_600_000

export const OUTPUT_TEMPLATES = 100
/** Path or slug fields of one template. */
export const TEMPLATE_FIELDS = 30
/** For a template's names, separators and prefixes, and for its formats and description. */
export const TEMPLATE_WORDS_LENGTH = 100
export const TEMPLATE_TEXT_LENGTH = 4_000

/** How long an app has to exchange its code, and how long its tokens work. Each refresh prolongs the connection. */
export const OAUTH_CODE_MS = 60_000
export const OAUTH_ACCESS_MS = 3_600_000
export const OAUTH_REFRESH_MS = 30 * 24 * 3_600_000
/** Registrations of apps per hour and address, and all apps that the server knows. */
export const OAUTH_REGISTRATIONS_PER_HOUR = 60
export const OAUTH_CLIENTS = 10_000
/** Apps connected to one organization. */
export const OAUTH_GRANTS_PER_ORG = 200
/** How long apps are kept that nobody connected, and connections that ended. */
export const OAUTH_UNUSED_CLIENT_HOURS = 24
export const OAUTH_ENDED_GRANT_DAYS = 90
export const OAUTH_REDIRECT_URIS = 10
/** Of one address or value of the protocol, and of all in a request. */
export const OAUTH_VALUE_LENGTH = 2_000
export const OAUTH_REQUEST_LENGTH = 4_000
/** Of a page that a sign-in comes back to. */
export const PAGE_ADDRESS_LENGTH = 8_000

/** How long calls of agents are counted by day, those that the console shows, and how many lines of them. */
export const AGENT_CALL_DAYS = 90
export const AGENT_CALLS_SHOWN_DAYS = 30
export const AGENT_CALLS_LISTED = 100
/** Of one message to /mcp, and the values in it. */
export const MCP_BODY_LIMIT_BYTES = 1_048_576
export const MCP_BODY_VALUES = 20_000
/** How long a tool pushes segments before it answers: assistants give up after a minute. */
export const MCP_PUSH_MS = 45_000
/** What tools list at once if they are not asked for more, and at most. */
export const MCP_PAGE = 20
export const MCP_PAGE_MAX = 100
/** Names that a tool adds at once, and activations that it changes. */
export const MCP_NAMES = 50
export const MCP_ACTIVATIONS = 25

/** Of the AdCP signals agent: signals of one answer if no number is asked for, and at most. */
export const SIGNALS_PAGE = 50
export const SIGNALS_PAGE_MAX = 100
export const SIGNAL_SPEC_LENGTH = 10_000
/** Ids that are looked up at once, and destinations of one request or connection. */
export const SIGNAL_IDS = 500
export const SIGNAL_DESTINATIONS = 25
/** Prices of a rate card. */
export const SIGNAL_PRICES = 50
/** How long the answer to an idempotency key is kept at least. */
export const SIGNAL_REPLAY_SECONDS = 86_400
/** How long a node may carry out one request before another may take it over: longer than any push. */
export const SIGNAL_CLAIM_SECONDS = 90
/** After which a client should ask again whether a request that is being carried out has ended. */
export const SIGNAL_RETRY_SECONDS = 2
/** How long a request waits for a segment that another process is sending, and how often it looks. */
export const SIGNAL_WAIT_MS = 5_000
export const SIGNAL_LOOK_MS = 200
