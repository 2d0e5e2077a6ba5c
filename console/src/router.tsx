import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { queryClient } from './api/query-client'
import { meQuery, organizationsQuery, type SignedIn, sessionQuery } from './api/session'
import { type AuditFilters, auditSearch } from './audit/queries'
import { activationsSearch } from './screens/activations/search'
import { catalogSearch } from './screens/catalog/search'
import { connectionSearch, connectionsSearch, pushSearch, syncSearch } from './screens/connections/search'
import { librarySearch } from './screens/library/search'
import {
  dashboardSearch,
  duplicatesSearch,
  globalTopicsSearch,
  jobsSearch,
  organizationsSearch,
  reviewSearch,
  usageSearch,
} from './screens/operators/search'
import { runSearch, runsSearch } from './screens/runs/search'
import { lazyScreen } from './shell/lazy-screen'
import { NotFound } from './shell/not-found'
import { ScreenFailure } from './shell/screen-failure'
import { Shell } from './shell/shell'
import { restoreWorkspace } from './shell/workspace'

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
})

const page = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ from, notice }: Record<string, unknown>): { from?: string; notice?: 'password' } => ({
    from: text(from),
    notice: notice === 'password' ? notice : undefined,
  }),
  component: lazyScreen(() => import('./screens/sign-in/sign-in'), 'SignIn'),
})

const refused = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/refused',
  validateSearch: ({ error }: Record<string, unknown>): { error?: string } => ({ error: text(error) }),
  component: lazyScreen(() => import('./screens/sign-in/refused'), 'Refused'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyScreen(() => import('./screens/sign-in/forgot-password'), 'ForgotPassword'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyScreen(() => import('./screens/sign-in/reset-password'), 'ResetPassword'),
})

/** Sessions end with the membership that they are in, so an active organization is one of the person's. */
const isInOrganization = async ({ session }: SignedIn): Promise<boolean> =>
  session.activeOrganizationId !== null || (await queryClient.ensureQueryData(organizationsQuery)).length > 0

/** Only for people in no organization: here an invitation is accepted without being asked about. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({ from: text(from) }),
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in' })
    if (await isInOrganization(session)) throw redirect({ to: '/' })
  },
  component: lazyScreen(() => import('./screens/sign-in/join'), 'JoinOrganization'),
})

const setUpTwoFactor = createRoute({
  getParentRoute: () => root,
  path: '/set-up-two-factor',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({ from: text(from) }),
  component: lazyScreen(() => import('./screens/sign-in/required-two-factor'), 'RequiredTwoFactor'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$id',
  component: lazyScreen(() => import('./screens/sign-in/invitation'), 'Invitation'),
})

/** Sends people who are not signed in, in no organization, or without a second factor that is demanded, where they get it. */
async function enter(href: string) {
  // First of all: without a session every other request would be refused, and the browser would log that.
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (!session) throw redirect({ to: '/sign-in', search: { from: href } })
  if (!(await isInOrganization(session))) throw redirect({ to: '/join', search: { from: href } })
  const { caller } = await queryClient.ensureQueryData(meQuery)
  const mustSetUp = caller.kind === 'session' && caller.lacksTwoFactor
  if (mustSetUp) throw redirect({ to: '/set-up-two-factor', search: { from: href } })
}

const connectApp = createRoute({
  getParentRoute: () => root,
  path: '/connect-app',
  validateSearch: ({ request }: Record<string, unknown>): { request?: string } => ({ request: text(request) }),
  beforeLoad: ({ location }) => enter(location.href),
  component: lazyScreen(() => import('./screens/connect-app/connect-app'), 'ConnectApp'),
})

/** Everything behind the sign-in. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ location }) => {
    await enter(location.href)
    await restoreWorkspace()
  },
})

/** Viewers cannot classify: the library is where they begin. */
const classify = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: async () => {
    const { caller } = await queryClient.ensureQueryData(meQuery)
    if (caller.kind === 'session' && !caller.permissions.includes('classify')) throw redirect({ to: '/library' })
  },
  validateSearch: ({ c, q }: Record<string, unknown>): { c?: string; q?: string[] } => {
    const texts = (Array.isArray(q) ? q : [q]).filter((text) => typeof text === 'string' && text !== '')
    if (text(c)) return { c: text(c) }
    return texts.length > 0 ? { q: texts.slice(-50) } : {}
  },
  component: lazyScreen(() => import('./screens/classify/classify'), 'Classify'),
})

