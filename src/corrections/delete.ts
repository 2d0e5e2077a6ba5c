import { type AuditCtx, audited } from '../audit/audit'

/** Forgets corrections. Ids of another scope are not counted. */
export const deleteCorrections = (ctx: AuditCtx, scope: string, ids: readonly number[]) =>
  audited(
    ctx,
    'correction.delete',
    async ({ db }) => {
      const deleted = await db.execute({
        text: `DELETE FROM corrections c
               USING (SELECT id FROM corrections WHERE scope = $1 AND id = ANY($2) ORDER BY id FOR UPDATE) locked
               WHERE c.scope = $1 AND c.id = locked.id`,
        values: [scope, ids],
      })
      return { deleted }
    },
    ({ deleted }) => ({ details: { deleted } }),
  )
