import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('schedules and alerts', async () => {
  const { staffed, user, visit, call, db } = await useConsole({
    TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
    TAXON_SMTP_URL: 'smtp://127.0.0.1:2525',
    TAXON_MAIL_FROM: 'taxon@example.com',
  })
  const { id: orgId, owner, viewer } = await staffed()
  afterAll(() => db.execute({ text: 'DELETE FROM schedules' }))
  const connect = async (): Promise<string> => {
    const config = { base_url: 'https://source.example/topics' }
    const body = { name: 'CRM audiences', platform: 'custom_api', direction: 'inbound', config }
    return (await call('POST', '/api/connections', { as: owner, body })).json().id
  }

  it('adds, pauses and deletes a schedule of a connection', async () => {
    const id = await connect()
    const page = await visit(`/connections/${id}`, owner)
    const browserMessages = complaints(page, { expected: [400] })
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Schedules' }) })
    await panel.getByRole('button', { name: 'Add' }).click()
    await pickOption(panel.getByLabel('When'), 'By a cron expression')
    await panel.getByLabel('Cron expression').fill('every night')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByRole('alert').getByText('Cron expression must have five fields').waitFor()
    await pickOption(panel.getByLabel('When'), 'Every few hours')
    await panel.getByLabel('Interval in hours').fill('12')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('every 12 hours').waitFor()
    await panel.getByText(/^Next /).waitFor()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Pause' }).click()
    await panel.getByText('Paused', { exact: true }).waitFor()
    const narrow = await visit(`/connections/${id}`, viewer, { width: 390, theme: 'dark' })
    await narrow.getByText('No next run while it is paused').waitFor()
    await expect.poll(() => narrow.getByRole('button', { name: 'Resume' }).count()).toBe(0)
    await panel.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await panel.getByText('Nothing is scheduled').waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('lets operators schedule a job', async () => {
    const operator = await user(orgId, 'owner', true)
    const page = await visit('/operators/jobs', operator)
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Schedules' }) })
    await panel.getByRole('button', { name: 'Add' }).click()
    const sheet = page.getByRole('dialog')
    await pickOption(sheet.getByLabel('Type'), 'reclassify')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await panel.getByText(/every day at 2:00/).waitFor()
    const { data } = (await call('GET', '/api/admin/schedules', { as: operator })).json()
    expect(data).toMatchObject([{ jobType: 'reclassify', cron: '0 2 * * *' }])
  })

  it('sets up alerts, shows the secret once and sends a test', async () => {
    const page = await visit('/settings?tab=alerts', owner)
    const browserMessages = complaints(page)
    await page.getByLabel('Activations went stale').uncheck()
    await page.getByLabel('Email addresses').fill('ops@example.com\ndata@example.com')
    await page.getByLabel('Address for signed posts').fill('https://hooks.example.com/taxon')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^whsec_/).waitFor()
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('This is a test').waitFor()
    await expectAccessible(page)
    await expect.poll(() => page.getByText('On its way').count()).toBe(3)
    expect((await call('GET', '/api/alerts/settings', { as: owner })).json()).toMatchObject({
      events: ['run_failed', 'credentials_refused'],
      emails: ['ops@example.com', 'data@example.com'],
      url: 'https://hooks.example.com/taxon',
    })
    expect(browserMessages()).toEqual([])
    const refused = await visit('/settings?tab=alerts', viewer)
    await refused.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  })

  it('retries or dismisses activations that failed, also those of a deleted connection', async () => {
    const platform = await startMarketplace()
    onTestFinished(platform.close)
    const { config, credentials } = platform
    const body = { name: 'Old marketplace', platform: 'marketplace', direction: 'outbound', config, credentials }
    const { id } = (await call('POST', '/api/connections', { as: owner, body })).json()
    const topic = await call('POST', '/api/topics', { as: owner, body: { topic_name: 'Garden Tool Buyers' } })
    const run = `/api/connections/${id}/push/run`
    const { runId } = (await call('POST', run, { as: owner, body: { topicIds: [topic.json().id] } })).json()
    platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
    await call('POST', `${run}/${runId}/push`, { as: owner })
    await call('DELETE', `/api/connections/${id}`, { as: owner })

    const page = await visit('/activations', owner)
    await page.getByText('Garden Tool Buyers').first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await page.getByText(/Connection was deleted/).waitFor()
    await page.getByText('Garden Tool Buyers').first().click()
    await sheet.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByText('1 failure dismissed.').waitFor()
    expect((await call('GET', '/api/hygiene', { as: owner })).json().failedActivations).toBe(0)
  })
})
