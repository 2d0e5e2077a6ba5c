import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError } from './client'
import { isSignedOut } from './session'

/** A session that ended elsewhere ends here too: back to the sign-in, and from there to where the person was. */
function onSignedOut(error: unknown) {
  if (!isSignedOut(error) || location.pathname === '/sign-in') return false
  const back = encodeURIComponent(location.pathname + location.search)
  location.assign(`/sign-in?from=${back}`)
  return true
}

/** What is asked for the first time while something changes is asked again, too: its answer may be from before that. */
class Client extends QueryClient {
  override refetchQueries<Key extends QueryKey>(filters?: RefetchQueryFilters<Key>, options?: RefetchOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isAskedAgain = !query.isDisabled() && !query.isStatic()
      if (query.state.data === undefined && isAskedAgain) query.cancel({ silent: true })
    }
    return super.refetchQueries(filters, options)
  }
}

export const queryClient = new Client({
  queryCache: new QueryCache({ onError: onSignedOut }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => {
      // A form that shows what went wrong beside its fields says so.
      if (onSignedOut(error) || mutation.meta?.shownInPlace) return
      toast.error(error instanceof ApiError ? error.message : 'Something went wrong here.')
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
  },
})
