import type { ScopeAccess } from '../access'
import { authorize } from '../auth/authorize'
import type { Caller } from '../context'
import { ApiError, unauthorized } from '../errors'
import type { RunKind } from './kind'

/** The kinds of run that the caller may see: a key needs a scope for each. Throws if it has none of them. */
export function visibleKinds(kinds: readonly RunKind[], caller: Caller): RunKind[] {
  const visible = kinds.filter(({ access }) => mayRead(access.read, caller))
  if (visible.length === 0) throw unauthorized('Insufficient scopes')
  return visible
}

function mayRead(access: ScopeAccess, caller: Caller): boolean {
  try {
    authorize(access, caller)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
