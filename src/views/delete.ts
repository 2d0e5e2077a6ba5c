import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { lockView } from './find'
import { assertMayChange } from './permissions'

export async function deleteView(ctx: Ctx, id: string) {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const view = await lockView(inside, id)
    assertMayChange(ctx, view)
    await db.execute({ text: 'DELETE FROM saved_views WHERE org_id = $1 AND id = $2', values: [ctx.org.id, id] })
    if (view.is_shared) await audit(inside, 'view.delete', { subject: { type: 'view', id, name: view.name } })
    return { deleted: true as const }
  })
}
