import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/limits'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

const NAMES = ['running shoes', 'CFOs at SaaS companies', 'luxury hotel guests', 'dog insurance', 'vegan meal kits']

const csv = (text: string, name = 'topics.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('CSV file', { exact: true }).setInputFiles(file)
const begin = async (page: Page, file: ReturnType<typeof csv>) => {
  await choose(page, file)
  await page.getByRole('button', { name: /^Import [\d,]+ row/ }).click()
}
/** More than one chunk. */
const twoChunks = csv(`name\n${Array.from({ length: 501 }, (_, at) => `${NAMES[at % 5]} ${at}`).join('\n')}`)
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
    await begin(page, csv('name\nyoga mats\nGrumblefizz\nboat insurance\nSnorkwhistle', 'unsure.csv'))
    await figure(page, 'Not sure').getByText('2', { exact: true }).waitFor()
    const rows = page.getByRole('list', { name: 'Topics to review' }).getByRole('listitem')
    await rows.nth(3).getByText('Yoga Mats', { exact: true }).waitFor()
    await rows.nth(0).getByText('Not sure').waitFor()
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
    await page.getByText('5 rows', { exact: true }).waitFor()
    expect(await page.getByLabel('Name (required)').inputValue()).toBe('Segment name')
    expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('Category')
    await page.getByLabel('External id').selectOption('Ref')
    await page.getByLabel('Name (required)').selectOption('')
    expect(await page.getByRole('button', { name: 'Import 5 rows' }).isDisabled()).toBe(true)
    await page.getByLabel('Name (required)').selectOption('Segment name')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Import 5 rows' }).click()
    await page.getByText('Completed').waitFor()
    await figure(page, 'New').getByText('3', { exact: true }).waitFor()
    await figure(page, 'Errors').getByText('2', { exact: true }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download what failed' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^batch_\w+-failures\.csv$/)
    const [head, first, second] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/)
    expect(head).toBe('item,name,message')
    expect(first).toMatch(/^row 3,.*Nonsense/)
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
    await names.first().focus()
    await page.keyboard.press('k')
    await page.getByText('2 topics to review · 1 kept · 0 skipped').waitFor()
    await page.keyboard.press('s')
    await page.getByText('1 topic to review · 1 kept · 1 skipped').waitFor()
    await page.keyboard.press('r')
    await page.getByLabel('Name', { exact: true }).fill('Cat Insurance')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cat Insurance', exact: true }).waitFor()
    await page.reload()
    await page.getByText('1 topic to review · 1 kept · 1 skipped').waitFor()
    await page.getByRole('button', { name: 'Cat Insurance', exact: true }).press('e')
    await page.getByRole('dialog').getByLabel('Segment').selectOption('B2B')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/· B2B ·/).waitFor()
    await page.getByRole('button', { name: 'Keep the rest' }).click()
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor()
    expect(skipped).not.toBe(kept)
    expect(await library(owner)).toEqual([kept, 'Cat Insurance'].sort())
    expect(browserMessages()).toEqual([])
  })

  it('goes on without the page: paused here, resumed by a colleague in another browser', async () => {
    const acme = await organization()
    const [owner, colleague] = [await user(acme.id, 'owner'), await user(acme.id, 'member')]
    const page = await visit('/import', owner)
    const { promise: held, resolve: release } = withResolvers()
    await page.route('**/chunk', async (route) => {
      if (route.request().postDataJSON().chunkIndex === 1) await held
      await route.continue()
    })
    await begin(page, twoChunks)
    await page.getByText('500 of 501 rows').waitFor()
    await page.getByText('Sending the file: 500 of 501 rows').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Paused', { exact: true }).waitFor()
    release()
    await page.getByText('Sending the file').waitFor({ state: 'detached' })
    const address = new URL(page.url()).pathname
    await page.context().close()

    const other = await visit(address, colleague)
    await other.getByText('500 of 501 rows').waitFor()
    await other.getByRole('button', { name: 'Resume' }).click()
    await other.getByText('Completed').waitFor()
    await other.getByText('501 of 501 rows').waitFor()
    expect(await library(owner)).toHaveLength(100)
  })

  it('sends the rest of a file after a reload', async () => {
    const page = await visit('/import', await person())
    const sent: number[] = []
    await page.route('**/chunk', async (route) => {
      const { chunkIndex } = route.request().postDataJSON()
      // The first time, the second chunk gets no answer until the page is gone.
      if (sent.push(chunkIndex) !== 2) await route.continue()
    })
    await begin(page, twoChunks)
    await page.getByText('500 of 501 rows').first().waitFor()
    await expect.poll(() => sent).toEqual([0, 1])
    await page.reload()
    await page.getByText('Completed').waitFor()
    await page.getByText('501 of 501 rows').waitFor()
    expect(sent).toEqual([0, 1, 0, 1])
  })

  it('asks for the same file where this browser does not have it, and skips what is done', async () => {
    const owner = await person()
    const body = { filename: twoChunks.name, totalRows: 501, mappings: [{ csvColumn: 'n', targetField: 'topic_name' }] }
    const { batchId } = (await call('POST', '/api/import', { as: owner, body })).json()
    const rows = [{ n: 'running shoes' }]
    await call('POST', `/api/import/${batchId}/chunk`, {
      as: owner,
      body: { chunkIndex: 1, rows, mappings: body.mappings },
    })
    const page = await visit(`/import/${batchId}`, owner, { width: 390, theme: 'dark' })
    await choose(page, csv('name\nshort', 'topics.csv'))
    await page.getByText('This file has 1 rows, but the import started with 501').waitFor()
    await expectAccessible(page)
    await choose(page, twoChunks)
    await page.getByRole('button', { name: 'Resume 501 rows' }).click()
    await page.getByText('Completed').waitFor()
    await page.getByText('501 of 501 rows').waitFor()
  })

  it('tries again where nobody answered', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    let calls = 0
    await page.route('**/chunk', (route) => (calls++ === 0 ? route.abort() : route.continue()))
    await begin(page, csv('name\nrunning shoes'))
    await page.getByText('Completed').waitFor()
    expect(calls).toBe(2)
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

  it('refuses a file that is too long before anything is sent', async () => {
    const owner = await person()
    const page = await visit('/import', owner)
    await choose(page, csv(`name\n${'a\n'.repeat(50_001)}`))
    await page.getByRole('alert').getByText('Maximum 50,000 rows allowed').waitFor()
    await choose(page, csv('', 'book.xlsx'))
    await page.getByRole('alert').getByText('Save it as CSV').waitFor()
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
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0)
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
    await page.route('**/api/import?**', (route) => route.fulfill({ status: 500, json: { error: 'Internal error' } }))
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('alert').getByText('Internal error').waitFor()
    await page.unroute('**/api/import?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Nothing imported yet' }).waitFor()
    const gone = await visit('/import/batch_none', owner)
    await gone.getByRole('heading', { name: 'Import not found' }).waitFor()
  })
})
