import { type Access, type Permission, ROLE_PERMISSIONS } from '../access'
import type { Caller } from '../context'
import { forbidden, unauthorized } from '../errors'

type OrganizationAccess = Extract<Access, { permission: Permission }>

/** The contract names two permissions in its refusals and is silent about the rest. */
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
  // Deliberately opaque: a key does not learn which scope it lacks.
  if (access.kind === 'session' || !caller.scopes.includes(access.scope)) throw unauthorized('Insufficient scopes')
}
