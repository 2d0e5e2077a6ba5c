import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { call, staffed, user, logged, signIn } = await useTestApp()
const acme = await staffed()

type Line = Record<string, unknown> & { msg: string; level: number }
const WARN = 40
const lines = (): Line[] => logged.map((line) => JSON.parse(line))
const requestLine = (path: string) => lines().findLast(({ msg, route }) => msg === 'request' && route === path)

test('a failed sign-in is logged with its address and the account’s tag, not with the account', async () => {
  const attempt = (email: string) =>
    call('POST', '/api/auth/sign-in/email', { body: { email, password: 'not this one' } })
  await attempt('Somebody@Example.com')
  await attempt('somebody@example.com')
  await attempt('other@example.com')
  const refused = lines().filter(({ msg }) => msg === 'Sign-in refused')
  expect(refused).toHaveLength(3)
  for (const line of refused) expect(line).toMatchObject({ address: '127.0.0.1', status: 401, level: WARN })
  const [first, second, third] = refused.map(({ account }) => account)
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(logged.join('').toLowerCase()).not.toContain('somebody@example.com')
})

test('so are refused sign-ups and a wrong current password', async () => {
  await call('POST', '/api/auth/sign-up/email', {
    body: { name: 'x', email: 'c@example.com', password: 'long enough' },
  })
  const body = { currentPassword: 'not this one', newPassword: 'another horse battery' }
  await call('POST', '/api/auth/change-password', { as: acme.member, body })
  const refused = lines().filter(({ msg }) => msg === 'Sign-in refused')
  expect(refused.find(({ path }) => path === '/sign-up/email')).toMatchObject({ status: 403, address: '127.0.0.1' })
  expect(refused.find(({ path }) => path === '/change-password')).toMatchObject({ status: 400, user: acme.member.id })
})

test('a caller’s mistake is not logged as an error', async () => {
  await call('GET', '/api/auth/callback/oidc')
  await call('POST', '/api/auth/sign-in/social', { body: { provider: 'nobody' } })
  await call('POST', '/api/auth/organization/set-active', { as: acme.viewer, body: { organizationId: 'none' } })
  expect(lines().filter(({ level }) => level > WARN)).toEqual([])
})

test('writes are logged with the user, whoever answers them', async () => {
  const operator = await user(acme.id, 'admin', true)
  await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'logged' } })
  expect(requestLine('/api/workspaces')).toMatchObject({ status: 201, user: acme.owner.id })
  await call('POST', '/api/admin/organizations', { as: operator, body: { name: 'logged' } })
  expect(requestLine('/api/admin/organizations')).toMatchObject({ status: 201, user: operator.id })
  await call('POST', '/api/auth/update-user', { as: acme.owner, body: { name: 'Another' } })
  expect(requestLine('/api/auth/update-user')).toMatchObject({ status: 200, user: acme.owner.id })
  await signIn(acme.admin.email)
  expect(lines().findLast(({ msg }) => msg === 'Signed in')).toMatchObject({
    user: acme.admin.id,
    address: '127.0.0.1',
  })
})
