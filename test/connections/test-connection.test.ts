import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { simulatedHttp } from '../harness/outbound'
import { select } from '../harness/select'
import { type Source, startInboundSource } from '../simulators/inbound-source'

const outbound = simulatedHttp({ 'inside.test': ['10.0.0.1'], 'metadata.test': ['169.254.169.254'] })
const { call, staffed, logged, db } = await useTestApp({ http: outbound.http })
const acme = await staffed()
const SECRET = 'a-very-secret-token'

let source: Source
beforeEach(async () => {
  outbound.calls.length = 0
  source = await startInboundSource({
    items: [
      { id: 7, name: 'Trail Runners' },
      { id: 8, name: 'Hikers' },
    ],
  })
})
afterEach(() => source.close())

const create = async (body: object): Promise<string> => {
  const response = await call('POST', '/api/connections', { as: acme.owner, body: { name: 'Tested', ...body } })
  expect(response.statusCode, response.body).toBe(201)
  made.push(response.json().id)
  return response.json().id
}
const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
})
const inbound = (config: object = {}, credentials?: object) =>
  create({ platform: 'custom_api', direction: 'inbound', config: { base_url: source.url, ...config }, credentials })
const run = async (id: string) => {
  const response = await call('POST', `/api/connections/${id}/test`, { as: acme.owner })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const record = async (id: string) => (await call('GET', `/api/connections/${id}`, { as: acme.owner })).json()

describe('an inbound test', () => {
  test('fetches one item', async () => {
    const id = await inbound()
    expect(await run(id)).toEqual({ success: true, itemCount: 2, sampleItem: { name: 'Trail Runners', id: '7' } })
    expect(source.requests.map(({ url }) => url.search)).toEqual(['?page=1&page_size=1'])
    expect(await record(id)).toMatchObject({ status: 'active', lastTestedAt: expect.any(String) })
  })

  test('has 15 seconds a fetch and 30 in all', async () => {
    await run(await inbound())
    expect(outbound.calls[0]).toMatchObject({ timeoutMs: 15_000, retries: 3 })
    expect(outbound.calls[0]!.deadline! - Date.now()).toBeGreaterThan(25_000)
    expect(outbound.calls[0]!.deadline! - Date.now()).toBeLessThanOrEqual(30_000)
  })

  test('says that there is nothing', async () => {
    source.items.length = 0
    expect(await run(await inbound())).toEqual({ success: true, itemCount: 0, sampleItem: null })
  })

  test('that fails sets the status, and one that succeeds sets it back', async () => {
    const id = await inbound()
    source.faults.push({ kind: 'answer', status: 403, body: { message: 'Your plan has no API' } })
    expect(await run(id)).toEqual({
      success: false,
      error: `127.0.0.1:${source.port} answered 403: Your plan has no API`,
    })
    expect(await record(id)).toMatchObject({ status: 'error', lastTestedAt: expect.any(String) })
    await run(id)
    expect((await record(id)).status).toBe('active')
  })

  test.each([
    [
      { kind: 'answer', status: 200, body: { rows: [] } },
      'The source’s answer holds no list of items: set config.items_path',
    ],
    [
      { kind: 'answer', status: 200, body: 'null' },
      'The source’s answer holds no list of items: set config.items_path',
    ],
    [{ kind: 'answer', status: 404, body: '' }, 'answered 404'],
    [{ kind: 'redirect', to: 'http://169.254.169.254/' }, 'Call refused: 169.254.169.254 is a link-local address'],
    [{ kind: 'redirect', to: 'http://inside.test/' }, 'Call refused: inside.test resolves to a private address'],
    [{ kind: 'huge' }, 'answered with more than 16 MB'],
  ] as const)('tells of %j', async (fault, error) => {
    source.faults.push(fault)
    expect(await run(await inbound())).toEqual({ success: false, error: expect.stringContaining(error) })
  })

  test.each([
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254 is a link-local address'],
    ['http://[::1]:5432/', '::1 is a loopback address'],
    ['http://10.0.0.1/', '10.0.0.1 is a private address'],
    ['http://metadata.test/', 'metadata.test resolves to a link-local address'],
    ['https://inside.test/', 'inside.test resolves to a private address'],
  ])('refuses %s', async (base_url, why) => {
    expect(await run(await inbound({ base_url }))).toEqual({
      success: false,
      error: `Call refused: ${why}; only public addresses may be called (TAXON_ALLOW_PRIVATE_NETWORKS)`,
    })
  })

  test('follows dotted paths and mappings', async () => {
    source.faults.push({
      kind: 'answer',
      status: 200,
      body: { data: { list: [{ meta: { label: 'Cyclists' }, key: 'c-1' }] }, page: { of: '31' } },
    })
    const id = await inbound({
      items_path: 'data.list',
      count_path: 'page.of',
      page_param: 'p',
      page_size_param: 'n',
      field_mappings: { 'meta.label': 'topic_name', key: 'external_id' },
    })
    expect(await run(id)).toEqual({ success: true, itemCount: 31, sampleItem: { name: 'Cyclists', id: 'c-1' } })
    expect(source.requests[0]!.url.search).toBe('?p=1&n=1')
  })
})

describe('credentials', () => {
  test.each([
    ['bearer', { token: SECRET }, 'authorization', `Bearer ${SECRET}`],
    [
      'basic',
      { username: 'ümit', password: SECRET },
      'authorization',
      `Basic ${Buffer.from(`ümit:${SECRET}`).toString('base64')}`,
    ],
    ['api_key', { api_key: SECRET }, 'x-api-key', SECRET],
    ['api_key', { api_key: SECRET, header_name: 'X-Token' }, 'x-token', SECRET],
  ])('of auth_type %s are sent', async (auth_type, credentials, header, value) => {
    const id = await inbound({ auth_type }, credentials)
    expect((await run(id)).success).toBe(true)
    expect(source.requests[0]!.headers[header]).toBe(value)
  })

  test.each([
    ['bearer', 'token'],
    ['basic', 'username'],
    ['api_key', 'api_key'],
  ])('that auth_type %s lacks are named', async (auth_type, key) => {
    expect(await run(await inbound({ auth_type }))).toEqual({
      success: false,
      error: `credentials.${key} is required for auth_type ${auth_type}`,
    })
  })

  test('are replaced and removed by a change', async () => {
    const id = await inbound({ auth_type: 'bearer' }, { token: 'first' })
    const change = (credentials: unknown) =>
      call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { credentials } })
    await change({ token: 'second' })
    await run(id)
    expect(source.requests[0]!.headers.authorization).toBe('Bearer second')
    await change(null)
    expect((await run(id)).error).toContain('credentials.token is required')
  })

  test('are in no answer, no log line and not readable in the database', async () => {
    const password = 'p4ss-word-of-the-source'
    const credentials = { token: SECRET, username: 'somebody', password, api_key: `${SECRET}-key` }
    const answers: string[] = []
    const note = async (response: ReturnType<typeof call>) => answers.push((await response).body)
    const id = await inbound({ auth_type: 'bearer' }, credentials)
    const url = `/api/connections/${id}`
    source.faults.push(
      {
        kind: 'answer',
        status: 401,
        body: { error: `Bearer ${SECRET} is not valid, nor is ${password}, nor is ${SECRET}-key` },
      },
      { kind: 'answer', status: 400, body: `Authorization: Basic ${Buffer.from(password).toString('base64')}` },
      { kind: 'answer', status: 200, body: `not JSON ${SECRET}` },
    )
    await note(call('POST', `${url}/test`, { as: acme.owner }))
    expect(answers[0]).toContain('[redacted] is not valid, nor is [redacted], nor is [redacted]"')
    await note(call('POST', `${url}/test`, { as: acme.owner }))
    await note(call('POST', `${url}/sync/run`, { as: acme.owner }))
    await note(call('POST', `${url}/test`, { as: acme.owner }))
    await note(call('GET', url, { as: acme.owner }))
    await note(call('GET', '/api/connections', { as: acme.owner }))
    await note(call('PATCH', url, { as: acme.owner, body: { credentials } }))
    await note(
      call('PATCH', url, { as: acme.owner, body: { credentials: { token: `${SECRET}\n${'x'.repeat(5_000)}` } } }),
    )
    await note(call('POST', '/api/connections', { as: acme.owner, body: { name: 'x', credentials } }))
    const stored = await select(db, {
      text: 'SELECT c::text AS whole, encode(credentials, $1) AS bytes FROM connections c',
      values: ['escape'],
    })
    const everything = [...answers, ...logged, JSON.stringify(stored)].join('\n')
    for (const secret of [SECRET, password, Buffer.from(password).toString('base64')]) {
      expect(everything).not.toContain(secret)
    }
  })

  test('that a redirect leaves behind are not refused by where it leads', async () => {
    const id = await inbound({ auth_type: 'bearer' }, { token: SECRET })
    source.faults.push({ kind: 'redirect', to: `http://other.test:${source.port}/` }, { kind: 'answer', status: 401 })
    expect((await run(id)).error).toContain(`redirects to http://other.test:${source.port}, which gets no credentials`)
    expect((await record(id)).credentialsRefusedAt).toBeNull()
  })

  test('that no listed secret opens are asked for again', async () => {
    const id = await inbound({ auth_type: 'bearer' }, { token: SECRET })
    await db.execute({ text: `UPDATE connections SET credentials_key = 'another' WHERE id = $1`, values: [id] })
    expect(await run(id)).toEqual({ success: false, error: 'The stored credentials cannot be read, set them again' })
  })
})

