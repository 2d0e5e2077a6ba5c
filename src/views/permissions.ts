import { type Permission, ROLE_PERMISSIONS } from '../access'
import type { Ctx } from '../context'
import { forbidden } from '../errors'
import type { ViewRow } from './schema'

export const CANNOT_SHARE = 'Viewers cannot share views'
export const NOT_YOURS = 'Only its owner or an admin can change a shared view'

const may = ({ caller }: Ctx, permission: Permission): boolean =>
  caller.kind === 'session' && ROLE_PERMISSIONS[caller.role].has(permission)

/** Viewers keep views for themselves; what all members see is changed by its owner, or by those who manage workspaces. */
export const mayChange = (ctx: Ctx, view: Pick<ViewRow, 'is_own' | 'is_shared'>): boolean =>
  view.is_shared ? may(ctx, 'workspaces:manage') || (view.is_own && may(ctx, 'topics:write')) : view.is_own

export function assertMayChange(ctx: Ctx, view: ViewRow): void {
  if (!mayChange(ctx, view)) throw forbidden(NOT_YOURS)
}

export function assertMayShare(ctx: Ctx): void {
  if (!may(ctx, 'topics:write')) throw forbidden(CANNOT_SHARE)
}
