import { expect, test } from 'vitest'
import { access } from '../src/access'
import { useTestApp } from './harness/app'

const { app, call } = await useTestApp()

test('a route that declares no access is refused at start', () => {
  const route = { method: 'GET' as const, url: '/undeclared', handler: async () => ({}) }
  expect(() => app.route(route)).toThrow('GET /undeclared declares no access')
  expect(() => app.route({ ...route, config: { access: access.public } })).not.toThrow()
})

test('what is public is listed here, and nothing else is', () => {
  const open = app.routeInventory.filter((route) => route.access.kind === 'public' && !route.hidden)
  expect([...new Set(open.map((route) => route.url))].filter((url) => !url.startsWith('/docs')).sort()).toEqual([
    '/api/auth/error',
    '/api/auth/options',
    '/api/auth/request-password-reset',
    '/api/auth/reset-password/check',
    '/api/invitations/:id',
    '/healthz',
    '/openapi.json',
    '/readyz',
    '/undeclared',
  ])
})

test('every route under /api/admin is for operators', () => {
  const admin = app.routeInventory.filter((route) => route.url.startsWith('/api/admin') && !route.hidden)
  expect(admin.length).toBeGreaterThan(0)
  for (const route of admin) expect(route.access.kind, route.url).toBe('operator')
})

test('the OpenAPI 3.1 document holds every route, each with a summary', async () => {
  const document = (await call('GET', '/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const routes = app.routeInventory.filter(
    ({ hidden, method, url }) => !hidden && method !== 'HEAD' && url !== '/undeclared',
  )
  for (const { method, url } of routes) {
    if (url.startsWith('/docs')) continue
    const path = document.paths[url.replace(/:(\w+)/g, '{$1}')]
    expect(path?.[method.toLowerCase()]?.summary, `${method} ${url}`).toBeTypeOf('string')
  }
})

test('the reference page is served without the network', async () => {
  const page = await call('GET', '/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/(src|href)="https?:/)
})
