import type { Db } from '../../db/db'
import { REVIEW_REASON_LENGTH } from '../../limits'

/** Puts topics into the review queue, except those that a reviewer has decided. */
export async function flagForReview(
  db: Db,
  flags: readonly { id: string; reason: string }[],
  now: Date,
): Promise<void> {
  if (flags.length === 0) return
  await db.execute({
    name: 'flag_for_review',
    text: `UPDATE global_topics g SET review_status = 'needs_review', review_reason = flag.reason, updated_at = $1
           FROM unnest($2::text[], $3::text[]) AS flag (id, reason)
           WHERE g.id = flag.id AND g.review_status IS DISTINCT FROM 'reviewed'`,
    values: [now, flags.map(({ id }) => id), flags.map(({ reason }) => reason.slice(0, REVIEW_REASON_LENGTH))],
  })
}
