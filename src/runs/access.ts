import type { ScopeAccess } from '../access'
import { authorize } from '../auth/authorize'
import type { Caller } from '../context'
import { ApiError } from '../errors'
import type { RunKind } from './kind'

/** The kinds of run that the caller may see: a key has a scope for each. */
export const visibleKinds = (kinds: readonly RunKind[], caller: Caller): RunKind[] =>
  kinds.filter(({ access }) => mayRead(access.read, caller))

function mayRead(access: ScopeAccess, caller: Caller): boolean {
  try {
    authorize(access, caller)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