const library = createRoute({
  getParentRoute: () => shell,
  path: '/library',
  component: lazyScreen(() => import('./screens/library/library'), 'Library'),
  validateSearch: librarySearch,
})

const catalog = createRoute({
  getParentRoute: () => shell,
  path: '/catalog',
  component: lazyScreen(() => import('./screens/catalog/catalog'), 'Catalog'),
  validateSearch: catalogSearch,
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyScreen(() => import('./screens/settings/settings'), 'Settings'),
  validateSearch: (search: Record<string, unknown>): AuditFilters & { tab?: string; page?: number } => ({
    ...auditSearch(search),
    tab: text(search.tab),
    page: page(search.page),
  }),
})

const imports = createRoute({
  getParentRoute: () => shell,
  path: '/import',
  component: lazyScreen(() => import('./screens/import/import'), 'Import'),
})

const importBatch = createRoute({
  getParentRoute: () => shell,
  path: '/import/$batchId',
  component: lazyScreen(() => import('./screens/import/batch'), 'Batch'),
  validateSearch: (search: Record<string, unknown>): { page?: number; uncertain?: true } => ({
    page: page(search.page),
    uncertain: search.uncertain === true ? true : undefined,
  }),
})

const connections = createRoute({
  getParentRoute: () => shell,
  path: '/connections',
  component: lazyScreen(() => import('./screens/connections/connections'), 'Connections'),
  validateSearch: connectionsSearch,
})

const connection = createRoute({
  getParentRoute: () => shell,
  path: '/connections/$id',
  component: lazyScreen(() => import('./screens/connections/connection'), 'Connection'),
  validateSearch: connectionSearch,
})

const connectionPush = createRoute({
  getParentRoute: () => shell,
  path: '/connections/$id/push',
  component: lazyScreen(() => import('./screens/push/push'), 'Push'),
  validateSearch: pushSearch,
})

const connectionSync = createRoute({
  getParentRoute: () => shell,
  path: '/connections/$id/sync',
  component: lazyScreen(() => import('./screens/connections/sync'), 'Sync'),
  validateSearch: syncSearch,
})

const activations = createRoute({
  getParentRoute: () => shell,
  path: '/activations',
  component: lazyScreen(() => import('./screens/activations/activations'), 'Activations'),
  validateSearch: activationsSearch,
})

const runs = createRoute({
  getParentRoute: () => shell,
  path: '/runs',
  component: lazyScreen(() => import('./screens/runs/runs'), 'Runs'),
  validateSearch: runsSearch,
})

const run = createRoute({
  getParentRoute: () => shell,
  path: '/runs/$id',
  component: lazyScreen(() => import('./screens/runs/run'), 'Run'),
  validateSearch: runSearch,
})

const hygiene = createRoute({
  getParentRoute: () => shell,
  path: '/hygiene',
  component: lazyScreen(() => import('./screens/hygiene/hygiene'), 'Hygiene'),
  validateSearch: ({ job }: Record<string, unknown>): { job?: string } => ({ job: text(job) }),
})

const agents = createRoute({
  getParentRoute: () => shell,
  path: '/agents',
  component: lazyScreen(() => import('./screens/agents/agents'), 'Agents'),
  validateSearch: ({ assistant }: Record<string, unknown>): { assistant?: string } => ({ assistant: text(assistant) }),
})

/** Everything for those who run the installation. */
const operators = createRoute({
  getParentRoute: () => shell,
  path: '/operators',
  component: lazyScreen(() => import('./screens/operators/operators'), 'Operators'),
})

const operatorsDashboard = createRoute({
  getParentRoute: () => operators,
  path: '/',
  component: lazyScreen(() => import('./screens/operators/dashboard/dashboard'), 'Dashboard'),
  validateSearch: dashboardSearch,
})

