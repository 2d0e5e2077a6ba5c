import { describe, expect, it } from 'vitest'
import type { Role } from '../../src/access'
import { PASSWORD } from '../harness/people'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('settings', async () => {
  const { organization, user, visit, call, signIn, apiKey } = await useConsole()
  const person = async (role: Role = 'owner') => user((await organization()).id, role)

  it('changes the name and the password, and ends other sessions', async () => {
    const member = await person('member')
    await signIn(member.email)
    const page = await visit('/settings', member)
    const browserMessages = complaints(page, { expected: [400] })
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('complementary').getByText('Grace Hopper').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill('another long one')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed.').waitFor()
    await signIn(member.email, 'another long one')

    await page.reload()
    await page.getByText('This session').waitFor()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' })
    expect(browserMessages()).toEqual([])
  })

  it('exports everything and deletes the organization, for owners who type its name', async () => {
    const { id, name } = await organization()
    const [owner, member] = [await user(id, 'owner'), await user(id, 'member')]
    const membersPage = await visit('/settings?tab=members', member)
    await membersPage.getByRole('heading', { name: 'Members' }).waitFor()
    await expect.poll(() => membersPage.getByText('All data of this organization').count()).toBe(0)
    const page = await visit('/settings?tab=members', owner)
    const browserMessages = complaints(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export everything' }).click()
    expect((await downloading).suggestedFilename()).toBe(`${id}.jsonl`)
    await page.getByRole('button', { name: 'Delete organization' }).click()
    const confirm = page.getByRole('button', { name: 'Delete for good' })
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await expectAccessible(page)
    await page.getByLabel('Name of the organization').fill(name)
    await confirm.click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect((await call('GET', '/api/topics', { as: owner })).statusCode).toBe(401)
    expect(browserMessages()).toEqual([])
  })

  it('invites by a link that lets its receiver in, and changes and ends memberships', async () => {
    const owner = await person()
    const page = await visit('/settings?tab=members', owner)
    const browserMessages = complaints(page)
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email').fill('new@example.com')
    await pickOption(page.getByLabel('Role', { exact: true }), 'viewer')
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByText(/\/invitation\//).textContent()
    await expectAccessible(page)
    // The form is sent: nothing asks any more.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('new@example.com').waitFor()
    await page.evaluate(
      `Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false`,
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(await page.getByLabel('Copy link').inputValue()).toBe(link)
    await expectAccessible(page)

    const guest = await visit(new URL(link!).pathname)
    await guest.getByLabel('Your name').fill('Newcomer')
    await guest.getByLabel('Password').fill(PASSWORD)
    await guest.getByRole('button', { name: 'Create account and join' }).click()
    await guest.getByRole('navigation', { name: 'Main' }).waitFor()

    await page.reload()
    const role = page.getByLabel('Role of Newcomer')
    await pickOption(role, 'member')
    await role.and(page.locator(':enabled')).filter({ hasText: 'member' }).waitFor()
    await page.getByRole('button', { name: 'Remove Newcomer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Newcomer', { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email').fill('other@example.com')
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Withdraw invitation for other@example.com' }).click()
    await page.getByText('other@example.com').waitFor({ state: 'detached' })
    expect(browserMessages()).toEqual([])
  })

  it('shows the secret of an API key once, and revokes it', async () => {
    const owner = await person()
    const page = await visit('/settings?tab=api-keys', owner)
    const browserMessages = complaints(page)
    await page.getByRole('heading', { name: 'No keys yet' }).waitFor()
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByLabel('Name').fill('Nightly export')
    await page.getByLabel('classify').uncheck()
    await pickOption(page.getByLabel('Expires'), 'In 30 days')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('You won’t see it again').waitFor()
    await expectAccessible(page)
    const secret = page.getByRole('region', { name: 'Secret for Nightly export' })
    const key = (await secret.locator('code').textContent())!
    await secret.getByRole('button', { name: 'Copy' }).click()
    await secret.getByText('Copied').waitFor()
    await page.getByRole('tab', { name: 'SDK keys' }).click()
    await secret.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'API keys' }).click()
    await secret.waitFor()
    await page.getByRole('link', { name: 'Library' }).click()
    await page.getByRole('alertdialog', { name: 'Have you saved it?' }).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByLabel('Name').press('Control+v')
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(key)
    // Another key does not take the secret of the first away.
    await page.getByLabel('Name').fill('Second')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('region', { name: 'Secret for Second' }).getByRole('button', { name: 'I’ve saved it' }).click()
    expect(await secret.locator('code').textContent()).toBe(key)
    expect((await call('GET', '/api/topics', { as: { key } })).statusCode).toBe(200)
    const refused = await call('POST', '/api/classify', { as: { key }, body: { messages: [] } })
    expect(refused.statusCode).toBe(401)

    // The use is noted without any request waiting for it.
    const lastUsed = async () =>
      (await call('GET', '/api/keys', { as: owner }))
        .json()
        .find(({ name }: { name: string }) => name === 'Nightly export').lastUsedAt
    await expect.poll(lastUsed).toEqual(expect.any(String))
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.getByText(/last used/).waitFor()
    await expect.poll(() => page.getByText(key).count()).toBe(0)
    await page.getByRole('button', { name: 'Revoke Nightly export' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked', { exact: true }).waitFor()
    expect((await call('GET', '/api/topics', { as: { key } })).statusCode).toBe(401)
    expect(browserMessages()).toEqual([])
  })

  it('says why the server makes no more keys, beside the form', async () => {
    const owner = await person()
    for (let made = 0; made < 25; made++) await apiKey(owner)
    const page = await visit('/settings?tab=api-keys', owner, { width: 390, theme: 'dark' })
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByLabel('Name').fill('One too many')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('dialog').getByRole('alert').getByText('25').waitFor()
    await expectAccessible(page)
  })

  it('makes SDK keys for tests', async () => {
    const owner = await person()
    const page = await visit('/settings?tab=sdk-keys', owner)
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Landing page')
    await pickOption(page.getByLabel('Mode'), 'Test')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText(/^pk_test_[\w-]{43}$/).waitFor()
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByText('Test: free, local engine').waitFor()
  })

  it('lists a key that was made while the list was on its way', async () => {
    const owner = await person()
    const page = await visit('/settings', owner)
    const [asked, made] = [withResolvers(), withResolvers()]
    let calls = 0
    await page.route('**/api/sdk-keys', async (route) => {
      if (calls++ > 0) return route.continue()
      const response = await route.fetch()
      asked.resolve()
      await made.promise
      await route.fulfill({ response })
    })
    await page.getByRole('tab', { name: 'SDK keys' }).click()
    await asked.promise
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Landing page')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    made.resolve()
    await page.getByRole('button', { name: 'Revoke Landing page' }).waitFor()
  })

  it('creates and deletes workspaces', async () => {
    const owner = await person()
    const page = await visit('/settings?tab=workspaces', owner)
    const create = async (name: string) => {
      await page.getByLabel('New workspace').fill(name)
      await page.getByRole('button', { name: 'Create' }).click()
    }
    await create('Acme')
    await page.getByRole('button', { name: 'Delete Acme' }).waitFor()
    await create('Acme')
    await page.getByRole('alert').getByText('A workspace with this name exists').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete Acme' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'No workspaces yet' }).waitFor()
  })

  it('shows a viewer what there is, and nothing to change it with', async () => {
    const viewer = await person('viewer')
    const page = await visit('/settings?tab=members', viewer)
    const browserMessages = complaints(page)
    await page.getByText('Only owners and admins can invite people and change roles.').waitFor()
    await page.getByText(`${viewer.email} · joined`).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Invite' }).count()).toBe(0)
    for (const tab of ['API keys', 'SDK keys']) {
      await page.getByRole('tab', { name: tab }).click()
      await page
        .getByRole('tabpanel', { name: tab })
        .getByText('Only owners and admins can create and revoke keys.')
        .waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Create key' }).count()).toBe(0)
    }
    await page.waitForURL(({ search }) => search === '?tab=sdk-keys')
    await expectAccessible(page)
    expect(browserMessages()).toEqual([])
  })

  it('says that the server cannot be reached, and asks again', async () => {
    const owner = await person()
    const page = await visit('/settings', owner)
    await page.getByText('This session').waitFor()
    await page.route('**/api/sdk-keys', (route) => route.abort())
    await page.getByRole('tab', { name: 'SDK keys' }).click()
    await page.getByRole('alert').getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/sdk-keys')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'No keys yet' }).waitFor()
  })

  it('keeps the rows of a list that cannot be read again, and says that they may be old', async () => {
    const owner = await person()
    const page = await visit('/settings?tab=members', owner)
    const member = page.getByRole('listitem').filter({ hasText: owner.email })
    await member.waitFor()
    await page.route('**/organization/list-members', (route) => route.abort())
    await page.getByRole('tab', { name: 'Profile' }).click()
    // Changes the name in the list of members, too, which is read again.
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('tab', { name: 'Members' }).click()
    await page.getByText('This page may be out of date. Can’t reach the server.').waitFor()
    await member.waitFor()
    await expect.poll(() => page.getByText('Couldn’t load this').count()).toBe(0)
  })

  it('shows what was corrected, switches it off and applies it to similar topics', async () => {
    const owner = await person()
    const send = async (method: 'POST' | 'PATCH', url: string, body: object) =>
      (await call(method, url, { as: owner, body })).json()
    const near = await send('POST', '/api/topics', { topic_name: 'Certified Zorblax Quibbetarians' })
    const { id } = await send('POST', '/api/topics', { topic_name: 'Zorblax Quibbetarians' })
    await send('PATCH', `/api/topics/${id}`, { parent_category: 'Gaming' })
    const page = await visit('/settings?tab=corrections', owner)
    const browserMessages = complaints(page)
    await page.getByText('not used yet').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Apply to similar topics' }).click()
    await page.getByText('Reclassify 1 similar topic?').waitFor()
    await page.getByRole('button', { name: 'Reclassify' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('used for 1 topic').waitFor()
    const changed = await call('GET', `/api/topics/${near.id}`, { as: owner })
    expect(changed.json().parent_category).toBe('Gaming')

    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('Off', { exact: true }).waitFor()
    await page.getByLabel('Follow corrections').click()
    await page.getByLabel('Follow corrections', { exact: true }).and(page.locator(':not(:checked)')).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No corrections yet').waitFor()
    expect(browserMessages()).toEqual([])
  })
})
