import { beforeEach, describe, expect, test } from 'vitest'
import { sweepMails } from '../../src/auth/mails/queue'
import { useTestApp } from '../harness/app'
import { useMail } from '../harness/mail'
import { select } from '../harness/select'

const mail = await useMail()
const app = await useTestApp({ env: mail.env })
const { call, db, signIn, staffed, user } = app
const acme = await staffed()
const silent = await useTestApp()

beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM mails' })
})

const deliver = () => mail.deliver(db)
const dueNow = () => db.execute({ text: `UPDATE mails SET due_at = now() WHERE state = 'pending'` })
const ask = (email: string) => call('POST', '/api/auth/request-password-reset', { body: { email } })
const linkIn = (text: string) => /https:\/\/\S+/g.exec(text.split('\n\n')[2]!)![0]
const states = async () => {
  const rows = await select(db, { text: 'SELECT state, attempts, error FROM mails ORDER BY created_at' })
  return rows as { state: string; attempts: number; error: string | null }[]
}

describe('a forgotten password', () => {
  test('is set anew with the link that is mailed', async () => {
    const person = await user(acme.id)
    expect((await ask(person.email.toUpperCase())).json()).toEqual({ requested: true })
    expect((await ask(person.email)).json()).toEqual({ requested: true })
    await deliver()
    await deliver()
    expect(mail.mails.map(({ to }) => to)).toEqual([[person.email]])
    const [{ subject, text, from }] = mail.mails as [(typeof mail.mails)[number]]
    expect({ subject, from }).toEqual({ subject: 'Reset your Taxon password', from: 'people@taxon.example' })
    expect(text).toContain(person.email)
    const link = new URL(linkIn(text))
    expect(link.origin + link.pathname).toBe('https://taxon.example/reset-password')

    const token = link.hash.slice(1)
    const opened = await call('POST', '/api/auth/reset-password/check', { body: { token } })
    expect(opened.json().email).toBe(person.email)
    expect(Date.parse(opened.json().expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
    const body = { token, newPassword: 'another horse battery' }
    expect((await call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200)
    await signIn(person.email, 'another horse battery')
    expect(app.logged.join('')).not.toContain(token)
  })

  test('is answered alike for an address without an account, which gets no mail', async () => {
    const known = await ask(acme.viewer.email)
    const unknown = await ask('nobody@example.com')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await deliver()
    expect(mail.mails.map(({ to }) => to)).toEqual([[acme.viewer.email]])
    expect(await select(db, { text: `SELECT 1 FROM mails WHERE reset_email = 'nobody@example.com'` })).toEqual([])
  })

  test('that never was: the mail says how to sign in, and has no link to set one', async () => {
    const person = await user(acme.id)
    await db.execute({ text: 'DELETE FROM accounts WHERE user_id = $1', values: [person.id] })
    await ask(person.email)
    await deliver()
    expect(mail.mails[0]!.text).toContain('Sign in with "Acme login" instead')
    expect(mail.mails[0]!.text).not.toContain('/reset-password')
  })

  test('is mailed five times an hour, and the sixth request is refused, whoever asks for whom', async () => {
    for (const email of [(await user(acme.id)).email, 'nobody-else@example.com']) {
      for (let asked = 0; asked < 5; asked++) expect((await ask(email)).statusCode).toBe(200)
      const refused = await ask(email)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    }
  })

  test('cannot be asked for from another site, or where no mail is sent', async () => {
    const headers = { origin: 'https://evil.example' }
    const body = { email: acme.viewer.email }
    expect((await call('POST', '/api/auth/request-password-reset', { headers, body })).statusCode).toBe(403)
    const refused = await silent.call('POST', '/api/auth/request-password-reset', { body })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ error: 'This server sends no mail: ask an operator for a link' })
  })
})

describe('an invitation', () => {
  const invite = async (email: string, body = {}) => {
    const response = await call('POST', '/api/auth/organization/invite-member', {
      as: acme.owner,
      body: { email, role: 'viewer', ...body },
    })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }

  test('is mailed with the names of the organization and of who invites', async () => {
    await call('POST', '/api/auth/update-user', { as: acme.owner, body: { name: 'Grace\r\nHopper' } })
    const { id, mailed } = await invite('ann@example.com')
    expect(mailed).toBe(true)
    await deliver()
    expect(mail.mails.map(({ to }) => to)).toEqual([['ann@example.com']])
    const [{ subject, text }] = mail.mails as [(typeof mail.mails)[number]]
    expect(subject).toBe('Grace Hopper invites you to Acme on Taxon')
    expect(text).toContain(`Grace Hopper (${acme.owner.email}) invites you to join Acme on Taxon as viewer.`)
    expect(text).toContain(`https://taxon.example/invitation/${id}`)
  })

  test('is mailed again on request, and not if it was withdrawn before', async () => {
    const { id } = await invite('bob@example.com')
    await deliver()
    expect((await invite('bob@example.com', { resend: true })).id).toBe(id)
    await deliver()
    expect(mail.mails).toHaveLength(2)
    await invite('bob@example.com', { resend: true })
    await call('POST', '/api/auth/organization/cancel-invitation', { as: acme.owner, body: { invitationId: id } })
    await deliver()
    expect(mail.mails).toHaveLength(2)
  })

  test('shows what became of its mail to those who may send it', async () => {
    const listed = async (email: string) => {
      const response = await call('GET', '/api/auth/organization/list-invitations', { as: acme.admin })
      return response.json().find((invitation: { email: string }) => invitation.email === email).mail
    }
    await invite('eve@example.com')
    expect(await listed('eve@example.com')).toEqual({ state: 'pending', error: null })
    mail.refuse('No such mailbox')
    await deliver()
    const failed = { state: 'failed', error: expect.stringContaining('No such mailbox') }
    expect(await listed('eve@example.com')).toEqual(failed)
    mail.refuse(null)
    await invite('eve@example.com', { resend: true })
    await deliver()
    expect(await listed('eve@example.com')).toEqual({ state: 'sent', error: null })
    await db.execute({ text: 'DELETE FROM mails' })
    expect(await listed('eve@example.com')).toBeNull()
  })

  test('to a higher role than an admin may give is not mailed by the admin', async () => {
    await invite('carl@example.com', { role: 'owner' })
    await deliver()
    const body = { email: 'carl@example.com', role: 'viewer', resend: true }
    const refused = await call('POST', '/api/auth/organization/invite-member', { as: acme.admin, body })
    expect(refused.statusCode).toBe(403)
    await deliver()
    expect(mail.mails).toHaveLength(1)
  })

  test('is mailed to an address five times an hour, and then only linked', async () => {
    const answers = []
    for (let asked = 0; asked < 6; asked++) answers.push((await invite('dora@example.com', { resend: true })).mailed)
    expect(answers).toEqual([true, true, true, true, true, false])
    await deliver()
  })

  test('is only linked where no mail is sent', async () => {
    const other = await silent.staffed()
    const body = { email: 'ann@example.com', role: 'viewer' }
    const response = await silent.call('POST', '/api/auth/organization/invite-member', { as: other.owner, body })
    expect(response.json().mailed).toBe(false)
    expect(await select(silent.db, { text: 'SELECT 1 FROM mails' })).toEqual([])
  })
})

describe('a mail that cannot be sent', () => {
  test('is tried again, with a link that works', async () => {
    mail.refuse('Try again later', 451)
    await ask((await user(acme.id)).email)
    await deliver()
    const [waiting] = await states()
    expect(waiting).toEqual({ state: 'pending', attempts: 1, error: expect.stringContaining('Try again later') })
    mail.refuse(null)
    await deliver()
    expect(mail.mails).toHaveLength(0)
    await dueNow()
    await deliver()
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, error: null }])
    const token = new URL(linkIn(mail.mails[0]!.text)).hash.slice(1)
    expect((await call('POST', '/api/auth/reset-password/check', { body: { token } })).statusCode).toBe(200)
  })

  test('because the process was killed is sent by another once the lease has ended', async () => {
    await ask((await user(acme.id)).email)
    const lease = (seconds: number) =>
      db.execute({
        text: `UPDATE mails SET lease_owner = 'killed', lease_until = now() + make_interval(secs => $1)`,
        values: [seconds],
      })
    await lease(60)
    await deliver()
    expect(mail.mails).toHaveLength(0)
    await lease(-1)
    await deliver()
    expect(mail.mails).toHaveLength(1)
  })

  test('is given up if the mail server refuses the address', async () => {
    mail.refuse('No such mailbox')
    await ask((await user(acme.id)).email)
    await deliver()
    mail.refuse(null)
    await dueNow()
    await deliver()
    expect(await states()).toEqual([
      { state: 'failed', attempts: 1, error: expect.stringContaining('No such mailbox') },
    ])
    expect(mail.mails).toHaveLength(0)
  })
})

test('old mails and expired links are removed, and no others', async () => {
  await ask((await user(acme.id)).email)
  await deliver()
  await ask((await user(acme.id)).email)
  await db.execute({ text: `UPDATE mails SET created_at = now() - interval '31 days' WHERE state = 'sent'` })
  await db.execute({
    text: `INSERT INTO verifications (id, identifier, value, expires_at)
           VALUES ('v1', 'reset-link:expired', 'user_x', now()), ('v2', 'a state of a sign-in', 'x', now())`,
  })
  await sweepMails(db)
  expect((await states()).map(({ state }) => state)).toEqual(['pending'])
  const left = await select<{ identifier: string }>(db, { text: 'SELECT identifier FROM verifications' })
  expect(left.map(({ identifier }) => identifier)).toContain('a state of a sign-in')
  expect(left.map(({ identifier }) => identifier)).not.toContain('reset-link:expired')
})
