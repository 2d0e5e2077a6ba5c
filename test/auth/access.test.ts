import { describe, expect, test } from 'vitest'
import { type Access, ROLE_PERMISSIONS, ROLES, SCOPES } from '../../src/access'
import { reportTest } from '../campaign/tally'
import { useTestApp } from '../harness/app'

const { app, call, staffed, apiKey, sdkKey } = await useTestApp()
const acme = await staffed()

type Keyed = Extract<Access, { scope: string }>
/** Its answer does not end for those who may read it: test/runs/events.test.ts tries it. */
const STREAM = '/api/events'
/** Errors have the form of its protocol: test/mcp/protocol.test.ts. */
const AGENTS = '/mcp'
const routes = app.routeInventory.filter(({ hidden, method, url }) => !hidden && method !== 'HEAD' && url !== STREAM)
const keyed = routes.filter(({ access }) => access.kind === 'scope' || access.kind === 'sdk')
const ofOrganization = routes.filter(({ access }) => 'permission' in access)
const sessionOnly = routes.filter(({ access }) => access.kind === 'session' || access.kind === 'operator')

const PART = 'roles and scopes'

const attempt = (route: { method: string; url: string }, as: { cookie: string } | { key: string }) =>
  call(route.method as 'GET', route.url.replace(/:\w+/g, 'none'), {
    as,
    ...(route.method === 'GET' ? {} : { body: {} }),
  })

describe('every scope on every scoped route', () => {
  test.each(SCOPES)('%s opens its own routes and no others', async (scope) => {
    reportTest(PART, 2 * keyed.length)
    const key = await apiKey(acme.owner, [scope])
    const sdk = await sdkKey(acme.owner, 'live', [scope])
    for (const route of keyed) {
      const hasScope = (route.access as Keyed).scope === scope
      const response = await attempt(route, key)
      if (hasScope) expect(response.statusCode, `${route.method} ${route.url}`).not.toBe(401)
      else expect(response.json(), `${route.method} ${route.url}`).toEqual({ error: 'Insufficient scopes' })
      const fromBrowser = await attempt(route, sdk)
      if (route.access.kind === 'scope') expect(fromBrowser.json(), route.url).toEqual({ error: 'Unauthorized' })
      else if (hasScope) expect(fromBrowser.statusCode, route.url).not.toBe(401)
      else expect(fromBrowser.json(), route.url).toEqual({ error: 'Insufficient scopes' })
    }
  })
})

describe('every role on every permission', () => {
  test.each(ROLES)('%s', async (role) => {
    reportTest(PART, ofOrganization.length)
    for (const route of ofOrganization) {
      const { permission } = route.access as Keyed
      const { statusCode } = await attempt(route, acme[role])
      if (ROLE_PERMISSIONS[role].has(permission)) expect([401, 403], route.url).not.toContain(statusCode)
      else expect(statusCode, `${route.method} ${route.url}`).toBe(403)
    }
  })

  test('are those of the contract', () => {
    const permissions = [
      'api_keys:manage',
      'library:delete',
      'import',
      'activate',
      'connections',
      'topics:write',
      'classify',
    ]
    const allowed = (role: (typeof ROLES)[number]) =>
      permissions.filter((p) => ROLE_PERMISSIONS[role].has(p as 'import'))
    expect(allowed('owner')).toEqual(permissions)
    expect(allowed('admin')).toEqual(permissions)
    expect(allowed('member')).toEqual(['import', 'activate', 'topics:write', 'classify'])
    expect(allowed('viewer')).toEqual([])
  })
})

test('keys open no session-only and no operator route', async () => {
  const key = await apiKey(acme.owner)
  const sdk = await sdkKey(acme.owner)
  reportTest(PART, 2 * sessionOnly.length)
  for (const route of sessionOnly) {
    for (const as of [key, sdk]) {
      const response = await attempt(route, as)
      expect(response.statusCode, `${route.method} ${route.url}`).toBe(401)
      expect(response.json()).toEqual({ error: 'Unauthorized' })
    }
  }
})

test('operator routes are closed to owners who are no operators', async () => {
  for (const route of routes.filter(({ access }) => access.kind === 'operator')) {
    const response = await attempt(route, acme.owner)
    expect(response.statusCode, route.url).toBe(403)
    expect(response.json()).toEqual({ error: 'Forbidden' })
  }
})

test('without credentials every route but the public ones is a 401', async () => {
  for (const route of routes.filter(({ access }) => access.kind !== 'public' && access.kind !== 'identity')) {
    const response = await call(route.method as 'GET', route.url.replace(/:\w+/g, 'none'))
    expect(response.statusCode, `${route.method} ${route.url}`).toBe(401)
    if (route.url !== AGENTS) expect(response.json()).toEqual({ error: 'Unauthorized' })
  }
})
