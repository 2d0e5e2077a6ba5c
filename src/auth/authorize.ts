import { type Access, type Permission, ROLE_PERMISSIONS } from '../access'
import type { Caller } from '../context'
import { forbidden, unauthorized } from '../errors'

type OrganizationAccess = Extract<Access, { permission: Permission }>

/** The others are refused with the general text. */
const REFUSALS: Partial<Record<Permission, string>> = {
  'library:delete': 'Requires library:delete permission',
  activate: 'Requires activate permission',
}

export function authorize(access: OrganizationAccess, caller: Caller) {
  if (caller.kind === 'session') {
    if (!ROLE_PERMISSIONS[caller.role].has(access.permission)) throw forbidden(REFUSALS[access.permission])
    return
  }
  if (access.kind === 'caller') return
  // Deliberately opaque: the answer does not tell which scope is missing.
  if (access.kind === 'session' || !caller.scopes.includes(access.scope)) throw unauthorized('Insufficient scopes')
}
