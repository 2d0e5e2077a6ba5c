import { afterEach, expect, test } from 'vitest'
import { useSignals } from '../harness/signals'

const { acme, other, db, call, settings, getSignals, addTopic, connectMarketplace } = await useSignals()

afterEach(async () => {
  await db.execute({ text: 'DELETE FROM signal_settings' })
  await db.execute({ text: 'DELETE FROM org_topics' })
})

const URL = '/api/signals/settings'
const FEE = { pricing_option_id: 'flat', model: 'flat_fee', amount: 5000, period: 'monthly', currency: 'USD' }
const CPM = { pricing_option_id: 'cpm', model: 'cpm', cpm: 3.5, currency: 'EUR' }
const SHARE = { pricing_option_id: 'share', model: 'percent_of_media', percent: 15, max_cpm: 4, currency: 'USD' }
const read = async (as = acme.viewer) => (await call('GET', URL, { as })).json()

test('fields change one by one, for the own organization', async () => {
  expect(await read()).toEqual({ data_provider: null, include_catalog: true, prices: [] })
  expect((await settings({ data_provider: ' Prism ', prices: [FEE, CPM, SHARE] })).json()).toEqual({
    data_provider: 'Prism',
    include_catalog: true,
    prices: [FEE, CPM, SHARE],
  })
  expect((await settings({ include_catalog: false })).json()).toEqual({
    data_provider: 'Prism',
    include_catalog: false,
    prices: [FEE, CPM, SHARE],
  })
  expect((await settings({ data_provider: null, prices: [] }, acme.admin)).json()).toEqual({
    data_provider: null,
    include_catalog: false,
    prices: [],
  })
  expect(await read(other.viewer)).toEqual({ data_provider: null, include_catalog: true, prices: [] })
})

test('members may not change them, and what is wrong is refused', async () => {
  expect((await settings({ include_catalog: false }, acme.member)).statusCode).toBe(403)
  const refusals: [object, string][] = [
    [{}, 'No valid fields to update'],
    [{ include_catalog: 'yes' }, 'include_catalog must be true or false'],
    [{ data_provider: 'x'.repeat(201) }, 'data_provider must be at most 200 characters'],
    [{ prices: [{ ...CPM, cpm: -1 }] }, 'cpm must not be negative'],
    [{ prices: [{ ...CPM, currency: 'euro' }] }, 'currency must be a currency code of three letters'],
    [{ prices: [{ ...CPM, model: 'barter' }] }, 'model must be one of cpm, percent_of_media, flat_fee'],
    [{ prices: [CPM, { ...FEE, pricing_option_id: 'cpm' }] }, 'prices must have different pricing_option_ids'],
  ]
  for (const [body, error] of refusals) {
    const response = await settings(body)
    expect([response.statusCode, response.json().error], JSON.stringify(body)).toEqual([400, error])
  }
  expect(await read()).toEqual({ data_provider: null, include_catalog: true, prices: [] })
})

test('signals are offered by them; without a rate card at the prices of connections', async () => {
  await addTopic('Sea Kayak Owners')
  await connectMarketplace({ config: { default_cpm: 2.5 } })
  await connectMarketplace({ config: { default_cpm: 2.5, currency: 'EUR' } })
  const [offered] = (await getSignals()).signals
  expect(offered.pricing_options).toEqual([
    { pricing_option_id: 'cpm_2.5_eur', model: 'cpm', cpm: 2.5, currency: 'EUR' },
    { pricing_option_id: 'cpm_2.5_usd', model: 'cpm', cpm: 2.5, currency: 'USD' },
  ])
  await settings({ data_provider: 'Prism', prices: [FEE, SHARE] })
  expect((await getSignals()).signals).toMatchObject([{ data_provider: 'Prism', pricing_options: [FEE, SHARE] }])
})

test('destinations of connections are checked', async () => {
  const { id } = await connectMarketplace()
  const change = (config: object) => call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { config } })
  const named = [
    { type: 'platform', platform: 'the-trade-desk', account: 'a' },
    { type: 'agent', agent_url: 'https://sales.example' },
  ]
  expect((await change({ signal_destinations: named })).json().config.signal_destinations).toEqual(named)
  const KEY = 'config.signal_destinations'
  const refusals: [unknown, string][] = [
    ['the-trade-desk', `${KEY} must be a list of destinations`],
    [[{ type: 'shop' }], `${KEY}: type must be platform or agent`],
    [[{ type: 'platform' }], `${KEY}: platform must be a string`],
    [[{ type: 'platform', platform: 'x', agent_url: 'y' }], `${KEY}: a platform has type, platform and account`],
    [
      [{ type: 'agent', agent_url: 'ftp://x' }],
      `${KEY}: agent_url must be an http or https address without credentials`,
    ],
    [Array.from({ length: 26 }, () => named[0]), `${KEY} must be at most 25`],
    [[...named, named[0]], `${KEY} must not name a destination twice`],
    [[...named, { ...named[1], agent_url: 'https://sales.example/' }], `${KEY} must not name a destination twice`],
  ]
  for (const [value, error] of refusals) {
    const response = await change({ signal_destinations: value })
    expect([response.statusCode, response.json().error], JSON.stringify(value)).toEqual([400, error])
  }
  const inbound = await call('POST', '/api/connections', {
    as: acme.owner,
    body: {
      name: 'Source',
      platform: 'custom_api',
      direction: 'inbound',
      config: { base_url: 'https://source.example', signal_destinations: named },
    },
  })
  expect(inbound.json().error).toBe('config.signal_destinations is no setting of a custom_api connection')
})
