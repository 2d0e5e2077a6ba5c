import { afterAll, describe, expect, test } from 'vitest'
import { createRateLimits } from '../../src/auth/sign-in/rate-limit'
import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  PASSWORD_CHANGES_PER_USER,
  SIGN_IN_ATTEMPTS_PER_MINUTE,
  SIGN_INS_PER_ADDRESS,
  SIGN_INS_PER_NETWORK,
} from '../../src/limits'
import { startTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'

/** Two nodes on one database, behind a proxy that names the caller. */
const database = await createTestDatabase()
const env = { TAXON_TRUST_PROXY: '1' }
const nodes = [await startTestApp({ database, env }), await startTestApp({ database, env })] as const
const limits = [createRateLimits(database.pool), createRateLimits(database.pool)] as const
const acme = await nodes[0].staffed()
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.drop()
})

const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error) => error.status === 429,
  )
const from = (node: 0 | 1, forwardedFor: string, path: string, body: unknown, cookie = '') =>
  nodes[node].call('POST', `/api/auth${path}`, { headers: { 'x-forwarded-for': forwardedFor, cookie }, body })
const signUp = (node: 0 | 1, forwardedFor: string, name: string) =>
  from(node, forwardedFor, '/sign-up/email', { name: 'x', email: `${name}@example.com`, password: 'long enough' })

/** Makes all the calls that are allowed, alternating between the nodes, a few at a time. */
async function spend(calls: number, work: (call: number, node: 0 | 1) => Promise<unknown>) {
  for (let begun = 0; begun < calls; begun += 20) {
    const some = Array.from({ length: Math.min(20, calls - begun) }, (_, i) => begun + i)
    await Promise.all(some.map((call) => work(call, (call % 2) as 0 | 1)))
  }
}

describe('calls that take a password or sign up', () => {
  test('are limited by address, over all nodes', async () => {
    await spend(SIGN_INS_PER_ADDRESS, async (call, node) =>
      expect((await signUp(node, '198.51.100.1', `a${call}`)).statusCode).toBe(403),
    )
    const refused = await signUp(1, '198.51.100.1', 'one-more')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const signIn = await from(0, '::ffff:198.51.100.1', '/sign-in/email', { email: 'b@example.com', password: 'x' })
    expect(signIn.json()).toEqual({ error: 'Too many sign-in attempts, try again later' })
    expect((await from(0, '198.51.100.1', '/sign-in/social', { provider: 'oidc' })).statusCode).toBe(429)
    expect((await signUp(0, '198.51.100.2', 'neighbour')).statusCode).toBe(403)
  })

  test('are limited by network, however many addresses it has', async () => {
    await spend(SIGN_INS_PER_NETWORK, (call, node) => limits[node].call(`203.0.113.${call % 250}`))
    expect(await isRefused(limits[0].call('203.0.113.254'))).toBe(true)
    expect(await isRefused(limits[0].call('203.0.112.1'))).toBe(false)
    await spend(SIGN_INS_PER_NETWORK, (call, node) => limits[node].call(`2001:db8:1:${(call % 250).toString(16)}::1`))
    expect(await isRefused(limits[1].call('2001:db8:1:ffff::1'))).toBe(true)
    expect(await isRefused(limits[1].call('2001:db8:2::1'))).toBe(false)
  })

  test('an IPv6 host that takes another of its addresses is the same caller', async () => {
    await spend(SIGN_IN_ATTEMPTS_PER_MINUTE, (call, node) =>
      limits[node].signIn(`2001:db8:3::${call}`, 'c@example.com'),
    )
    expect(await isRefused(limits[0].signIn('2001:db8:3::ffff', 'c@example.com'))).toBe(true)
  })

  test('an address that the caller claims itself counts for nothing', async () => {
    const attempt = (call: number) =>
      from(
        0,
        `192.0.2.${call}, 198.51.100.77`,
        '/change-password',
        { currentPassword: 'x', newPassword: 'x' },
        acme.viewer.cookie,
      )
    await attempt(1)
    const lines = nodes[0].logged.join('')
    expect(lines).toContain('"address":"198.51.100.77"')
    expect(lines).not.toContain('"address":"192.0.2.1"')
  })
})

describe('an account', () => {
  test('allows a number of failures from anywhere, and its owner is not locked out', async () => {
    const email = 'victim@example.com'
    const succeeded = await limits[0].signIn('192.0.2.10', email)
    await succeeded(true)
    await spend(FAILED_SIGN_INS_PER_ACCOUNT, (call, node) => limits[node].signIn(`100.64.${call}.1`, email))
    expect(await isRefused(limits[1].signIn('100.65.0.1', email))).toBe(true)
    expect(await isRefused(limits[1].signIn('100.65.0.1', 'somebody-else@example.com'))).toBe(false)
    expect(await isRefused(limits[1].signIn('192.0.2.10', email.toUpperCase()))).toBe(false)
  })

  test('does not count sign-ins that succeed', async () => {
    await spend(FAILED_SIGN_INS_PER_ACCOUNT + 1, async (call, node) =>
      (await limits[node].signIn(`100.66.${call}.1`, 'busy@example.com'))(true),
    )
    expect(await isRefused(limits[1].signIn('100.67.0.1', 'busy@example.com'))).toBe(false)
  })

  test('allows a number of attempts to change its password, wherever from', async () => {
    const attempt = (call: number, node: 0 | 1) =>
      from(
        node,
        `100.68.${call}.1`,
        '/change-password',
        { currentPassword: 'guess', newPassword: 'x' },
        acme.member.cookie,
      )
    await spend(PASSWORD_CHANGES_PER_USER, async (call, node) =>
      expect((await attempt(call, node)).statusCode).toBe(400),
    )
    expect((await attempt(200, 0)).statusCode).toBe(429)
  })
})
