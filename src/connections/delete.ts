import type { Ctx } from '../context'
import { conflict } from '../errors'
import { holdConnection } from './find'

/** What is on a platform, or may be, must be taken off it while somebody still can. */
export async function deleteConnection(ctx: Ctx, id: string) {
  return ctx.db.transaction(async (db) => {
    await holdConnection({ ...ctx, db }, id)
    const active = await db.query({
      text: `SELECT 1 FROM activations WHERE org_id = $1 AND connection_id = $2
               AND (status = 'active' OR status = 'pending' AND sent_at IS NOT NULL OR outcome_unknown) LIMIT 1`,
      values: [ctx.org.id, id],
    })
    if (active.length > 0) throw conflict('Connection has active activations, deactivate them first')
    await db.execute({
      text: `UPDATE activations SET status = 'error', error = 'Connection was deleted'
             WHERE org_id = $1 AND connection_id = $2 AND status = 'pending'`,
      values: [ctx.org.id, id],
    })
    await db.execute({ text: 'DELETE FROM connections WHERE org_id = $1 AND id = $2', values: [ctx.org.id, id] })
    return { deleted: true as const }
  })
}
