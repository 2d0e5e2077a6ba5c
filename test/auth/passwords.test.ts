import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addSessions, PASSWORD } from '../harness/people'
import { select } from '../harness/select'

const app = await useTestApp()
const open = await useTestApp({ env: { TAXON_SIGNUP: 'open' } })
const { call, staffed, signIn, user } = app
const acme = await staffed()
const openPerson = await open.user((await open.organization()).id)

describe('a changed password', () => {
  const change = (as: { cookie: string }, more = {}) =>
    call('POST', '/api/auth/change-password', {
      as,
      body: { currentPassword: PASSWORD, newPassword: 'another horse battery', ...more },
    })
  const isIn = async (as: { cookie: string }) => (await call('GET', '/api/auth/get-session', { as })).json() !== null

  test('ends the other sessions, and not the one that changed it', async () => {
    const person = await user(acme.id)
    const other = await signIn(person.email)
    expect((await change(person)).statusCode).toBe(200)
    expect(await isIn(other)).toBe(false)
    expect(await isIn(person)).toBe(true)
    await expect(signIn(person.email)).rejects.toThrow('Invalid email or password')
    await signIn(person.email, 'another horse battery')
  })

  test('ends all of them, however many there are', async () => {
    const person = await user(acme.id)
    await addSessions(app.db, person.id, 150)
    expect((await change(person)).statusCode).toBe(200)
    const rest = await select(app.db, { text: 'SELECT FROM sessions WHERE user_id = $1', values: [person.id] })
    expect(rest).toHaveLength(1)
    expect(await isIn(person)).toBe(true)
  })

  test('keeps them if the person says so, or if the change was refused', async () => {
    const person = await user(acme.id)
    const other = await signIn(person.email)
    expect((await change(person, { currentPassword: 'not this one' })).statusCode).toBe(400)
    expect(await isIn(other)).toBe(true)
    expect((await change(person, { revokeOtherSessions: false })).statusCode).toBe(200)
    expect(await isIn(other)).toBe(true)
  })
})

describe('nobody learns which addresses have an account', () => {
  const signInWrongly = (email: string) => () =>
    call('POST', '/api/auth/sign-in/email', { body: { email, password: 'not this one' } })
  const signUp = (at: typeof app, email: string) => () =>
    at.call('POST', '/api/auth/sign-up/email', { body: { name: 'New', email, password: PASSWORD } })

  test('from sign-in', async () => {
    const registered = signInWrongly(acme.member.email)
    const unregistered = signInWrongly('nobody@example.com')
    expect(answerOf(await registered())).toEqual(answerOf(await unregistered()))
    await expectSameTime(registered, unregistered)
  })

  test('from sign-up by invitation', async () => {
    const registered = signUp(app, acme.member.email)
    const unregistered = signUp(app, 'nobody@example.com')
    expect(answerOf(await registered())).toEqual(answerOf(await unregistered()))
    expect((await registered()).json()).toEqual({ error: 'Sign-up is by invitation' })
  })

  test('from open sign-up', async () => {
    let count = 0
    const registered = signUp(open, openPerson.email)
    const unregistered = () => signUp(open, `new-${count++}@example.com`)()
    const [existing, created] = [await registered(), await unregistered()]
    expect(existing.statusCode).toBe(200)
    expect(shape(existing)).toEqual(shape(created))
    expect(existing.headers['set-cookie']).toEqual(created.headers['set-cookie'])
    await expectSameTime(registered, unregistered)
    await expect(open.signIn(openPerson.email)).resolves.toBeDefined()
  })

  type Answer = Awaited<ReturnType<typeof call>>
  const answerOf = ({ statusCode, body, headers }: Answer) => ({ statusCode, body, cookies: headers['set-cookie'] })
  const shape = (answer: Answer) => {
    const { token, user } = answer.json()
    return { token, fields: Object.keys(user).sort(), verified: user.emailVerified, id: user.id.length }
  }

  /** Hashing a password takes ten times as long as the rest of the call: without it for one of the two, the times would differ. */
  async function expectSameTime(registered: () => Promise<unknown>, unregistered: () => Promise<unknown>) {
    const times = { registered: [] as number[], unregistered: [] as number[] }
    for (let round = 0; round < 7; round++) {
      times.registered.push(await durationOf(registered))
      times.unregistered.push(await durationOf(unregistered))
    }
    const ratio = Math.min(...times.registered) / Math.min(...times.unregistered)
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  }
  async function durationOf(work: () => Promise<unknown>) {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
})
