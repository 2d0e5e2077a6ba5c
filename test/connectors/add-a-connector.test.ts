import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commonConfig } from '../../src/connectors/common-config'
import { defineConnector } from '../../src/connectors/connector'
import { field } from '../../src/connectors/form'
import { registerConnectors } from '../../src/connectors/registry'
import { text } from '../../src/connectors/settings'
import { usePush } from '../harness/push'
import { radio } from './radio/connector'
import { WITH_RADIO } from './radio/platforms'
import { RADIO_KEY, startRadio } from './radio/simulator'

/** Follows docs/add-a-connector.md: a folder and a line, and the whole service knows the platform. */
const { call, acme, closeAfterTest, createTopics, pushTopics, newestActivation, listActivations } = await usePush({
  connectors: WITH_RADIO,
})

const post = (url: string, body?: unknown) => call('POST', url, { as: acme.owner, body })
const connected = async (config: object = {}) => {
  const station = closeAfterTest(await startRadio())
  const settings = { config: { ...station.config, ...config }, credentials: station.credentials }
  const response = await post('/api/connections', {
    name: 'WTXN',
    platform: 'radio',
    direction: 'outbound',
    ...settings,
  })
  expect(response.statusCode, response.body).toBe(201)
  return { station, id: response.json().id as string }
}

test('a connection is created, tested, pushed to, refreshed and deactivated', async () => {
  const { station, id } = await connected({ band: 'am', antenna: 'North', default_cpm: 2 })
  expect((await post(`/api/connections/${id}/test`)).json()).toEqual({
    success: true,
    message: 'Connected: the station lists its segments',
  })

  const [topic] = await createTopics(1)
  expect(await pushTopics(id, [topic!])).toMatchObject({ status: 'completed', successCount: 1, errorCount: 0 })
  const first = await newestActivation(topic!)
  expect(first).toMatchObject({ platform: 'radio', status: 'active', platformSegmentId: 'r1' })
  expect(station.segments.get('r1')).toMatchObject({
    active: true,
    body: { band: 'am', antenna: 'North', price: { cpm: 2, currency: 'USD' } },
  })

  const renamed = await call('PATCH', `/api/topics/${topic}`, {
    as: acme.owner,
    body: { topic_name: 'Radio Listeners' },
  })
  expect(renamed.statusCode, renamed.body).toBe(200)
  expect(await listActivations('?platform=radio&stale=true')).toHaveLength(1)
  const refreshed = await post(`/api/activations/${first.id}/refresh`)
  expect(refreshed.json()).toMatchObject({ status: 'active', platformSegmentId: 'r2', stale: false })
  expect(station.segments.get('r1')).toMatchObject({ active: false })
  expect(station.segments.get('r2')?.name).toContain('Radio Listeners')

  const deactivated = await post(`/api/activations/${refreshed.json().id}/deactivate`)
  expect(deactivated.json()).toMatchObject({ status: 'deactivated' })
  expect([...station.segments.values()].filter(({ active }) => active)).toEqual([])
})

test('names longer than the platform’s limit are found before they are cut', async () => {
  const { id } = await connected()
  const [topic] = await createTopics(1)
  await call('PATCH', `/api/topics/${topic}`, { as: acme.owner, body: { topic_name: 'Listeners '.repeat(12) } })
  const { plan } = (await post(`/api/connections/${id}/push/plan`, { topicIds: [topic] })).json()
  expect(plan[0].findings).toContainEqual(expect.objectContaining({ ruleId: 'name_truncated', level: 'warn' }))
  expect(plan[0].name.length).toBeLessThanOrEqual(100)
})