const operatorsJobs = createRoute({
  getParentRoute: () => operators,
  path: '/jobs',
  component: lazyScreen(() => import('./screens/operators/jobs/jobs'), 'Jobs'),
  validateSearch: jobsSearch,
})

const operatorsJob = createRoute({
  getParentRoute: () => operators,
  path: '/jobs/$id',
  component: lazyScreen(() => import('./screens/operators/jobs/job'), 'Job'),
})

const operatorsDuplicates = createRoute({
  getParentRoute: () => operators,
  path: '/duplicates',
  component: lazyScreen(() => import('./screens/operators/duplicates/duplicates'), 'Duplicates'),
  validateSearch: duplicatesSearch,
})

const operatorsReview = createRoute({
  getParentRoute: () => operators,
  path: '/review',
  component: lazyScreen(() => import('./screens/operators/review/review'), 'Review'),
  validateSearch: reviewSearch,
})

const operatorsCorrections = createRoute({
  getParentRoute: () => operators,
  path: '/corrections',
  component: lazyScreen(() => import('./screens/operators/corrections/corrections'), 'Corrections'),
  validateSearch: (search: Record<string, unknown>): { page?: number } => ({ page: page(search.page) }),
})

const operatorsTopics = createRoute({
  getParentRoute: () => operators,
  path: '/topics',
  component: lazyScreen(() => import('./screens/operators/topics/global-topics'), 'GlobalTopics'),
  validateSearch: globalTopicsSearch,
})

const operatorsTemplates = createRoute({
  getParentRoute: () => operators,
  path: '/templates',
  component: lazyScreen(() => import('./screens/operators/templates/templates'), 'Templates'),
})

const operatorsTemplate = createRoute({
  getParentRoute: () => operators,
  path: '/templates/$id',
  component: lazyScreen(() => import('./screens/operators/templates/template'), 'TemplateScreen'),
})

const operatorsOrganizations = createRoute({
  getParentRoute: () => operators,
  path: '/organizations',
  component: lazyScreen(() => import('./screens/operators/organizations/organizations'), 'Organizations'),
  validateSearch: organizationsSearch,
})

const operatorsOrganization = createRoute({
  getParentRoute: () => operators,
  path: '/organizations/$id',
  component: lazyScreen(() => import('./screens/operators/organizations/organization'), 'OrganizationScreen'),
})

const operatorsUser = createRoute({
  getParentRoute: () => operators,
  path: '/users/$id',
  component: lazyScreen(() => import('./screens/operators/users/user'), 'UserScreen'),
})

const operatorsUsage = createRoute({
  getParentRoute: () => operators,
  path: '/usage',
  component: lazyScreen(() => import('./screens/operators/usage/usage'), 'Usage'),
  validateSearch: usageSearch,
})

const operatorsAudit = createRoute({
  getParentRoute: () => operators,
  path: '/audit',
  component: lazyScreen(() => import('./screens/operators/audit/audit'), 'OperatorsAudit'),
  validateSearch: auditSearch,
})

/** Any other address, with the navigation beside it. */
const unknown = createRoute({ getParentRoute: () => shell, path: '/$', component: NotFound })

const routeTree = root.addChildren([
  signIn,
  refused,
  forgotPassword,
  resetPassword,
  join,
  setUpTwoFactor,
  invitation,
  connectApp,
  shell.addChildren([
    classify,
    library,
    catalog,
    imports,
    importBatch,
    settings,
    connections,
    connection,
    connectionPush,
    connectionSync,
    activations,
    runs,
    run,
    hygiene,
    agents,
    operators.addChildren([
      operatorsDashboard,
      operatorsJobs,
      operatorsJob,
      operatorsDuplicates,
      operatorsReview,
      operatorsCorrections,
      operatorsTopics,
      operatorsTemplates,
      operatorsTemplate,
      operatorsOrganizations,
      operatorsOrganization,
      operatorsUser,
      operatorsUsage,
      operatorsAudit,
    ]),
    unknown,
  ]),
])

export const router = createRouter({ routeTree, defaultPreload: 'intent', defaultErrorComponent: ScreenFailure })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
