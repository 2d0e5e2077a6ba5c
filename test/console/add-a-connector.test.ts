import { describe, expect, it, onTestFinished } from 'vitest'
import { WITH_RADIO } from '../connectors/radio/platforms'
import { RADIO_KEY, startRadio } from '../connectors/radio/simulator'
import { canLook, complaints, expectAccessible, pickOption, shownOptions, useConsole } from './harness'

/** The form of the platform that docs/add-a-connector.md adds: the console has no code for it. */
describe.runIf(canLook)('a platform that is only described', async () => {
  const { staffed, visit, call } = await useConsole(
    { TAXON_ALLOW_PRIVATE_NETWORKS: 'true' },
    { connectors: WITH_RADIO },
  )
  const { owner } = await staffed()
  const connections = async () => (await call('GET', '/api/connections', { as: owner })).json()

  it('is connected through its form', async () => {
    const station = await startRadio()
    onTestFinished(station.close)
    const page = await visit('/connections', owner)
    const heard = complaints(page, { expected: [400] })
    await page.getByRole('button', { name: 'New connection' }).click()
    await pickOption(page.getByLabel('Platform', { exact: true }), 'Radio')
    expect(await shownOptions(page.getByLabel('Direction'))).toEqual(['Push to it'])

    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Station address is required').waitFor()
    await page.getByText('API key is required').waitFor()

    await expect.poll(() => page.getByLabel('Antenna (optional)').count()).toBe(0)
    expect(await shownOptions(page.getByLabel('Band'))).toEqual(['Default: FM', 'FM', 'AM'])
    await pickOption(page.getByLabel('Band'), 'AM')
    await page.getByLabel('Antenna (optional)').fill('North')
    await page.getByLabel('Name', { exact: true }).fill('WTXN')
    await expect.poll(() => page.getByLabel('API key').getAttribute('type')).toBe('password')
    await page.getByLabel('API key').fill(RADIO_KEY)
    await page.getByLabel('Station address').fill('over there')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText('Station address must be an http or https address without credentials').waitFor()
    await page.getByLabel('Station address').fill(station.url)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.waitForURL(/connections\/conn_/)
    expect(await connections()).toMatchObject([
      { name: 'WTXN', platform: 'radio', config: { api_base_url: station.url, band: 'am', antenna: 'North' } },
    ])

    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText('Connected: the station lists its segments').waitFor()
    await page.getByRole('link', { name: 'Connections', exact: true }).first().click()
    const card = page.getByRole('listitem').filter({ hasText: 'WTXN' })
    await card.getByText('Radio · Push to it').waitFor()
    const radio = WITH_RADIO.get('radio')!
    await expect.poll(() => card.locator('svg path').first().getAttribute('d')).toBe(radio.icon)
    expect(heard()).toEqual([])
  })

  it('says what a push lacks with the labels of the form', async () => {
    const body = { name: 'Silent', platform: 'radio', direction: 'outbound', config: {} }
    const { id } = (await call('POST', '/api/connections', { as: owner, body })).json()
    const page = await visit(`/connections/${id}`, owner)
    await page.getByRole('button', { name: 'Test now' }).click()
    await page.getByText('Station address is required', { exact: true }).waitFor()
  })
})
