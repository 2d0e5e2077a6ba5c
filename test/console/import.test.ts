import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/limits'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

const NAMES = ['running shoes', 'CFOs at SaaS companies', 'luxury hotel guests', 'dog insurance', 'vegan meal kits']

const csv = (text: string, name = 'topics.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('File to import', { exact: true }).setInputFiles(file)
const begin = async (page: Page, file: ReturnType<typeof csv>) => {
  await choose(page, file)
  await page.getByRole('button', { name: /^Import [\d,]+ row/ }).click()
}
const figure = (page: Page, name: string) => page.locator('dl div').filter({ hasText: new RegExp(`^${name}`) })

describe.runIf(canLook)('imports', async () => {
  const { organization, user, visit, call } = await useConsole()
  const person = async (plan?: Plan) => user((await organization(plan)).id, 'owner')

  const library = async (as: { cookie: string }): Promise<string[]> => {
    const { data } = (await call('GET', '/api/topics?pageSize=100', { as })).json()
    return data.map(({ topic_name }: { topic_name: string }) => topic_name).sort()
  }

  it('reviews first what the engine is not sure of', async () => {
    const page = await visit('/import', await person())
    await begin(page, csv('name\nwedding cars\nGrumblefizz\nboat insurance\nSnorkwhistle', 'unsure.csv'))
    await figure(page, 'Not sure').getByText('2', { exact: true }).waitFor()
    const rows = page.getByRole('list', { name: 'Topics to review' }).getByRole('listitem')
    await rows.nth(3).getByText('Boat Insurance', { exact: true }).waitFor()
    for (const nth of [0, 1]) await rows.nth(nth).getByText('Not sure').waitFor()
    await page.getByLabel('Only those that the engine is not sure of (2)').check()
    await rows.nth(2).waitFor({ state: 'detached' })
    await rows.nth(0).getByText('Grumblefizz').waitFor()
    await expectAccessible(page)
  })

  it('takes a file from the drop to its counts and its errors', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    const browserMessages = complaints(page)
    await page.getByRole('heading', { name: 'Nothing imported yet' }).waitFor()
    await expectAccessible(page)
    await choose(
      page,
      csv(
        'Ref;Segment name;Category;Vertical\n' +
          '1;"Acme > Auto > ""electric SUVs""";;\n2;running shoes;;\n3;=cmd();Nonsense;\n4;;;\n5;dog insurance;;Insurance\n',
        'spring.csv',
      ),
    )
    await page.getByText(/^5 rows · /).waitFor()
    await expect.poll(() => page.getByLabel('Name (required)').textContent()).toBe('Segment name')
    await expect.poll(() => page.getByLabel('Category', { exact: true }).textContent()).toBe('Category')
    await pickOption(page.getByLabel('External ID'), 'Ref')
    await pickOption(page.getByLabel('Name (required)'), '')
    expect(await page.getByRole('button', { name: 'Import 5 rows' }).isDisabled()).toBe(true)
    await pickOption(page.getByLabel('Name (required)'), 'Segment name')
    await pickOption(page.getByLabel('Keywords'), 'Segment name')
    await expect.poll(() => page.getByLabel('Name (required)').textContent()).toBe('Segment name')
    await expectAccessible(page)

    // Asked for once, or the server would refuse the second request.
    await page.getByRole('button', { name: 'Import 5 rows' }).dblclick()
    await page.getByText('Completed').waitFor()
    await figure(page, 'New').getByText('3', { exact: true }).waitFor()
    await figure(page, 'Errors').getByText('2', { exact: true }).waitFor()
    await page.getByText('Name is empty: fill in column "Segment name".').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download rejected rows' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^upload_\w+-rejected\.csv$/)
    const [head, first, second] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/)
    expect(head).toBe('rejected_row,rejected_because,Ref,Segment name,Category,Vertical')
    expect(first).toMatch(/^row 3,.*Nonsense.*,3,'=cmd\(\),Nonsense,$/)
    expect(second).toMatch(/^row 4,/)
    await expectAccessible(page)
    expect(browserMessages()).toEqual([])
    await page.getByRole('link', { name: 'All imports' }).click()
    await page.getByRole('link', { name: 'spring.csv' }).waitFor()
  })

  it('lets its topics be reviewed by keyboard, and remembers where', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    const browserMessages = complaints(page)
    await begin(page, csv('name\nrunning shoes\nluxury hotel guests\ndog insurance'))
    const names = page.locator('[data-name]')
    await names.nth(2).waitFor()
    const [kept, skipped] = await names.allTextContents()
    // Before anything has the focus, and at once: the second key is for the second topic, though the first is still shown.
    await Promise.all([page.keyboard.press('k'), page.keyboard.press('s')])
    await page.getByText('1 topic to review · 1 kept · 1 skipped').waitFor()
    await page.keyboard.press('r')
    await page.getByLabel('Name', { exact: true }).fill('Cat Insurance')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cat Insurance', exact: true }).waitFor()
    await page.reload()
    await page.getByText('1 topic to review · 1 kept · 1 skipped').waitFor()
    await page.getByRole('button', { name: 'Cat Insurance', exact: true }).press('e')
    await pickOption(page.getByRole('dialog').getByLabel('Segment'), 'B2B')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/· B2B ·/).waitFor()
    await page.getByRole('button', { name: 'Keep the rest' }).click()
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor()
    expect(skipped).not.toBe(kept)
    expect(await library(owner)).toEqual([kept, 'Cat Insurance'].sort())
    expect(browserMessages()).toEqual([])
  })

  it('decides about many at once, and takes decisions back', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    const browserMessages = complaints(page)
    await begin(page, csv(`name\n${NAMES.join('\n')}`))
    const names = page.locator('[data-name]')
    await names.nth(4).waitFor()
    const before = await library(owner)
    await page.getByLabel('Select this page').check()
    await page.getByLabel(`Select ${await names.first().textContent()}`).uncheck()
    await page.getByText('4 topics selected').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Skip selected' }).click()
    await page.getByText('1 topic to review · 0 kept · 4 skipped').waitFor()
    expect(await library(owner)).toHaveLength(1)
    await page.keyboard.press('u')
    await page.getByText('5 topics to review · 0 kept · 0 skipped').waitFor()
    expect(await library(owner)).toEqual(before)
    await page.getByLabel('Select this page').check()
    await page.getByRole('button', { name: 'Keep selected' }).click()
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor()
    await page.keyboard.press('u')
    await page.getByText('5 topics to review · 0 kept · 0 skipped').waitFor()
    await page.getByLabel('Select this page').check()
    await page.getByRole('button', { name: 'Skip selected' }).click()
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('5 topics to review · 0 kept · 0 skipped').waitFor()
    expect(await library(owner)).toEqual(before)
    expect(browserMessages()).toEqual([])
  })

  it('mends rejected rows in place and sends them again', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    await begin(page, csv('Topic,Category\nrunning shoes,\n,\ndog insurance,Nonsense\n,', 'broken.csv'))
    const rows = page.getByRole('list', { name: 'Rejected rows' }).getByRole('listitem')
    await rows
      .nth(1)
      .getByText(/Nonsense/)
      .waitFor()
    const address = `/api/import/uploads/${page.url().split('/').at(-1)}/rejected`
    const { id } = (await call('GET', address, { as: owner })).json().rows[2]
    await call('POST', address, { as: owner, body: { rows: [{ id, cells: ['cat insurance', ''] }] } })
    await rows.nth(2).waitFor({ state: 'detached' })
    await rows.nth(0).getByLabel('Topic').fill('vegan meal kits')
    await rows.nth(1).getByLabel('Category').fill('Rubbish')
    await page.getByRole('link', { name: 'Library' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without sending?' })
    await question.getByText('Your corrections of 2 rows will be lost.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send 2 rows again' }).click()
    await page.getByText('1 topic added, 1 row still rejected.').waitFor()
    await rows.nth(1).waitFor({ state: 'detached' })
    await rows
      .nth(0)
      .getByText(/Rubbish/)
      .waitFor()
    await rows.nth(0).getByLabel('Category').fill('')
    await page.getByRole('button', { name: 'Send 1 row again' }).click()
    await page.getByRole('list', { name: 'Rejected rows' }).waitFor({ state: 'detached' })
    await page.getByText('4 topics to review').waitFor()
    expect(await library(owner)).toEqual(['Cat Insurance', 'Dog Insurance', 'Running Shoes', 'Vegan Meal Kits'])
  })

  it('goes on in another browser, finishes without a page, and is taken back', async () => {
    const acme = await organization()
    const [owner, colleague] = [await user(acme.id, 'owner'), await user(acme.id, 'member')]
    const page = await visit('/import', owner)
    await choose(
      page,
      csv(`Ref,Label\n${Array.from({ length: 501 }, (_, at) => `r${at},${NAMES[at % 5]} ${at}`).join('\n')}`),
    )
    await page.getByText('Choose the column with the topic names').waitFor()
    await pickOption(page.getByLabel('External ID'), 'Ref')
    await pickOption(page.getByLabel('Name (required)'), 'Label')
    await page.getByRole('button', { name: 'Import 501 rows' }).and(page.locator(':enabled')).waitFor()
    await page.context().close()

    const other = await visit('/import', colleague)
    await other.getByRole('list', { name: 'Not started' }).getByRole('link', { name: 'topics.csv' }).click()
    await expect.poll(() => other.getByLabel('Name (required)').textContent()).toBe('Label')
    await expect.poll(() => other.getByLabel('External ID').textContent()).toBe('Ref')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Import 501 rows' }).click()
    await other.getByRole('heading', { name: 'Progress' }).waitFor()
    await other.context().close()

    const third = await visit('/import', owner)
    await third.getByText('501 of 501 rows').waitFor()
    await third.getByRole('list', { name: 'Imports' }).getByRole('link', { name: 'topics.csv' }).click()
    await third.getByText('Completed').waitFor()
    const added = (await library(owner)).length
    expect(added).toBeGreaterThan(0)
    await third.getByRole('button', { name: 'Undo import' }).click()
    await third
      .getByRole('dialog')
      .getByText(/will leave your library/)
      .waitFor()
    await expectAccessible(third)
    await third.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await third.getByRole('heading', { name: 'Details' }).waitFor()
    await third.getByText('Completed').waitFor()
    expect(await library(owner)).toEqual([])
  })

  it('says what the undo of an import keeps, and why', async () => {
    const owner = await person()
    const elsewhere = await person()
    const page = await visit('/import', owner)
    await begin(page, csv('name\nzorblax mops\nzorblax brooms', 'brooms.csv'))
    await page.getByText('Completed').waitFor()
    await call('POST', '/api/topics', { as: elsewhere, body: { topic_name: 'zorblax mops' } })
    await page.getByRole('button', { name: 'Undo import' }).click()
    const kept = page.getByRole('region', { name: 'What is kept' })
    await kept.getByText('Zorblax Mops').waitFor()
    await kept.getByText('Used by others: leaves your library, stays in the catalog').waitFor()
    await expect.poll(() => kept.getByRole('listitem').count()).toBe(1)
  })

  it('shows how much of a file is sent, and stops sending it', async () => {
    const page = await visit('/import', await person())
    await page.route('**/api/import/upload?**', () => undefined)
    await choose(page, csv('name\nrunning shoes', 'long.csv'))
    await page.getByRole('heading', { name: 'long.csv' }).waitFor()
    await page.getByRole('progressbar', { name: 'Sent' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Choose file' }).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  it('says why a file was refused', async () => {
    const page = await visit('/import', await person(), { width: 390, theme: 'dark' })
    await choose(page, csv('', 'book.xls'))
    await page.getByRole('alert').getByText('save the workbook as .xlsx or .csv').waitFor()
    await choose(page, csv('name\n', 'empty.csv'))
    await page.getByRole('alert').getByText('The file has no rows below its header').waitFor()
    await expectAccessible(page)
  })

  it('pauses at the end of the quota, and says so', async () => {
    const owner = await person('free')
    const page = await visit('/import', owner)
    const browserMessages = complaints(page)
    await begin(page, csv(`name\n${Array.from({ length: 101 }, (_, at) => `topic ${at}`).join('\n')}`))
    await page.getByText('Monthly classifications quota exceeded').waitFor()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click()
    await page.getByText('Cancelled').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('proposes cleaner names, and changes those that are chosen', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    await begin(page, csv('name\nrunning shoes\ndog insurance'))
    await page.locator('[data-name]').nth(1).waitFor()
    for (const [at, name] of ['"RUNNING  shoes"', 'dog   INSURANCE'].entries()) {
      await page.locator('[data-name]').nth(at).press('r')
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.keyboard.press('Enter')
      await page.getByLabel('Name', { exact: true }).waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Fix all names' }).click()
    await page.getByText('uses 2 classifications').waitFor()
    await page.getByRole('button', { name: 'Suggest names' }).click()
    await page.getByText('Names suggested: 2 of 2 · by the local engine').waitFor()
    await page.getByRole('checkbox', { name: /INSURANCE/ }).uncheck()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change 1 name' }).click()
    await page.getByText('Names changed: 1 of 1').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Running Shoes', exact: true }).waitFor()
    const names = await library(owner)
    expect(names).toHaveLength(2)
    expect(names).toContain('Running Shoes')
    expect(names).not.toContain('Dog Insurance')
  })

  it('lets members review but not delete, and viewers only look', async () => {
    const { id } = await organization()
    const [member, viewer] = [await user(id, 'member'), await user(id, 'viewer')]
    const page = await visit('/import', member)
    await begin(page, csv('name\nrunning shoes'))
    await page.getByRole('button', { name: 'Keep', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Skip' }).count()).toBe(0)
    const other = await visit('/import', viewer)
    await other.getByText('Your role can view imports but not start them').waitFor()
    await other.getByRole('link', { name: 'topics.csv' }).click()
    await other.getByRole('heading', { name: 'topics.csv' }).waitFor()
    await other.getByText('Completed').waitFor()
    await expectAccessible(other)
  })

  it('says that the list cannot be loaded, and asks again', async () => {
    const owner = await person()
    const page = await visit('/settings', owner)
    await page.getByRole('link', { name: 'Import' }).waitFor()
    await page.route('**/api/runs?**', (route) => route.fulfill({ status: 500, json: { error: 'Internal error' } }))
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('alert').getByText('Internal error').waitFor()
    await page.unroute('**/api/runs?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Nothing imported yet' }).waitFor()
    const gone = await visit('/import/batch_none', owner)
    await gone.getByRole('heading', { name: 'Import not found' }).waitFor()
  })
})
