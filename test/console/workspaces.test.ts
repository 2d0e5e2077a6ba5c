import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Look } from './contexts'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('workspaces', async () => {
  const { organization, user, visit, call } = await useConsole()

  /** An organization with the workspaces North and South, and a topic in each and in neither. */
  const furnished = async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    const workspace = async (name: string): Promise<string> =>
      (await call('POST', '/api/workspaces', { as: owner, body: { name } })).json().id
    const add = (topic_name: string, headers = {}) =>
      call('POST', '/api/topics', { as: owner, headers, body: { topic_name } })
    const [north, south] = [await workspace('North'), await workspace('South')]
    await add('Alphorn Makers', { 'x-workspace-id': north })
    await add('Bassoon Players', { 'x-workspace-id': south })
    await add('Cello Students')
    return { id, owner, north, south }
  }

  const switcher = (page: Page) => page.getByRole('button', { name: 'Switch workspace' })
  const enter = async (page: Page, name: string) => {
    await switcher(page).click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name }).click()])
  }
  const openDrawer = (page: Page, { width = 1440 }: Look) =>
    width < 768 ? page.getByRole('button', { name: 'Menu' }).click() : undefined
  const topics = async (page: Page) => {
    await page.getByRole('table', { name: 'Library topics' }).getByRole('row').nth(1).waitFor()
    return page.getByRole('table', { name: 'Library topics' }).getByRole('row').allTextContents()
  }

  it('are entered and left with the switcher, and remembered for the person', async () => {
    const { id, owner, north } = await furnished()
    const page = await visit('/library', owner)
    const browserMessages = complaints(page)
    await page.getByText('3 topics in your organization.').waitFor()
    await expectAccessible(page)
    await enter(page, 'North')
    await page.getByText('1 topic in the workspace North.').waitFor()
    expect((await topics(page)).join()).toContain('Alphorn Makers')
    expect((await topics(page)).join()).not.toContain('Bassoon Players')

    await page.goto(page.url().replace('/library', '/'))
    const requested = page.waitForRequest((request) => request.url().endsWith('/api/topics/stats'))
    await page.getByRole('link', { name: 'Library' }).click()
    expect((await requested).headers()['x-workspace-id']).toBe(north)
    await page.getByText('1 topic in the workspace North.').waitFor()
    await switcher(page).click()
    await page.getByRole('menuitem', { name: 'North' }).getByLabel('current').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Export' }).click()
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'CSV', exact: true }).getAttribute('href'))
      .toContain(north)
    await page.keyboard.press('Escape')

    const colleague = await user(id, 'viewer')
    const [name = '', value = ''] = colleague.cookie.split(/=(.*)/s)
    await page.context().addCookies([{ name, value, url: page.url() }])
    await page.reload()
    await page.getByText('3 topics in your organization.').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('take topics of the organization in, say which are elsewhere, and give them back', async () => {
    const { owner } = await furnished()
    const page = await visit('/library', owner)
    const browserMessages = complaints(page)
    await page.getByRole('checkbox', { name: 'Bassoon Players' }).check()
    await page.getByRole('checkbox', { name: 'Cello Students' }).check()
    await page.getByRole('button', { name: 'Add to workspace' }).click()
    await pickOption(page.getByLabel('Workspace', { exact: true }), 'North')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('1 topic added to North.').waitFor()
    await page.getByText('1 topic is in the workspace South and stayed there.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Move it to North' }).click()
    await page.getByText('1 topic added to North, 1 was there already.').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()

    await enter(page, 'South')
    await page.getByText('Nothing in South yet').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Connections' }).click()
    await page.getByRole('heading', { name: 'Nothing connected in South yet' }).waitFor()
    await page.getByRole('link', { name: 'Library' }).click()
    await page.getByRole('button', { name: 'Choose from the organization' }).click()
    await page.getByText('3 matches').waitFor()
    await page.getByRole('button', { name: 'Not in workspace' }).first().waitFor()
    await enter(page, 'North')
    await page.getByText('3 topics in the workspace North.').waitFor()
    await page.getByRole('checkbox', { name: 'Cello Students' }).check()
    await page.getByRole('button', { name: 'Take out of workspace' }).click()
    await page.getByRole('button', { name: 'Take out', exact: true }).click()
    await page.getByText('2 topics in the workspace North.').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('say where a name exists, and add it from there', async () => {
    const { owner, north } = await furnished()
    const page = await visit('/settings?tab=workspaces', owner)
    await page.getByRole('button', { name: 'Enter North' }).click()
    await page.getByText('1 topic in the workspace North.').waitFor()
    await page.goto(`${new URL(page.url()).origin}/?q=Bassoon+Players`)
    await page.getByText('Already in the workspace South: Bassoon Players').waitFor()
    await expectAccessible(page)
    await page.goto(`${new URL(page.url()).origin}/?q=Cello+Students`)
    await page.getByText('Already in your organization, outside this workspace: Cello Students').waitFor()
    await page.getByRole('button', { name: 'Add to this workspace' }).click()
    await page.getByText('Already in your library').waitFor()
    const { total } = (
      await call('GET', '/api/topics/stats', { as: owner, headers: { 'x-workspace-id': north } })
    ).json()
    expect(total).toBe(2)
  })

  it('leave the person in the whole organization when theirs is deleted', async () => {
    const { owner, north } = await furnished()
    const page = await visit('/library', owner)
    await enter(page, 'North')
    await page.getByText('1 topic in the workspace North.').waitFor()
    await call('DELETE', `/api/workspaces/${north}`, { as: owner })
    await page.getByRole('link', { name: 'Catalog' }).click()
    await page.getByRole('button', { name: 'Whole organization' }).waitFor()
  })

  it.each<Look>([{ width: 390 }, { width: 390, theme: 'dark' }, { theme: 'dark' }])(
    'switch on any screen (%j)',
    async (look) => {
      const { owner } = await furnished()
      const page = await visit('/library', owner, look)
      await page.getByText('3 topics in your organization.').waitFor()
      await openDrawer(page, look)
      await enter(page, 'South')
      await page.getByText('1 topic in the workspace South.').waitFor()
      await openDrawer(page, look)
      await switcher(page).click()
      await page.getByRole('menuitem', { name: 'South' }).waitFor()
      await expectAccessible(page)
    },
  )
})
