import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { newId } from '../ids'
import { lockView } from './find'
import { assertNameFree, assertWithinLimits, takeTurn } from './limits'
import { assertMayShare } from './permissions'
import { type NewView, type Screen, toView, type View } from './schema'

export async function createView(ctx: Ctx, screen: Screen, view: NewView): Promise<View> {
  if (view.shared) assertMayShare(ctx)
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const id = newId('view')
    const ownerId = ctx.caller.userId
    await takeTurn(inside)
    await assertNameFree(inside, { id, ownerId, screen, name: view.name })
    await db.execute({
      text: `INSERT INTO saved_views (org_id, id, screen, workspace_id, owner_id, name, is_shared, query, columns,
                                      created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      values: [
        ...[ctx.org.id, id, screen, screen === 'library' ? ctx.workspace : null, ownerId],
        ...[view.name, view.shared, JSON.stringify(view.query), view.columns, ctx.now],
      ],
    })
    await assertWithinLimits(inside, { ownerId, isShared: view.shared })
    if (view.shared) await audit(inside, 'view.share', { subject: { type: 'view', id, name: view.name } })
    return toView(await lockView(inside, id), true)
  })
}
