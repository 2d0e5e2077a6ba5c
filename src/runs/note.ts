import type { Db } from '../db/db'

type RunId = { orgId: string; runId: string }

/** Shows why a run does not get further; null: it does again. */
export async function noteReason(db: Db, { orgId, runId }: RunId, reason: string | null): Promise<void> {
  await db.execute({
    name: 'note_reason',
    text: 'UPDATE runs SET last_error = $3 WHERE org_id = $1 AND id = $2 AND last_error IS DISTINCT FROM $3',
    values: [orgId, runId, reason],
  })
}

/** Counts names that the local engine answered because the LLM did not, and shows why; in the step's transaction. */
export async function recordFallbacks(
  db: Db,
  { orgId, runId }: RunId,
  count: number,
  reason: string | null,
): Promise<void> {
  if (count === 0) return
  await db.execute({
    name: 'record_fallbacks',
    text: `UPDATE runs SET fallback_count = fallback_count + $3, last_error = coalesce($4, last_error)
           WHERE org_id = $1 AND id = $2`,
    values: [orgId, runId, count, reason],
  })
}
