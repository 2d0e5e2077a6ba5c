/** How long calls of agents are counted by day, those that the console shows, and how many lines of them. */
export const AGENT_CALL_DAYS = 90
export const AGENT_CALLS_SHOWN_DAYS = 30
export const AGENT_CALLS_LISTED = 100
/** Of one message to /mcp, and the values in it. */
export const MCP_BODY_LIMIT_BYTES = 1_048_576
export const MCP_BODY_VALUES = 20_000
/** After this time a tool waits for no segment that it pushes: assistants give up after a minute. */
export const MCP_PUSH_MS = 50_000
/** What tools list at once if they are not asked for more, and at most. */
export const MCP_PAGE = 20
export const MCP_PAGE_MAX = 100
/** Names that a tool adds at once, and activations that it changes. */
export const MCP_NAMES = 50
export const MCP_ACTIVATIONS = 25

/** Of the AdCP signals agent: signals of one answer if no number is asked for, and at most. */
export const SIGNALS_PAGE = 50
export const SIGNALS_PAGE_MAX = 100
/** Ids that are looked up at once, and destinations of one request or connection. */
export const SIGNAL_IDS = 500
export const SIGNAL_DESTINATIONS = 25
/** Prices of a rate card. */
export const SIGNAL_PRICES = 50
/** How long the answer to an idempotency key is kept at least. */
export const SIGNAL_REPLAY_SECONDS = 86_400
/** How long a node may carry out one request before another may take it over: longer than any push. */
export const SIGNAL_CLAIM_SECONDS = 90
/** After which a client should ask again whether a request that is being carried out has ended. */
export const SIGNAL_RETRY_SECONDS = 2
/** How long a request waits for a segment that another process is sending, and how often it looks. */
export const SIGNAL_WAIT_MS = 5_000
export const SIGNAL_LOOK_MS = 200
