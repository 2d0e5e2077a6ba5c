export const MESSAGES_PER_CLASSIFY = 50
export const MESSAGE_LENGTH = 20_000

/** Conversations of a person in an organization; the oldest go. And how long one is kept after its newest turn. */
export const CONVERSATIONS_PER_USER = 100
export const CONVERSATION_DAYS = 90
export const TURNS_PER_CONVERSATION = 100
export const CONVERSATION_TITLE_LENGTH = 80

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
