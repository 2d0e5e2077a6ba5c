/** SQL condition on an activation: the platform has its segment, is being sent it, or may have it. */
export const MAY_BE_LIVE = `(status = 'active' OR status = 'pending' AND sent_at IS NOT NULL OR outcome_unknown)`
