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

/** How long an import, a matrix or a deletion can be taken back. */
export const UNDO_DAYS = 30
/** Topics in one transaction of an undo, and those listed of which something is kept. */
export const UNDO_CHUNK = 500
export const UNDO_KEPT_LISTED = 1_000
