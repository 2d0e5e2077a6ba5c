import { describe, expect, it, onTestFinished } from 'vitest'
import { withResolvers } from '../harness/with-resolvers'
import { DSPAPI_LOGIN, startDspapi } from '../simulators/platforms/dspapi'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('a push is decided', async () => {
  const { organization, user, visit, call } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })

  /** An owner with a marketplace and these topics. */
  async function seller(names: readonly string[], settings: object = {}) {
    const owner = await user((await organization()).id, 'owner')
    const platform = await startMarketplace()
    onTestFinished(platform.close)
    const config = { ...platform.config, ...settings }
    const body = {
      name: 'Harbor',
      platform: 'marketplace',
      direction: 'outbound',
      config,
      credentials: platform.credentials,
    }
    const { id } = (await call('POST', '/api/connections', { as: owner, body })).json()
    const created = names.map((topic_name) => call('POST', '/api/topics', { as: owner, body: { topic_name } }))
    const topicIds: string[] = (await Promise.all(created)).map((answer) => {
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().id
    })
    return { owner, platform, id, topicIds }
  }

  it('offers nothing until topics are chosen, and shows each segment as it would be sent', async () => {
    const names = ['Guaranteed Loan Shoppers', 'Trail Running Shoes', 'Diabetes Patients']
    const preflight = { sensitive_category: 'block' }
    const { owner, platform, id } = await seller(names, { default_cpm: 1.25, currency: 'EUR', preflight })
    const segment_desc_marketplace = `${'Feeds cats. '.repeat(24)}End`
    await call('POST', '/api/topics', { as: owner, body: { topic_name: 'Cat Food Buyers', segment_desc_marketplace } })
    const page = await visit(`/connections/${id}/push`, owner)
    const browserMessages = complaints(page)
    await page.getByText('Choose topics to see what would be sent for each.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(Push|Review)/ }).count()).toBe(0)
    await page.getByLabel('Search names').fill('cat food')
    await page.getByLabel('Select all 1 matches').check()
    await page.getByText('All 1 match chosen').waitFor()
    await page.getByRole('button', { name: 'Best match' }).click()
    await page.getByText('Choose topics to see what would be sent for each.').waitFor()
    await page.getByLabel('Select Cat Food Buyers').check()
    await page.getByLabel('Search names').fill('')
    for (const name of ['Guaranteed Loan Shoppers', 'Trail Running Shoes', 'Diabetes Patients']) {
      await page.getByLabel(`Select ${name}`).check()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Review 4 topics' }).click()

    const list = page.getByRole('list', { name: 'What would be sent' })
    const row = (name: string) => list.locator('> li').filter({ hasText: name })
    await page.getByText('3 segments would be sent, 2 of them with a warning').waitFor()
    await page.getByText('1 segment would not be sent').waitFor()
    await row('Diabetes Patients').getByText('Blocks').waitFor()
    expect(await row('Diabetes Patients').getByRole('checkbox').isDisabled()).toBe(true)
    await row('Guaranteed').getByText('"Guaranteed" states as certain what is inferred').waitFor()
    await row('Cat Food').getByText('291 / 245').waitFor()
    await row('Cat Food').getByText('€1.25 CPM').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Search in what would be sent').fill('trail')
    await expect.poll(() => list.locator('> li').count()).toBe(1)
    await row('Trail').getByRole('checkbox').uncheck()
    await page.getByText('1 of these, left out by you').waitFor()
    await page.getByLabel('Search in what would be sent').fill('')
    const shown = await row('Cat Food').locator('.font-mono').textContent()
    await page.getByRole('button', { name: 'Push 2 segments' }).click()
    await page.getByText('2 of 2 segments').waitFor()
    const bodies = platform.requestsFor('create').map(({ text }) => JSON.parse(text))
    const sent = bodies.find(({ name }) => name === shown)
    expect(bodies.length).toBe(2)
    expect(sent).toMatchObject({ pricing: { currencyCode: 'EUR', digitalAdTargeting: 1.25 } })
    expect(sent.description.length).toBeLessThanOrEqual(245)
    expect(browserMessages()).toEqual([])
  })

  it('retries what failed', async () => {
    const { owner, platform, id, topicIds } = await seller(['Opera Goers', 'Ballet Goers'])
    platform.faults.push({ kind: 'refuse', on: 'create', status: 400, body: { message: 'Refused by review' } })
    const page = await visit(`/connections/${id}/push?push=${encodeURIComponent(JSON.stringify({ topicIds }))}`, owner)
    await page.getByRole('button', { name: 'Push 2 segments' }).click()
    await page.getByText(/Refused by review/).waitFor()
    await page.getByRole('button', { name: 'Retry what failed' }).click()
    await page.getByText('1 of 1 segments').waitFor()
    await page.getByText('Completed').waitFor()
    expect(platform.segments.size).toBe(2)
  })

  it('asks once for what would be sent, also while another push goes on', async () => {
    const { owner, id, topicIds } = await seller(['Opera Goers', 'Ballet Goers'])
    const { promise, resolve } = withResolvers()
    const page = await visit('/library', owner)
    let plans = 0
    await page.route('**/push/plan', async (route) => {
      plans++
      await promise
      await route.continue()
    })
    const push = encodeURIComponent(JSON.stringify({ topicIds: topicIds.slice(1) }))
    await page.goto(`${new URL(page.url()).origin}/connections/${id}/push?push=${push}`)
    await expect.poll(() => plans).toBe(1)
    const told = page.waitForRequest('**/api/notifications**')
    const body = { topicIds: topicIds.slice(0, 1) }
    const { runId } = (await call('POST', `/api/connections/${id}/push/run`, { as: owner, body })).json()
    await call('POST', `/api/connections/${id}/push/run/${runId}/push`, { as: owner })
    await told
    resolve()
    await page.getByText('1 segment would be sent').waitFor()
    expect(plans).toBe(1)
  })

  it('tells of a push that goes on, however many have ended since it began', async () => {
    const { owner, id, topicIds } = await seller(['Opera Goers', 'Ballet Goers'])
    const url = `/api/connections/${id}/push/run`
    const begin = async (at: number) =>
      (await call('POST', url, { as: owner, body: { topicIds: [topicIds[at]] } })).json().runId
    await begin(0)
    for (let count = 0; count < 10; count++) {
      const body = { status: 'cancelled' }
      const ended = await call('PATCH', `${url}/${await begin(1)}/status`, { as: owner, body })
      expect(ended.statusCode, ended.body).toBe(200)
    }
    const page = await visit(`/connections/${id}/push`, owner)
    await page.getByRole('button', { name: 'A push is under way: 1 left' }).click()
    await page.getByText('0 of 1 segments').waitFor()
  })

  it('forgets a choice that was cleared', async () => {
    const { owner, id } = await seller(['Opera Goers', 'Ballet Goers', 'Cat Owners'])
    const page = await visit(`/connections/${id}/push`, owner)
    await page.getByLabel('Search names').fill('goers')
    await page.getByLabel('Select all 2 matches').check()
    await page.getByRole('button', { name: 'Review 2 topics' }).click()
    await page.getByRole('button', { name: 'Change topics' }).click()
    await page.getByText('All 2 matches chosen').waitFor()
    await page.getByLabel('Search names').fill('cat')
    const nothing = page.getByText('Choose topics to see what would be sent for each.')
    await nothing.waitFor()
    await page.getByText('1 match', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('1 match', { exact: true }).waitFor()
    await nothing.waitFor()
  })

  it('keeps a choice of any size on the way to its destination, also to a new one', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `Zq${at.toString(36)}w Crew`)
    const { owner } = await seller(names)
    const dsp = await startDspapi()
    onTestFinished(dsp.close)
    const page = await visit('/library?search=crew', owner)
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.first().check()
    const list = page.getByRole('table', { name: 'Library topics' })
    const last = list.locator('tr[aria-rowindex="115"] input')
    await expect
      .poll(async () => {
        await list.locator('xpath=..').evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }))
        return last.count()
      })
      .toBe(1)
    await last.click({ modifiers: ['Shift'] })
    const chosen = await page.getByText(/^\d+ topics selected$/).textContent()
    const size = Number.parseInt(chosen!, 10)
    expect(size).toBeGreaterThan(100)
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Push' }).click()
    await page.getByText(`Choose where to push ${size} topics.`).waitFor()
    await page.getByRole('button', { name: 'New connection' }).click()
    await pickOption(page.getByLabel('Platform', { exact: true }).last(), 'dspapi')
    await page.getByLabel('Name', { exact: true }).fill('Second DSP')
    await page.getByLabel('API key').fill(DSPAPI_LOGIN.api_key)
    await page.getByLabel('Provider ID').fill(DSPAPI_LOGIN.provider_id)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('heading', { name: 'Push to Second DSP' }).waitFor()
    await page.getByText(`${size} segments would be sent`).waitFor()
    await page.getByRole('link', { name: 'Change destination' }).click()
    await page.getByRole('link', { name: 'Harbor', exact: true }).click()
    await page.getByText(`${size} segments would be sent`).waitFor()
    await page.getByRole('button', { name: 'Change topics' }).click()
    await page.getByText(`${size} topics chosen`).waitFor()
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/, checked: true })
      .nth(1)
      .uncheck()
    await page.getByText(`${size - 1} topics chosen`).waitFor()
    await page.getByRole('button', { name: `Review ${size - 1} topics` }).click()
    await page.getByText(`${size - 1} segments would be sent`).waitFor()
    await page.goBack()
    await page.getByText(`${size - 1} topics chosen`).waitFor()
  })
})
