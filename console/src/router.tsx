import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { queryClient } from './api/query-client'
import { isSignedOut, meQuery } from './api/session'
import { catalogSearch } from './screens/catalog/search'
import { librarySearch } from './screens/library/search'
import { NotFound } from './shell/not-found'
import { Shell } from './shell/shell'
import { Failure } from './ui/states'

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <Failure error={error} retry={reset} />,
})

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({ from: text(from) }),
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in'), 'SignIn'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$id',
  component: lazyRouteComponent(() => import('./screens/sign-in/invitation'), 'Invitation'),
})

/** Everything behind the sign-in. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ location }) => {
    try {
      await queryClient.ensureQueryData(meQuery)
    } catch (error) {
      if (isSignedOut(error)) throw redirect({ to: '/sign-in', search: { from: location.href } })
      throw error
    }
  },
})

const classify = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string[] } => {
    const said = (Array.isArray(q) ? q : [q]).filter((text) => typeof text === 'string' && text !== '')
    return said.length > 0 ? { q: said.slice(-50) } : {}
  },
  component: lazyRouteComponent(() => import('./screens/classify/classify'), 'Classify'),
})

const library = createRoute({
  getParentRoute: () => shell,
  path: '/library',
  component: lazyRouteComponent(() => import('./screens/library/library'), 'Library'),
  validateSearch: librarySearch,
})

const catalog = createRoute({
  getParentRoute: () => shell,
  path: '/catalog',
  component: lazyRouteComponent(() => import('./screens/catalog/catalog'), 'Catalog'),
  validateSearch: catalogSearch,
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/settings'), 'Settings'),
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } => ({ tab: text(tab) }),
})

const routeTree = root.addChildren([signIn, invitation, shell.addChildren([classify, library, catalog, settings])])

export const router = createRouter({ routeTree, defaultPreload: 'intent' })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
