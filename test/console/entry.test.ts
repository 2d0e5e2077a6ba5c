import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../harness/free-port'
import { useMail } from '../harness/mail'
import { PASSWORD } from '../harness/people'
import { callbackOf, singleSignOn } from '../harness/single-sign-on'
import { startIdentityProvider } from '../simulators/identity-provider'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

const NEW_PASSWORD = 'another horse battery'

const inConsole = (page: Page) => page.getByRole('navigation', { name: 'Main' }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

describe.runIf(canLook)('with mail and an identity provider', async () => {
  const mail = await useMail()
  const origin = `http://127.0.0.1:${await freePort()}`
  const provider = await startIdentityProvider(callbackOf(origin))
  afterAll(() => provider.close())
  const env = { ...mail.env, ...singleSignOn(origin, provider), TAXON_OIDC_NAME: 'Acme login' }
  const { call, db, organization, staffed, user, visit } = await useConsole(env)

  const invite = async (as: { cookie: string }, email: string): Promise<string> => {
    const body = { email, role: 'viewer' }
    return (await call('POST', '/api/auth/organization/invite-member', { as, body })).json().id
  }

  it('mails a link that sets a new password, once', async () => {
    const person = await user((await organization()).id)
    const page = await visit('/sign-in')
    const browserMessages = complaints(page, { expected: [404] })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(person.email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('status').getByText('It works once, for an hour.').waitFor()
    await expectAccessible(page)

    await mail.deliver(db, origin)
    const [link] = /http:\S+/.exec(mail.mails[0]!.text.split('\n\n')[2]!)!
    await page.goto(link)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Your password is set. Sign in with it.').waitFor()
    // A browser reads this as another site.
    await page.goto(`${origin}/sign-in?from=/%5Celsewhere.invalid/`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await inConsole(page)

    const used = await visit(link.slice(origin.length), undefined, { width: 390, theme: 'dark' })
    await heading(used, 'This link doesn’t work')
    await expect.poll(() => used.getByLabel('New password').count()).toBe(0)
    await expectAccessible(used)
    await used.getByRole('link', { name: 'Get a new link' }).click()
    await heading(used, 'Forgot your password?')
    expect(browserMessages()).toEqual([])
  })

  it('mails an invitation that takes its receiver in', async () => {
    const acme = await staffed()
    const page = await visit('/settings?tab=members', acme.owner)
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email').fill('mailed@example.com')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByText('We’re emailing this link to mailed@example.com').waitFor()
    await expectAccessible(page)

    await mail.deliver(db, origin)
    await page.reload()
    await page.getByText('· emailed').waitFor()
    const [link] = /http:\S+/.exec(mail.mails[0]!.text)!
    const guest = await visit(link.slice(origin.length))
    await heading(guest, 'Join Acme')
    await guest.getByText(`${acme.owner.email} invites you to join Acme as member.`).waitFor()
    await expect.poll(() => guest.getByLabel('Email').inputValue()).toBe('mailed@example.com')
    await expectAccessible(guest)
    await guest.getByLabel('Your name').fill('Newcomer')
    await guest.getByLabel('Password').fill(PASSWORD)
    await guest.getByRole('button', { name: 'Create account and join' }).click()
    await inConsole(guest)

    const again = await visit(link.slice(origin.length), undefined, { width: 390 })
    await heading(again, 'This invitation has been used')
    await expect.poll(() => again.getByRole('textbox').count()).toBe(0)
    await expectAccessible(again)
  })

  const enterWithProvider = async (page: Page, login: string) => {
    await page.getByRole('button', { name: 'Continue with Acme login' }).click()
    await page.getByPlaceholder('Enter any login').fill(login)
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  it('tells a person whom nobody has invited what to do', async () => {
    const page = await visit('/sign-in')
    await enterWithProvider(page, 'stranger@example.com')
    await heading(page, 'You’re not invited yet')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await heading(page, 'Sign in')
  })

  it('takes an invited person in from the sign-in page, to where they wanted to go', async () => {
    const acme = await staffed()
    await invite(acme.owner, 'invited@example.com')
    const page = await visit('/sign-in')
    await enterWithProvider(page, 'invited@example.com')
    await inConsole(page)
    await page.getByRole('complementary').getByText('viewer').waitFor()

    const member = await visit('/settings?tab=members')
    await member.waitForURL(({ pathname }) => pathname === '/sign-in')
    await enterWithProvider(member, acme.member.email)
    await member.getByText('Only owners and admins can invite people and change roles.').waitFor()
  })

  it('takes an invited person in from the invitation', async () => {
    const acme = await staffed()
    const id = await invite(acme.owner, 'linked@example.com')
    const page = await visit(`/invitation/${id}`)
    await enterWithProvider(page, 'linked@example.com')
    await inConsole(page)
    const shown = await call('GET', `/api/invitations/${id}`)
    expect(shown.json().state).toBe('accepted')
  })

  it('lets a person with several invitations pickOption', async () => {
    const [acme, other] = [await staffed(), await staffed()]
    await call('PATCH', `/api/admin/organizations/${other.id}`, {
      as: await user(undefined, 'member', true),
      body: { name: 'Beta' },
    })
    await invite(acme.owner, 'popular@example.com')
    await invite(other.owner, 'popular@example.com')
    const page = await visit('/sign-in', undefined, { width: 390, theme: 'dark' })
    await enterWithProvider(page, 'popular@example.com')
    await heading(page, 'Choose an organization')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Join Beta' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByText('Beta').waitFor()
  })
})

describe.runIf(canLook)('without mail', async () => {
  const { call, db, organization, origin, staffed, user, visit } = await useConsole()

  it('says that an operator gives a link, and the link works', async () => {
    const page = await visit('/sign-in')
    await expect.poll(() => page.getByRole('button', { name: /^Continue with/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByText('This server doesn’t send email.').waitFor()
    await expectAccessible(page)

    const operator = await user(undefined, 'member', true)
    const person = await user((await organization()).id)
    const made = await call('POST', `/api/admin/users/${person.id}/reset-link`, { as: operator })
    const { hash } = new URL(made.json().url)
    await page.goto(`${origin}/reset-password${hash}`)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Your password is set. Sign in with it.').waitFor()
  })

  it('says at once why an invitation cannot be used', async () => {
    const acme = await staffed()
    const body = { email: 'guest@example.com', role: 'member' }
    const { id } = (await call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body })).json()
    const bogus = await visit('/invitation/invitation_bogus')
    await heading(bogus, 'This invitation doesn’t exist')
    await expectAccessible(bogus)

    const other = await visit(`/invitation/${id}`, acme.viewer)
    await other.getByText('The invitation is for guest@example.com').waitFor()
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Sign out and continue' }).click()
    await other.getByLabel('Your name').waitFor()

    await db.execute({ text: 'UPDATE invitations SET expires_at = now()' })
    await other.reload()
    await heading(other, 'This invitation has expired')
    await db.execute({ text: `UPDATE invitations SET status = 'canceled'` })
    await other.reload()
    await heading(other, 'This invitation was withdrawn')
    await expect.poll(() => other.getByRole('textbox').count()).toBe(0)
  })

  it('tells a person without an organization so, and lets them join with the link', async () => {
    const acme = await staffed()
    const person = await user(undefined)
    const page = await visit('/library', person)
    await heading(page, 'You don’t belong to an organization yet')
    await expectAccessible(page)

    const body = { email: person.email, role: 'member' }
    const { id } = (await call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body })).json()
    await page.goto(`${origin}/invitation/${id}`)
    await page.getByRole('button', { name: 'Join Acme' }).click()
    await inConsole(page)
  })

  it('joins nothing unasked for a person who has an organization', async () => {
    const [acme, other] = [await staffed(), await staffed()]
    const body = { email: acme.viewer.email, role: 'member' }
    const { id } = (await call('POST', '/api/auth/organization/invite-member', { as: other.owner, body })).json()
    const page = await visit('/join', acme.viewer)
    await inConsole(page)
    expect((await call('GET', `/api/invitations/${id}`)).json().state).toBe('pending')
  })
})
