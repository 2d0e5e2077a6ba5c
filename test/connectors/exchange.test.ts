import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureOf, segmentOf, usePlatforms, valuesOf } from '../harness/platform'
import { type S3Server, startS3Server } from '../simulators/s3-server'
import { type SftpServer, startSftpServer } from '../simulators/sftp-server'

const { call, connect, http, acme, waits } = await usePlatforms()
afterAll(() => http.close())

const ACCOUNTS = { account_id: '17', advertiser_account_id: 42 }
const segment = segmentOf('Trail Runners', { matchValues: () => valuesOf('a.example', ' b.example ', '', 'c.example') })
const LINES = 'a.example\nb.example\nc.example\n'

/** More values than fit anywhere on the way, and how many were taken. */
function endless() {
  const state = { taken: 0, ended: false }
  async function* values() {
    try {
      for (; state.taken < 1_000_000; state.taken++) yield randomBytes(500).toString('hex')
    } finally {
      state.ended = true
    }
  }
  return { state, matchValues: values }
}

describe('by SFTP', () => {
  let server: SftpServer
  beforeEach(async () => {
    server = await startSftpServer()
  })
  afterEach(() => server.close())
  const open = (config: object = {}, credentials: object = {}) =>
    connect('exchange', { config: { ...ACCOUNTS, ...config }, credentials: { ...server.credentials, ...credentials } })
  const uploaded = (folder: string) => {
    const files = server.files(folder)
    const only = (ending: string) => files.filter((file) => file.endsWith(ending))
    return {
      files,
      data: only('.gz').map((file) => gunzipSync(server.read(`${folder}/${file}`)).toString()),
      meta: only('.json').map((file) => JSON.parse(server.read(`${folder}/${file}`).toString())),
    }
  }

  test('a creation is a data file and a meta file in the folder of the match key', async () => {
    const on = await open({ match_key: 'postalcode' })
    expect(await on.create(segment)).toBe('ot_abc123')
    const { files, data, meta } = uploaded('postalcode')
    expect(files).toEqual([
      expect.stringMatching(/^ot_abc123_\d{8}T\d{9}Z\.gz$/),
      expect.stringMatching(/^ot_abc123_\d{8}T\d{9}Z\.json$/),
    ])
    expect(data).toEqual([LINES])
    expect(meta).toEqual([
      {
        meta_version: 1.2,
        audienceName: 'Trail Runners',
        audienceID: 'ot_abc123',
        advertiserAccount_id: '42',
        ownerAccount_id: 17,
        exportTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    ])
  })

  test('files come under another name first, the data before the meta file', async () => {
    await (await open()).create(segment)
    expect(server.state.renames.map(([from, to]) => [from.split('.').at(-1), to.split('.').at(-1)])).toEqual([
      ['part', 'gz'],
      ['part', 'json'],
    ])
  })

  test('an update is a new pair under the same audienceID', async () => {
    const on = await open()
    const id = await on.create(segment)
    await on.update(id, { ...segment, name: 'Hikers', key: 'another' })
    const { files, meta } = uploaded('url')
    expect(files).toHaveLength(4)
    expect(meta.map(({ audienceID, audienceName }) => [audienceID, audienceName])).toEqual([
      [id, 'Trail Runners'],
      [id, 'Hikers'],
    ])
  })

  test.each([
    ['none', () => valuesOf()],
    ['nothing but blanks', () => valuesOf('', ' ')],
    ['no source', undefined],
  ])('with %s for values nothing is uploaded', async (_what, matchValues) => {
    const failure = await failureOf((await open({ match_key: 'ip' })).create({ ...segment, matchValues }))
    expect(failure.message).toBe('No match values for ip')
    expect(server.state.sessions).toBe(0)
    expect(server.files()).toEqual([])
  })

  test.each([
    [{}, { sftp_host: null }, 'SFTP host is required'],
    [{}, { sftp_username: null }, 'SFTP username is required'],
    [{ account_id: null }, {}, 'IX account ID is required'],
    [{ advertiser_account_id: null }, {}, 'Advertiser account ID is required'],
  ])('with %j and %j it says what is missing', async (config, credentials, message) => {
    expect((await failureOf((await open(config, credentials)).create(segment))).message).toBe(message)
  })

  test('a wrong password stays refused after a test, which calls nobody', async () => {
    const on = await open({}, { sftp_password: 'wrong-password' })
    await failureOf(on.create(segment))
    expect(await on.test()).toMatchObject({
      success: true,
      message: expect.stringMatching(/^The settings are complete/),
    })
    const { credentialsRefusedAt } = (await call('GET', `/api/connections/${on.id}`, { as: acme.owner })).json()
    expect(credentialsRefusedAt).toBeTypeOf('string')
  })

  test('a wrong password is told and not tried again', async () => {
    const failure = await failureOf((await open({}, { sftp_password: 'wrong-password' })).create(segment))
    expect(failure.message).toBe(`SFTP 127.0.0.1:${server.port}: All configured authentication methods failed`)
    expect(failure.refusesLogin).toBe(true)
    expect(waits).toEqual([])
  })

  test('a connection that is cut in the middle leaves no file under its name; the next try does it', async () => {
    server.state.cuts.push(100, undefined)
    const values = Array.from({ length: 2_000 }, () => randomBytes(16).toString('hex'))
    await (await open()).create({ ...segment, matchValues: () => valuesOf(...values) })
    const { data, files } = uploaded('url')
    expect(files.filter((file) => !file.endsWith('.part'))).toHaveLength(2)
    expect(data).toEqual([`${values.join('\n')}\n`])
    expect(waits).toEqual([1_000])
  })

  test('cut again and again it fails, and says so', async () => {
    server.state.cuts.push(0, 0, 0, 0)
    const failure = await failureOf((await open()).create(segment))
    expect(failure.message).toBe(`SFTP 127.0.0.1:${server.port}: the connection was lost`)
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(server.files('url').filter((file) => !file.endsWith('.part'))).toEqual([])
  })

  test('values are taken as they are sent, and left when their time is over', async () => {
    server.state.silentAfter = 1_000_000
    const { state, matchValues } = endless()
    const failure = await failureOf((await open()).create({ ...segment, matchValues }, 1_500))
    expect(failure.message).toContain('did not answer within 2 s')
    expect(state.taken).toBeLessThan(10_000)
    expect(state.ended).toBe(true)
  })

  test('a failure of the values is not the exchange’s', async () => {
    async function* matchValues() {
      for (let at = 0; at < 10_000; at++) yield `${at}.example`
      throw new Error('The database is gone')
    }
    const on = await open()
    await expect(on.create({ ...segment, matchValues })).rejects.toThrow(/^The database is gone$/)
    expect(server.files('url').filter((file) => !file.endsWith('.part'))).toEqual([])
  })

  test('a server that is not the one it should be is refused', async () => {
    const on = await open({ sftp_host_key: server.fingerprint })
    expect(await on.create(segment)).toBe('ot_abc123')
    const other = await open({ sftp_host_key: `SHA256:${'A'.repeat(43)}` })
    expect((await failureOf(other.create(segment))).message).toMatch(/verification failed/)
  })

  test.each([
    ['10.0.0.1', '10.0.0.1 is a private address'],
    ['::1', '::1 is a loopback address'],
    ['169.254.169.254', '169.254.169.254 is a link-local address'],
    ['unknown.test', 'unknown.test could not be resolved'],
  ])('%s is not called', async (sftp_host, why) => {
    expect((await failureOf((await open({}, { sftp_host })).create(segment))).message).toContain(why)
  })
})

describe('by S3', () => {
  let server: S3Server
  const begin = async (options?: Parameters<typeof startS3Server>[0]) => {
    server = await startS3Server(options)
    const config = { ...ACCOUNTS, ...server.config }
    return connect('exchange', { config, env: server.env })
  }
  afterEach(() => server.close())

  test('both files are put with the credentials of the role, which is assumed once', async () => {
    const on = await begin({ externalId: acme.id })
    expect(await on.create(segment)).toBe('ot_abc123')
    await on.update('ot_abc123', segment)
    const paths = [...server.objects.keys()]
    expect(paths.slice(0, 2)).toEqual([
      expect.stringMatching(/^url\/ot_abc123_\w+\.gz$/),
      expect.stringMatching(/^url\/ot_abc123_\w+\.json$/),
    ])
    expect(paths).toHaveLength(4)
    expect(gunzipSync(server.objects.get(paths[0]!)!).toString()).toBe(LINES)
    expect(JSON.parse(server.objects.get(paths[1]!)!.toString())).toMatchObject({ audienceID: 'ot_abc123' })
    expect(server.state.assumed).toBe(1)
  })

  test('a role that is another organization’s is refused', async () => {
    const on = await begin({ externalId: 'org_another' })
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toBe(
      'AssumeRole failed with status 403: AccessDenied: Not authorized to perform sts:AssumeRole',
    )
    expect(failure.refusesLogin).toBe(true)
    expect(server.objects.size).toBe(0)
  })

  test('a role is renewed before it expires', async () => {
    const on = await begin({ expiresIn: 59 })
    await on.create(segment)
    await on.create(segment)
    expect(server.state.assumed).toBe(2)
  })

  test('a bucket of another region is found', async () => {
    const on = await begin({ region: 'eu-west-1' })
    await on.create(segment)
    expect(server.objects.size).toBe(2)
  })

  test('a large file goes up in parts, and a part that fails is sent again', async () => {
    const on = await begin()
    server.faults.push({ on: 'part', status: 503, code: 'SlowDown' })
    const values = Array.from({ length: 12_000 }, () => randomBytes(500).toString('hex'))
    await on.create({ ...segment, matchValues: () => valuesOf(...values) })
    const [data] = [...server.objects.values()]
    expect(gunzipSync(data!).toString()).toBe(`${values.join('\n')}\n`)
    expect(server.state.parts).toBeGreaterThan(1)
    expect(server.uploads.size).toBe(0)
  })

  test('values are taken as they are sent; what is not done in time leaves nothing behind', async () => {
    const on = await begin()
    server.faults.push({ on: 'part', silent: true })
    const { state, matchValues } = endless()
    const failure = await failureOf(on.create({ ...segment, matchValues }, 3_000))
    expect(failure.message).toBe('S3 upload was not done in time')
    expect(state.taken).toBeLessThan(60_000)
    expect(state.ended).toBe(true)
    expect(server.objects.size).toBe(0)
    await expect.poll(() => server.uploads.size).toBe(0)
  })

  test('a refusal is told, and the role asked for again', async () => {
    const on = await begin()
    server.faults.push({ on: 'put', status: 403, code: 'ExpiredToken' })
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toBe('S3 upload failed with status 403: ExpiredToken: By order')
    expect(failure.refusesLogin).toBe(false)
    await on.create(segment)
    expect(server.state.assumed).toBe(2)
  })

  test('private addresses are not called', async () => {
    const on = await begin()
    const { config } = server
    for (const endpoint of ['http://10.0.0.1', 'https://[::1]', 'http://unknown.test']) {
      const env = { ...server.env, TAXON_S3_ENDPOINT: endpoint }
      const inside = await connect('exchange', { config: { ...ACCOUNTS, ...config }, env })
      expect((await failureOf(inside.create(segment))).message).toMatch(/Call refused: |could not be resolved/)
    }
    await on.create(segment)
  })
})
