import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, errorMessage } from './client'
import { currentWorkspace } from './current-workspace'
import { isSignedOut } from './session'

/** A session that ended elsewhere: go to the sign-in, which comes back to this address. */
function onSignedOut(error: unknown) {
  if (!isSignedOut(error) || location.pathname === '/sign-in') return false
  const back = encodeURIComponent(location.pathname + location.search)
  location.assign(`/sign-in?from=${back}`)
  return true
}

/** A workspace that was deleted while the person was in it: the page starts afresh, in the whole organization. */
function onWorkspaceGone(error: unknown) {
  const isGone = error instanceof ApiError && error.status === 404 && error.message === 'Workspace not found.'
  if (isGone && currentWorkspace() !== null) location.assign(location.pathname)
}

/** Another tab has switched, and everything on this page belongs to the organization before. */
function onOtherOrganization(error: unknown) {
  const isOther = error instanceof ApiError && error.message === 'Another organization is active in this session.'
  if (!isOther) return false
  toast.error('You switched to another organization in another tab. Reload to work in it here too.', {
    id: 'other-organization',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onClick: () => location.assign('/') },
  })
  return true
}

/** What was read once stays; that it could not be read again is said here for all screens, and once for all that one shows. */
function sayItIsOld(error: unknown) {
  toast.error(`This page may be out of date. ${errorMessage(error)}`, { id: 'old' })
}

/** Those whose form or dialog was left before the answer came. */
const leftMutations = new WeakSet<object>()

/** Also repeats queries that are loading for the first time: their answer may be older than the change. */
class Client extends QueryClient {
  override refetchQueries<Key extends QueryKey>(filters?: RefetchQueryFilters<Key>, options?: RefetchOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isRepeated = !query.isDisabled() && !query.isStatic()
      if (query.state.data === undefined && isRepeated) query.cancel({ silent: true })
    }
    return super.refetchQueries(filters, options)
  }
}

export const queryClient = new Client({
  queryCache: new QueryCache({
    onError: (error, query) => {
      onWorkspaceGone(error)
      if (onSignedOut(error) || onOtherOrganization(error)) return
      // Below a list that has further pages, "Show more" tells it.
      const isFurtherPage = query.state.fetchMeta?.fetchMore !== undefined
      if (query.state.data !== undefined && !isFurtherPage && !query.meta?.shownInPlace) sayItIsOld(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => {
      // Forms that show the error beside their fields set `shownInPlace`, or `shownInDialog`: a dialog may be closed by now.
      const { shownInPlace, shownInDialog } = mutation.meta ?? {}
      const isShown = shownInPlace || (shownInDialog && !leftMutations.has(mutation))
      if (onSignedOut(error) || onOtherOrganization(error) || isShown) return
      toast.error(errorMessage(error))
    },
  }),
  // A browser without a network may still reach a server on its own machine; if not, the requests fail and say so.
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
  },
})

queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  if (type === 'observerRemoved') leftMutations.add(mutation)
  else if (type === 'observerAdded') leftMutations.delete(mutation)
})
