import type { Db } from '../../db/db'
import { classify } from '../../engine'
import { REVIEW_REASON_LENGTH } from '../../limits'
import { storableStart } from '../../storable'
import { lockLinksOf } from '../topic/lock-links'

/** The reason of a topic with a name that nothing knows; the names follow. */
const UNKNOWN_NAME = 'Unknown name, sensitivity not checked: '

/** A name that nothing knows may be sensitive: somebody should look. */
export const unknownNameReason = (unresolved: readonly string[]): string | null =>
  unresolved.length === 0 ? null : storableStart(`${UNKNOWN_NAME}${unresolved.join(', ')}`, REVIEW_REASON_LENGTH)

/** The words of a name that the local engine does not know. */
export const unresolvedIn = (name: string): readonly string[] => classify(name).evidence.sensitivity.unresolved

/** The names of a topic that nothing resolves; none if all are known or judged. */
type Judged = { id: string; unresolved: readonly string[] }

/**
 * After topics were classified again: those with a name that nobody has judged wait for a reviewer, unless one has seen them,
 * and those that wait only for that and are judged now leave the queue.
 */
export async function queueUnknownNames(db: Db, topics: readonly Judged[], now: Date): Promise<void> {
  const known = topics.filter(({ unresolved }) => unresolved.length === 0)
  await clearUnknownNames(
    db,
    known.map(({ id }) => id),
    now,
  )
  await flagUnknownNames(db, topics, now)
}

export async function flagUnknownNames(db: Db, topics: readonly Judged[], now: Date): Promise<void> {
  const flags = topics.flatMap(({ id, unresolved }) => {
    const reason = unknownNameReason(unresolved)
    return reason === null ? [] : [{ id, reason }]
  })
  if (flags.length === 0) return
  await db.execute({
    name: 'flag_unknown_names',
    text: `UPDATE global_topics g SET review_status = 'needs_review', review_reason = flag.reason, updated_at = $1
           FROM unnest($2::text[], $3::text[]) AS flag (id, reason) WHERE g.id = flag.id AND g.review_status IS NULL`,
    values: [now, flags.map(({ id }) => id), flags.map(({ reason }) => reason)],
  })
}

/** Topics that wait only because of an unknown name leave the queue. */
export async function clearUnknownNames(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.execute({
    name: 'clear_unknown_names',
    text: `UPDATE global_topics SET review_status = NULL, review_reason = NULL, updated_at = $1
           WHERE id = ANY($2) AND review_status = 'needs_review' AND review_cause IS NULL AND starts_with(review_reason, $3)`,
    values: [now, ids, UNKNOWN_NAME],
  })
}

/** Puts topics of which the LLM gave no usable answer into the review queue, unless they are or were there for another reason. */
export async function flagForReview(
  db: Db,
  flags: readonly { id: string; reason: string }[],
  now: Date,
): Promise<void> {
  if (flags.length === 0) return
  await db.execute({
    name: 'flag_for_review',
    text: `UPDATE global_topics g
           SET review_status = 'needs_review', review_reason = flag.reason, review_cause = 'llm_failure', updated_at = $1
           FROM unnest($2::text[], $3::text[]) AS flag (id, reason)
           WHERE g.id = flag.id
             AND (g.review_status IS NULL OR g.review_status = 'needs_review' AND g.review_cause = 'llm_failure')`,
    values: [now, flags.map(({ id }) => id), flags.map(({ reason }) => storableStart(reason, REVIEW_REASON_LENGTH))],
  })
}

/** The LLM has answered: takes topics out of the queue that an unusable answer put there, and the marks off the libraries. */
export async function clearLlmFailures(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await lockLinksOf(db, ids)
  await db.execute({
    name: 'clear_llm_failures',
    text: `WITH unmarked AS (
             UPDATE org_topics SET llm_error = NULL WHERE topic_id = ANY($2) AND llm_error IS NOT NULL
           )
           UPDATE global_topics SET review_status = NULL, review_reason = NULL, review_cause = NULL, updated_at = $1
           WHERE id = ANY($2) AND review_status = 'needs_review' AND review_cause = 'llm_failure'`,
    values: [now, ids],
  })
}
