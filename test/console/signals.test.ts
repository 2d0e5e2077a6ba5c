import { describe, expect, it } from 'vitest'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('signals', async () => {
  const { organization, user, visit, call } = await useConsole()

  it('sets who signals come from and what they cost', async () => {
    const owner = await user((await organization()).id, 'owner')
    const page = await visit('/settings?tab=signals', owner)
    const browserMessages = complaints(page)
    await page.getByLabel('Data provider').fill('Prism')
    await page.getByLabel('Offer topics of the catalog too').uncheck()
    const add = page.getByRole('button', { name: 'Add a price' })
    await add.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Each price needs a name').waitFor()
    const first = page.getByRole('group', { name: 'Price 1' })
    await first.getByLabel('Name for agents').fill('standard_cpm')
    await first.getByLabel('CPM', { exact: true }).fill('3.5')
    await add.click()
    const second = page.getByRole('group', { name: 'Price 2' })
    await second.getByLabel('Name for agents').fill('flat_monthly')
    await pickOption(second.getByLabel('Model'), 'Flat fee')
    await second.getByLabel('Amount').fill('5000')
    await pickOption(second.getByLabel('For', { exact: true }), 'a quarter')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Signals are saved.').waitFor()
    expect((await call('GET', '/api/signals/settings', { as: owner })).json()).toEqual({
      data_provider: 'Prism',
      include_catalog: false,
      prices: [
        { pricing_option_id: 'standard_cpm', model: 'cpm', cpm: 3.5, currency: 'USD' },
        { pricing_option_id: 'flat_monthly', model: 'flat_fee', amount: 5000, period: 'quarterly', currency: 'USD' },
      ],
    })
    expect(browserMessages()).toEqual([])
  })

  it('sets what agents call a connection', async () => {
    const owner = await user((await organization()).id, 'owner')
    const body = { name: 'Marketplace', platform: 'marketplace', direction: 'outbound', config: {} }
    const { id } = (await call('POST', '/api/connections', { as: owner, body })).json()
    const page = await visit(`/connections/${id}?edit=true`, owner)
    const browserMessages = complaints(page)
    await page.getByText('Signals', { exact: true }).click()
    await page.getByRole('button', { name: 'Add a destination' }).click()
    await page.getByLabel('Name of destination 1').fill('the-trade-desk')
    await page.getByLabel('Account of destination 1').fill('agency-123')
    await page.getByRole('button', { name: 'Add a destination' }).click()
    await pickOption(page.getByLabel('Kind of destination 2'), 'Sales agent')
    await page.getByLabel('Name of destination 2').fill('https://sales.example')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { config } = (await call('GET', `/api/connections/${id}`, { as: owner })).json()
    expect(config.signal_destinations).toEqual([
      { type: 'platform', platform: 'the-trade-desk', account: 'agency-123' },
      { type: 'agent', agent_url: 'https://sales.example' },
    ])
    expect(browserMessages()).toEqual([])
  })
})
