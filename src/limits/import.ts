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
/** Pieces that are imported at once: one is classified while the database stores the others. */
export const UPLOAD_PIECES_AT_ONCE = 3
/** A server begins no more pieces after this time. The last ones of a turn leave the processor idle, so turns are long. */
export const UPLOAD_TURN_MS = 5_000
export const REVIEW_DECISIONS = 500
/** Rejected rows that are listed, or sent again, at once. */
export const REJECTED_ROWS = 100

export const IMPORT_LIST_DEFAULT = 20
export const IMPORT_LIST_MAX = 100
export const FILENAME_LENGTH = 255
export const CSV_COLUMN_LENGTH = 500

/** The waits of a client before it sends a failed chunk again. */
export const CHUNK_RETRY_MS = [1_000, 2_000, 4_000] as const
/** How often `taxon import` asks how far the servers are. */
export const IMPORT_POLL_MS = 500
