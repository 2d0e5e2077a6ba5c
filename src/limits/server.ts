/** What `taxon doctor` complains about: a clock that differs more, less free disk. */
export const CLOCK_TOLERANCE_MS = 2_000
export const DISK_FREE_BYTES = 2 ** 30
/** The least characters of a secret in TAXON_SECRET. */
export const SECRET_LENGTH = 32

/** How long work may occupy the event loop before other requests get their turn. */
export const WORK_MS = 5
/** The event loop counts as stalled if it is blocked for this long. */
export const STALL_MS = 250
export const DRAIN_MS = 10_000

/** How long the collector of traces and metrics has to take what is left when a process stops. */
export const TELEMETRY_STOP_MS = 2_000
/** At most one warning in this time says that it takes nothing. */
export const TELEMETRY_WARNING_MS = 60_000
/** OpenTelemetry's own values. */
export const METRICS_EXPORT_INTERVAL_MS = 60_000
export const METRICS_EXPORT_TIMEOUT_MS = 30_000

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
