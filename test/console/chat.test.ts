import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('a conversation in the chat', async () => {
  const { staffed, visit, call } = await useConsole()
  const people = await staffed()
  const field = (page: Page) => page.getByLabel('Describe an audience')
  const say = async (page: Page, text: string) => {
    await field(page).fill(text)
    await page.keyboard.press('Enter')
  }
  const answerTo = (page: Page, text: string) => page.getByRole('region', { name: text, exact: true })
  const isFocused = (page: Page) => field(page).evaluate((element) => element.matches(':focus'))

  it('refines the topic before, shows the difference, and takes one click for the other', async () => {
    const page = await visit('/', people.owner)
    const browserMessages = complaints(page)
    await field(page).waitFor()
    expect(await isFocused(page)).toBe(true)
    await page.getByRole('button', { name: 'electric SUV shoppers' }).click()
    await page.getByRole('heading', { name: 'Electric SUV Shoppers' }).waitFor()
    expect(await isFocused(page)).toBe(true)
    await say(page, 'for women')
    const refined = answerTo(page, 'for women')
    await refined.getByRole('heading', { name: 'Female Electric SUV Shoppers' }).waitFor()
    await refined.getByText('Refines Electric SUV Shoppers').waitFor()
    await expect.poll(() => refined.locator('ins').textContent()).toContain('Female')
    await say(page, 'B2B instead')
    const business = answerTo(page, 'B2B instead')
    await expect.poll(() => business.locator('del').textContent()).toBe('B2C')
    await expect.poll(() => business.locator('ins').textContent()).toBe('B2B')
    await expectAccessible(page)

    await say(page, 'cat owners')
    const unrelated = answerTo(page, 'cat owners')
    await unrelated.getByText('Starts a new topic').waitFor()
    await unrelated.getByRole('button', { name: 'Refine Female Electric SUV Shoppers instead' }).click()
    await unrelated.getByRole('heading', { name: 'Female Electric SUV Shoppers Who Are Cat Owners' }).waitFor()
    await unrelated.getByRole('button', { name: 'Start a new topic instead' }).click()
    await unrelated.getByRole('heading', { name: 'Cat Owners', exact: true }).waitFor()
    await say(page, 'thanks')
    await page.getByRole('heading', { name: 'That doesn’t describe an audience' }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('turns the card green when its topic is added, also after a reload', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["vintage zither players"]')}`, people.owner)
    await page.getByRole('button', { name: 'Add to library' }).click()
    const added = page.getByRole('link', { name: 'Added, open in library' })
    await added.waitFor()
    await expectAccessible(page)
    await page.reload()
    await added.waitFor()
    await expect.poll(() => page.getByText('Already in your library').count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Add to library' }).count()).toBe(0)
    await added.click()
    await page.getByRole('dialog').getByText('Vintage Zither Players').first().waitFor()
  })

  it('says what is chosen in the palette, each time, and keeps what was added with its conversation', async () => {
    const page = await visit('/', people.owner)
    const classify = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Go to a screen, a topic or an action' }).waitFor()
      await page.keyboard.type(text)
      await page.getByRole('option', { name: `Classify “${text}”` }).click()
    }
    await field(page).waitFor()
    await classify('bagpipe teachers')
    await page.getByRole('heading', { name: 'Bagpipe Teachers' }).waitFor()
    await page.getByRole('button', { name: 'New conversation' }).click()
    await classify('accordion repairers')
    await page.getByRole('heading', { name: 'Accordion Repairers' }).waitFor()
    await page.getByRole('button', { name: 'Add to library' }).click()
    await page.getByRole('link', { name: 'Added, open in library' }).waitFor()
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /bagpipe teachers/ })
      .click()
    await page.getByRole('heading', { name: 'Bagpipe Teachers' }).waitFor()
    await page.getByRole('button', { name: 'Add to library' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Added, open in library' }).count()).toBe(0)
  })

  it('keeps conversations, opens them again and deletes them', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["ocarina makers"]')}`, people.member)
    await page.getByRole('heading', { name: 'Ocarina Makers' }).waitFor()
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.getByText('Who do you want to reach?').waitFor()
    expect(await isFocused(page)).toBe(true)
    await say(page, 'banjo makers')
    await page.getByRole('heading', { name: 'Banjo Makers' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Ocarina Makers' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    const list = page.getByRole('dialog', { name: 'Your conversations' })
    await list.getByRole('link', { name: /banjo makers/ }).waitFor()
    await expectAccessible(page)
    await list.getByRole('link', { name: /ocarina makers/ }).click()
    await page.getByRole('heading', { name: 'Ocarina Makers' }).waitFor()
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await list.getByRole('button', { name: 'Delete ocarina makers' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    // Behind the open question nothing of the list can be reached by its role, so its rows alone would prove nothing.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await list.getByRole('link', { name: /ocarina makers/ }).waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await call('GET', '/api/conversations', { as: people.member })).json())
      .toMatchObject([{ title: 'banjo makers' }])
  })

  it('says that a conversation is another person’s or gone', async () => {
    const body = { text: 'cat owners' }
    const { id } = (await call('POST', '/api/conversations', { as: people.member, body })).json()
    const page = await visit(`/?c=${id}`, people.owner)
    await page.getByRole('heading', { name: 'This conversation is gone' }).waitFor()
    await page.getByRole('button', { name: 'Start a new one' }).click()
    await page.getByText('Who do you want to reach?').waitFor()
  })

  it('shows what was said and not answered, and asks again', async () => {
    const body = { text: 'harmonica players' }
    const { id } = (await call('POST', '/api/conversations', { as: people.owner, body })).json()
    const page = await visit(`/?c=${id}`, people.owner, { theme: 'dark', width: 390 })
    await page.getByText('Not answered yet.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.getByRole('heading', { name: 'Harmonica Players' }).waitFor()
  })

  it('keeps what is typed while somebody looks at another screen', async () => {
    const page = await visit('/', people.owner)
    await field(page).fill('people who whittle')
    await page.getByRole('link', { name: 'Library' }).click()
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('people who whittle')
  })

  it('makes a matrix of the lists, values and names that a person chooses', async () => {
    const page = await visit('/', people.owner)
    await say(page, 'golfers by age and income and education and state')
    const matrix = page.getByRole('article')
    for (const name of ['Age Range', 'Income Range', 'Education Level', 'US State']) {
      await matrix.getByRole('group', { name }).waitFor()
    }
    for (const name of ['Income Range', 'Education Level', 'US State']) {
      await matrix.getByRole('button', { name: `Remove ${name}` }).click()
    }
    await pickOption(matrix.getByLabel('Add a list'), 'Gender')
    await pickOption(matrix.getByLabel('Add a list'), 'Your own list')
    await matrix.getByLabel('Name of the list').fill('Handicap')
    const ownValues = matrix.getByLabel('Own values of Handicap')
    await ownValues.fill(`Scratch, ${'long '.repeat(120)}`)
    await page.keyboard.press('Enter')
    await matrix.getByText('A value has at most 500 characters.').waitFor()
    await ownValues.fill('High')
    await matrix.getByText('24 topics, for example').waitFor()
    const preview = matrix.getByRole('list', { name: 'Preview' }).getByRole('listitem')
    await expect.poll(() => preview.first().textContent()).toBe('golfers 18-24 Male Scratch')
    await matrix.getByRole('button', { name: '{topic} in {value}' }).click()
    await expect.poll(() => preview.first().textContent()).toBe('golfers in 18-24 Male Scratch')
    await matrix.getByLabel('Name pattern').fill('{Handicap} {gender} {topic}')
    await expect.poll(() => preview.nth(1).textContent()).toBe('High Male golfers')
    await matrix.getByText('Names repeat: the pattern leaves out Age Range.').waitFor()
    await expect.poll(() => preview.nth(1).locator('.text-accent').allTextContents()).toEqual(['High', 'Male'])
    await matrix.getByLabel('Name pattern').fill('{colour} {topic}')
    await matrix.getByText('There is no list called “colour”.').waitFor()
    await expectAccessible(page)
    await matrix.getByLabel('Name pattern').fill('{value} {topic}')
    // Values count before they are added, which would move the button under the click.
    await ownValues.fill('High, Medium')
    const { promise, resolve } = withResolvers()
    await page.route('**/api/topics/generate-matrix', async (route) => {
      await promise
      await route.continue()
    })
    await matrix.getByRole('button', { name: 'Create 36 topics' }).click()
    await matrix.getByRole('status').getByText('This may take a minute.').waitFor()
    resolve()
    await matrix.getByText('36 topics added to').waitFor()
    const { data } = (await call('GET', '/api/topics?search=scratch&pageSize=100', { as: people.owner })).json()
    expect(data.map(({ topic_name }: { topic_name: string }) => topic_name)).toContain('65+ Female Scratch Golfers')
    await page.reload()
    await matrix.getByRole('link', { name: 'Topics added, open in library' }).waitFor()
    await matrix.getByRole('button', { name: 'Classify as one topic instead' }).click()
    await page.getByText('Classified by the local engine').waitFor()
  })
})
