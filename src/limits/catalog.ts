export const CATALOG_ADD_IDS = 500

/** Topics of a subcategory that a new one is compared with, and names on either side of its own in the alphabet. */
export const NEIGHBOUR_TOPICS = 300
export const NEIGHBOUR_NAMES = 20

/** Of an organization or of reviewers, the newest: older ones are kept but not followed. */
export const CORRECTIONS_FOLLOWED = 2_000
/** In the memory of a node, of all organizations together: about 15 MB. */
export const CACHED_CORRECTIONS = 50_000
export const CORRECTION_IDS = 500
/** Library topics that are looked at to find those that a correction would change. */
export const CORRECTION_TOPICS = 5_000

export const REVIEW_TOPICS = 500
export const REVIEW_REASON_LENGTH = 1_000
export const ARCHIVE_TOPICS = 500
/** Topics whose uses operators compare at once. */
export const COMPARED_TOPICS = 50
/** Topics to review, and jobs with errors, that are listed for operators. */
export const OUTSTANDING = 20
/** Errors listed for each of these jobs. */
export const OUTSTANDING_ERRORS = 100

export const OUTPUT_TEMPLATES = 100
/** Path or slug fields of one template. */
export const TEMPLATE_FIELDS = 30
/** For a template's names, separators and prefixes, and for its formats and description. */
export const TEMPLATE_WORDS_LENGTH = 100
export const TEMPLATE_TEXT_LENGTH = 4_000
