import { type Access, PERMISSION_REFUSALS, type Permission, ROLE_PERMISSIONS } from '../access'
import type { Caller } from '../context'
import { forbidden, unauthorized } from '../errors'

type OrganizationAccess = Extract<Access, { permission: Permission }>

export function authorize(access: OrganizationAccess, caller: Caller) {
  if (caller.kind === 'session' || caller.kind === 'oauth') {
    const { permission } = access
    if (!ROLE_PERMISSIONS[caller.role].has(permission)) throw forbidden(PERMISSION_REFUSALS[permission])
  }
  if (caller.kind === 'session' || access.kind === 'caller') return
  // Deliberately opaque: the answer does not tell which scope is missing.
  if (access.kind === 'session' || !caller.scopes.includes(access.scope)) throw unauthorized('Insufficient scopes')
}

export function isAllowed(access: OrganizationAccess, caller: Caller): boolean {
  try {
    authorize(access, caller)
    return true
  } catch {
    return false
  }
}
