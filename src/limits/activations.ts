import { PLATFORM_API_MS } from './connections'

export const PUSH_BATCH = 25
/** For one push run; a selection by filters has no limit. */
export const PUSH_TOPIC_IDS = 10_000

/** Retries of a segment whose outcome is unknown; each looks it up first. */
export const PUSH_RETRIES = 3
export const PUSH_ERRORS = 500
/** Segments that each node sends to one connection at a time. */
export const PUSH_CONCURRENCY = 4
/** A push call answers within a minute: after the first time it waits for no segment, and it starts none unless the second is left. */
export const PUSH_MS = 55_000
export const PUSH_SEGMENT_MS = PLATFORM_API_MS
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
/** Topics whose activation status is read at once. */
export const ACTIVATION_STATUS_PAGE = 1_000

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
