import { afterEach, expect, test } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { useSignals } from '../harness/signals'

const { acme, other, db, apiKey, call, task, getSignals, activation, addTopic, settings, connectMarketplace } =
  await useSignals()

afterEach(async () => {
  await db.execute({ text: 'DELETE FROM signal_settings' })
  await db.execute({ text: 'DELETE FROM org_topics' })
  await db.execute({ text: 'DELETE FROM global_topics' })
})

const AGENT_URL = 'http://localhost/mcp'
const namesIn = ({ signals }: { signals: { name: string }[] }) => signals.map(({ name }) => name)

test('capabilities claim signals that are owned, and tell how long answers are kept', async () => {
  const { answer } = await task('get_adcp_capabilities', { context: { trace: 'a' }, protocols: ['media_buy'] })
  expect(answer).toEqual({
    status: 'completed',
    adcp: {
      major_versions: [3],
      supported_versions: ['3.0', '3.1'],
      idempotency: { supported: true, replay_ttl_seconds: 86_400 },
    },
    supported_protocols: ['signals'],
    signals: { features: { catalog_signals: false }, discovery_modes: ['brief'] },
    specialisms: ['signal-owned'],
    extensions_supported: ['taxon'],
    adcp_version: '3.1',
    context: { trace: 'a' },
  })
})

test('without a brief the library is listed, with nothing but a context', async () => {
  const { id } = await connectMarketplace()
  const topicId = await addTopic('Sea Kayak Owners')
  await addTopic('Fjord Ferry Travelers', 'fjord_ferry')
  const answer = await getSignals({ context: { correlation_id: 'x' } })
  expect(answer).toMatchObject({
    status: 'completed',
    cache_scope: 'public',
    pagination: { has_more: false },
    context: { correlation_id: 'x' },
  })
  expect(namesIn(answer)).toEqual(['Fjord Ferry Travelers', 'Sea Kayak Owners'])
  expect(answer.signals[1]).toMatchObject({
    signal_id: { source: 'agent', agent_url: AGENT_URL, id: topicId },
    signal_ref: { scope: 'signal_source', signal_source_url: AGENT_URL, signal_id: topicId },
    signal_agent_segment_id: topicId,
    signal_type: 'owned',
    value_type: 'binary',
    data_provider: 'Acme',
    coverage_percentage: 0,
    deployments: [{ type: 'platform', platform: 'marketplace', account: id, is_live: false }],
    pricing_options: [{ pricing_option_id: 'no_price_set', model: 'custom' }],
    ext: { taxon: { coverage: 'unknown' } },
  })
  expect(answer.signals[0].signal_agent_segment_id).toBe('fjord_ferry')
})

test('a brief is answered from library and catalog, the best first, with reasons', async () => {
  await addTopic('Sea Kayak Owners')
  await addTopic('Mortgage Shoppers')
  await addToCatalog(db, [{ name: 'Kayak Rental Shoppers' }])
  const answer = await getSignals({ signal_spec: 'People who own a kayak, no renters', adcp_version: '3.1' })
  expect(namesIn(answer)[0]).toBe('Sea Kayak Owners')
  expect(namesIn(answer)).not.toContain('Mortgage Shoppers')
  expect(answer.signals[0].ext.taxon).toMatchObject({
    score: expect.any(Number),
    reasons: expect.arrayContaining([expect.stringContaining('kayak')]),
  })
  expect(answer.ext.taxon.clauses.length).toBeGreaterThan(0)
  // 3.1 has no need of what is not known.
  expect(answer.signals[0]).not.toHaveProperty('coverage_percentage')
  expect(answer.signals[0]).not.toHaveProperty('pricing_options')
  const brief = { signal_spec: 'kayak' }
  const typesOf = async (more: object) =>
    (await getSignals({ ...brief, ...more })).signals.map(({ signal_type }: { signal_type: string }) => signal_type)
  expect((await typesOf({})).sort()).toEqual(['custom', 'owned'])
  expect(await typesOf({ filters: { catalog_types: ['owned'] } })).toEqual(['owned'])
  expect(await typesOf({ filters: { catalog_types: ['custom'] } })).toEqual(['custom'])
  expect(await typesOf({ filters: { catalog_types: ['marketplace'] } })).toEqual([])
  await settings({ include_catalog: false })
  expect(await typesOf({})).toEqual(['owned'])
  expect(await typesOf({ filters: { catalog_types: ['custom'] } })).toEqual([])
})

