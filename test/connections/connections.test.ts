import { describe, expect, test } from 'vitest'
import { CONNECTIONS_PER_ORG } from '../../src/limits'
import { type Key, type Session, useTestApp } from '../harness/app'

const { call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const INBOUND = {
  name: 'Source',
  platform: 'custom_api',
  direction: 'inbound',
  config: { base_url: 'https://source.example/topics' },
}
const create = (body: unknown, as: Session | Key = acme.owner, headers = {}) =>
  call('POST', '/api/connections', { as, body, headers })
const created = async (body: object = {}, as: Session = acme.owner, headers = {}) =>
  (await create({ ...INBOUND, ...body }, as, headers)).json()
const get = (id: string, as: Session | Key = acme.viewer, headers = {}) =>
  call('GET', `/api/connections/${id}`, { as, headers })
const patch = (id: string, body: unknown, as: Session | Key = acme.owner) =>
  call('PATCH', `/api/connections/${id}`, { as, body })
const remove = (id: string, as: Session | Key = acme.owner) => call('DELETE', `/api/connections/${id}`, { as })

describe('a connection', () => {
  test('is created, read, changed and deleted', async () => {
    const made = await create({ ...INBOUND, credentials: { token: 'a-token' } })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      id: expect.stringMatching(/^conn_/),
      name: 'Source',
      platform: 'custom_api',
      direction: 'inbound',
      status: 'active',
      createdAt: expect.any(String),
    })
    const { id } = made.json()
    const record = {
      ...made.json(),
      config: INBOUND.config,
      lastTestedAt: null,
      credentialsRefusedAt: null,
      updatedAt: expect.any(String),
    }
    expect((await get(id)).json()).toEqual(record)
    const changed = await patch(id, { name: 'Renamed', config: { items_path: 'data.list' } })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toEqual({
      ...record,
      name: 'Renamed',
      config: { ...INBOUND.config, items_path: 'data.list' },
    })
    expect((await remove(id)).json()).toEqual({ deleted: true })
    const gone = await get(id)
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toEqual({ error: 'Connection not found' })
  })

  test('is changed by PUT as by PATCH; null removes a key of the config', async () => {
    const { id } = await created({ config: { ...INBOUND.config, page_param: 'p' } })
    const response = await call('PUT', `/api/connections/${id}`, {
      as: acme.owner,
      body: { config: { page_param: null, page_size_param: 'n' } },
    })
    expect(response.json().config).toEqual({ ...INBOUND.config, page_size_param: 'n' })
    expect((await patch(id, { config: { base_url: null } })).json()).toEqual({ error: 'config.base_url is required' })
    await remove(id)
  })

  test('is listed by direction and platform, newest first', async () => {
    const theirs = await staffed()
    const first = await created({}, theirs.owner)
    const second = await created({ platform: 'dspapi', direction: 'outbound', config: {} }, theirs.owner)
    const third = await created({ platform: 'dspapi', direction: 'bidirectional' }, theirs.owner)
    const list = async (query: string) =>
      (await call('GET', `/api/connections${query}`, { as: theirs.viewer })).json().map(({ id }: { id: string }) => id)
    expect(await list('')).toEqual([third.id, second.id, first.id])
    expect(await list('?platform=dspapi')).toEqual([third.id, second.id])
    expect(await list('?direction=inbound')).toEqual([first.id])
    expect(await list('?direction=outbound&platform=custom_api')).toEqual([])
    expect(await list('?direction=&platform=dspapi')).toEqual([third.id, second.id])
    const wrong = await call('GET', '/api/connections?platform=radio', { as: theirs.viewer })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ error: 'platform must be one of marketplace, dspapi, exchange, custom_api' })
  })

  test('with an active activation cannot be deleted', async () => {
    const { id } = await created()
    const activate = (status: string) =>
      db.execute({
        text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
               VALUES ($1, $2, 'ot_1', $3, 'custom_api', $4, now())`,
        values: [acme.id, `act_${status}`, id, status],
      })
    for (const status of ['pending', 'active', 'deactivated', 'error']) await activate(status)
    const refused = await remove(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ error: 'Connection has active activations, deactivate them first' })
    await db.execute({ text: `UPDATE activations SET status = 'deactivated' WHERE id = 'act_active'` })
    expect((await remove(id)).json()).toEqual({ deleted: true })
  })
})

describe('who may', () => {
  test('keys with the scope sync read; nobody but owners and admins in a session writes', async () => {
    const { id } = await created()
    const key = await apiKey(acme.owner, ['sync'])
    expect((await get(id, key)).statusCode).toBe(200)
    expect((await call('GET', '/api/connections', { as: key })).statusCode).toBe(200)
    const without = await get(id, await apiKey(acme.owner, ['topics:read']))
    expect([without.statusCode, without.json()]).toEqual([401, { error: 'Insufficient scopes' }])

    const writes = (as: Session | Key) => [
      create(INBOUND, as),
      patch(id, { name: 'Mine' }, as),
      call('PUT', `/api/connections/${id}`, { as, body: { name: 'Mine' } }),
      call('POST', `/api/connections/${id}/test`, { as }),
      remove(id, as),
    ]
    for (const write of writes(key)) {
      const response = await write
      expect([response.statusCode, response.json()]).toEqual([401, { error: 'Unauthorized' }])
    }
    for (const person of [acme.member, acme.viewer]) {
      for (const write of writes(person)) {
        const response = await write
        expect([response.statusCode, response.json()]).toEqual([403, { error: 'Forbidden' }])
      }
    }
    expect((await patch(id, { name: 'Ours' }, acme.admin)).statusCode).toBe(200)
    await remove(id, acme.admin)
  })

  test('another organization’s is not found', async () => {
    const { id } = await created()
    const answers = [
      await get(id, other.viewer),
      await patch(id, { name: 'Mine' }, other.owner),
      await call('POST', `/api/connections/${id}/test`, { as: other.owner }),
      await remove(id, other.owner),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Connection not found' }])
    }
    await remove(id)
  })

  test('a workspace sees its own connections, the organization sees all', async () => {
    const workspace = async (name: string) =>
      (await call('POST', '/api/workspaces', { as: acme.owner, body: { name } })).json().id
    const [emea, apac] = [await workspace('EMEA'), await workspace('APAC')]
    const within = (id: string) => ({ 'x-workspace-id': id })
    const { id } = await created({}, acme.owner, within(emea))
    expect((await get(id, acme.viewer, within(emea))).statusCode).toBe(200)
    expect((await get(id, acme.viewer)).statusCode).toBe(200)
    expect((await get(id, acme.viewer, within(apac))).statusCode).toBe(404)
    const list = await call('GET', '/api/connections', { as: acme.viewer, headers: within(apac) })
    expect(list.json()).toEqual([])
    await remove(id)
  })
})

describe('at most 20', () => {
  test('also when many are created at once, and a deleted one makes room', async () => {
    const theirs = await staffed()
    const answers = await Promise.all(
      Array.from({ length: CONNECTIONS_PER_ORG + 5 }, () => create(INBOUND, theirs.owner)),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(5)
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'Maximum 20 connections per organization' }])
    }
    const { id } = answers.find(({ statusCode }) => statusCode === 201)!.json()
    await call('DELETE', `/api/connections/${id}`, { as: theirs.owner })
    expect((await create(INBOUND, theirs.owner)).statusCode).toBe(201)
  })
})

describe('a 400 says what is wrong', () => {
  const REQUIRED = 'name, platform, and direction are required'
  test.each([
    [undefined, REQUIRED],
    [[], REQUIRED],
    [{ ...INBOUND, name: undefined }, REQUIRED],
    [{ ...INBOUND, name: '  ' }, REQUIRED],
    [{ ...INBOUND, platform: undefined }, REQUIRED],
    [{ ...INBOUND, direction: undefined }, REQUIRED],
    [{ ...INBOUND, name: 7 }, 'name must be a string'],
    [{ ...INBOUND, name: 'x'.repeat(101) }, 'name must be at most 100 characters'],
    [{ ...INBOUND, platform: 'radio' }, 'platform must be one of marketplace, dspapi, exchange, custom_api'],
    [{ ...INBOUND, direction: 'up' }, 'direction must be one of inbound, outbound, bidirectional'],
    [{ ...INBOUND, config: undefined }, 'config must be an object'],
    [{ ...INBOUND, config: 'x' }, 'config must be an object'],
    [{ ...INBOUND, credentials: 'x' }, 'credentials must be an object'],
  ])('for %j', async (body, error) => {
    const response = await create(body)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test.each([
    ['', 'name must not be empty'],
    [null, 'name must be a string'],
    ['x'.repeat(101), 'name must be at most 100 characters'],
  ])('for a change of the name to %j', async (name, error) => {
    const { id } = await created()
    const response = await patch(id, { name })
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
    await remove(id)
  })

  const ADDRESS = 'config.base_url must be an http or https address without credentials'
  test.each([
    [{}, 'config.base_url is required'],
    [{ base_url: 'source' }, ADDRESS],
    [{ base_url: 'ftp://source.example' }, ADDRESS],
    [{ base_url: 'file:///etc/passwd' }, ADDRESS],
    [{ base_url: 'https://me:secret@source.example' }, ADDRESS],
    [{ base_url: 7 }, 'config.base_url must be a string'],
    [{ base_url: `https://x.example/${'y'.repeat(2_000)}` }, 'config.base_url must be at most 2000 characters'],
    [{ items_path: 'a..b' }, 'config.items_path must be names with dots between them'],
    [{ page_param: '' }, 'config.page_param must not be empty'],
    [{ page_param: 'a\nb' }, 'config.page_param must not hold control characters'],
    [{ auth_type: 'oauth2' }, 'config.auth_type must be one of bearer, basic, api_key'],
    [{ field_mappings: [] }, 'config.field_mappings must be an object of external field names'],
    [
      { field_mappings: { title: 'colour' } },
      'config.field_mappings must be one of topic_name, parent_category, taxonomy_type, subcategory, segment_type, external_id, keywords',
    ],
    [{ field_mappings: { a: 'topic_name', b: 'topic_name' } }, 'config.field_mappings must map one field to each'],
    [{ item_path: 'data' }, 'config.item_path is no setting of a custom_api connection'],
  ])('for an inbound config with %j', async (config, error) => {
    const base = Object.keys(config).length === 0 || 'base_url' in config ? {} : INBOUND.config
    const response = await create({ ...INBOUND, config: { ...base, ...config } })
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test.each([
    ['marketplace', { default_cpm: -1 }, 'config.default_cpm must not be negative'],
    ['marketplace', { default_cpm: '1' }, 'config.default_cpm must be a number'],
    ['marketplace', { currency: 'dollars' }, 'config.currency must be a currency code of three letters'],
    ['marketplace', { token_url: 'x' }, 'config.token_url must be an http or https address without credentials'],
    ['marketplace', { auth_type: 'bearer' }, 'config.auth_type must be one of oauth2'],
    ['marketplace', { account_id: '1' }, 'config.account_id is no setting of a marketplace connection'],
    ['dspapi', { auth_type: 'oauth2' }, 'config.auth_type must be one of bearer'],
    ['exchange', { account_id: 'abc' }, 'config.account_id must be a number'],
    [
      'exchange',
      { match_key: 'shoe' },
      'config.match_key must be one of ip, url, deviceid, uid, appbundle, contentid, postalcode',
    ],
    ['exchange', { upload_method: 'ftp' }, 'config.upload_method must be one of sftp, s3'],
  ])('for an outbound %s config with %j', async (platform, config, error) => {
    const response = await create({ name: 'Out', platform, direction: 'outbound', config })
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test.each([
    ['custom_api', { token: 'two words' }, 'credentials.token must hold visible ASCII characters only'],
    ['custom_api', { token: 'a\r\nX-Evil: 1' }, 'credentials.token must hold visible ASCII characters only'],
    ['custom_api', { header_name: 'X Key' }, 'credentials.header_name must be the name of a header'],
    ['custom_api', { header_name: 'Host' }, 'credentials.header_name must be a header of your own'],
    ['custom_api', { pasword: 'x' }, 'credentials.pasword is no setting of a custom_api connection'],
    ['dspapi', { provider_id: 7 }, 'credentials.provider_id must be a string'],
    ['exchange', { sftp_port: 99_999 }, 'credentials.sftp_port must be from 1 to 65535'],
  ])('for %s credentials %j', async (platform, credentials, error) => {
    const response = await create({ ...INBOUND, platform, credentials })
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test('for a change of nothing', async () => {
    const { id } = await created()
    for (const body of [{}, undefined, { status: 'active' }]) {
      const response = await patch(id, body)
      expect([response.statusCode, response.json()]).toEqual([400, { error: 'No valid fields to update' }])
    }
    await remove(id)
  })
})

test.each([
  [
    'marketplace',
    { data_source_location: 'US', default_cpm: 1.5, currency: 'USD', template_key: 'internal', auth_type: 'oauth2' },
    { client_id: 'a', client_secret: 'b' },
  ],
  [
    'dspapi',
    { api_base_url: 'https://dsp.example/v3', auth_type: 'bearer' },
    { api_key: 'k', provider_id: 'p', brand_id: 'b' },
  ],
  [
    'exchange',
    {
      account_id: 12,
      advertiser_account_id: '34',
      match_key: 'url',
      upload_method: 's3',
      s3_bucket: 'b',
      s3_role_arn: 'arn',
      auth_type: 'header',
    },
    { sftp_host: 'h', sftp_port: 22 },
  ],
  ['custom_api', { api_base_url: 'https://api.example' }, { username: 'u', password: 'p' }],
])('an outbound %s connection takes the settings of its platform', async (platform, config, credentials) => {
  const response = await create({ name: 'Out', platform, direction: 'outbound', config, credentials })
  expect(response.statusCode, response.body).toBe(201)
  await remove(response.json().id)
})
