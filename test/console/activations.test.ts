import { beforeAll, describe, expect, it } from 'vitest'
import { withResolvers } from '../harness/with-resolvers'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { canLook, complaints, expectAccessible, useConsole } from './harness'

describe.runIf(canLook)('pushes, activations and hygiene', async () => {
  const { staffed, visit, call, db } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const { owner, member, viewer } = await staffed()
  const platform = await startMarketplace()
  let id = ''
  beforeAll(async () => {
    const { config, credentials } = platform
    const body = { name: 'Our marketplace', platform: 'marketplace', direction: 'outbound', config, credentials }
    id = (await call('POST', '/api/connections', { as: owner, body })).json().id
    return platform.close
  })

  const topics = async (...names: string[]): Promise<string[]> => {
    const made = names.map((topic_name) => call('POST', '/api/topics', { as: owner, body: { topic_name } }))
    return (await Promise.all(made)).map((response) => response.json().id)
  }
  const begin = async (topicIds: string[]): Promise<string> =>
    (await call('POST', `/api/connections/${id}/push/run`, { as: member, body: { topicIds } })).json().runId
  const pushed = async (...names: string[]): Promise<string[]> => {
    const ids = await topics(...names)
    const answer = await call('POST', `/api/connections/${id}/push/run/${await begin(ids)}/push`, { as: member })
    expect(answer.json()).toMatchObject({ done: true, errors: 0 })
    return ids
  }
  const rename = (topic: string | undefined, topic_name: string) =>
    call('PATCH', `/api/topics/${topic}`, { as: owner, body: { topic_name } })

  it('is empty before the first push', async () => {
    const page = await visit('/activations', viewer)
    await page.getByRole('heading', { name: 'Nothing pushed yet' }).waitFor()
    await page.getByRole('link', { name: 'Hygiene' }).click()
    await page.getByText('Nothing to do').first().waitFor()
    await expectAccessible(page)
  })

  it('pushes what the library hands over, with what the checks found and what the platform refused', async () => {
    const topicIds = await topics('Guaranteed Loan Shoppers', 'Cat Food Buyers', 'Trail Running Shoes')
    platform.faults.push({ kind: 'refuse', on: 'create', status: 400, body: { message: 'Refused by review' } })
    const page = await visit(`/connections?push=${encodeURIComponent(JSON.stringify({ topicIds }))}`, member)
    const browserMessages = complaints(page)
    await page.getByText('Choose where to push 3 topics.').waitFor()
    await page.getByRole('link', { name: 'Push here' }).click()
    await page.getByText('would be sent, 1 of them with a warning').waitFor()
    const rows = page.getByRole('list', { name: 'What would be sent' }).locator('> li')
    const warned = rows.filter({ hasText: 'Guaranteed Loan Shoppers' })
    await warned.getByText('"Guaranteed" states as certain what is inferred').waitFor()
    await warned.getByText('Warns').waitFor()
    await expectAccessible(page)
    expect(platform.segments.size).toBe(0)
    await page.getByRole('button', { name: 'Push 3 segments' }).click()
    await page.getByText('Completed').waitFor()
    expect(page.url()).toMatch(/run=run_/)
    await page.getByText('3 of 3 segments').waitFor()
    await page.getByText(/Refused by review/).waitFor()
    await page.getByText('Wording states as certain what is inferred').click()
    await page
      .getByText(/states as certain what is inferred$/)
      .last()
      .waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download what failed' }).click()
    expect((await download).suggestedFilename()).toMatch(/^run_.*-failures\.csv$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See its activations' }).click()
    await expect.poll(() => page.locator('tbody a').count()).toBe(3)
    expect(browserMessages()).toEqual([])
  })

  it('lets anybody go on with a run, or cancel it', async () => {
    const first = await begin(await topics('Road Bike Owners'))
    const page = await visit(`/connections/${id}/push?run=${first}`, owner)
    await page.getByText('Waiting', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('Completed').waitFor()

    const second = await begin(await topics('Mountain Bike Owners'))
    await page.goto(page.url().replace(first, second))
    await page.getByRole('button', { name: 'Cancel push' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel push' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    await page.getByText('Push run was cancelled').waitFor()
  })

  it('chooses topics by search, and says why a run failed', async () => {
    // More than are sent at once: the others need not be tried.
    await topics(...['Alto', 'Bass', 'Chord', 'Concert', 'Discant', 'Tirol'].map((kind) => `${kind} Zither Players`))
    const page = await visit(`/connections/${id}/push`, member, { width: 390, theme: 'dark' })
    await page.getByLabel('Search names').fill('zither')
    await page.getByText('6 matches').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(Push|Review)/ }).count()).toBe(0)
    platform.revoke()
    const closed = { kind: 'refuse', on: 'token', status: 401, body: { error_description: 'Account closed' } } as const
    platform.faults.push(...Array.from({ length: 6 }, () => closed))
    await page.getByLabel('Select all 6 matches').check()
    await page.getByRole('button', { name: 'Review 6 topics' }).click()
    await page.getByRole('button', { name: 'Push 6 segments' }).click()
    await page.getByText('Failed', { exact: true }).waitFor()
    const runId = new URL(page.url()).searchParams.get('run')
    const run = await call('GET', `/api/connections/${id}/push/run/${runId}/status`, { as: member })
    expect(run.json().message).toContain('401')
    await page.getByRole('alert').filter({ hasText: run.json().message }).waitFor()
    platform.faults.length = 0
    await expectAccessible(page)
  })

  it('shows word by word what a stale activation has become, and refreshes it', async () => {
    const [topic] = await pushed('Sailing Boat Owners')
    await rename(topic, 'Sailing Yacht Owners')
    const page = await visit('/activations?search=sailing', member)
    const browserMessages = complaints(page, { expected: [502] })
    await page.getByRole('link', { name: 'Sailing Yacht Owners' }).click()
    const panel = page.getByRole('dialog')
    await panel.locator('del', { hasText: 'Boat' }).first().waitFor()
    await panel.locator('ins', { hasText: 'Yacht' }).first().waitFor()
    await expectAccessible(page)
    platform.faults.push({ kind: 'refuse', on: 'deactivate', status: 400, body: { message: 'Segment is locked' } })
    await panel.getByRole('button', { name: 'Refresh' }).click()
    const confirm = page.getByRole('dialog', { name: 'Refresh Sailing Yacht Owners?' })
    await confirm.getByText('would be replaced by a new segment with a new ID').waitFor()
    await confirm.locator('del', { hasText: /^seg-/ }).waitFor()
    await confirm.locator('ins', { hasText: 'Yacht' }).first().waitFor()
    await expectAccessible(page)
    expect(platform.requestsFor('deactivate')).toEqual([])
    await confirm.getByRole('button', { name: 'Refresh segment' }).click()
    await page.getByText(/Failed to deactivate old segment on platform: .*Segment is locked/).waitFor()
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await confirm.getByRole('button', { name: 'Refresh segment' }).click()
    await page.getByText('Sailing Yacht Owners is up to date').waitFor()
    await expect.poll(() => page.locator('tbody a').count()).toBe(2)
    expect(browserMessages()).toEqual([])
  })

  it('lists the activations of a topic beside its record', async () => {
    const [topic] = await pushed('Lute Players')
    await rename(topic, 'Theorbo Players')
    const page = await visit(`/library?topic=${topic}&tab=activations`, viewer)
    const panel = page.getByRole('dialog')
    await panel.getByText('Stale').waitFor()
    await panel.getByText(/Lute Players/).waitFor()
    await panel.getByText(/Active since .* · segment /).waitFor()
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Our marketplace' }).click()
    await page.getByRole('dialog').locator('ins', { hasText: 'Theorbo' }).first().waitFor()
    await rename(topic, 'Lute Players')
  })

  it('takes a segment off its platform once that is confirmed', async () => {
    await pushed('Harp Players')
    const page = await visit('/activations?search=harp', member)
    await page.getByRole('link', { name: 'Harp Players' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Deactivate' }).click()
    const confirm = page.getByRole('alertdialog')
    await confirm.locator('del', { hasText: 'Harp Players' }).waitFor()
    await confirm.getByText(/segment seg-/).waitFor()
    await confirm.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('Harp Players is deactivated.').waitFor()
    await page.getByRole('row', { name: /Deactivated/ }).waitFor()
  })

  it('leaves the person where they are when the platform answers late', async () => {
    const [topic] = await pushed('Oud Players')
    await rename(topic, 'Oud Makers')
    const { promise, resolve } = withResolvers()
    const page = await visit('/activations?search=oud', member)
    await page.route('**/refresh', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Oud Makers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    const confirm = page.getByRole('dialog', { name: 'Refresh Oud Makers?' })
    await confirm.getByRole('button', { name: 'Refresh segment' }).click()
    await confirm.getByText('Close', { exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import', exact: true }).waitFor()
    resolve()
    await page.getByText('Oud Makers is up to date').waitFor()
    await expect.poll(() => platform.requestsFor('create').at(-1)?.text).toContain('Oud Makers')
    expect(new URL(page.url()).pathname).toBe('/import')
  })

  it('refreshes many: first the plan, then each by itself, and what failed stays selected', async () => {
    const ids = await pushed('Opera Goers', 'Ballet Goers', 'Theater Goers')
    await rename(ids[0], 'Opera Subscribers')
    await rename(ids[1], 'Ballet Subscribers')
    const page = await visit('/activations?search=goers', member)
    await page.getByLabel('Select all 3 matches').check()
    await page.getByRole('button', { name: 'Refresh' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 activations would be replaced by a new segment').waitFor()
    await dialog.getByText('1 activation already up to date').waitFor()
    await expectAccessible(page)
    platform.faults.push({ kind: 'refuse', on: 'deactivate', status: 400, body: { message: 'Segment is locked' } })
    await dialog.getByRole('button', { name: 'Refresh 2 activations' }).click()
    await dialog.getByText('1 activation refreshed, 1 error.').waitFor()
    await dialog.getByText(/Segment is locked/).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByText('1 activation selected').waitFor()
  })

  it('brings all that is stale up to date, and tells how far it is', async () => {
    const page = await visit('/hygiene', member)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Stale activations' }) })
    await card.getByText(/^1$/).waitFor()
    await card.getByRole('button', { name: 'Refresh all' }).click()
    const confirm = page.getByRole('dialog')
    await confirm.locator('ins', { hasText: 'Subscribers' }).first().waitFor()
    await confirm.getByRole('button', { name: 'Refresh all' }).click()
    await page.getByText('1 of 1 activations').waitFor()
    await page.getByText('Completed').waitFor()
    expect(page.url()).toMatch(/job=job_/)
    await card.getByText('Nothing to do').waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByText('Completed').waitFor()
  })

  it('shows what a refresh was cut off from, and finishes it', async () => {
    const [topic] = await pushed('Puppet Theater Goers')
    const { json } = await call('GET', `/api/activations?topicId=${topic}`, { as: member })
    await db.execute({
      text: `ALTER TABLE org_topic_history ADD CONSTRAINT killed CHECK (change_type <> 'activated') NOT VALID`,
    })
    await call('POST', `/api/activations/${json()[0].id}/refresh`, { as: member })
    await db.execute({ text: 'ALTER TABLE org_topic_history DROP CONSTRAINT killed' })
    await db.execute({ text: 'UPDATE activations SET claimed_until = NULL' })
    const list = await visit('/activations?search=puppet&status=pending', member)
    await list.locator('tbody a').first().click()
    await list.getByRole('dialog').getByRole('button', { name: 'Finish' }).waitFor()
    const page = await visit('/hygiene', member)
    const notice = page.getByRole('region', { name: 'Unfinished activations' })
    await notice.getByText('1 activation is not finished').waitFor()
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('dialog').getByText('would be looked up on the platform').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await page.getByText('1 of 1 activations').waitFor()
    await page.getByText('Completed').waitFor()
    await notice.waitFor({ state: 'detached' })
  })

  it('says that the server cannot be reached, and shows a viewer nothing to change', async () => {
    const page = await visit('/library', viewer)
    await page.route('**/api/activations', (route) => route.abort())
    await page.getByRole('link', { name: 'Activations', exact: true }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/activations')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('tbody a').first().click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(Refresh|Deactivate)$/ }).count()).toBe(0)
  })
})
