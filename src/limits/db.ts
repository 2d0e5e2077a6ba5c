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
/** The Retry-After when another transaction was first. */
export const LOST_RACE_RETRY_SECONDS = 1

/** A statement that takes longer is logged with its plan, unless TAXON_SLOW_STATEMENT_MS says otherwise. */
export const SLOW_STATEMENT_MS = 1_000
/** Timeout of asking for a plan; and how long the plan of a statement is remembered, and of how many. */
export const EXPLAIN_MS = 2_000
export const PLAN_MS = 600_000
export const REMEMBERED_PLANS = 500
/** How much of a plan and of a statement without a name is logged, and told in a span. */
export const PLAN_LENGTH = 500
export const STATEMENT_LENGTH = 2_000

/** Of text in one statement: about two thousand topics of ordinary length. */
export const STATEMENT_CHARACTERS = 2_000_000
