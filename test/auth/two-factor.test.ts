import { describe, expect, test } from 'vitest'
import { rotateTwoFactors } from '../../src/auth/two-factor/rotate'
import { SECRET, type Session, sessionCookie, startTestApp, useTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'
import { totp } from '../harness/totp'
import { setUpTwoFactor, waitingCookie } from '../harness/two-factor'
import { withResolvers } from '../harness/with-resolvers'

const database = await createTestDatabase()
const app = await useTestApp({ database })
const { call, db, staffed, user, apiKey } = app
const operator = await user(undefined, 'member', true)

type Call = typeof call
const auth = (path: string, body: object, as?: Session, via: Call = call) =>
  via('POST', `/api/auth${path}`, { body, ...(as ? { as } : {}) })
const signIn = (email: string, via?: Call) => auth('/sign-in/email', { email, password: PASSWORD }, undefined, via)
const me = async (as: Session | { key: string }) => (await call('GET', '/api/me', { as })).statusCode

const setUp = (person: Session) => setUpTwoFactor(call, person)

describe('signing in with a second factor', () => {
  test('needs the password and the code of the app', async () => {
    const { member } = await staffed()
    const { secret, totpURI } = await setUp(member)
    expect(totpURI).toContain('issuer=Taxon')
    const first = await signIn(member.email)
    expect([first.statusCode, first.json()]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }])
    expect(() => sessionCookie(first)).not.toThrow()
    expect(await me({ cookie: sessionCookie(first) })).toBe(401)
    const waiting = waitingCookie(first)
    expect(await me(waiting)).toBe(401)
    const refused = await auth('/two-factor/verify-totp', { code: '000000' }, waiting)
    expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'Invalid code' }])
    const accepted = await auth('/two-factor/verify-totp', { code: totp(secret) }, waiting)
    expect(accepted.statusCode).toBe(200)
    expect(await me({ cookie: sessionCookie(accepted) })).toBe(200)
    const again = await auth('/two-factor/verify-totp', { code: totp(secret) }, waiting)
    expect(again.statusCode).toBe(401)
  })

  test('takes each recovery code once', async () => {
    const { member } = await staffed()
    const { backupCodes } = await setUp(member)
    expect(backupCodes).toHaveLength(10)
    const enter = async (code: string) =>
      auth('/two-factor/verify-backup-code', { code }, waitingCookie(await signIn(member.email)))
    expect((await enter(backupCodes[0]!)).statusCode).toBe(200)
    expect((await enter(backupCodes[0]!)).statusCode).toBe(401)
    expect((await enter(backupCodes[1]!)).statusCode).toBe(200)
  })

  test('refuses to go on guessing', async () => {
    const { member } = await staffed()
    const { secret } = await setUp(member)
    const waiting = waitingCookie(await signIn(member.email))
    for (let guess = 0; guess < 5; guess++) await auth('/two-factor/verify-totp', { code: '000000' }, waiting)
    const refused = await auth('/two-factor/verify-totp', { code: totp(secret) }, waiting)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'Too many attempts. Please request a new code.' },
    ])
  })

  test('is in the audit log, refused codes included', async () => {
    const acme = await staffed()
    const { secret } = await setUp(acme.member)
    const waiting = waitingCookie(await signIn(acme.member.email))
    await auth('/two-factor/verify-totp', { code: '000000' }, waiting)
    await auth('/two-factor/verify-totp', { code: totp(secret) }, waiting)
    const { data } = (await call('GET', '/api/audit', { as: acme.owner })).json()
    expect(data.slice(0, 3)).toMatchObject([
      { action: 'sign_in.succeed', actor: { id: acme.member.id }, details: { method: 'two-factor code' } },
      { action: 'sign_in.refuse', actor: { kind: 'anonymous' }, subject: { id: acme.member.id } },
      { action: 'two_factor.enable', actor: { id: acme.member.id } },
    ])
  })
})

