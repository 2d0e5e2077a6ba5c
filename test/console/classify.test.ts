import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('the chat that classifies', async () => {
  const { staffed, visit, call } = await useConsole()
  const people = await staffed()

  it('leads from the sign-in to a first topic in the library', async () => {
    const page = await visit('/library')
    const browserMessages = complaints(page)
    await page.getByLabel('Email').fill(people.owner.email)
    await page.getByLabel('Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/library')
    await page.getByRole('link', { name: 'Classify', exact: true }).click()
    await page.getByLabel('Describe an audience').fill('electric SUV shoppers')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Electric SUV Shoppers' }).waitFor()
    await expect.poll(() => page.getByText('Classified by the local engine').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Add to library' }).click()
    await page.getByRole('link', { name: 'Added, open in library' }).waitFor()
    const { data } = (await call('GET', '/api/topics', { as: people.owner })).json()
    expect(data.map(({ topic_name }: { topic_name: string }) => topic_name)).toEqual(['Electric SUV Shoppers'])
    expect(browserMessages()).toEqual([])
  })

  it('says why, names the platforms and counts their characters', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["luxury hotel guests"]')}`, people.owner)
    await page.getByRole('button', { name: 'Why?' }).click()
    await page.getByText(/^Classified as/).waitFor()
    await page.getByRole('button', { name: 'Platform names' }).click()
    await page.getByText(/^\d+ of 250$/).waitFor()
    await page.getByText(/^\d+ of 245$/).waitFor()
    await expectAccessible(page)
  })

  it('keeps the answer to a further question in view', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["luxury hotel guests"]')}`, people.owner)
    await page.getByRole('heading', { name: 'Luxury Hotel Guests' }).waitFor()
    await page.getByLabel('Describe an audience').fill('cat owners')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Cat Owners' }).waitFor()
    const edge = async (side: 'top' | 'bottom', part: Locator) =>
      part.evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const answer = page.getByRole('article').last()
    const field = page.getByLabel('Describe an audience')
    await expect.poll(async () => (await edge('top', field)) - (await edge('bottom', answer))).toBeGreaterThan(0)
  })

  it('edits a topic before it is added', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["trail running shoes"]')}`, people.owner)
    await page.getByRole('button', { name: 'Edit first' }).click()
    await page.getByLabel('Name').fill('Ultra Runners')
    await pickOption(page.getByLabel('Segment'), 'B2B')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to library' }).click()
    await page.getByRole('link', { name: 'Added, open in library' }).waitFor()
    const { data } = (await call('GET', '/api/topics?search=ultra', { as: people.owner })).json()
    expect(data).toMatchObject([{ topic_name: 'Ultra Runners', segment_type: 'B2B' }])
  })

  it('asks where a topic belongs that it is not sure of, and adds it there', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["zorblax snorkwhistle"]')}`, people.owner)
    await page.getByText('Not sure', { exact: true }).waitFor()
    await page.getByText('“Zorblax”').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Add to library' }).count()).toBe(0)
    await expectAccessible(page)
    const place = page.getByRole('group', { name: 'Where does it belong?' }).getByRole('button').nth(1)
    const [category] = (await place.textContent())!.split(' › ')
    await place.click()
    await page.getByRole('link', { name: 'Added, open in library' }).click()
    await page.getByRole('dialog').getByText(category!).first().waitFor()
    const { data } = (await call('GET', '/api/topics?search=zorblax', { as: people.owner })).json()
    expect(data).toMatchObject([{ parent_category: category, uncertain: false }])
  })

  it('takes no sign for an audience', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["?"]')}`, people.owner, { theme: 'dark', width: 390 })
    await page.getByRole('heading', { name: 'That doesn’t describe an audience' }).waitFor()
    await expect.poll(() => page.getByRole('combobox').count()).toBe(0)
    await expectAccessible(page)
  })

  it('shows in the library what was guessed, until somebody chooses', async () => {
    const { id } = (
      await call('POST', '/api/topics', { as: people.owner, body: { topic_name: 'grumblefizz technician' } })
    ).json()
    const page = await visit(`/library?uncertain=true&topic=${id}`, people.owner)
    const panel = page.getByRole('dialog')
    await panel.getByText('The engine guessed where this topic belongs.').waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Keep / }).click()
    await panel.getByText('The engine guessed').waitFor({ state: 'detached' })
  })

  it('offers a matrix where a phrase names dimension sets, with a count and a preview', async () => {
    const page = await visit(`/?q=${encodeURIComponent('["age range x gender for running shoes"]')}`, people.owner)
    await page.getByText('12 topics, for example').waitFor()
    await page.getByRole('button', { name: '65+' }).click()
    await page.getByText('running shoes 18-24 Male').waitFor()
    await page.getByRole('button', { name: 'Create 10 topics' }).click()
    await page.getByText('10 topics added to').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/^10 topics will leave your library/)
      .waitFor()
  })

  it('says what went wrong when a brief cannot be read without an LLM key', async () => {
    const page = await visit('/', people.owner, { theme: 'dark', width: 390 })
    const browserMessages = complaints(page, { expected: [500] })
    const brief = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Reach new parents.') }
    await page.getByLabel('Campaign brief').setInputFiles(brief)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    await expectAccessible(page)
    expect(browserMessages()).toEqual([])
  })

  it('says that the server cannot be reached, and asks again for all that did not arrive', async () => {
    const body = { text: 'harp teachers' }
    await call('POST', '/api/conversations', { as: people.owner, body })
    const page = await visit('/', people.owner)
    const say = async (text: string) => {
      await page.getByLabel('Describe an audience').fill(text)
      await page.keyboard.press('Enter')
    }
    const said = (text: string) => page.getByRole('region', { name: text, exact: true })
    await page.getByLabel('Describe an audience').waitFor()
    await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await say('cat owners')
    await say('for women')
    for (const text of ['cat owners', 'for women']) await said(text).getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/**')
    await said('cat owners').getByRole('button', { name: 'Try again' }).click()
    await said('cat owners').getByRole('heading', { name: 'Cat Owners' }).waitFor()
    await said('for women').getByText('Refines Cat Owners').waitFor()

    await page.route('**/turns', (route) => route.abort())
    await say('B2B instead')
    await said('B2B instead').getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await page.getByRole('link', { name: /harp teachers/ }).click()
    await said('harp teachers').getByText('Not answered yet.').waitFor()
    await expect.poll(() => said('B2B instead').count()).toBe(0)
    await page.goBack()
    await said('B2B instead').getByRole('button', { name: 'Try again' }).waitFor()
  })

  it('keeps what did not arrive while the person is elsewhere', async () => {
    const body = { text: 'viola teachers' }
    await call('POST', '/api/conversations', { as: people.owner, body })
    const page = await visit('/', people.owner)
    const said = page.getByRole('region', { name: 'lute owners', exact: true })
    await page.getByLabel('Describe an audience').waitFor()
    await page.route('**/api/conversations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Describe an audience').fill('lute owners')
    await page.keyboard.press('Enter')
    await said.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: 'Library' }).click()
    await page.getByRole('heading', { name: 'Library', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Classify' }).click()
    await said.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await page.getByRole('link', { name: /viola teachers/ }).click()
    await said.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.unroute('**/api/conversations')
    await said.getByRole('button', { name: 'Try again' }).click()
    await said.getByRole('heading', { name: 'Lute Owners' }).waitFor()
  })

  it('says a text of the palette in a conversation of its own, once', async () => {
    const { owner } = await staffed()
    const page = await visit('/', owner)
    const said = (text: string) => page.getByRole('region', { name: text, exact: true })
    const conversations = async () =>
      (await call('GET', '/api/conversations', { as: owner }))
        .json()
        .map(({ title, turnCount }: { title: string; turnCount: number }) => `${title}: ${turnCount}`)
    const classify = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Go to a screen, a topic or an action' }).waitFor()
      await page.keyboard.type(text)
      await page.getByRole('option', { name: `Classify “${text}”` }).click()
    }
    const refuse = () =>
      page.route('**/api/conversations', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
    await refuse()
    await page.getByLabel('Describe an audience').fill('lute owners')
    await page.keyboard.press('Enter')
    await said('lute owners').getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute('**/api/conversations')
    await classify('dog insurance buyers')
    await said('dog insurance buyers').getByRole('heading', { name: 'Dog Insurance Buyers' }).waitFor()
    await said('lute owners').waitFor({ state: 'detached' })
    await expect.poll(conversations).toEqual(['dog insurance buyers: 1'])
    await page.getByRole('button', { name: 'New conversation' }).click()
    await said('lute owners').getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('button', { name: 'New conversation' }).click()

    await refuse()
    await classify('kayak renters')
    await said('kayak renters').getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: 'Catalog' }).click()
    await page.getByRole('heading', { name: 'Catalog', exact: true }).waitFor()
    await page.unroute('**/api/conversations')
    await page.goBack()
    await said('kayak renters').getByRole('button', { name: 'Try again' }).click()
    await said('kayak renters').getByRole('heading', { name: 'Kayak Renters' }).waitFor()
    expect(await conversations()).toEqual(['kayak renters: 1', 'dog insurance buyers: 1'])
  })

  it('works without a network where the server is on the same machine', async () => {
    const page = await visit('/', people.owner)
    await page.getByLabel('Describe an audience').waitFor()
    await page.evaluate("dispatchEvent(new Event('offline'))")
    await page.getByLabel('Describe an audience').fill('oboe tuners')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Oboe Tuners' }).waitFor()
  })

  it('leaves the person where they are when the first answer comes late', async () => {
    const { promise, resolve } = withResolvers()
    const page = await visit('/', people.owner)
    await page.route('**/api/conversations', async (route) => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    })
    await page.getByLabel('Describe an audience').fill('kayak renters')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'kayak renters' }).waitFor()
    await page.getByRole('link', { name: 'Library' }).click()
    await page.getByRole('heading', { name: 'Library', exact: true }).waitFor()
    const answered = page.waitForResponse((response) => response.url().endsWith('/answer'))
    resolve()
    await answered
    expect(new URL(page.url()).pathname).toBe('/library')
  })

  it('takes a viewer to the library instead', async () => {
    const page = await visit('/', people.viewer)
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor()
    await page.waitForURL('**/library')
  })

  it('keeps a wrong password on the sign-in, in words', async () => {
    const page = await visit('/sign-in')
    await page.getByLabel('Email').fill(people.owner.email)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessible(page)
  })
})
