import { describe, expect, it } from 'vitest'
import type { Role } from '../../src/access'
import { addToCatalog } from '../harness/catalog'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('the catalog', async () => {
  const { organization, user, visit, call, db } = await useConsole()
  const person = async (role: Role = 'owner') => user((await organization()).id, role)
  const b2b = { parent_category: 'Software & SaaS', segment_type: 'B2B' } as const
  const b2c = { parent_category: 'Pets & Animals', segment_type: 'B2C' } as const
  await addToCatalog(db, [
    { name: 'CRM Software Decision Makers', ...b2b },
    { name: 'Payroll Software Decision Makers', ...b2b },
    { name: 'Help Desk Software Decision Makers', ...b2b },
    { name: 'Labrador Owners', ...b2c },
    { name: 'Parrot Owners', ...b2c },
  ])
  const libraryOf = async (as: { cookie: string }) => {
    const { data } = (await call('GET', '/api/topics?sortBy=topic_name&sortOrder=asc', { as })).json()
    return data.map(({ topic_name }: { topic_name: string }) => topic_name)
  }

  it('adds one topic, and marks what the library has', async () => {
    const member = await person('member')
    const page = await visit('/catalog?search=labrador', member)
    const browserMessages = complaints(page)
    await page.getByRole('button', { name: 'Add Labrador Owners' }).click()
    await page
      .getByRole('row', { name: /Labrador Owners/ })
      .getByText('In library')
      .waitFor()
    expect(await libraryOf(member)).toEqual(['Labrador Owners'])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Labrador Owners' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open in library' }).click()
    await page.waitForURL(/library\?topic=/)
    await page.getByRole('dialog').getByRole('heading', { name: 'Labrador Owners' }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('opens a topic before it is added', async () => {
    const member = await person('member')
    const page = await visit('/catalog?search=parrot', member)
    await page.getByRole('link', { name: 'Parrot Owners' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: 'Layers' }).waitFor()
    await panel.getByRole('heading', { name: 'Platform names' }).waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Add Parrot Owners' }).click()
    await panel.getByRole('link', { name: 'Open in library' }).waitFor()
    expect(await libraryOf(member)).toEqual(['Parrot Owners'])
  })

  it('adds those that are selected, and filters by what the library has', async () => {
    const owner = await person()
    const page = await visit('/catalog?sortBy=topic_name', owner, { theme: 'dark' })
    await page.getByRole('checkbox', { name: 'Select Labrador Owners' }).check()
    await page.getByRole('checkbox', { name: 'Select Parrot Owners' }).check()
    await page.getByText('2 topics selected').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to library' }).click()
    await page.getByText('2 topics added to your library').waitFor()
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Library' }).click()
    await page.getByRole('button', { name: 'Not added' }).click()
    await page.getByText('3 match').waitFor()
    await page.waitForURL(/inLibrary=/)
    await page.reload()
    await page.getByText('3 match').waitFor()
    expect(await libraryOf(owner)).toEqual(['Labrador Owners', 'Parrot Owners'])
  })

  it('adds everything that matches, after saying how many that are', async () => {
    const owner = await person()
    const page = await visit('/catalog?segmentType=B2B', owner, { width: 390 })
    await page.getByRole('button', { name: 'Add CRM Software Decision Makers' }).click()
    await page.getByText('In library').waitFor()
    await page.getByRole('checkbox', { name: 'Select all 3 matches' }).check()
    await page.getByRole('button', { name: 'Add to library' }).click()
    await page.getByText('2 of 3 matches aren’t in your library yet').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('2 topics added to your library').waitFor()
    expect(await libraryOf(owner)).toHaveLength(3)
  })

  it('shows a viewer the topics and no way to add them', async () => {
    const viewer = await person('viewer')
    const page = await visit('/catalog', viewer)
    await page.getByText('Parrot Owners').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Add/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
  })

  it('says what the server refused', async () => {
    const owner = await person()
    const page = await visit('/catalog', owner)
    await page.route('**/api/topics/catalog', (route) =>
      route.fulfill({ status: 500, json: { error: 'Failed to add topics to library' } }),
    )
    await page.getByRole('button', { name: 'Add Parrot Owners' }).click()
    await page.getByText('Failed to add topics to library').waitFor()
    expect(await libraryOf(owner)).toEqual([])
  })

  it('says that the server cannot be reached, and asks again', async () => {
    const owner = await person()
    const page = await visit('/library', owner)
    await page.getByRole('heading', { name: 'Your library is empty' }).waitFor()
    await page.route('**/api/topics/catalog**', (route) => route.abort())
    await page.getByRole('link', { name: 'Catalog', exact: true }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/topics/catalog**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Parrot Owners').waitFor()
  })
})
