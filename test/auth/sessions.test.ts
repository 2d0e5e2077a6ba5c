import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, test } from 'vitest'
import { STATEMENTS, type Statement } from '../../src/db/db'
import { sessions } from '../../src/db/tables'
import { SECRET, sessionCookie, startTestApp, useTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { addSessions, PASSWORD, signed } from '../harness/people'

const OLD_SECRET = 'the secret of last year, long enough to be taken'
const database = await createTestDatabase()
const { call, staffed, user, db } = await useTestApp({ database, secrets: [SECRET, OLD_SECRET] })
const acme = await staffed()
const DAY_MS = 24 * 3_600_000

type Person = Awaited<ReturnType<typeof user>>

const me = (cookie: string) => call('GET', '/api/me', { as: { cookie } })
const tokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!
const cookieOf = (token: string, secret: string) => `taxon.session_token=${signed(token, secret)}`

const expiryOf = async ({ id }: Person) => {
  const rows = await db.query(
    { expires_at: sessions.expires_at },
    { text: 'SELECT expires_at FROM sessions WHERE user_id = $1', values: [id] },
  )
  return rows[0]?.expires_at
}

const expireIn = (person: Person, ms: number) =>
  db.execute({
    text: 'UPDATE sessions SET expires_at = $2 WHERE user_id = $1',
    values: [person.id, new Date(Date.now() + ms)],
  })

test('a request with a session takes one statement', async () => {
  const texts: string[] = []
  const listen = (message: unknown) => texts.push((message as Statement).text)
  subscribe(STATEMENTS, listen)
  const response = await me(acme.member.cookie)
  unsubscribe(STATEMENTS, listen)
  expect(response.statusCode).toBe(200)
  expect(texts.filter((text) => !/usage/.test(text))).toEqual([expect.stringContaining('FROM sessions')])
})

describe('a cookie is refused', () => {
  const token = tokenOf(acme.owner.cookie)
  test.each([
    ['without a signature', `taxon.session_token=${token}`],
    ['with an empty signature', `taxon.session_token=${token}.`],
    ['signed with a foreign secret', cookieOf(token, 'a secret of somebody else, as long as ours')],
    ['with the signature of another token', acme.owner.cookie.replace(token, tokenOf(acme.viewer.cookie))],
    ['of an unknown session', cookieOf('nobody', SECRET)],
    ['under another name', acme.owner.cookie.replace('taxon.', '__Secure-taxon.')],
    ['with broken percent signs', 'taxon.session_token=%E0%A4%A.%'],
    ['that comes after a bad one', `taxon.session_token=bad.bad; ${acme.owner.cookie}`],
  ])('%s', async (_what, cookie) => {
    const response = await me(cookie)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ error: 'Unauthorized' })
  })
})

test('other cookies beside it do not matter', async () => {
  expect((await me(`theme=dark; a; =b; ${acme.owner.cookie}; x=y`)).statusCode).toBe(200)
})

test('a session of an older secret is good until it ends', async () => {
  const cookie = cookieOf(tokenOf(acme.viewer.cookie), OLD_SECRET)
  expect((await me(cookie)).json().caller.userId).toBe(acme.viewer.id)
})

test('an expired session is refused and removed', async () => {
  const person = await user(acme.id)
  await expireIn(person, -1_000)
  expect((await me(person.cookie)).statusCode).toBe(401)
  expect(await expiryOf(person)).toBeUndefined()
})

test('a role that was changed counts at the next request', async () => {
  const person = await user(acme.id, 'admin')
  const createWorkspace = (name: string) => call('POST', '/api/workspaces', { as: person, body: { name } })
  expect((await createWorkspace('before')).statusCode).toBe(201)
  await db.execute({ text: `UPDATE members SET role = 'viewer' WHERE user_id = $1`, values: [person.id] })
  expect((await createWorkspace('after')).statusCode).toBe(403)
})

describe('a session that is used', () => {
  test('is prolonged once a day, with its cookie', async () => {
    const person = await user(acme.id)
    await expireIn(person, 28 * DAY_MS)
    const response = await me(person.cookie)
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'taxon.session_token', maxAge: 30 * 24 * 3600, httpOnly: true, sameSite: 'Lax' }),
    ])
    expect(sessionCookie(response)).toBe(person.cookie)
    expect((await expiryOf(person))!.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS)
    expect((await me(person.cookie)).cookies).toEqual([])
  })

  test('gets a cookie of the current secret', async () => {
    const person = await user(acme.id)
    await expireIn(person, DAY_MS)
    const response = await me(cookieOf(tokenOf(person.cookie), OLD_SECRET))
    expect(sessionCookie(response)).toBe(person.cookie)
  })

  test('ends after a day if the person does not want to be remembered', async () => {
    const person = await user(acme.id)
    const body = { email: person.email, password: PASSWORD, rememberMe: false }
    const response = await call('POST', '/api/auth/sign-in/email', { body })
    const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    expect(cookie).toContain('dont_remember')
    expect((await me(cookie)).cookies).toEqual([])
  })
})

describe('somebody with many sessions', () => {
  test('sees them, the latest first', async () => {
    const person = await user(acme.id)
    await addSessions(db, person.id, 150)
    const list = (await call('GET', '/api/auth/list-sessions', { as: person })).json()
    expect(list).toHaveLength(151)
    expect(list.at(-1)).toMatchObject({ token: `token_149${person.id}`, userId: person.id, ipAddress: null })
  })

  test('ends all others at once, and nobody else’s', async () => {
    const [person, colleague] = [await user(acme.id), await user(acme.id)]
    await addSessions(db, person.id, 150)
    const ended = await call('POST', '/api/auth/revoke-other-sessions', { as: person })
    expect([ended.statusCode, ended.json()]).toEqual([200, { status: true }])
    const list = (await call('GET', '/api/auth/list-sessions', { as: person })).json()
    expect(list.map(({ token }: { token: string }) => token)).toEqual([tokenOf(person.cookie)])
    expect((await me(colleague.cookie)).statusCode).toBe(200)
    expect((await call('POST', '/api/auth/revoke-other-sessions')).statusCode).toBe(401)
  })
})

test('the cookie of a server behind TLS is written as Secure', async () => {
  const secure = await startTestApp({ database, env: { TAXON_BASE_URL: 'https://taxon.example.com' } })
  const person = await secure.user(acme.id)
  await expireIn(person, DAY_MS)
  const response = await secure.call('GET', '/api/me', { as: person })
  expect(response.cookies[0]).toMatchObject({ name: '__Secure-taxon.session_token', secure: true })
  await secure.close()
})
