import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../harness/people'
import { secretOf, totp } from '../harness/totp'
import { setUpTwoFactor } from '../harness/two-factor'
import type { Look } from './contexts'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

const { resolve } = createRequire(new URL('../../console/package.json', import.meta.url))
const { default: decodeQR } = await import(pathToFileURL(resolve('qr/decode.js')).href)

/** What a camera reads: each square of the drawing, some pixels wide. */
async function scan(page: Page): Promise<string> {
  const drawing = page.getByRole('img', { name: 'QR code' })
  const modules = Number((await drawing.getAttribute('viewBox'))!.split(' ')[2])
  const scale = 4
  const width = modules * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  const path = (await drawing.locator('path').getAttribute('d'))!
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let dy = 0; dy < scale; dy++) {
      const start = ((Number(y) * scale + dy) * width + Number(x) * scale) * 4
      for (let at = start; at < start + scale * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return decodeQR({ width, height: width, data })
}

async function enterPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

describe.runIf(canLook)('people', async () => {
  const { staffed, organization, user, visit, call, db } = await useConsole()
  const signedIn = (page: Page) => page.getByRole('navigation', { name: 'Main' }).waitFor()

  it('sets two-factor sign-in up, signs in with a code and with a recovery code, and turns it off', async () => {
    const { member } = await staffed()
    const page = await visit('/settings', member)
    const browserMessages = complaints(page, { expected: [400] })
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    await expectAccessible(page)
    const secret = secretOf(await scan(page))
    await expect.poll(() => page.getByLabel('Code from the app').inputValue()).toBe('')
    await page.getByText(secret.match(/.{1,4}/g)!.join(' ')).waitFor()
    await page.getByLabel('Code from the app').fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Invalid code.').waitFor()
    await page.getByLabel('Code from the app').fill(totp(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('region', { name: 'Recovery codes' })
    const recoveryCode = await codes.getByRole('listitem').first().textContent()
    await expectAccessible(page)
    // They are shown once: neither Esc nor a click beside them takes them away.
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Catalog')
    await page.getByRole('option', { name: 'Catalog', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Have you saved it?' }).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.getByText('On', { exact: true }).waitFor()
    expect(browserMessages()).toEqual([])

    const byCode = await visit('/sign-in?from=/library', undefined, { width: 390, theme: 'dark' })
    const signInMessages = complaints(byCode, { expected: [401] })
    await enterPassword(byCode, member.email)
    await byCode.getByLabel('Code from your authenticator app').fill('000000')
    await expectAccessible(byCode)
    await byCode.getByRole('button', { name: 'Sign in' }).click()
    await byCode.getByText('Invalid code.').waitFor()
    await byCode.getByLabel('Code from your authenticator app').fill(totp(secret))
    await byCode.getByRole('button', { name: 'Sign in' }).click()
    await byCode.waitForURL('**/library')
    expect(signInMessages()).toEqual([])

    const byRecovery = await visit('/sign-in')
    await enterPassword(byRecovery, member.email)
    await byRecovery.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await byRecovery.getByLabel('Recovery code').fill(recoveryCode!)
    await byRecovery.getByRole('button', { name: 'Sign in' }).click()
    await signedIn(byRecovery)
    await byRecovery.goto(new URL('/settings', byRecovery.url()).href)
    await byRecovery.getByRole('button', { name: 'Turn off' }).click()
    await byRecovery.getByLabel('Your password').fill(PASSWORD)
    await byRecovery.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await byRecovery.getByText('Off', { exact: true }).waitFor()
  })

  it('leads members to it where the organization demands it', async () => {
    const acme = await staffed()
    const { session: owner } = await setUpTwoFactor(call, acme.owner)
    const settings = await visit('/settings?tab=members', owner)
    await settings.getByText('3 members have a password and no second factor yet').waitFor()
    await settings.getByLabel('Require two-factor sign-in').check()
    await expect.poll(async () => (await call('GET', '/api/topics', { as: acme.member })).statusCode).toBe(403)
    await expectAccessible(settings)

    const page = await visit('/library', acme.member)
    await page.getByRole('heading', { name: 'Set up two-factor sign-in' }).waitFor()
    await page.getByText('Acme requires it of all members').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code from the app').fill(totp(secretOf(await scan(page))))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.waitForURL('**/library')
    await signedIn(page)
  })

  it('opens a user: link, sign-out, roles, disabling and deleting', async () => {
    const acme = await staffed()
    const { id: otherId } = await organization()
    const operator = await user(otherId, 'owner', true)
    const page = await visit(`/operators/organizations?who=${acme.admin.email}`, operator)
    const browserMessages = complaints(page)
    await page.getByRole('link', { name: acme.admin.email }).click()
    await page.getByRole('heading', { name: acme.admin.email }).waitFor()
    await page.getByText('1 session').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Create reset link' }).click()
    await page.getByText(/\/reset-password#/).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByText('1 session ended.').waitFor()
    await page.getByText('Nowhere').waitFor()

    await pickOption(page.getByLabel('Role in Acme'), 'viewer')
    const findUser = async () => (await call('GET', `/api/admin/users/${acme.admin.id}`, { as: operator })).json()
    await expect.poll(async () => (await findUser()).organizations[0].role).toBe('viewer')

    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
    await page.getByText('Disabled since').waitFor()
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.getByText('Active', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/operators/organizations')
    expect((await call('GET', `/api/admin/users/${acme.admin.id}`, { as: operator })).statusCode).toBe(404)
    expect(browserMessages()).toEqual([])

    const own = await visit(`/operators/users/${operator.id}`, operator, { width: 390, theme: 'dark' })
    await own.getByText('only another operator can disable or delete it').waitFor()
    await expect.poll(() => own.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await own.getByText('Only owner').waitFor()
    await expectAccessible(own)
  })

  it('writes nothing into an organization that another tab has switched to', async () => {
    const [acme, globex] = [await staffed(), await organization()]
    await db.execute({
      text: `INSERT INTO members (id, organization_id, user_id, role) VALUES ('member_globex', $1, $2, 'member')`,
      values: [globex.id, acme.member.id],
    })
    const page = await visit('/', acme.member)
    await page.getByLabel('Describe an audience').fill('cat owners')
    const body = { organizationId: globex.id }
    await call('POST', '/api/auth/organization/set-active', { as: acme.member, body })
    await page.keyboard.press('Enter')
    const notice = page.getByRole('listitem').filter({ hasText: 'You switched to another organization' })
    await notice.waitFor()
    expect((await call('GET', '/api/conversations', { as: acme.member })).json()).toEqual([])
    await notice.getByRole('button', { name: 'Reload' }).click()
    await page.getByLabel('Describe an audience').fill('cat owners')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Cat Owners' }).waitFor()
  })

  it('downloads nothing from an organization that another tab has switched to', async () => {
    const [acme, globex] = [await staffed(), await organization()]
    await db.execute({
      text: `INSERT INTO members (id, organization_id, user_id, role) VALUES ('member_downloads', $1, $2, 'owner')`,
      values: [globex.id, acme.owner.id],
    })
    const page = await visit('/settings?tab=audit', acme.owner)
    const audit = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')
    await page.getByRole('tab', { name: 'Members' }).click()
    const whole = await page.getByRole('link', { name: 'Export everything' }).getAttribute('href')
    await page.getByRole('link', { name: 'Import' }).click()
    const input = page.getByLabel('File to import', { exact: true })
    await input.waitFor({ state: 'attached' })
    await call('POST', '/api/auth/organization/set-active', { as: acme.owner, body: { organizationId: globex.id } })
    for (const address of [audit, whole]) {
      expect((await call('GET', address!, { as: acme.owner })).statusCode).toBe(409)
    }
    await input.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('topic_name\nCat Owners\n') })
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    expect((await call('GET', '/api/import/uploads', { as: acme.owner })).json()).toEqual([])
  })

  it.each<Look>([{}, { width: 390, theme: 'dark' }])(
    'shows owners the audit log, and filters it (%o)',
    async (look) => {
      const acme = await staffed()
      await call('POST', '/api/workspaces', { as: acme.admin, body: { name: 'Spring' } })
      await call('POST', '/api/keys', { as: acme.owner, body: { name: 'Nightly' } })
      const page = await visit('/settings?tab=audit', acme.owner, look)
      const browserMessages = complaints(page)
      const log = page.getByRole('list', { name: 'Audit log' })
      await log.getByText('created a workspace: Spring').waitFor()
      await expectAccessible(page)
      await page.getByLabel('Search people and keys').fill(acme.owner.email)
      await log.getByText('created a workspace: Spring').waitFor({ state: 'detached' })
      await log.getByText('created a key: Nightly').waitFor()
      const address = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')
      const csv = await call('GET', address!, { as: acme.owner })
      expect(csv.body).toContain('key.create')
      expect(csv.body).not.toContain('workspace.create')
      expect(browserMessages()).toEqual([])
    },
  )

  it('shows operators what happens in all organizations, and admins no log', async () => {
    const acme = await staffed()
    const operator = await user(acme.id, 'admin', true)
    await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'Autumn' } })
    const page = await visit('/operators/audit?subject=Autumn', operator)
    await page.getByText('created a workspace: Autumn').waitFor()
    await expectAccessible(page)
    await page.goto(new URL('/settings', page.url()).href)
    await page.getByRole('tab', { name: 'Members' }).waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Audit log' }).count()).toBe(0)
  })
})
