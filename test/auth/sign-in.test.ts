import { describe, expect, test } from 'vitest'
import { sessionCookie, startTestApp, useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'

const { call, signIn, user, staffed, organization, db } = await useTestApp()
const acme = await staffed()

describe('sign-in', () => {
  test('sets an HTTP-only, same-site cookie and makes the organization active', async () => {
    const response = await call('POST', '/api/auth/sign-in/email', {
      body: { email: acme.member.email, password: PASSWORD },
    })
    expect(response.statusCode).toBe(200)
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: 'taxon.session_token', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie!.secure).toBeUndefined()
    const keys = await call('GET', '/api/keys', { as: { cookie: sessionCookie(response) } })
    expect(keys.statusCode).toBe(200)
  })

  test('the cookie is Secure behind TLS', async () => {
    const secure = await startTestApp({ env: { TAXON_BASE_URL: 'https://taxon.example.com' } })
    const { email } = await secure.user((await secure.organization()).id)
    const response = await secure.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    expect(response.cookies[0]).toMatchObject({ name: '__Secure-taxon.session_token', secure: true })
    await secure.close()
  })

  test('a wrong password is a 401 in the envelope', async () => {
    const body = { email: acme.member.email, password: 'not this one' }
    const response = await call('POST', '/api/auth/sign-in/email', { body })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ error: 'Invalid email or password' })
  })

  test('bad input is a 400 that names the field', async () => {
    const response = await call('POST', '/api/auth/sign-in/email', { body: { email: 'nobody', password: 'x' } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'email must be an email address' })
  })

  test('the 21st attempt within a minute is a 429 that says when to come back', async () => {
    const attempt = () =>
      call('POST', '/api/auth/sign-in/email', { body: { email: 'guess@example.com', password: 'x' } })
    for (let i = 0; i < 20; i++) expect((await attempt()).statusCode).toBe(401)
    const refused = await attempt()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().error).toBe('Too many sign-in attempts, try again later')
    const other = { email: acme.viewer.email, password: PASSWORD }
    expect((await call('POST', '/api/auth/sign-in/email', { body: other })).statusCode).toBe(200)
  })

  test('signing out ends the session at once', async () => {
    const session = await signIn(acme.member.email)
    expect((await call('POST', '/api/auth/sign-out', { as: session })).statusCode).toBe(200)
    const response = await call('GET', '/api/keys', { as: session })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ error: 'Unauthorized' })
  })

  test('no cookie and a forged cookie are a 401', async () => {
    expect((await call('GET', '/api/keys')).json()).toEqual({ error: 'Unauthorized' })
    const forged = { cookie: acme.owner.cookie.replace(/.$/, 'x').replace(/%3D/, '') }
    expect((await call('GET', '/api/keys', { as: forged })).statusCode).toBe(401)
  })
})

describe('writes with a session', () => {
  const create = (headers: Record<string, string>, name: string) =>
    call('POST', '/api/workspaces', { as: acme.owner, headers, body: { name } })

  test('from a foreign page are refused', async () => {
    const response = await create({ origin: 'https://evil.example' }, 'stolen')
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ error: 'Forbidden' })
    expect((await create({ 'sec-fetch-site': 'cross-site' }, 'stolen')).statusCode).toBe(403)
    expect((await create({ origin: 'null' }, 'stolen')).statusCode).toBe(403)
    const listed = (await call('GET', '/api/workspaces', { as: acme.owner })).json()
    expect(listed.map((workspace: { name: string }) => workspace.name)).not.toContain('stolen')
  })

  test('from our own page, and from a program without an origin, pass', async () => {
    expect((await create({ host: 'taxon.test', origin: 'http://taxon.test' }, 'own')).statusCode).toBe(201)
    expect((await create({}, 'program')).statusCode).toBe(201)
  })

  test('signing in from a foreign page is refused too', async () => {
    const response = await call('POST', '/api/auth/sign-in/email', {
      headers: { host: 'taxon.test', origin: 'https://evil.example', cookie: acme.viewer.cookie },
      body: { email: acme.member.email, password: PASSWORD },
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('several organizations', () => {
  test('the last used one becomes active at the next sign-in', async () => {
    const person = await user(acme.id, 'owner')
    const second = await organization()
    await db.execute({
      text: `INSERT INTO members (id, organization_id, user_id, role) VALUES ('member_second', $1, $2, 'owner')`,
      values: [second.id, person.id],
    })
    const switched = await call('POST', '/api/auth/organization/set-active', {
      as: person,
      body: { organizationId: second.id },
    })
    expect(switched.statusCode).toBe(200)
    const created = await call('POST', '/api/keys', { as: person, body: { name: 'second' } })
    expect(created.json().record.orgId).toBe(second.id)

    // A page that was loaded for the other one says so, and nothing lands unseen in this one.
    const headers = { 'x-organization-id': acme.id }
    const invitation = { email: 'guest@example.com', role: 'member' }
    for (const refused of [
      await call('POST', '/api/keys', { as: person, headers, body: { name: 'unseen' } }),
      await call('POST', '/api/auth/organization/invite-member', { as: person, headers, body: invitation }),
    ]) {
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toEqual({ error: 'Another organization is active in this session' })
    }
    // Links and streams name it in their address.
    for (const link of [
      '/api/export?format=json',
      '/api/organization/export',
      '/api/audit/export',
      '/api/events',
      '/api/runs/run_any/failures.csv',
      '/api/import/uploads/upload_any/rejected.csv',
    ]) {
      const address = `${link}${link.includes('?') ? '&' : '?'}organizationId=`
      const refused = await call('GET', `${address}${acme.id}`, { as: person })
      expect(refused.json(), link).toEqual({ error: 'Another organization is active in this session' })
      // A stream would not end.
      if (link === '/api/events') continue
      expect((await call('GET', `${address}${second.id}`, { as: person })).statusCode, link).not.toBe(409)
    }
    const members = `/api/auth/organization/list-members?organizationId=${acme.id}`
    expect((await call('GET', members, { as: person })).statusCode).toBe(200)
    const ofThis = await call('GET', '/api/keys', { as: person, headers: { 'x-organization-id': second.id } })
    expect(ofThis.json()).toHaveLength(1)
    const again = await signIn(person.email)
    const after = await call('POST', '/api/keys', { as: again, body: { name: 'third' } })
    expect(after.json().record.orgId).toBe(second.id)
  })

  test('one that the user is no member of cannot be made active', async () => {
    const foreign = await organization()
    const response = await call('POST', '/api/auth/organization/set-active', {
      as: acme.member,
      body: { organizationId: foreign.id },
    })
    expect(response.statusCode).toBe(403)
  })

  test('a member who was removed is out at once', async () => {
    const person = await user(acme.id, 'member')
    await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [person.id] })
    expect((await call('GET', '/api/keys', { as: person })).statusCode).toBe(401)
  })

  test('a user of no organization signs in but may call nothing', async () => {
    const person = await user(undefined)
    expect((await call('GET', '/api/auth/get-session', { as: person })).json().user.email).toBe(person.email)
    expect((await call('GET', '/api/keys', { as: person })).statusCode).toBe(401)
  })
})
