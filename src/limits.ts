/** Every number of the specification's part 8, once. */

export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export const QUOTA_METRICS = ['classifications', 'tokens', 'imports', 'exports'] as const
export type QuotaMetric = (typeof QUOTA_METRICS)[number]

/** Monthly, per organization; null is unlimited. */
export const PLAN_QUOTAS: Record<Plan, Record<QuotaMetric, number | null>> = {
  free: { classifications: 100, tokens: 1_000_000, imports: 5, exports: 10 },
  pro: { classifications: 10_000, tokens: 50_000_000, imports: 100, exports: null },
  enterprise: { classifications: null, tokens: null, imports: null, exports: null },
}

export const API_KEYS_PER_ORG = 25
export const KEY_NAME_LENGTH = 100
export const LAST_USED_RESOLUTION_MS = 60_000

/** Sign-in attempts a minute per address and email (ruling 47). */
export const SIGN_IN_ATTEMPTS_PER_MINUTE = 20
/** Failed keys a minute per address, before further ones are answered 429. */
export const FAILED_KEYS_PER_MINUTE = 100

export const BODY_LIMIT_BYTES = 1_048_576
export const SMALL_BODY_LIMIT_BYTES = 65_536
export const DRAIN_MS = 10_000

export const PAGE_SIZE_DEFAULT = 25
export const PAGE_SIZE_MAX = 100

export const MESSAGES_PER_CLASSIFY = 50
export const MESSAGE_LENGTH = 20_000
