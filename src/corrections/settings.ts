import { type AuditCtx, audited } from '../audit/audit'
import type { Db } from '../db/db'
import { correction_sets } from '../db/tables'

/** Whether classifications in a scope follow corrections. */
export async function areFollowed(db: Db, scope: string): Promise<boolean> {
  const [set] = await db.query(
    { enabled: correction_sets.enabled },
    { text: 'SELECT enabled FROM correction_sets WHERE scope = $1', values: [scope] },
  )
  return set?.enabled ?? true
}

/** A new version, so that every node reads it. */
export const followCorrections = (ctx: AuditCtx, orgId: string | null, enabled: boolean) =>
  audited(
    ctx,
    'correction.settings',
    async ({ db }) => {
      await db.execute({
        text: `INSERT INTO correction_sets (scope, org_id, enabled) VALUES (coalesce($1, ''), $1, $2)
               ON CONFLICT (scope) DO UPDATE SET enabled = excluded.enabled, version = gen_random_uuid()`,
        values: [orgId, enabled],
      })
      return { enabled }
    },
    (details) => ({ details }),
  )