describe('setting it up', () => {
  test('needs the password, and counts only once a code was right', async () => {
    const { member } = await staffed()
    expect((await auth('/two-factor/enable', { password: 'not this one' }, member)).statusCode).toBe(400)
    expect((await auth('/two-factor/enable', { password: PASSWORD }, member)).statusCode).toBe(200)
    expect((await auth('/two-factor/verify-totp', { code: '000000' }, member)).statusCode).toBe(400)
    expect((await signIn(member.email)).json()).toHaveProperty('user')
  })

  test('twice at once is refused once', async () => {
    const { member } = await staffed()
    const [inserted, waiting] = [withResolvers(), withResolvers()]
    const first = db.transaction(async (tx) => {
      await tx.execute({
        text: `INSERT INTO two_factors (id, user_id, secret, backup_codes, verified) VALUES ($1, $1, 's', 'c', false)`,
        values: [member.id],
      })
      inserted.resolve()
      await waiting.promise
    })
    await inserted.promise
    const second = auth('/two-factor/enable', { password: PASSWORD }, member)
    const isWaiting = () =>
      db.execute({
        text: `SELECT FROM pg_stat_activity
               WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%two_factors%'`,
      })
    await expect.poll(isWaiting).toBe(1)
    waiting.resolve()
    await first
    const refused = await second
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'Two-factor sign-in is being set up already, try again' },
    ])
    expect((await auth('/two-factor/enable', { password: PASSWORD }, member)).statusCode).toBe(200)
  })

  test('turning it off, and new recovery codes, need the password', async () => {
    const { member } = await staffed()
    const { session, backupCodes } = await setUp(member)
    const wrong = { password: 'not this one' }
    expect((await auth('/two-factor/generate-backup-codes', wrong, session)).statusCode).toBe(400)
    const renewed = await auth('/two-factor/generate-backup-codes', { password: PASSWORD }, session)
    expect(renewed.json().backupCodes).not.toContain(backupCodes[0])
    expect((await auth('/two-factor/disable', wrong, session)).statusCode).toBe(400)
    expect((await signIn(member.email)).json()).toMatchObject({ twoFactorRedirect: true })
    expect((await auth('/two-factor/disable', { password: PASSWORD }, session)).statusCode).toBe(200)
    expect((await signIn(member.email)).json()).toHaveProperty('user')
  })

  test('stores neither the secret nor the codes in the clear', async () => {
    const { member } = await staffed()
    const { secret, backupCodes } = await setUp(member)
    const stored = JSON.stringify(await select(db, { text: 'SELECT * FROM two_factors' }))
    for (const text of [secret, ...backupCodes]) expect(stored).not.toContain(text)
  })

  test('leaves user and secret in step, wherever a process is killed', async () => {
    const { member } = await staffed()
    await auth('/two-factor/enable', { password: PASSWORD }, member)
    const set = (enabled: boolean) =>
      db.execute({ text: 'UPDATE users SET two_factor_enabled = $2 WHERE id = $1', values: [member.id, enabled] })
    const stored = () =>
      select(db, { text: 'SELECT verified FROM two_factors WHERE user_id = $1', values: [member.id] })
    await set(true)
    expect(await stored()).toEqual([{ verified: true }])
    await set(false)
    expect(await stored()).toEqual([])
  })
})

test('an operator turns it off for somebody who lost the device', async () => {
  const { member } = await staffed()
  await setUp(member)
  const off = await call('POST', `/api/admin/users/${member.id}/two-factor-off`, { as: operator })
  expect(off.json()).toMatchObject({ hasTwoFactor: false })
  expect((await signIn(member.email)).json()).toHaveProperty('user')
  const { data } = (await call('GET', `/api/admin/audit?subject=${member.id}`, { as: operator })).json()
  expect(data[0]).toMatchObject({ action: 'two_factor.disable', actor: { id: operator.id } })
})