describe('an outbound test', () => {
  const outboundOf = (platform: string, config: object, credentials: object = {}) =>
    create({ platform, direction: 'outbound', config, credentials })
  const PERSON = { client_id: 'client', username: 'somebody', password: 'pass', org_id: '42' }

  test('of marketplace asks for a token and lists a segment', async () => {
    const base = `http://127.0.0.1:${source.port}`
    const id = await outboundOf('marketplace', { token_url: `${base}/token`, api_base_url: `${base}/api/` }, PERSON)
    source.faults.push(
      { kind: 'answer', status: 200, body: { access_token: 'granted', expires_in: 600 } },
      { kind: 'answer', status: 200, body: { segments: [] } },
    )
    expect(await run(id)).toEqual({ success: true, message: 'Connected: the marketplace lists segments' })
    expect(outbound.calls.map(({ timeoutMs, retries }) => [timeoutMs, retries])).toEqual([
      [10_000, 3],
      [30_000, 3],
    ])
    expect(Object.fromEntries(new URLSearchParams(outbound.calls[0]!.body))).toEqual({
      grant_type: 'password',
      username: 'somebody',
      password: 'pass',
      scope: 'openid',
      client_id: 'client',
      response_type: 'token',
    })
    const [, listing] = source.requests
    expect(listing!.url.pathname).toBe('/api/data-marketplace/provider-api/v1/segments')
    expect(listing!.url.search).toBe('?limit=1')
    expect(listing!.headers).toMatchObject({ authorization: 'Bearer granted', 'x-organization-id': '42' })
  })

  test('of marketplace tells of a refused token', async () => {
    const base = `http://127.0.0.1:${source.port}`
    const id = await outboundOf('marketplace', { token_url: `${base}/token`, api_base_url: base }, PERSON)
    source.faults.push({ kind: 'answer', status: 401, body: { error_description: 'Unknown user' } })
    expect((await run(id)).error).toMatch(/^Token request failed with status 401: .*Unknown user$/)
    source.faults.push({ kind: 'answer', status: 200, body: {} })
    expect((await run(id)).error).toBe('Token request failed: the answer holds no access_token')
  })

  test('of dspapi fetches the provider’s segments', async () => {
    const api_base_url = `http://127.0.0.1:${source.port}/v3`
    const id = await outboundOf('dspapi', { api_base_url }, { api_key: SECRET, provider_id: 'pro/vider' })
    expect(await run(id)).toEqual({ success: true, message: 'Connected: dspapi lists the provider’s segments' })
    expect(source.requests[0]!.url.pathname).toBe('/v3/providers/pro%2Fvider/segments')
    expect(source.requests[0]!.headers.authorization).toBe(`Bearer ${SECRET}`)
  })

  test('of custom_api calls the address', async () => {
    const id = await outboundOf('custom_api', { api_base_url: source.url, auth_type: 'bearer' }, { token: SECRET })
    expect(await run(id)).toEqual({ success: true, message: 'Connected: the address answers' })
    expect(source.requests[0]!.headers.authorization).toBe(`Bearer ${SECRET}`)
  })

  const SFTP = { sftp_host: 'h', sftp_username: 'u', sftp_password: 'p' }
  test.each([
    [{}, {}, 'SFTP host is required'],
    [{}, { sftp_host: 'h' }, 'SFTP username is required'],
    [{}, { sftp_host: 'h', sftp_username: 'u' }, 'SFTP password is required'],
    [{}, SFTP, 'IX account ID is required'],
    [{ account_id: 1 }, SFTP, 'Advertiser account ID is required'],
    [{ upload_method: 's3' }, {}, 'S3 bucket is required'],
    [{ upload_method: 's3', s3_bucket: 'b' }, {}, 'S3 role ARN is required'],
  ])('of exchange with %j and %j misses something', async (config, credentials, error) => {
    expect(await run(await outboundOf('exchange', config, credentials))).toEqual({ success: false, error })
  })

  test('of exchange needs no more than the settings', async () => {
    const account = { account_id: 1, advertiser_account_id: 2 }
    const id = await outboundOf('exchange', account, SFTP)
    const unproven = 'The settings are complete, but without a host fingerprint any host is trusted'
    expect(await run(id)).toEqual({ success: true, message: unproven })
    const pinned = await outboundOf('exchange', { ...account, sftp_host_key: `SHA256:${'A'.repeat(43)}` }, SFTP)
    expect(await run(pinned)).toEqual({ success: true, message: 'The settings are complete' })
    expect(outbound.calls).toEqual([])
  })

  test.each([
    ['marketplace', {}, {}, 'config.api_base_url is required for marketplace'],
    ['dspapi', {}, {}, 'config.api_base_url is required for dspapi'],
    ['dspapi', { api_base_url: 'https://dsp.example' }, {}, 'credentials.provider_id is required for dspapi'],
    ['custom_api', {}, {}, 'config.api_base_url is required for custom_api'],
  ])('of %s with %j and %j says what is missing', async (platform, config, credentials, error) => {
    expect(await run(await outboundOf(platform, config, credentials))).toEqual({ success: false, error })
  })

  test('of a bidirectional connection does both', async () => {
    const id = await create({
      platform: 'custom_api',
      direction: 'bidirectional',
      config: { base_url: source.url, api_base_url: source.url },
    })
    expect(await run(id)).toEqual({
      success: true,
      itemCount: 2,
      sampleItem: { name: 'Trail Runners', id: '7' },
      message: 'Connected: the address answers',
    })
  })
})

