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

export const REFRESH_JOB_BATCH = 25
