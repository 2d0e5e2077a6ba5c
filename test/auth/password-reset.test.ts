import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'

const app = await useTestApp()
const { call, db, signIn, staffed, user } = app
const acme = await staffed()
const operator = await user(undefined, 'member', true)

const NEW_PASSWORD = 'another horse battery'
const GONE = { error: 'This link has been used, has expired or is incomplete' }
const tokenIn = (url: string) => new URL(url).hash.slice(1)

async function linkFor(userId: string): Promise<string> {
  const response = await call('POST', `/api/admin/users/${userId}/reset-link`, { as: operator })
  expect(response.statusCode, response.body).toBe(201)
  return tokenIn(response.json().url)
}
const check = (token: string) => call('POST', '/api/auth/reset-password/check', { body: { token } })
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
const isIn = async (as: { cookie: string }) => (await call('GET', '/api/auth/get-session', { as })).json() !== null

describe('a link that an operator makes', () => {
  test('sets a new password once and ends all sessions', async () => {
    const person = await user(acme.id)
    const other = await signIn(person.email)
    const token = await linkFor(person.id)
    const opened = await check(token)
    expect(opened.json()).toEqual({ email: person.email, expiresAt: expect.any(String) })
    const hours = (Date.parse(opened.json().expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)

    expect((await reset(token)).statusCode).toBe(200)
    expect(await isIn(person)).toBe(false)
    expect(await isIn(other)).toBe(false)
    await signIn(person.email, NEW_PASSWORD)
    await expect(signIn(person.email)).rejects.toThrow('Invalid email or password')

    const again = await reset(token, 'a third horse battery')
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual({ error: 'Invalid token' })
    expect((await check(token)).json()).toEqual(GONE)
    await signIn(person.email, NEW_PASSWORD)
  })

  test('is used up by one of many who use it at the same time', async () => {
    const token = await linkFor((await user(acme.id)).id)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => reset(token, `horse battery ${at}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  test('is not used up by a password that is too short', async () => {
    const token = await linkFor((await user(acme.id)).id)
    expect((await reset(token, 'short')).statusCode).toBe(400)
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('ends with the password that it was made to replace', async () => {
    const person = await user(acme.id)
    const [first, second, third] = [await linkFor(person.id), await linkFor(person.id), await linkFor(acme.viewer.id)]
    expect((await reset(first)).statusCode).toBe(200)
    expect((await check(second)).statusCode).toBe(404)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await call('POST', '/api/auth/change-password', { as: acme.viewer, body })).statusCode).toBe(200)
    expect((await check(third)).statusCode).toBe(404)
  })

  test('expires', async () => {
    const token = await linkFor((await user(acme.id)).id)
    await db.execute({ text: `UPDATE verifications SET expires_at = now() - interval '1 second'` })
    expect((await check(token)).json()).toEqual(GONE)
    expect((await reset(token)).statusCode).toBe(400)
  })

  test('is not stored: what the database has opens nothing', async () => {
    const token = await linkFor((await user(acme.id)).id)
    const stored = await select(db, { text: 'SELECT identifier FROM verifications' })
    expect(JSON.stringify(stored)).not.toContain(token)
    for (const { identifier } of stored as { identifier: string }[]) {
      const hash = identifier.split(':')[1]!
      for (const guess of [identifier, hash]) expect((await reset(guess)).statusCode).toBe(400)
    }
    expect((await check(token)).statusCode).toBe(200)
  })

  test('gives a password to a person who has none', async () => {
    const person = await user(acme.id)
    await db.execute({ text: 'DELETE FROM accounts WHERE user_id = $1', values: [person.id] })
    expect((await reset(await linkFor(person.id))).statusCode).toBe(200)
    await signIn(person.email, NEW_PASSWORD)
  })

  test('is for operators to make, for people who exist', async () => {
    const url = `/api/admin/users/${acme.member.id}/reset-link`
    expect((await call('POST', url, { as: acme.owner })).statusCode).toBe(403)
    expect((await call('POST', url)).statusCode).toBe(401)
    const unknown = await call('POST', '/api/admin/users/user_none/reset-link', { as: operator })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toEqual({ error: 'User not found' })
  })
})

test.each([undefined, '', 'x'.repeat(300), { a: 1 }, 'a\u0000b'])('token %j gets a 4xx', async (token) => {
  for (const path of ['/reset-password/check', '/reset-password']) {
    const { statusCode } = await call('POST', `/api/auth${path}`, { body: { token, newPassword: NEW_PASSWORD } })
    expect([400, 404]).toContain(statusCode)
  }
})
