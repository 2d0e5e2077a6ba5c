import type { AuditAction } from '../audit/actions'
import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { conflict } from '../errors'
import { lockView } from './find'
import { assertNameFree, assertWithinLimits, takeTurn } from './limits'
import { assertMayChange, assertMayShare, mayChange } from './permissions'
import { type Screen, toView, type View, type ViewChange, type ViewRow } from './schema'

export const OWNER_LEFT = 'The owner of this view has left the organization. Delete it instead'

/** A view that an admin no longer shares is its owner's alone. */
export async function updateView(ctx: Ctx, screen: Screen, id: string, change: ViewChange): Promise<View> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeTurn(inside)
    const before = await lockView(inside, id, screen)
    assertMayChange(ctx, before)
    const after = changed(before, change, ctx.now)
    if (after.is_shared && !before.is_shared) assertMayShare(ctx)
    if (before.is_shared && !after.is_shared) await assertOwnerStays(inside, before)
    await assertNameFree(inside, { id, ownerId: before.owner_id, screen, name: after.name })
    await db.execute({
      text: `UPDATE saved_views SET name = $3, is_shared = $4, query = $5, columns = $6, updated_at = $7
             WHERE org_id = $1 AND id = $2`,
      values: [ctx.org.id, id, after.name, after.is_shared, JSON.stringify(after.query), after.columns, ctx.now],
    })
    await assertWithinLimits(inside, { ownerId: before.owner_id, isShared: after.is_shared })
    const action = actionOf(before, after)
    if (action) {
      const details = { fields: Object.keys(change) }
      await audit(inside, action, { subject: { type: 'view', id, name: after.name }, details })
    }
    return toView(after, mayChange(ctx, after))
  })
}

const changed = (view: ViewRow, { name, shared, query, columns }: ViewChange, now: Date): ViewRow => ({
  ...view,
  name: name ?? view.name,
  is_shared: shared ?? view.is_shared,
  query: query ?? view.query,
  columns: columns ?? view.columns,
  updated_at: now,
})

/** Nobody would see it any more. */
async function assertOwnerStays({ db, org }: Ctx, { owner_id: ownerId }: ViewRow): Promise<void> {
  const members = await db.execute({
    text: 'SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 FOR KEY SHARE',
    values: [org.id, ownerId],
  })
  if (members === 0) throw conflict(OWNER_LEFT)
}

/** What nobody else sees is not audited. */
function actionOf(before: ViewRow, after: ViewRow): Extract<AuditAction, `view.${string}`> | null {
  if (!before.is_shared) return after.is_shared ? 'view.share' : null
  return after.is_shared ? 'view.update' : 'view.unshare'
}
