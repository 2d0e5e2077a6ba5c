/** What the exchange matches people by. Each has a folder of its own. */
export const MATCH_KEYS = ['ip', 'url', 'deviceid', 'uid', 'appbundle', 'contentid', 'postalcode'] as const
export type MatchKey = (typeof MATCH_KEYS)[number]

/** For connections that name none: every topic has values for this key. */
export const DEFAULT_MATCH_KEY: MatchKey = 'url'
