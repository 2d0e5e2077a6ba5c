import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { MAY_BE_LIVE } from '../db/may-be-live'
import { conflict } from '../errors'
import { holdConnection } from './find'

/** Refused while the platform has segments, or may have: without the connection nobody could take them off. */
export async function deleteConnection(ctx: Ctx, id: string) {
  return ctx.db.transaction(async (db) => {
    const { name, platform } = await holdConnection({ ...ctx, db }, id)
    const active = await db.execute({
      text: `SELECT 1 FROM activations WHERE org_id = $1 AND connection_id = $2 AND ${MAY_BE_LIVE} LIMIT 1`,
      values: [ctx.org.id, id],
    })
    if (active > 0) throw conflict('Connection has active activations, deactivate them first')
    await db.execute({
      text: `UPDATE activations SET status = 'error', error = 'Connection was deleted'
             WHERE org_id = $1 AND connection_id = $2 AND status = 'pending'`,
      values: [ctx.org.id, id],
    })
    await db.execute({ text: 'DELETE FROM connections WHERE org_id = $1 AND id = $2', values: [ctx.org.id, id] })
    await audit({ ...ctx, db }, 'connection.delete', {
      subject: { type: 'connection', id, name },
      details: { platform },
    })
    return { deleted: true as const }
  })
}
