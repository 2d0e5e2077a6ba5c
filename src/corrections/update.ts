import { type AuditCtx, audited } from '../audit/audit'

type Change = { ids: number[]; enabled: boolean }

/** Switches corrections on or off. Ids of another scope are not counted. */
export const updateCorrections = (ctx: AuditCtx, scope: string, { ids, enabled }: Change) =>
  audited(
    ctx,
    'correction.update',
    async ({ db }) => {
      const updated = await db.execute({
        text: `UPDATE corrections c SET enabled = $3
               FROM (SELECT id FROM corrections WHERE scope = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE) locked
               WHERE c.scope = $1 AND c.id = locked.id`,
        values: [scope, ids, enabled],
      })
      return { updated }
    },
    ({ updated }) => ({ details: { updated, enabled } }),
  )
