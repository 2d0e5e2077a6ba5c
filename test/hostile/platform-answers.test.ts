import { afterEach, describe, expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { startInboundSource } from '../simulators/inbound-source'
import { startCustomApi } from '../simulators/platforms/custom-api'
import { startDspapi } from '../simulators/platforms/dspapi'
import { startMarketplace } from '../simulators/platforms/marketplace'

const { call, acme, connect, closeAfterTest, createTopics, pushTopics, newestActivation, logged } = await usePush()

/** Ids that no database stores and no URL carries. */
const ODD_IDS = ['seg\0ment', 'seg\ud800ment', 'seg\nment']
const ODD_WORDS = 'It is \0 not \ud800 possible'

afterEach(() => {
  const failures = logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  logged.length = 0
  expect(failures).toEqual([])
})

const PLATFORMS = [
  ['marketplace', startMarketplace, (id: string) => ({ id }), 'The marketplace did not return a segment ID'],
  ['dspapi', startDspapi, (id: string) => ({ SegmentId: id }), 'Trade Desk API did not return a segment ID'],
  [
    'custom_api',
    startCustomApi,
    (id: string) => ({ data: { uid: id } }),
    'The answer holds no id at id_path "data.uid"',
  ],
] as const

describe.each(PLATFORMS)('%s', (name, start, created, message) => {
  test.each(ODD_IDS)('an answer with the id %j is an error of that segment', async (id) => {
    const platform = closeAfterTest(await start())
    const connection = await connect(name, platform)
    const [topic] = await createTopics(1)
    for (let round = 0; round < 4; round++) {
      platform.faults.push({ kind: 'refuse', on: 'create', status: 200, body: created(id) })
    }
    const run = await pushTopics(connection, [topic!])
    expect(run).toMatchObject({ status: 'completed', successCount: 0, errorCount: 1 })
    expect(run.errors[0].message).toContain(message)
    expect(await newestActivation(topic!)).toMatchObject({ status: 'error', platformSegmentId: null })
  })

  test('an explanation with unstorable characters is stored without them', async () => {
    const platform = closeAfterTest(await start())
    const connection = await connect(name, platform)
    const [topic] = await createTopics(1)
    platform.faults.push({ kind: 'refuse', on: 'create', status: 400, body: { message: ODD_WORDS } })
    const run = await pushTopics(connection, [topic!])
    expect(run.errors[0].message).toMatch(/It is +not +possible/)
  })
})

test('a listed segment with such an id is an error that names the marketplace', async () => {
  const platform = closeAfterTest(await startMarketplace())
  const connection = await connect('marketplace', platform)
  const [topic] = await createTopics(1)
  platform.faults.push({ kind: 'late-error', on: 'create', status: 500 })
  for (let round = 0; round < 8; round++) {
    platform.faults.push({ kind: 'refuse', on: 'list', status: 200, body: { segments: [{ id: 'a\0b', name: 'x' }] } })
  }
  const run = await pushTopics(connection, [topic!])
  expect(run.errors[0].message).toContain('The marketplace lists a segment without an id')
})

test('a refresh that gets such an id is a 502', async () => {
  const platform = closeAfterTest(await startMarketplace())
  const connection = await connect('marketplace', platform)
  const [topic] = await createTopics(1)
  await pushTopics(connection, [topic!])
  const { id } = await newestActivation(topic!)
  for (let round = 0; round < 4; round++) {
    platform.faults.push({ kind: 'refuse', on: 'create', status: 200, body: { id: 'a\0b' } })
  }
  const response = await call('POST', `/api/activations/${id}/refresh`, { as: acme.member })
  expect([response.statusCode, response.json().error]).toEqual([502, 'Failed to create new segment on platform'])
})

test('items and errors of a source are stored without unstorable characters', async () => {
  const items = [
    { name: 'Trail \0Runners', id: 'a\0b', keywords: ['x\ud800y'] },
    { name: '\0', id: '2' },
  ]
  const source = closeAfterTest(await startInboundSource({ items }))
  const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config: { base_url: source.url } }
  const connection = (await call('POST', '/api/connections', { as: acme.owner, body })).json().id
  const runs = `/api/connections/${connection}/sync/run`
  const created = async () => (await call('POST', runs, { as: acme.member })).json().runId
  const page = (runId: string) => call('POST', `${runs}/${runId}/page`, { as: acme.member })
  const response = await page(await created())
  expect(response.statusCode, response.body).toBe(200)
  expect(response.json()).toMatchObject({ successCount: 1, errorCount: 1 })
  const runId = await created()
  source.faults.push({ kind: 'answer', status: 400, body: { message: ODD_WORDS } })
  const refused = await page(runId)
  expect(refused.statusCode).toBe(502)
  expect(refused.json().error).toMatch(/It is +not +possible/)
})