test('filters leave out what does not fit', async () => {
  await addTopic('Sea Kayak Owners')
  await settings({
    data_provider: 'Prism',
    prices: [
      { pricing_option_id: 'cpm', model: 'cpm', cpm: 3.5, currency: 'USD' },
      { pricing_option_id: 'share', model: 'percent_of_media', percent: 15, currency: 'USD' },
    ],
  })
  const isFound = async (given: Record<string, unknown>) => (await getSignals(given)).signals.length === 1
  expect(await isFound({ filters: { max_cpm: 3.5, max_percent: 15 } })).toBe(true)
  expect(await isFound({ filters: { max_cpm: 3 } })).toBe(false)
  expect(await isFound({ filters: { max_percent: 14 } })).toBe(false)
  expect(await isFound({ filters: { min_coverage_percentage: 0 } })).toBe(true)
  expect(await isFound({ filters: { min_coverage_percentage: 1 } })).toBe(false)
  expect(await isFound({ filters: { data_providers: ['Other', 'prism'] } })).toBe(true)
  expect(await isFound({ filters: { data_providers: ['Other'] } })).toBe(false)
  expect(await isFound({ destinations: [{ type: 'platform', platform: 'nowhere' }] })).toBe(false)
})

test('prices are those of the destinations that are asked for', async () => {
  const platform = (account: string) => ({ type: 'platform', platform: 'the-trade-desk', account })
  await connectMarketplace({ config: { signal_destinations: [platform('a')], default_cpm: 2 } })
  await connectMarketplace({ config: { signal_destinations: [platform('b')], default_cpm: 5 } })
  await addTopic('Sea Kayak Owners')
  const pricesOf = async (given: Record<string, unknown>) => {
    const { signals } = await getSignals(given)
    return signals[0]?.pricing_options.map(({ cpm }: { cpm: number }) => cpm).sort()
  }
  expect(await pricesOf({})).toEqual([2, 5])
  expect(await pricesOf({ destinations: [platform('b')] })).toEqual([5])
  expect(await pricesOf({ destinations: [platform('a'), platform('b')] })).toEqual([2, 5])
  expect(await pricesOf({ destinations: [platform('b')], filters: { max_cpm: 3 } })).toBeUndefined()
})

test('pages go on from their cursor, of lists, rankings and ids', async () => {
  const ids: string[] = []
  for (const thing of ['Sea', 'River', 'Lake', 'Ocean', 'Canal']) ids.push(await addTopic(`${thing} Kayak Owners`))
  const signal_ids = ids.map((id) => ({ source: 'agent', agent_url: AGENT_URL, id }))
  for (const given of [{}, { signal_spec: 'audience' }, { signal_spec: 'kayak owners' }, { signal_ids }]) {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const answer = await getSignals({ ...given, pagination: { max_results: 2, ...(cursor ? { cursor } : {}) } })
      expect(answer.signals.length).toBeLessThanOrEqual(2)
      expect(answer.pagination.has_more).toBe(answer.pagination.cursor !== undefined)
      names.push(...namesIn(answer))
      cursor = answer.pagination.cursor
    } while (cursor)
    expect(names).toHaveLength(5)
    expect(new Set(names).size).toBe(5)
  }
  expect((await getSignals({ max_results: 3 })).signals).toHaveLength(3)
  const { answer, isError } = await task('get_signals', { pagination: { cursor: 'nonsense' }, context: { a: 1 } })
  expect(isError).toBe(true)
  expect(answer).toMatchObject({
    status: 'failed',
    adcp_error: { code: 'INVALID_REQUEST', recovery: 'correctable', field: 'pagination.cursor' },
    context: { a: 1 },
  })
})

