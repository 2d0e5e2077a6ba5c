import type { Ctx } from '../context'
import type { Sealed } from './encryption'

/** Remembers that the other side refuses the credentials, unless they were replaced since the call. */
export async function noteRefusal(
  { db, org }: Ctx,
  id: string,
  { credentials }: { [K in keyof Sealed]: Sealed[K] | null },
  words: string,
): Promise<void> {
  await db.execute({
    name: 'note_refusal',
    text: `UPDATE connections SET credentials_refused_at = clock_timestamp(), credentials_refusal = $4
           WHERE org_id = $1 AND id = $2 AND credentials IS NOT DISTINCT FROM $3 AND credentials_refused_at IS NULL`,
    values: [org.id, id, credentials, words],
  })
}

export async function noteAcceptance({ db, org }: Ctx, id: string): Promise<void> {
  await db.execute({
    name: 'note_acceptance',
    text: `UPDATE connections SET credentials_refused_at = NULL, credentials_refusal = NULL
           WHERE org_id = $1 AND id = $2 AND credentials_refused_at IS NOT NULL`,
    values: [org.id, id],
  })
}