describe('private networks', () => {
  test('are closed as the service is installed, and open by configuration', async () => {
    const answers: unknown[] = []
    for (const env of [{}, { TAXON_ALLOW_PRIVATE_NETWORKS: 'true' }]) {
      const installed = await useTestApp({ env: env as Record<string, string> })
      const { owner } = await installed.staffed()
      const body = { name: 'x', platform: 'custom_api', direction: 'inbound', config: { base_url: source.url } }
      const { id } = (await installed.call('POST', '/api/connections', { as: owner, body })).json()
      answers.push((await installed.call('POST', `/api/connections/${id}/test`, { as: owner })).json().success)
    }
    expect(answers).toEqual([false, true])
  })

  test('addresses of platforms that connections do not name come from the configuration', async () => {
    const base = `http://127.0.0.1:${source.port}`
    const env = {
      TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
      TAXON_DSPAPI_API_URL: `${base}/v3`,
      TAXON_MARKETPLACE_API_URL: `${base}/m`,
      TAXON_MARKETPLACE_TOKEN_URL: `${base}/t`,
    }
    const installed = await useTestApp({ env })
    const { owner } = await installed.staffed()
    const test = async (platform: string, credentials: object) => {
      const body = { name: 'x', platform, direction: 'outbound', config: {}, credentials }
      const { id } = (await installed.call('POST', '/api/connections', { as: owner, body })).json()
      return (await installed.call('POST', `/api/connections/${id}/test`, { as: owner })).json()
    }
    expect(await test('dspapi', { api_key: 'k', provider_id: 'p' })).toMatchObject({ success: true })
    source.faults.push({ kind: 'answer', status: 200, body: { access_token: 'granted' } })
    const person = { client_id: 'c', username: 'u', password: 'p', org_id: 'o' }
    expect(await test('marketplace', person)).toMatchObject({ success: true })
    expect(source.requests.map(({ url }) => url.pathname)).toEqual([
      '/v3/providers/p/segments',
      '/t',
      '/m/data-marketplace/provider-api/v1/segments',
    ])
  })
})

afterAll(() => outbound.http.close())
