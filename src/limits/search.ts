/** Topics that a search of the catalog finds by the organization's own keywords. */
export const OWN_TOPICS_FOUND = 10_000
/** How many matches a search of the catalog counts. Each costs a page of the table: 10 µs from memory, 50 from disk. */
export const SEARCH_TOTAL = 1_000
/** Of how many matches the values of a filter are counted. */
export const SEARCH_FACET_TOPICS = 5_000
/** Topics that a search reads along a list's order before it takes another way. */
export const SEARCH_WALK_TOPICS = 20_000

/** Of a brief that topics are ranked for, and how many parts of it are told apart. */
export const RANKED_BRIEF_LENGTH = 5_000
export const BRIEF_CLAUSES = 12
/** Topics of the library, and of the catalog, that are scored for a brief, and how many a single word may bring. */
export const RANK_CANDIDATES = 160
export const RANK_CANDIDATES_PER_WORD = 80
/** Topics with all words of a clause that are read to find the best of them. Each costs 10 µs from memory. */
export const RANK_READ = 1_000
/** Words of a brief, and pairs of them, that are looked up. */
export const RANK_LOOKUPS = 12