describe('an organization that demands it', () => {
  const demand = (as: Session, twoFactorRequired = true) =>
    call('PATCH', '/api/organization/security', { as, body: { twoFactorRequired } })
  const refusal = { error: 'Your organization requires two-factor sign-in: set it up first' }

  test('lets operators without it do nothing either', async () => {
    const { id, owner } = await staffed()
    const { session } = await setUp(owner)
    const support = await user(id, 'member', true)
    expect((await call('GET', '/api/admin/organizations', { as: support })).statusCode).toBe(200)
    await demand(session)
    const refused = await call('GET', '/api/admin/organizations', { as: support })
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
  })

  test('lets members without it do nothing but set it up; keys go on working', async () => {
    const acme = await staffed()
    const { session: owner } = await setUp(acme.owner)
    const key = await apiKey(acme.admin)
    expect((await demand(owner)).json()).toEqual({ twoFactorRequired: true, membersWithoutTwoFactor: 3 })
    for (const refused of [
      await call('GET', '/api/topics', { as: acme.admin }),
      await call('POST', '/api/keys', { as: acme.admin, body: { name: 'x' } }),
      await call('GET', '/api/auth/organization/list-members', { as: acme.admin }),
      await auth('/organization/invite-member', { email: 'x@example.com', role: 'viewer' }, acme.admin),
    ])
      expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
    expect((await call('GET', '/api/me', { as: acme.admin })).json()).toMatchObject({
      caller: { lacksTwoFactor: true },
    })
    expect((await call('GET', '/api/topics', { as: key })).statusCode).toBe(200)

    const { session: admin } = await setUp(acme.admin)
    expect((await call('GET', '/api/topics', { as: admin })).statusCode).toBe(200)
    expect((await call('GET', '/api/me', { as: admin })).json()).toMatchObject({ caller: { lacksTwoFactor: false } })
    expect((await demand(owner, false)).json()).toMatchObject({ twoFactorRequired: false })
    expect((await call('GET', '/api/topics', { as: acme.member })).statusCode).toBe(200)
  })

  test('lets nobody without it withdraw its invitations, from another organization either', async () => {
    const [acme, beta] = [await staffed(), await staffed()]
    const { session: owner } = await setUp(acme.owner)
    const invited = { email: 'withdrawn@example.com', role: 'viewer' }
    const { id: invitationId } = (await auth('/organization/invite-member', invited, owner)).json()
    await demand(owner)
    const person = beta.admin
    await call('PUT', `/api/admin/users/${person.id}/organizations/${acme.id}`, {
      as: operator,
      body: { role: 'admin' },
    })
    const refused = await auth('/organization/cancel-invitation', { invitationId }, person)
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
    expect((await auth('/organization/cancel-invitation', { invitationId }, owner)).statusCode).toBe(200)
  })

  test('is set by an owner who has it', async () => {
    const acme = await staffed()
    for (const as of [acme.admin, acme.member, acme.viewer]) expect((await demand(as)).statusCode).toBe(403)
    const refused = await demand(acme.owner)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'Set up two-factor sign-in for yourself first' },
    ])
  })

  test('leaves people without a password to the identity provider', async () => {
    const acme = await staffed()
    const { session: owner } = await setUp(acme.owner)
    await demand(owner)
    await db.execute({ text: 'UPDATE accounts SET password = NULL WHERE user_id = $1', values: [acme.member.id] })
    expect((await call('GET', '/api/topics', { as: acme.member })).statusCode).toBe(200)
  })
})

test('outlasts a rotation of the secret', async () => {
  const { member } = await staffed()
  const { secret } = await setUp(member)
  const renewed = 'another secret of the tests, long enough to be taken'
  const enter = async (secrets: string[]) => {
    const node = await startTestApp({ database, secrets })
    const waiting = waitingCookie(await signIn(member.email, node.call))
    const { statusCode } = await auth('/two-factor/verify-totp', { code: totp(secret) }, waiting, node.call)
    await node.close()
    return statusCode
  }
  expect(await enter([renewed, SECRET])).toBe(200)
  expect(await rotateTwoFactors(db, [renewed, SECRET])).toMatchObject({ unreadable: [] })
  expect(await rotateTwoFactors(db, [renewed, SECRET])).toEqual({ rotated: 0, unreadable: [] })
  expect(await enter([renewed])).toBe(200)
})
