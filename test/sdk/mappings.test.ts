import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, staffed, sdkKey, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()
const key = await sdkKey(acme.owner, 'live', ['mappings:read'])

const create = async (name: string, as = acme.owner, headers: Record<string, string> = {}): Promise<string> =>
  (await call('POST', '/api/topics', { as, body: { topic_name: name }, headers })).json().id
const read = (query = '', as: { key: string } | { cookie: string } = key, headers: Record<string, string> = {}) =>
  call('GET', `/api/sdk/mappings${query}`, { as, headers })

let activations = 0
const activate = (topicId: string, platform: string, status: string, segmentId: string | null) =>
  db.execute({
    text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, platform_segment_id,
                                    pushed_name, created_at)
           VALUES ($1, $2, $3, 'conn_1', $4, $5, $6, $7, $8)`,
    values: [
      acme.id,
      `act_${++activations}`,
      topicId,
      platform,
      status,
      segmentId,
      segmentId && `Name of ${segmentId}`,
      new Date(Date.now() + activations),
    ],
  })

const cars = await create('Electric SUVs')
const dogs = await create('Dog Food')
const loans = await create('Mortgages')
await create('Espresso Machines', other.owner)
await db.execute({ text: `UPDATE org_topics SET external_id = 'ext-1' WHERE id = $1`, values: [dogs] })
await activate(cars, 'dspapi', 'deactivated', 'seg-old')
await activate(cars, 'dspapi', 'active', 'seg-new')
await activate(cars, 'marketplace', 'pending', null)

const carMapping = {
  topicId: cars,
  topicName: 'Electric SUVs',
  externalId: null,
  platforms: {
    dspapi: { segmentId: 'seg-new', name: 'Name of seg-new', status: 'active' },
    marketplace: { segmentId: null, name: null, status: 'pending' },
  },
}

describe('GET /api/sdk/mappings', () => {
  test('pages through the organization’s topics with the newest segment on each platform', async () => {
    const response = await read()
    expect(response.statusCode).toBe(200)
    const { data, ...page } = response.json()
    expect(page).toEqual({ total: 3, page: 1, pageSize: 25, totalPages: 1 })
    expect(data.map(({ topicId }: { topicId: string }) => topicId)).toEqual([loans, dogs, cars])
    expect(data[1]).toEqual({ topicId: dogs, topicName: 'Dog Food', externalId: 'ext-1', platforms: {} })
    expect(data[2]).toEqual(carMapping)
    const second = (await read('?page=2&pageSize=2')).json()
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 2, totalPages: 2, data: [carMapping] })
    expect((await read('?page=9')).json()).toMatchObject({ total: 3, data: [] })
  })

  test('one by external id, library id or global id', async () => {
    const [{ topic_id }] = (await select<{ topic_id: string }>(db, {
      text: 'SELECT topic_id FROM org_topics WHERE id = $1',
      values: [cars],
    })) as [{ topic_id: string }]
    expect((await read(`?topicId=${cars}`)).json()).toEqual(carMapping)
    expect((await read(`?topicId=${topic_id}`)).json()).toEqual(carMapping)
    expect((await read('?externalId=ext-1')).json().topicId).toBe(dogs)
  })

  test.each(['?externalId=none', '?topicId=ot_none', `?externalId=ext-1&topicId=${cars}`])('%s: 404', async (query) => {
    const response = await read(query)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Mapping not found' })
  })

  test('another organization’s topic is not found, a workspace sees its own', async () => {
    const foreign = await read(`?topicId=${cars}`, await apiKey(other.owner))
    expect(foreign.statusCode).toBe(404)
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
    const headers = { 'x-workspace-id': workspace.id }
    const tea = await create('Green Tea', acme.owner, headers)
    const { data, total } = (await read('', key, headers)).json()
    expect([total, data[0].topicId]).toEqual([1, tea])
    // Pushed by the whole organization: not the workspace's.
    await activate(tea, 'dspapi', 'error', null)
    expect((await read(`?topicId=${tea}`, key, headers)).json().platforms).toEqual({})
    expect((await read(`?topicId=${tea}`)).json().platforms).toMatchObject({ dspapi: { status: 'error' } })
    const status = (more = {}) => call('GET', '/api/topics/activation-status', { as: acme.owner, ...more })
    expect((await status({ headers })).json()).toEqual({})
    expect((await status()).json()).toMatchObject({ [tea]: { dspapi: 'error' } })
    expect((await read(`?topicId=${cars}`, key, headers)).statusCode).toBe(404)
  })

  test('needs the scope; any session may read', async () => {
    const without = await read('', await sdkKey(acme.owner, 'live', ['classify']))
    expect(without.statusCode).toBe(401)
    expect(without.json()).toEqual({ error: 'Insufficient scopes' })
    expect((await read('', acme.viewer)).statusCode).toBe(200)
    expect((await read('?pageSize=101')).statusCode).toBe(400)
  })

  test('carries CORS headers, errors and preflight included', async () => {
    const answers = [
      await call('OPTIONS', '/api/sdk/mappings', { headers: { origin: 'https://shop.example' } }),
      await read(),
      await read('?topicId=none'),
      await call('GET', '/api/sdk/mappings'),
      await call('POST', '/api/sdk/mappings', { as: key }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 200, 404, 401, 405])
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-methods']).toBe('GET, OPTIONS')
      expect(headers['access-control-allow-headers']).toBe('Content-Type, Authorization')
    }
  })
})
