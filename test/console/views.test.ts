import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { NAME_TAKEN } from '../../src/views/limits'
import type { Session } from '../harness/app'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('views', async () => {
  const { visit, call, organization, user } = await useConsole()

  const withTopics = async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    for (const topic_name of ['Dog Insurance', 'Electric SUV Shoppers', 'CFOs at SaaS companies']) {
      await call('POST', '/api/topics', { as: owner, body: { topic_name } })
    }
    return { id, owner }
  }
  const save = (as: Session, screen: string, body: object) => call('POST', `/api/views/${screen}`, { as, body })

  const menu = (page: Page) => page.getByRole('menu')
  const openMenu = async (page: Page, name: string | RegExp = 'Views') => {
    await page.getByRole('button', { name }).click()
    await menu(page).waitFor()
  }
  const names = (page: Page) => page.locator('tbody a').allTextContents()

  it('are saved although their dialog is closed meanwhile, which is not called cancelling; a failure is told then, too', async () => {
    const { owner } = await withTopics()
    const page = await visit('/library', owner)
    const dialog = page.getByRole('dialog', { name: 'Save view' })
    const saveAs = async (name: string) => {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Save view…' }).click()
      await dialog.getByLabel('Name', { exact: true }).fill(name)
      const { promise, resolve } = withResolvers()
      await page.route('**/api/views/library', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await promise
        await route.continue()
      })
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      const close = dialog.getByText('Close', { exact: true })
      await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
      return { close, answer: resolve }
    }
    const first = await saveAs('Mine')
    await first.close.click()
    await dialog.waitFor({ state: 'detached' })
    first.answer()
    await page.getByText('View “Mine” saved').waitFor()
    await page.unrouteAll()

    await page.goto(new URL('/library', page.url()).href)
    const second = await saveAs('Mine')
    // Nothing that was entered is at stake any more.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    second.answer()
    await page.getByText(NAME_TAKEN).waitFor()
  })

  it('keep filters, search, order and columns under a name, and are changed, renamed and deleted', async () => {
    const { owner } = await withTopics()
    const page = await visit('/library?search=insurance&sortBy=topic_name&segmentType=%5B%22B2C%22%5D', owner)
    const browserMessages = complaints(page, { expected: [409] })
    await page.getByText('1 match', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'IAB' }).click()
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Save view…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Insurance')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Insurance', exact: true }).waitFor()
    await expect.poll(() => page.url()).toContain('view=view_')

    await openMenu(page, 'Insurance')
    await menu(page).getByRole('menuitemradio', { name: 'All topics' }).click()
    await expect.poll(() => names(page)).toHaveLength(3)
    await openMenu(page)
    await menu(page).getByRole('menuitemradio', { name: 'Insurance' }).click()
    await expect.poll(() => names(page)).toEqual(['Dog Insurance'])
    await page.getByRole('columnheader', { name: 'IAB' }).waitFor()
    await expect.poll(() => page.getByText('changed', { exact: true }).count()).toBe(0)

    await page.getByLabel('Search names').fill('')
    await expect.poll(() => names(page)).toHaveLength(2)
    await openMenu(page, 'Insurance changed')
    await menu(page).getByRole('menuitem', { name: 'Discard changes' }).click()
    await expect.poll(() => names(page)).toEqual(['Dog Insurance'])
    await page.getByLabel('Search names').fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('changed', { exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => names(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Insurance', exact: true }).waitFor()

    await save(owner, 'library', { name: 'Taken', query: {}, columns: [] })
    await openMenu(page, 'Insurance')
    await menu(page).getByRole('menuitem', { name: 'Rename or share…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('taken')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('A view with this name exists').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('People')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await openMenu(page, 'People')
    await menu(page).getByRole('menuitem', { name: 'Delete view…' }).click()
    await page.getByRole('alertdialog').getByText('The topics stay as they are.').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
    await expect.poll(() => names(page)).toHaveLength(2)
    expect(browserMessages()).toEqual([])
  })

  it('are shared with colleagues, who open them and change only their own', async () => {
    const { id, owner } = await withTopics()
    const viewer = await user(id, 'viewer')
    const page = await visit('/library?segmentType=%5B%22B2B%22%5D', owner)
    await page.getByText('1 match', { exact: true }).waitFor()
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Save view…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Business')
    await page.getByLabel('Share with the organization').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.url()).toContain('view=view_')
    const address = new URL(page.url())

    const other = await visit('/library', viewer, { width: 390, theme: 'dark' })
    await other.getByText('3 topics in your organization').waitFor()
    await openMenu(other)
    await menu(other).getByText('Shared by others').waitFor()
    await expectAccessible(other)
    await menu(other).getByRole('menuitemradio', { name: 'Business' }).click()
    await other.getByText('1 match', { exact: true }).waitFor()
    await openMenu(other, 'Business')
    await menu(other).getByRole('menuitem', { name: 'Save as a new view…' }).waitFor()
    await expect.poll(() => menu(other).getByRole('menuitem', { name: 'Delete view…' }).count()).toBe(0)
    await menu(other).getByRole('menuitem', { name: 'Save as a new view…' }).click()
    await other.getByLabel('Name', { exact: true }).fill('Mine')
    await expect.poll(() => other.getByLabel('Share with the organization').count()).toBe(0)
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByRole('button', { name: 'Mine', exact: true }).waitFor()

    const sent = await visit(address.pathname + address.search, viewer)
    await sent.getByText('1 match', { exact: true }).waitFor()
    await sent.getByRole('button', { name: 'Business', exact: true }).waitFor()
  })

  it('are found by name, and open although their values are gone', async () => {
    const { owner } = await withTopics()
    await save(owner, 'catalog', {
      name: 'Quarter four',
      query: { parentCategory: ['No Such Category'] },
      columns: ['topicName', 'gone'],
    })
    const page = await visit('/library', owner)
    const browserMessages = complaints(page)
    await page.getByText('3 topics in your organization').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Go to a screen' }).waitFor()
    await page.keyboard.type('quarter')
    await page.getByRole('option', { name: /Quarter four/ }).click()
    await page.waitForURL(/\/catalog/)
    await page.getByRole('heading', { name: 'No matching topics' }).waitFor()
    await page.getByRole('button', { name: 'Quarter four', exact: true }).waitFor()
    await page.getByText('No Such Category').waitFor()
    expect(browserMessages()).toEqual([])
  })
})
