import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { app, call, staffed, user, logged } = await useTestApp({ env: { TAXON_SIGNUP: 'open', TAXON_TRUST_PROXY: '1' } })
const acme = await staffed()
const SIGN_OUT = '/api/auth/sign-out'
const routes = app.routeInventory
  .filter(({ url, method }) => url.startsWith('/api/auth/') && method !== 'HEAD')
  .sort((a, b) => Number(a.url === SIGN_OUT) - Number(b.url === SIGN_OUT))

const FIELDS = [
  'email',
  'password',
  'name',
  'provider',
  'callbackURL',
  'errorCallbackURL',
  'invitationId',
  'token',
  'organizationId',
  'slug',
  'role',
  'memberId',
  'memberIdOrEmail',
  'currentPassword',
  'newPassword',
  'resend',
  'rememberMe',
  'id',
  'code',
  'state',
  'limit',
  'offset',
  'filterField',
  'filterValue',
  'sortBy',
  'sortDirection',
  'disableCookieCache',
  'error',
  'iss',
]
const deep = (open: string, close: string, depth: number, inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth)
const everywhere = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]))

const BODIES: [string, string][] = [
  ['deeply nested arrays', deep('[', ']', 20_000)],
  ['deeply nested objects', deep('{"a":', '}', 8_000, '1')],
  ['nesting in a field nobody knows', `{"email":"a@b.co","x":${deep('[', ']', 20_000)}}`],
  ['nesting in every field', JSON.stringify(everywhere(0)).replaceAll(':0', `:${deep('[', ']', 500)}`)],
  ['NUL in every field', JSON.stringify(everywhere('a\u0000b'))],
  ['half a character in every field', JSON.stringify(everywhere('a')).replaceAll('"a"', '"\\ud800"')],
  ['numbers', JSON.stringify(everywhere(1e308))],
  ['objects', JSON.stringify(everywhere({ $gt: '' }))],
  ['long texts', JSON.stringify(everywhere('x'.repeat(1_500)))],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['prototypes', '{"__proto__":{"operator":true},"email":"a@b.co"}'],
  ['broken JSON', '{"email":'],
]
const QUERIES: [string, string][] = [
  ['NUL', '%00'],
  ['half a character', '%ED%A0%80'],
  ['NUL inside', 'a%00b'],
  ['a negative number', '-1'],
  ['an endless number', '1e999'],
  ['a long text', 'x'.repeat(5_000)],
  ['a quote', '%27%3B--'],
  ['a word', 'undefined'],
]

test.each(BODIES)('%s in a body is answered in the envelope by every route of sign-in', async (_, payload) => {
  const person = await user(acme.id, 'admin')
  for (const { method, url } of routes.filter(({ method }) => method === 'POST')) {
    for (const as of [undefined, person]) {
      const response = await app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'application/json', cookie: as?.cookie ?? '', 'x-forwarded-for': '192.0.2.1' },
        payload,
      })
      if (response.statusCode < 300) {
        // These need nothing from the body.
        expect([SIGN_OUT, '/api/auth/revoke-other-sessions']).toContain(url)
        continue
      }
      expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500)
      expect(Object.keys(response.json())).toEqual(['error'])
      expect(response.headers['x-request-id']).toBeDefined()
    }
  }
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test.each(QUERIES)('so is %s in every parameter of a query', async (_, value) => {
  const query = FIELDS.map((field) => `${field}=${value}`).join('&')
  const as = await user(acme.id, 'admin')
  for (const { method, url } of routes) {
    const path = `${url.replace(':provider', value.slice(0, 40))}?${query}`
    const response = await call(method as 'GET', path, { as, ...(method === 'POST' ? { body: {} } : {}) })
    expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500)
  }
})

test.each([
  ['host', 'a b'],
  ['host', '['],
  ['x-forwarded-proto', 'java script'],
  ['x-forwarded-host', '%%'],
  ['cookie', 'taxon.session_token=%E0%A4%A; %=%'],
  ['cookie', 'taxon.session_token=a%00.b'],
])('so is the header %s: %s', async (name, value) => {
  for (const { method, url } of routes) {
    const response = await call(method as 'GET', url, {
      headers: { [name]: value },
      ...(method === 'POST' ? { body: {} } : {}),
    })
    expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500)
  }
})
