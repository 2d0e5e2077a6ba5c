/** Views that one person keeps in an organization, and those that all of its members see. */
export const VIEWS_PER_USER = 100
export const SHARED_VIEWS = 500
export const VIEW_NAME_LENGTH = 80
/** Of the filters of a view, as JSON: what fits into an address. */
export const VIEW_QUERY_LENGTH = 8_000
export const VIEW_COLUMNS = 50
export const COLUMN_NAME_LENGTH = 50

export const MATRIX_COMBINATIONS = 5_000
export const MATRIX_DIMENSIONS_MIN = 2
export const MATRIX_DIMENSIONS = 50
export const MATRIX_TEXT_LENGTH = 500
/** Names that the LLM answers for one matrix, and the time it has for them. */
export const MATRIX_LLM_TOPICS = 100
export const MATRIX_LLM_MS = 45_000
/** A matrix counts as being generated for this time, renewed before each chunk: that of a killed process is then done. */
export const MATRIX_LEASE_MS = 120_000

export const EXPORT_MS = 55_000
/** Topics of an export that are named one by one. */
export const EXPORT_TOPIC_IDS = 10_000
export const EXPORT_PAGE = 500

/** Topics of one intake: an import chunk, a sync page or a chunk of a matrix. */
export const INTAKE_TOPICS = 500
export const INTAKE_KEYWORDS = 100

export const TOPIC_NAME_LENGTH = 500
/** Of a library topic, and of one tag. */
export const TAGS_PER_TOPIC = 20
export const TAG_LENGTH = 40
/** Topics of a bulk edit that are named one by one, and those that are edited in one transaction. */
export const EDIT_TOPIC_IDS = 10_000
export const EDIT_CHUNK = 500
export const SUBCATEGORY_LENGTH = 200
export const DESCRIPTION_LENGTH = 2_000

export const RECLASSIFY_LOCAL_TOPICS = 500
export const RECLASSIFY_LLM_TOPICS = 100
export const HISTORY_ENTRIES = 200

/** Topics whose details are read at once. */
export const TOPIC_DETAILS = 100

export const EXTERNAL_ID_LENGTH = 200
export const KEYWORD_LENGTH = 200