test('ids find exactly theirs, in front of what answers the brief', async () => {
  const kayak = await addTopic('Sea Kayak Owners', 'kayak')
  await addTopic('Fjord Ferry Travelers', 'twice')
  await addTopic('Opera Season Subscribers', 'twice')
  const [global] = await addToCatalog(db, [{ name: 'Alpine Ski Racers' }])
  const ref = (id: string, agent = AGENT_URL) => ({
    signal_refs: [{ scope: 'signal_source', signal_source_url: agent, signal_id: id }],
  })
  for (const id of ['kayak', kayak]) expect(namesIn(await getSignals(ref(id)))).toEqual(['Sea Kayak Owners'])
  expect(namesIn(await getSignals(ref(global!)))).toEqual(['Alpine Ski Racers'])
  for (const id of ['twice', 'ka\u0000yak']) expect(namesIn(await getSignals(ref(id)))).toEqual([])
  const signal_ids = [{ source: 'agent', agent_url: AGENT_URL, id: '\u0000' }]
  expect(namesIn(await getSignals({ signal_ids }))).toEqual([])
  expect(namesIn(await getSignals(ref('kayak', 'https://another.example/mcp')))).toEqual([])
  const both = await getSignals({ ...ref('kayak'), signal_spec: 'opera' })
  expect(namesIn(both)).toEqual(['Sea Kayak Owners', 'Opera Season Subscribers'])
})

test('nobody sees another organization’s topics or prices, nor where they are live without the scope', async () => {
  const { id } = await connectMarketplace()
  const topicId = await addTopic('Sea Kayak Owners', 'kayak')
  await settings({ data_provider: 'Prism' })
  const theirs = await apiKey(other.owner)
  expect((await getSignals({}, theirs)).signals).toEqual([])
  const signal_ids = ['kayak', topicId].map((one) => ({ source: 'agent', agent_url: AGENT_URL, id: one }))
  expect((await getSignals({ signal_ids }, theirs)).signals).toEqual([])

  const place = { type: 'platform', platform: 'marketplace', account: id }
  await task('activate_signal', activation(topicId, place))
  expect((await getSignals()).signals[0].deployments).toMatchObject([{ ...place, is_live: true }])
  const reader = await apiKey(acme.owner, ['topics:read'])
  expect((await getSignals({ destinations: [place] }, reader)).signals).toMatchObject([{ deployments: [] }])
})

test('other versions and wrong input get the protocol’s errors, with the context', async () => {
  const context = { correlation_id: 'x', nested: [{ a: null }] }
  const refusals: [Record<string, unknown>, object][] = [
    [{ adcp_major_version: 99 }, { code: 'VERSION_UNSUPPORTED', field: 'adcp_major_version' }],
    [{ adcp_version: '4.0' }, { code: 'VERSION_UNSUPPORTED', details: { supported_versions: ['3.0', '3.1'] } }],
    [{ signal_spec: 5 }, { code: 'INVALID_REQUEST', field: 'signal_spec' }],
    // What it excludes at its end would not be read.
    [{ signal_spec: `${'kayaks, '.repeat(625)}no minors` }, { code: 'INVALID_REQUEST', field: 'signal_spec' }],
    [{ destinations: [{ type: 'shop' }] }, { code: 'INVALID_REQUEST', field: 'destinations[0].type' }],
    [{ pagination: { max_results: 101 } }, { code: 'INVALID_REQUEST', field: 'pagination.max_results' }],
    [{ discovery_mode: 'wholesale' }, { code: 'INVALID_REQUEST', field: 'discovery_mode' }],
  ]
  for (const [given, error] of refusals) {
    const { answer, isError } = await task('get_signals', { ...given, context })
    expect(isError).toBe(true)
    expect(answer).toMatchObject({ status: 'failed', adcp_error: error, context })
    expect(answer.errors).toEqual([answer.adcp_error])
  }
  for (const adcp_version of ['3.0', '3.1', '3.2', '3.1-beta.2']) {
    const { answer } = await task('get_signals', { adcp_version, adcp_major_version: 3 })
    expect(answer).toMatchObject({ status: 'completed', adcp_version: adcp_version === '3.0' ? '3.0' : '3.1' })
  }
  const unknown = await call('POST', '/api/signals/settings', { as: acme.owner, body: {} })
  expect(unknown.statusCode).toBe(405)
})
