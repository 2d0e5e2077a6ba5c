import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../src/access'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('the library', async () => {
  const taxon = await useConsole()
  const { visit, call, db } = taxon

  const withTopics = async (...names: string[]) => {
    const { id } = await taxon.organization()
    const owner = await taxon.user(id, 'owner')
    const ids: string[] = []
    for (const topic_name of names) {
      ids.push((await call('POST', '/api/topics', { as: owner, body: { topic_name } })).json().id)
    }
    return { id, owner, ids, colleague: (role: Role) => taxon.user(id, role) }
  }

  it('shows the way to a first topic while it is empty', async () => {
    const { owner } = await withTopics()
    const page = await visit('/library', owner)
    await page.getByRole('heading', { name: 'Your library is empty' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Browse the catalog' }).click()
    await page.getByRole('heading', { name: 'Catalog', exact: true }).waitFor()
  })

  it('searches as one types, filters by facets and sorts, all in the address', async () => {
    const { owner } = await withTopics('Dog Insurance', 'Electric SUV Shoppers', 'CFOs at SaaS companies')
    const page = await visit('/library', owner)
    const browserMessages = complaints(page)
    const names = page.locator('tbody a')
    await page.getByText('3 topics in your organization').waitFor()
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await page.waitForURL(/sortBy=topic_name/)
    await expect
      .poll(() => names.allTextContents())
      .toEqual([expect.stringMatching(/^CFO/), expect.stringMatching(/^Dog/), expect.stringMatching(/^Electric/)])
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
      .toBe('ascending')

    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Segment' }).click()
    await page.getByRole('button', { name: 'B2B 1' }).click()
    await page.getByText('1 match').waitFor()
    await page.getByRole('button', { name: 'Remove Segment type filter' }).click()
    await page.getByLabel('Search names').fill('dog')
    await page.waitForURL(/search=dog/)
    await expect.poll(() => names.allTextContents()).toEqual([expect.stringMatching(/^Dog/)])
    await expectAccessible(page)

    await page.reload()
    await expect.poll(() => names.allTextContents()).toEqual([expect.stringMatching(/^Dog/)])
    await expect.poll(() => page.getByLabel('Search names').inputValue()).toBe('dog')
    await page.getByLabel('Search names').fill('nothing like it')
    await page.getByRole('heading', { name: 'No matching topics' }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('filters by several values, with counts that follow the other filters', async () => {
    const { owner } = await withTopics('Dog Insurance', 'Electric SUV Shoppers', 'CFOs at SaaS companies')
    const page = await visit('/library?sortBy=topic_name', owner)
    const filters = page.getByRole('group', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Category', exact: true }).click()
    await page.getByRole('button', { name: 'Auto 1' }).click()
    await page.getByText('1 match').waitFor()
    await page.getByRole('button', { name: 'Insurance 1' }).click()
    await page.getByText('2 matches').waitFor()
    await page.keyboard.press('Escape')
    await filters.getByRole('button', { name: /^Category Auto \+1$/ }).waitFor()
    await filters.getByRole('button', { name: 'Segment type', exact: true }).click()
    await page.getByRole('button', { name: 'B2C 2' }).waitFor()
    await page.getByRole('button', { name: 'B2B 0' }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: /^B2[BC] \d$/ }).allTextContents())
      .toEqual(['B2C2', 'B2B0'])
    await expectAccessible(page)
    await page.reload()
    await page.getByText('2 matches').waitFor()
  })

  it('goes from topic to topic beside the list, which stays usable', async () => {
    const { owner } = await withTopics('Dog Insurance', 'Electric SUV Shoppers', 'Bread Makers')
    const page = await visit('/library?sortBy=topic_name', owner)
    await page.getByRole('link', { name: 'Bread Makers' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: 'Bread Makers' }).waitFor()
    expect(await panel.getByRole('button', { name: 'Previous topic' }).isDisabled()).toBe(true)
    await panel.getByRole('button', { name: 'Next topic' }).click()
    await panel.getByRole('heading', { name: 'Dog Insurance' }).waitFor()
    await panel.getByRole('button', { name: 'Edit name' }).click()
    await panel.getByLabel('Name').fill('Cat Insurance')
    await panel.getByRole('button', { name: 'Previous topic' }).click()
    await panel.getByRole('heading', { name: 'Bread Makers' }).waitFor()
    await expect.poll(() => panel.getByRole('button', { name: 'Save' }).count()).toBe(0)
    await page.getByLabel('Search names').fill('electric')
    await page.getByRole('link', { name: 'Electric SUV Shoppers' }).click()
    await panel.getByRole('heading', { name: 'Electric SUV Shoppers' }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  it('ends a selection of all matches when Back brings other topics', async () => {
    const { owner } = await withTopics('Dog Insurance', 'Electric SUV Shoppers', 'Hybrid SUV Shoppers')
    const page = await visit('/library', owner)
    await page.getByLabel('Search names').fill('suv')
    await page.getByRole('checkbox', { name: 'Select all 2 matches' }).check()
    await page.getByText('All 2 matches selected').waitFor()
    await page.waitForURL(/selected=all/)
    await page.goBack()
    await page.getByRole('link', { name: 'Dog Insurance' }).waitFor()
    await expect.poll(() => page.getByLabel('Selection').count()).toBe(0)
  })

  it('exports what is selected', async () => {
    const { owner } = await withTopics('Dog Insurance', 'Electric SUV Shoppers')
    const page = await visit('/library', owner)
    await page.getByRole('checkbox', { name: 'Select Dog Insurance' }).check()
    await page.getByLabel('Selection').getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trim().split('\n')).toHaveLength(2)
    expect(text).toContain('Dog Insurance')
  })

  it('goes to screens, topics and actions by their names', async () => {
    const { owner } = await withTopics('Electric SUV Shoppers', 'Electric Cars', 'Dog Insurance')
    const page = await visit('/library', owner)
    await page.getByText('3 topics in your organization').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('dog')
    await page.waitForURL(/search=dog/)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to a screen, a topic or an action' })
    await palette.waitFor()
    // The last word is not complete yet; the newest topic comes second, because it lacks a word.
    await page.keyboard.type('electric suv sho')
    await expect
      .poll(() => palette.getByRole('option', { name: /^Electric/ }).allTextContents())
      .toEqual([expect.stringMatching(/^Electric SUV Shoppers/), expect.stringMatching(/^Electric Cars/)])
    await expectAccessible(page)
    await palette.getByRole('option', { name: /Electric SUV Shoppers/ }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Electric SUV Shoppers' }).waitFor()
    await page.keyboard.press('Control+k')
    await palette.waitFor()
    await page.keyboard.type('invite')
    await page.keyboard.press('Enter')
    await page.waitForURL(/settings\?tab=members/)
  })

  it('ranks what fits a brief best, and offers nothing for all of it', async () => {
    const { owner } = await withTopics('Electric SUV Shoppers', 'Luxury SUV Shoppers', 'Parrot Owners')
    const page = await visit('/library', owner)
    const names = page.locator('tbody a')
    await page.getByText('3 topics in your organization').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Best match' }).count()).toBe(0)
    await page.getByLabel('Search names').fill('families shopping for electric SUVs, no luxury')
    await page.getByRole('heading', { name: 'No matching topics' }).waitFor()
    await page.getByRole('button', { name: 'Best match' }).click()
    await page.waitForURL(/sort=best_match/)
    await expect.poll(() => names.allTextContents()).toEqual(['Electric SUV Shoppers'])
    await expect.poll(() => page.getByRole('button', { name: 'Best match' }).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => page.getByRole('checkbox', { name: /Select all/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Export' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await page.getByRole('heading', { name: 'No matching topics' }).waitFor()
  })

  it('scrolls 50,000 topics with a request per page in view, and none for what was passed over', async () => {
    const { owner } = await withTopics('Dog Insurance')
    const { data } = (await call('GET', '/api/topics', { as: owner })).json()
    const page = await visit('/sign-in', owner)
    const browserMessages = complaints(page)
    const asked: number[] = []
    await page.route('**/api/topics?*', async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'))
      asked.push(number)
      const topics = Array.from({ length: 100 }, (_, at) => {
        const place = (number - 1) * 100 + at + 1
        return { ...data[0], id: `ot_${place}`, topic_name: `Topic ${place}` }
      })
      await route.fulfill({ json: { data: topics, total: 50_000, page: number, pageSize: 100, totalPages: 500 } })
    })
    await page.clock.install()
    await page.goto(`${taxon.origin}/library`)
    await page.getByRole('link', { name: 'Topic 5', exact: true }).waitFor()
    const table = page.getByRole('table', { name: 'Library topics' })
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('50001')
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60)

    await page.getByRole('link', { name: 'Topic 5', exact: true }).hover()
    // However long the turns of the wheel take here, to the page they follow upon each other at once.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (let turn = 0; turn < 25; turn++) await page.mouse.wheel(0, 80_000)
    await page.locator('tr[aria-rowindex="50001"]').waitFor()
    await page.clock.resume()
    await page.getByRole('link', { name: 'Topic 50000', exact: true }).waitFor()
    expect(asked).toContain(500)
    expect(asked.filter((number) => number > 2 && number < 499)).toEqual([])
    await page.waitForURL(/at=49/)
    await page.reload()
    await page.getByRole('link', { name: 'Topic 50000', exact: true }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('selects a range with Shift that was never in view', async () => {
    const { owner } = await withTopics('Dog Insurance')
    const { data } = (await call('GET', '/api/topics', { as: owner })).json()
    const page = await visit('/sign-in', owner)
    await page.route('**/api/topics?*', async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'))
      const topics = Array.from({ length: 100 }, (_, at) => {
        const place = (number - 1) * 100 + at + 1
        return { ...data[0], id: `ot_${place}`, topic_name: `Topic ${place}` }
      })
      await route.fulfill({ json: { data: topics, total: 900, page: number, pageSize: 100, totalPages: 9 } })
    })
    await page.goto(`${taxon.origin}/library`)
    await page.getByRole('checkbox', { name: 'Select Topic 2', exact: true }).check()
    await page.mouse.wheel(0, 80_000)
    await page.getByRole('checkbox', { name: 'Select Topic 900', exact: true }).click({ modifiers: ['Shift'] })
    await page.getByText('899 topics selected').waitFor()
  })

  it('shows a whole record beside the list, at an address of its own', async () => {
    const { owner, ids } = await withTopics('Trail Running Shoes')
    const page = await visit(`/library?topic=${ids[0]}`, owner)
    const browserMessages = complaints(page)
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: 'Layers' }).waitFor()
    await panel.getByText(/^\d+ of 250$/).waitFor()
    await expectAccessible(page)
    await panel.getByRole('tab', { name: 'Activations' }).click()
    await panel.getByRole('heading', { name: 'Not on any platform' }).waitFor()
    await page.reload()
    await panel.getByRole('heading', { name: 'Not on any platform' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL('**/library')
    expect(browserMessages()).toEqual([])
  })

  it('edits a record in place, classifies it again, and shows what changed', async () => {
    const { owner, ids } = await withTopics('Trail Running Shoes')
    const page = await visit(`/library?topic=${ids[0]}`, owner)
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Edit segment' }).click()
    await pickOption(panel.getByLabel('Segment'), 'B2B')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Edited here').waitFor()
    await panel.locator('button[aria-label="Edit segment type"]:focus').waitFor()
    // What was typed stays while another tab is shown; Esc ends the edit, and not the panel.
    await panel.getByRole('button', { name: 'Edit name' }).click()
    await panel.getByLabel('Name', { exact: true }).fill('Fell Running Shoes')
    await panel.getByRole('tab', { name: 'History' }).click()
    await panel.getByRole('tab', { name: 'Overview' }).click()
    expect(await panel.getByLabel('Name', { exact: true }).inputValue()).toBe('Fell Running Shoes')
    await panel.getByLabel('Name', { exact: true }).press('Escape')
    await panel.locator('button[aria-label="Edit name"]:focus').waitFor()
    await panel.getByRole('button', { name: 'Reclassify' }).click()
    await page.getByRole('menuitem', { name: 'Local engine' }).click()
    await page.getByText('Reclassified with the local engine').waitFor()
    await panel.getByRole('tab', { name: 'History' }).click()
    await panel.getByText('Edited', { exact: true }).waitFor()
    await panel.locator('ins', { hasText: 'B2B' }).first().waitFor()
    await panel.locator('del', { hasText: 'B2C' }).first().waitFor()
    await expectAccessible(page)
  })

  it('reclassifies and deletes all that match, and says what had to stay', async () => {
    const people = await withTopics('Electric SUV Shoppers', 'Dog Insurance', 'Hybrid SUV Shoppers')
    await db.execute({
      text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
             VALUES ($1, 'act_console', $2, 'conn_1', 'dspapi', 'active', now())`,
      values: [people.id, people.ids[0]],
    })
    const page = await visit('/library?search=suv', people.owner)
    const browserMessages = complaints(page)
    await page.getByRole('checkbox', { name: 'Select all 2 matches' }).check()
    await page.getByRole('button', { name: 'Reclassify' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reclassify' }).click()
    await page.getByText('2 of 2 done').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(/selected=all/)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('1 topic deleted').waitFor()
    await page.getByText('1 topic kept: active on a platform').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('1 match').waitFor()
    const { data } = (await call('GET', '/api/topics', { as: people.owner })).json()
    expect(data).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('dialog').getByText('1 topic will be in your library again').waitFor()
    await page.getByRole('button', { name: 'Undo deletion' }).click()
    await page.getByText('1 of 1 topics').waitFor()
    const { data: afterUndo } = (await call('GET', '/api/topics', { as: people.owner })).json()
    expect(afterUndo).toHaveLength(3)
    expect(browserMessages()).toEqual([])
  })

  it('says what was deleted and offers the undo, also when nothing is left', async () => {
    const people = await withTopics('Opera Goers', 'Ballet Goers')
    const page = await visit('/library', people.owner)
    await page.getByRole('checkbox', { name: 'Select all 2 matches' }).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 topics deleted').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Your library is empty').waitFor()
    await page.waitForURL((address) => !address.searchParams.has('selected'))
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('dialog').getByText('2 topics will be in your library again').waitFor()
  })

  it('selects rows with the keyboard and with Shift, and hands them on to a push', async () => {
    const { owner, ids } = await withTopics('Electric SUV Shoppers', 'Dog Insurance', 'Luxury Hotel Guests')
    const page = await visit('/library?sortBy=created_at&sortOrder=asc', owner)
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.getByText('1 topic selected').waitFor()
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await page.getByText('3 topics selected').waitFor()
    const push = new URL((await page.getByRole('link', { name: 'Push' }).getAttribute('href'))!, taxon.origin)
    expect(JSON.parse(push.searchParams.get('push')!)).toEqual({ topicIds: ids })
    await page.reload()
    await page.getByText('3 topics selected').waitFor()
  })

  it('exports what matches, whole for owners only', async () => {
    const { owner, colleague } = await withTopics('Electric SUV Shoppers', 'Dog Insurance')
    const page = await visit('/library?search=dog', owner)
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
    ])
    expect(new URL(file.url()).search).toMatch(/^\?format=csv&search=dog&organizationId=org_/)
    expect(file.suggestedFilename()).toMatch(/^topics-.*\.csv$/)
    const another = await visit('/library', await colleague('member'))
    await another.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => another.getByRole('menuitem').allTextContents()).toEqual(['CSV', 'JSON'])
  })

  it('keeps the chosen columns in this browser', async () => {
    const { owner } = await withTopics('Dog Insurance')
    const page = await visit('/library', owner)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Keywords' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Audience' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('columnheader', { name: 'Keywords' }).waitFor()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Audience' }).count()).toBe(0)
  })

  it('gives a viewer the record and nothing to change it with, on a narrow screen too', async () => {
    const { colleague, ids } = await withTopics('Dog Insurance')
    const page = await visit('/library', await colleague('viewer'), { width: 390, theme: 'dark' })
    await page.getByRole('link', { name: 'Dog Insurance' }).click()
    await page.waitForURL(`**/library?topic=${ids[0]}`)
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: 'Layers' }).waitFor()
    await expectAccessible(page)
    await expect.poll(() => panel.getByRole('button', { name: /Edit|Delete|Reclassify/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    await expectAccessible(page)
  })

  it('says what the server refused, and keeps what was typed', async () => {
    const { owner, ids } = await withTopics('Dog Insurance')
    const page = await visit(`/library?topic=${ids[0]}`, owner)
    await page.route('**/api/topics/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { error: 'Another change came first' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Cat Insurance')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('Another change came first').waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Cat Insurance')
    const gone = await visit('/library?topic=ot_gone', owner)
    await gone.getByRole('heading', { name: 'Not in your library' }).waitFor()
  })

  it('says that the server cannot be reached, and goes on when it can', async () => {
    const { owner } = await withTopics('Dog Insurance')
    const page = await visit('/library', owner)
    await page.getByRole('link', { name: 'Dog Insurance' }).waitFor()
    await page.getByRole('checkbox', { name: /Select all/ }).check()
    await page.getByRole('button', { name: 'Reclassify' }).click()
    await page.route('**/api/topics**', (route) => route.abort())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reclassify' }).click()
    await page.getByRole('alert').getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/topics**')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('1 of 1 done').waitFor()
  })
})
