import { describe, expect, it } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { addApart, link, sweep } from '../harness/duplicates'
import { jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'
import { withResolvers } from '../harness/with-resolvers'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

type Cluster = { winnerId: string }

describe.runIf(canLook)('operators and the catalog', async () => {
  const app = await useConsole()
  const { organization, user, visit, call, db } = app
  const { id: orgId } = await organization()
  const operator = await user(orgId, 'owner', true)
  const jobs = jobClient(app, operator)
  const flag = (topicIds: string[], reason: string) =>
    call('POST', '/api/admin/topics/review/flag', { as: operator, body: { topicIds, reason } })
  const topicNamed = async (search: string) => {
    const path = `/api/admin/topics?showArchived=true&search=${encodeURIComponent(search)}`
    return (await call('GET', path, { as: operator })).json().data[0]
  }

  it('shows what a reclassification would change, and changes nothing', async () => {
    const ids = await addToCatalog(db, [{ name: 'Luxury Hotel Guests' }, { name: 'Trail Running Shoes' }])
    await outdate(db, ids, { segment_type: 'B2G' })
    const page = await visit('/operators/jobs', operator)
    const browserMessages = complaints(page)
    await page.getByRole('button', { name: 'New job' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start dry run' }).click()
    await page.waitForURL('**/operators/jobs/job_*')
    await page.getByRole('heading', { name: '2 topics would change' }).waitFor()
    await page.getByRole('heading', { name: 'Luxury Hotel Guests' }).waitFor()
    await page.getByText('2 of 2 topics').waitFor()
    await expectAccessible(page)
    await page.goto(page.url().replace(/jobs\/.*/, 'jobs?new=reclassify'))
    await page.getByLabel('Dry run').uncheck()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('alertdialog').getByText('2 topics would have changed').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect((await topicNamed('Luxury Hotel')).segmentType).toBe('B2G')
    expect(browserMessages()).toEqual([])
  })

  it('reclassifies, and rolls it back', async () => {
    const ids = await addToCatalog(db, [{ name: 'Parrot Owners' }])
    await outdate(db, ids, { segment_type: 'B2G' })
    const page = await visit('/operators/jobs?new=reclassify', operator, { theme: 'dark' })
    await page.getByLabel('Dry run').uncheck()
    await pickOption(page.getByLabel('Category'), 'Pets & Animals')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const confirmation = page.getByRole('alertdialog')
    await confirmation.getByText('Topics to work through: 1.').waitFor()
    await confirmation.getByText('You haven’t done a dry run with these settings').waitFor()
    await expectAccessible(page)
    await confirmation.getByRole('button', { name: 'Start', exact: true }).click()
    // Until then it stands among other jobs that are completed.
    await page.getByRole('heading', { name: 'Reclassify topics', exact: true }).waitFor()
    await page.getByText('1 of 1 topics').waitFor()
    await page.getByText('Completed').waitFor()
    expect((await topicNamed('Parrot')).segmentType).toBe('B2C')
    const { created_by_name: creator } = await jobs.find(page.url().split('/').at(-1)!)
    await page.getByRole('link', { name: String(creator) }).waitFor()
    await page.getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('heading', { name: 'Roll back a job' }).waitFor()
    await page.getByText('Completed').waitFor()
    expect((await topicNamed('Parrot')).segmentType).toBe('B2G')
    await page.getByRole('link', { name: 'All jobs' }).click()
    await page.getByRole('link', { name: 'Roll back a job' }).waitFor()
    await expectAccessible(page)
  })

  it('goes on with a job that its client has left, and cancels one', async () => {
    const id = await jobs.create('reclassify', { mode: 'local', force: true, dryRun: true })
    const page = await visit(`/operators/jobs/${id}`, operator)
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('Completed').waitFor()
    const another = await jobs.create('reclassify', { mode: 'local', force: true })
    await page.goto(page.url().replace(id, another))
    await page.getByRole('button', { name: 'Cancel job' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel job' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    expect((await jobs.find(another)).status).toBe('cancelled')
  })

  it('says why a job cannot be created', async () => {
    const page = await visit('/operators/jobs?new=sync_trade_desk', operator)
    await page.getByLabel('Connection').fill('conn_nobody')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('Connection not found').waitFor()
  })

  it('merges the duplicates that were chosen, into the one that was chosen', async () => {
    const quartz = await addApart(db, 'Quartz Collectors', 3)
    await addApart(db, 'Zither Restorers', 2)
    await link(db, orgId, [quartz[0]!])
    const { id, result } = await sweep(jobs)
    expect(result.clusters).toHaveLength(2)
    const { loserIds } = result.clusters.find(({ winnerId }: Cluster) => winnerId === quartz[0])
    const renamed = `/api/admin/topics/${loserIds.at(-1)}`
    await call('PATCH', renamed, { as: operator, body: { topicName: 'Gem Hunters' } })
    const page = await visit(`/operators/duplicates?sweep=${id}`, operator)
    const browserMessages = complaints(page)
    await page.getByRole('checkbox', { name: 'Select Quartz Collectors' }).check()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Select Quartz' }) })
    await card.getByRole('link', { name: 'Gem Hunters' }).waitFor()
    await card.getByRole('radio', { name: 'Keep this one' }).first().check()
    await card.getByRole('checkbox', { name: 'Merge' }).last().uncheck()
    await page.getByText('1 of 2 clusters selected').waitFor()
    await card.getByText('In 1 library, 0 active segments').waitFor()
    await expect.poll(() => card.getByText('In 0 libraries, 0 active segments').count()).toBe(2)
    await expect.poll(() => card.getByText('Quartz Collectors', { exact: false }).count()).toBeGreaterThan(6)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Merge selected' }).click()
    await page.getByText('1 topic will be merged into the ones you keep').waitFor()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('1 of 1 clusters').waitFor()
    await card.getByText('No longer in the catalog').waitFor()
    const merged = await select<{ id: string; merged_into: string | null }>(db, {
      text: 'SELECT id, merged_into FROM global_topics WHERE id = ANY($1) AND merged_into IS NOT NULL',
      values: [quartz],
    })
    expect(merged).toEqual([{ id: quartz[0], merged_into: expect.any(String) }])
    expect(browserMessages()).toEqual([])
  })

  it('goes through the review queue by keyboard', async () => {
    const ids = await addToCatalog(db, [
      { name: 'Beekeeping Suppliers', segment_type: 'B2C' },
      { name: 'Harbor Pilots', segment_type: 'B2C' },
      { name: 'Organ Builders', segment_type: 'B2C' },
    ])
    await flag(ids, 'Invalid segment_type: unsure')
    const page = await visit('/operators/review?order=impact', operator)
    const browserMessages = complaints(page)
    await page.getByText('3 topics waiting').waitFor()
    await page.getByText('Invalid segment_type: unsure').waitFor()
    await expectAccessible(page)
    const current = page.locator('[aria-current=true]')
    const first = await current.getByRole('button').first().textContent()
    // An open list has keys of its own.
    await page.getByLabel('Order', { exact: true }).click()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await current.getByRole('button').first().textContent()).toBe(first)
    await current.getByRole('button').first().focus()
    // The first correction is saved after the last one.
    const last = page.waitForResponse('**/api/admin/topics/review')
    let corrections = 0
    await page.route('**/api/admin/topics/review', async (route) => {
      if (corrections++ === 0) await last
      await route.continue()
    })
    await page.keyboard.press('1')
    await page.getByText('B2B, settled').waitFor()
    await page.keyboard.press('s')
    await page.getByText('Skipped').waitFor()
    await page.keyboard.press('ArrowUp')
    const skipped = await current.getByRole('button').first().textContent()
    await page.keyboard.press('j')
    await page.getByLabel('Reason').fill('They are public servants 5')
    await page.getByLabel('Reason').blur()
    await page.keyboard.press('5')
    await page.getByText('1 topic waiting').waitFor()
    // What is settled leaves the queue when it is saved.
    await page.getByText('B2B, settled').waitFor({ state: 'detached' })
    expect((await topicNamed(first!)).segmentType).toBe('B2B')
    expect(await topicNamed(skipped!)).toMatchObject({ segmentType: 'B2C', reviewStatus: 'needs_review' })
    await pickOption(page.getByLabel('Which topics'), 'Reviewed')
    await page.getByRole('button', { name: first! }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('puts a topic back into the queue where the server refused', async () => {
    const page = await visit('/operators/review', operator)
    await page.getByText('1 topic waiting').waitFor()
    await page.route('**/api/admin/topics/review', (route) =>
      route.fulfill({ status: 500, json: { error: 'Failed to correct topic' } }),
    )
    await page.getByRole('button', { name: 'B2G' }).click()
    await page.getByText('Failed to correct topic').waitFor()
    await expect.poll(() => page.getByText('settled').count()).toBe(0)
  })

  it('flags, archives and restores what is selected', async () => {
    const names = ['Kayak Builders', 'Kayak Racers', 'Kayak Painters']
    const ids = await addToCatalog(
      db,
      names.map((name) => ({ name })),
    )
    const states = async () =>
      Promise.all(ids.map(async (id) => (await call('GET', `/api/admin/topics/${id}`, { as: operator })).json()))
    const page = await visit('/operators/topics?search=kayak', operator)
    const selection = page.getByRole('region', { name: 'Selection' })
    await page.getByLabel('Select all 3 matches').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Best match' }).count()).toBe(0)
    await page
      .getByRole('row', { name: /Kayak Builders/ })
      .getByRole('checkbox')
      .check()
    await page
      .getByRole('row', { name: /Kayak Racers/ })
      .getByRole('checkbox')
      .check()
    await selection.getByText('2 topics selected').waitFor()
    await expectAccessible(page)
    await selection.getByRole('button', { name: 'Flag for review' }).click()
    await page.getByLabel('Reason').fill('Boats or sports?')
    await page.getByRole('button', { name: 'Flag', exact: true }).click()
    await page.getByText('2 topics flagged for review').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    expect((await states()).map(({ reviewReason }) => reviewReason)).toEqual([
      'Boats or sports?',
      'Boats or sports?',
      null,
    ])
    await page.getByLabel('Select all 3 matches').check()
    await selection.getByText('All 3 matches selected').waitFor()
    await selection.getByRole('button', { name: 'Archive' }).click()
    const { promise, resolve } = withResolvers()
    await page.route('**/api/admin/topics/archive', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByText('0 of 3 done').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopping: what was sent already is still done.').waitFor()
    resolve()
    await page.getByText('3 topics archived').waitFor()
    expect((await states()).every(({ archivedAt }) => archivedAt !== null)).toBe(true)
    await page.goto(`${page.url().replace(/\?.*/, '')}?search=kayak&showArchived=true`)
    await page.getByLabel('Select all 3 matches').check()
    await selection.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await page.getByText('3 topics restored').waitFor()
    expect((await states()).every(({ archivedAt }) => archivedAt === null)).toBe(true)
  })

  it('edits, flags, archives and restores a topic, and keeps its history', async () => {
    await addToCatalog(db, [{ name: 'Labrador Owners' }])
    const page = await visit('/operators/topics?search=labrador', operator, { width: 390 })
    const browserMessages = complaints(page)
    await page.getByRole('link', { name: 'Labrador Owners' }).click()
    const panel = page.getByRole('dialog')
    await pickOption(panel.getByLabel('Segment'), 'B2B')
    await panel.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved in the catalog and in libraries').waitFor()
    expect((await topicNamed('Labrador')).segmentType).toBe('B2B')
    await panel.getByLabel('Keywords').fill('puppies')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await panel.getByRole('button', { name: 'Flag for review' }).click()
    await page.getByLabel('Reason').fill('Breeders or pet owners?')
    const readAgain = page.waitForResponse(/\/api\/admin\/topics\/tp_\w+$/)
    await page.getByRole('button', { name: 'Flag', exact: true }).click()
    await panel.getByText('Breeders or pet owners?').waitFor()
    await readAgain
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await topicNamed('Labrador')).keywords).toEqual(['puppies'])
    await panel.getByRole('tab', { name: 'History' }).click()
    await panel.getByText('Reclassified').first().waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await panel.getByRole('tabpanel', { name: 'History' }).getByText('Archived', { exact: true }).waitFor()
    expect((await topicNamed('Labrador')).archivedAt).toEqual(expect.any(String))
    await panel.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('Labrador Owners restored').waitFor()
    const { id, archivedAt } = await topicNamed('Labrador')
    expect(archivedAt).toBeNull()
    await page.route('**/api/admin/topics/*/history', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), total: 300 } })
    })
    await page.goto(page.url().replace(/\?.*/, `?search=nothing+like+it&topic=${id}`))
    await panel.getByRole('heading', { name: 'Labrador Owners' }).waitFor()
    await panel.getByRole('tab', { name: 'History' }).click()
    await panel.getByText(/^Only the latest \d changes are listed\.$/).waitFor()
    expect(browserMessages()).toEqual([])
  })
})
