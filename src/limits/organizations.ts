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

/** Mails with an invitation per hour: of an organization, and to an address. */
export const INVITATION_MAILS_PER_ORG = 200
export const INVITATION_MAILS_PER_ADDRESS = 5

/** Invitations that wait for an answer. */
export const OPEN_INVITATIONS_PER_ORG = 1_000

/** For one statement of deleting an organization with everything that belongs to it. */
export const ORGANIZATION_DELETION_MS = 600_000
/** Rows, and about how many bytes, that the export of an organization reads at once. */
export const ORGANIZATION_EXPORT_ROWS = 500
export const ORGANIZATION_EXPORT_BYTES = 1_048_576
/** Exports that a node answers at once, and how long one waits for a caller who reads nothing. */
export const ORGANIZATION_EXPORTS = 3
export const ORGANIZATION_EXPORT_STALL_MS = 60_000

/** Of one organization: the list of members is not paged. */
export const MEMBERS_PER_ORG = 10_000

/** For one request that adds topics to a workspace, or takes them out. */
export const WORKSPACE_TOPIC_IDS = 10_000
