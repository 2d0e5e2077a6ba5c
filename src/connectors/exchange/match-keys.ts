/** What the exchange matches people by; each has a folder of its own. */
export const MATCH_KEYS = ['ip', 'url', 'deviceid', 'uid', 'appbundle', 'contentid', 'postalcode'] as const
export type MatchKey = (typeof MATCH_KEYS)[number]

/** Of a connection that names none: the one key that every topic has values for. */
export const DEFAULT_MATCH_KEY: MatchKey = 'url'
