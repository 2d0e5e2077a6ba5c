import { describe, expect, it, onTestFinished } from 'vitest'
import { startInboundSource } from '../simulators/inbound-source'
import { DSPAPI_LOGIN, startDspapi } from '../simulators/platforms/dspapi'
import { MARKETPLACE_LOGIN, startMarketplace } from '../simulators/platforms/marketplace'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('connections', async () => {
  const { staffed, visit, call } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const { owner, member, viewer } = await staffed()

  const kept = <T extends { close(): Promise<void> }>(simulator: T): T => {
    onTestFinished(simulator.close)
    return simulator
  }
  const connect = async (body: object): Promise<string> => {
    const response = await call('POST', '/api/connections', { as: owner, body })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id
  }

  it('shows the way to a first connection, and asks for what its platform needs', async () => {
    const page = await visit('/connections', owner)
    await page.getByRole('heading', { name: 'Nothing connected yet' }).waitFor()
    await page.getByRole('button', { name: 'New connection' }).click()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.poll(() => page.getByText(/is required$/).count()).toBe(5)
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('Ours')
    await page.mouse.click(5, 5)
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ours')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog', { name: 'New connection' }).waitFor({ state: 'detached' })
  })

  it('connects, and shows what the test answers', async () => {
    const platform = kept(await startMarketplace())
    const page = await visit('/connections?new=marketplace', owner)
    const browserMessages = complaints(page, { expected: [400] })
    await page.getByLabel('Name', { exact: true }).fill('Our marketplace')
    await page.getByLabel('Client ID').fill(MARKETPLACE_LOGIN.client_id)
    await page.getByLabel('User name').fill(MARKETPLACE_LOGIN.username)
    await page.getByLabel('Password').fill(MARKETPLACE_LOGIN.password)
    await page.getByLabel('Organization ID').fill(MARKETPLACE_LOGIN.org_id)
    await page.getByLabel('CPM (optional)').fill('1.5')
    await page.getByText('Addresses').click()
    // The section stays open when its only field is empty again.
    await page.getByLabel('API address').fill('h')
    await page.getByLabel('API address').fill('')
    // Folded, it opens to show what is wrong in it.
    await page.getByLabel('API address').fill('nonsense')
    await page.getByText('Addresses').click()
    await page.getByLabel('API address').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByLabel('API address').fill(platform.config.api_base_url)
    await page.getByLabel('Token address').fill(platform.config.token_url)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByText(/Invalid user credentials/).waitFor()
    await page.getByLabel('Password').fill(MARKETPLACE_LOGIN.password)
    await page.getByText(/Invalid user credentials/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByText('Connected: the marketplace lists segments').waitFor()
    await pickOption(page.getByLabel('Output template'), 'Internal')
    await page.getByText(/^Named by \{/).waitFor()
    await expectAccessible(page)
    expect((await call('GET', '/api/connections', { as: owner })).json()).toEqual([])
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.waitForURL(/connections\/conn_/)
    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText('Works', { exact: true }).waitFor()
    await page.getByText('Connected: the marketplace lists segments').waitFor()
    const [connection] = (await call('GET', '/api/connections', { as: owner })).json()
    expect(connection).toMatchObject({
      name: 'Our marketplace',
      config: { default_cpm: 1.5, template_key: 'internal' },
      status: 'active',
    })
    await expectAccessible(page)
    expect(browserMessages()).toEqual([])
  })

  it('says what the platform said no with, and keeps or replaces credentials', async () => {
    const platform = kept(await startDspapi())
    const id = await connect({
      name: 'Harbor DSP',
      platform: 'dspapi',
      direction: 'outbound',
      config: { ...platform.config, currency: 'EUR' },
      credentials: { ...DSPAPI_LOGIN, api_key: 'wrong' },
    })
    const page = await visit(`/connections/${id}`, owner)
    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText(/Trade Desk API GET segments failed with status 401/).waitFor()
    await page.getByText('Test failed').waitFor()

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.waitForURL(/edit=true/)
    await page.getByLabel('Currency (optional)').fill('euro')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Currency must be a currency code of three letters').waitFor()
    await page.getByLabel('Currency (optional)').fill('')
    await page.getByLabel('API key').fill(DSPAPI_LOGIN.api_key)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Provider ID is required').waitFor()
    await page.getByLabel('Provider ID').fill(DSPAPI_LOGIN.provider_id)
    await page.getByRole('dialog').getByRole('button', { name: 'Test', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/^Connected/)
      .waitFor()
    expect((await call('GET', `/api/connections/${id}`, { as: owner })).json().status).toBe('error')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText('Works', { exact: true }).waitFor()
    const { config } = (await call('GET', `/api/connections/${id}`, { as: owner })).json()
    expect(config).toEqual(platform.config)
  })

  it('asks for the credentials again where an address leads to another place', async () => {
    const [platform, next] = [kept(await startDspapi()), kept(await startDspapi())]
    const { config, credentials } = platform
    const id = await connect({ name: 'Moving DSP', platform: 'dspapi', direction: 'outbound', config, credentials })
    const page = await visit(`/connections/${id}?edit=true`, owner)
    await page.getByText('Leave these empty to keep them').waitFor()
    await page.getByLabel('API address (optional)').fill(next.config.api_base_url)
    await page.getByText('Enter these again: stored credentials are not sent to a new address.').waitFor()
    await page.getByText('This is a new address: enter the credentials again.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Credentials must be entered again when API address changes to another origin').waitFor()
    await page.getByLabel('API key').fill(DSPAPI_LOGIN.api_key)
    await page.getByLabel('Provider ID').fill(DSPAPI_LOGIN.provider_id)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect((await call('GET', `/api/connections/${id}`, { as: owner })).json().config).toEqual(next.config)
    await call('DELETE', `/api/connections/${id}`, { as: owner })
  })

  it('does not delete a connection with active segments, and says so', async () => {
    const platform = kept(await startDspapi())
    const { config, credentials } = platform
    const id = await connect({ name: 'DSP', platform: 'dspapi', direction: 'outbound', config, credentials })
    await call('POST', '/api/topics', { as: owner, body: { topic_name: 'Dog Insurance' } })
    const run = await call('POST', `/api/connections/${id}/push/run`, { as: owner, body: { filters: {} } })
    await call('POST', `/api/connections/${id}/push/run/${run.json().runId}/push`, { as: owner })
    const page = await visit(`/connections/${id}`, owner)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Connection has active activations, deactivate them first').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show activations' }).click()
    await page.getByRole('link', { name: 'Dog Insurance' }).waitFor()
  })

  it('reads a source page by page, and tells what it could not read', async () => {
    const items = [{ id: 'a', name: 'Trail Running Shoes' }, { id: 'b', name: 'Cat Food' }, { id: 'c' }]
    const source = kept(await startInboundSource({ items }))
    const config = { base_url: source.url }
    const id = await connect({ name: 'Source', platform: 'custom_api', direction: 'inbound', config })
    const page = await visit(`/connections/${id}`, owner)
    const browserMessages = complaints(page)
    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText('The source answered: 3 items.').waitFor()
    await page.getByRole('link', { name: 'Sync' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Completed').waitFor()
    await page.getByText('Page 1, item 3').waitFor()
    expect(page.url()).toMatch(/run=run_/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'View in library' }).click()
    await page.getByRole('link', { name: /Trail Running Shoes/ }).waitFor()
    expect(browserMessages()).toEqual([])
  })

  it('says why a source cannot be read', async () => {
    const source = kept(await startInboundSource({ authorized: () => false }))
    const config = { base_url: source.url }
    const id = await connect({ name: 'Source', platform: 'custom_api', direction: 'inbound', config })
    const page = await visit(`/connections/${id}/sync`, member, { width: 390, theme: 'dark' })
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('alert').getByText(/401/).waitFor()
    await expectAccessible(page)
  })

  it('says that the server cannot be reached, and asks again', async () => {
    const page = await visit('/settings', owner)
    await page.route('**/api/connections', (route) => route.abort())
    await page.getByRole('link', { name: 'Connections' }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.unroute('**/api/connections')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Our marketplace' }).waitFor()
  })

  it('shows a viewer connections, but not what changes them', async () => {
    const config = { base_url: 'https://example.com/topics' }
    const id = await connect({ name: 'Both ways', platform: 'custom_api', direction: 'bidirectional', config })
    const page = await visit('/connections', viewer)
    await page.getByRole('link', { name: 'Both ways' }).click()
    // Its card is headed alike.
    await page.getByRole('heading', { name: 'Both ways', level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Test now|Delete/ }).count()).toBe(0)
    await page.goto(page.url().replace(id, `${id}/push`))
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  })
})
