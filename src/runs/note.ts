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