test('the API describes it, from what the connector states and has', async () => {
  const { platforms } = (await call('GET', '/api/platforms', { as: acme.viewer })).json()
  const description = platforms.find(({ platform }: { platform: string }) => platform === 'radio')
  expect(description).toMatchObject({
    title: 'Radio',
    icon: radio.icon,
    directions: ['outbound'],
    can: { update: true, find: true, deactivate: true, list: false },
    limits: { name: 100, description: 200 },
    naming: { output: 'marketplace', template: null },
  })
  expect(description.sections[0]).toEqual({
    title: 'Station',
    folded: false,
    fields: [
      {
        key: 'config.api_base_url',
        kind: 'address',
        label: 'Station address',
        help: 'The address of the station’s API.',
        required: true,
      },
      { key: 'credentials.api_key', kind: 'secret', label: 'API key', required: true },
      {
        key: 'config.band',
        kind: 'choice',
        label: 'Band',
        required: false,
        default: 'fm',
        choices: [
          { value: 'fm', label: 'FM' },
          { value: 'am', label: 'AM' },
        ],
      },
      {
        key: 'config.antenna',
        kind: 'text',
        label: 'Antenna',
        required: false,
        when: { key: 'config.band', is: 'am' },
      },
    ],
  })
})

test.each([
  [{ platform: 'telegraph' }, 'platform must be one of marketplace, dspapi, exchange, custom_api, radio'],
  [{ direction: 'inbound' }, 'direction must be one of outbound for radio'],
  [{ config: { band: 'dab' } }, 'config.band must be one of fm, am'],
  [{ config: { api_base_url: 'radio' } }, 'config.api_base_url must be an http or https address without credentials'],
  [{ credentials: { token: 'x', station: 'y' } }, 'credentials.station is no setting of a radio connection'],
])('%j is refused: %s', async (change, error) => {
  const body = { name: 'WTXN', platform: 'radio', direction: 'outbound', config: {}, ...change }
  const response = await post('/api/connections', body)
  expect([response.statusCode, response.json()]).toEqual([400, { error }])
})

test('its key is cut out of what the station says', async () => {
  const { station, id } = await connected()
  station.faults.push({ kind: 'refuse', on: 'list', status: 400, body: { message: `The key ${RADIO_KEY} is late` } })
  const { error } = (await post(`/api/connections/${id}/test`)).json()
  expect(error).toContain('[redacted] is late')
})

describe('a connector that does not describe itself is refused at start:', () => {
  const changed = (change: object) => () =>
    registerConnectors([defineConnector({ ...radio, ...change } as typeof radio)])
  test.each<[string, object]>([
    ['platform must be lowercase letters', { platform: 'Radio' }],
    ['config.band is in no section of the form', { form: [{ title: 'Station', fields: ['config.api_base_url'] }] }],
    ['config.frequency is no setting', { form: [...radio.form, { title: 'More', fields: ['config.frequency'] }] }],
    [
      'config.frequency has no field',
      {
        config: z.object({ ...radio.config.shape, frequency: text('config.frequency').optional() }),
        form: [...radio.form, { title: 'More', fields: ['config.frequency'] }],
      },
    ],
    [
      'config.frequency depends on config.receiver, which the form does not ask for',
      {
        config: z.object({
          ...radio.config.shape,
          frequency: field(text('config.frequency'), { label: 'Frequency', when: { key: 'config.receiver', is: 'a' } }),
        }),
        form: [...radio.form, { title: 'More', fields: ['config.frequency'] }],
      },
    ],
    ['there is no stored output radio', { naming: { output: 'radio' } }],
  ])('%s', (message, change) => {
    expect(changed(change)).toThrow(message)
  })

  test('two of one name', () => {
    expect(() => registerConnectors([radio, radio])).toThrow('Two connectors are called radio')
  })

  test('common settings may be left out', () => {
    const bare = { config: z.object(commonConfig), form: [{ title: 'Key', fields: ['credentials.api_key'] }] }
    expect(changed(bare)).not.toThrow()
  })
})

test('the guide shows the code that is tested here', () => {
  const guide = readFileSync('docs/add-a-connector.md', 'utf8')
  for (const file of ['connector', 'payload']) {
    const code = readFileSync(`test/connectors/radio/${file}.ts`, 'utf8')
    const inItsPlace = code.replaceAll('../../../src/connectors/', '../').replaceAll('../../../src/', '../../')
    expect(guide, file).toContain(`\`\`\`ts\n${inItsPlace}\`\`\``)
  }
})
