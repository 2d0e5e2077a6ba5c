import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureOf, segmentOf, usePlatforms } from '../harness/platform'
import { startMarketplace } from '../simulators/platforms/marketplace'

const { connect, http, waits, acme, call, logged } = await usePlatforms()
afterAll(() => http.close())

type Marketplace = Awaited<ReturnType<typeof startMarketplace>>
const open: Marketplace[] = []
const begin = async (options?: Parameters<typeof startMarketplace>[0]) => {
  const platform = await startMarketplace(options)
  open.push(platform)
  return { platform, on: await connect('marketplace', platform) }
}
afterEach(async () => {
  vi.useRealTimers()
  for (const platform of open.splice(0)) await platform.close()
})

const names = ['One', 'Two', 'Three', 'Four']

describe('a token', () => {
  let platform: Marketplace
  let on: Awaited<ReturnType<typeof connect>>
  beforeEach(async () => {
    ;({ platform, on } = await begin())
  })

  test('is asked for once, also by calls at the same time', async () => {
    await Promise.all(names.map((name) => on.create(segmentOf(name))))
    await on.find('One')
    expect(platform.requestsFor('token')).toHaveLength(1)
  })

  test('is renewed 60 seconds before it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    await on.create(segmentOf('One'))
    vi.setSystemTime(1_800_000_000_000 + 3_539_000)
    await on.create(segmentOf('Two'))
    expect(platform.requestsFor('token')).toHaveLength(1)
    vi.setSystemTime(1_800_000_000_000 + 3_540_000)
    await on.create(segmentOf('Three'))
    expect(platform.requestsFor('token')).toHaveLength(2)
  })

  test('that is refused is asked for once more, by all calls together, and the call repeated', async () => {
    await on.create(segmentOf('Zero'))
    platform.revoke()
    await Promise.all(names.map((name) => on.create(segmentOf(name))))
    expect(platform.requestsFor('token')).toHaveLength(2)
    expect(platform.segments.size).toBe(5)
    expect(waits).toEqual([])
  })

  test.each([401, 403])('that is refused with %i again is a failure', async (status) => {
    await on.create(segmentOf('One'))
    const refused = { kind: 'refuse', on: 'create', status, body: { message: 'Not for you' } } as const
    platform.faults.push(refused, refused)
    const failure = await failureOf(on.create(segmentOf('Two')))
    expect(failure.message).toBe(`API POST segments failed with status ${status}: Not for you`)
    expect(platform.requestsFor('create')).toHaveLength(3)
    expect(platform.requestsFor('token')).toHaveLength(2)
  })

  test('that is new and refused is not asked for again', async () => {
    platform.faults.push({ kind: 'refuse', on: 'create', status: 403 })
    expect((await failureOf(on.create(segmentOf('One')))).status).toBe(403)
    expect(platform.requestsFor('token')).toHaveLength(1)
  })

  test('and refusals together cost no fifth creation', async () => {
    await on.create(segmentOf('One'))
    const busy = { kind: 'refuse', on: 'create', status: 429 } as const
    platform.faults.push(busy, busy, busy, { ...busy, status: 401 })
    expect((await failureOf(on.create(segmentOf('Two')))).status).toBe(429)
    expect(platform.requestsFor('create')).toHaveLength(1 + 4)
  })

  test('is repeated in no message', async () => {
    platform.faults.push({ kind: 'refuse', on: 'token', status: 200, body: { access_token: 'tok-not-known-there' } })
    const failure = await failureOf(on.create(segmentOf('One')))
    expect(failure.message).toBe('API POST segments failed with status 401: The token [redacted] has expired')
    expect(logged.join('\n')).not.toContain('tok-not-known-there')
  })
})

test('who knows a username but not its password gets nothing of what was granted', async () => {
  const { platform, on } = await begin()
  await on.create(segmentOf('One'))
  const credentials = { ...platform.credentials, password: 'guessed-password' }
  const stranger = await connect('marketplace', { ...platform, credentials } as typeof platform)
  const failure = await failureOf(stranger.create(segmentOf('Two')))
  expect(failure.message).toBe('Token request failed with status 401: Invalid user credentials')
  expect(failure.unknown).toBe(false)
  expect(platform.segments.size).toBe(1)
})

test('what one place granted never goes to another, whatever the login', async () => {
  const { platform: first, on } = await begin()
  const second = await startMarketplace()
  open.push(second)
  await on.create(segmentOf('One'))
  const granted = first.requestsFor('create')[0]!.headers.authorization
  const move = { config: second.config, credentials: second.credentials }
  const moved = await call('PATCH', `/api/connections/${on.id}`, { as: acme.owner, body: move })
  expect(moved.statusCode, moved.body).toBe(200)
  await on.create(segmentOf('Two'))
  expect(second.requestsFor('token')).toHaveLength(1)
  expect(second.requestsFor('create').map(({ headers }) => headers.authorization)).not.toContain(granted)
  expect(first.requestsFor('create')).toHaveLength(1)
})

test.each([30, '30', 'soon'])('a token that expires in %j serves its call', async (expiresIn) => {
  const { platform, on } = await begin({ expiresIn })
  await on.create(segmentOf('One'))
  await on.create(segmentOf('Two'))
  expect(platform.requestsFor('token')).toHaveLength(expiresIn === 'soon' ? 1 : 2)
})

test('a token request is retried like any other, and its failure leaves no doubt about the segment', async () => {
  const { platform, on } = await begin()
  const down = { kind: 'refuse', on: 'token', status: 503, body: { error: 'Down' } } as const
  platform.faults.push(down, down)
  await on.create(segmentOf('One'))
  expect(waits).toEqual([1_000, 2_000])
  platform.revoke()
  platform.faults.push(down, down, down, down)
  const failure = await failureOf(on.create(segmentOf('Two')))
  expect(failure.message).toBe('Token request failed with status 503: Down')
  expect(failure.unknown).toBe(false)
  platform.faults.push({ kind: 'ignore', on: 'token', ms: 5 })
  const lost = await failureOf(on.create(segmentOf('Two')))
  expect(lost.message).toMatch(/^Token request failed: .* broke the connection off$/)
  expect(lost.unknown).toBe(false)
  expect(platform.segments.size).toBe(1)
})

describe('a list of segments', () => {
  const fill = async (count: number, listing: NonNullable<Parameters<typeof startMarketplace>[0]>['listing']) => {
    const begun = await begin({ listing })
    for (let at = 0; at < count; at++) {
      const id = `s${at}`
      begun.platform.segments.set(id, { id, name: `Segment ${at}`, description: '', active: true, body: {} })
    }
    return begun
  }
  test.each([
    ['as it should', {}],
    ['under items and segmentId', { key: 'items', idKey: 'segmentId' }],
    ['under data, with a total', { key: 'data', total: true }],
    ['without heeding the name', { name: false }],
    ['without heeding the name, 7 at a time', { name: false, max: 7 }],
  ])('that comes %s is searched to its end', async (_how, listing) => {
    const { on } = await fill(250, listing)
    expect(await on.find('Segment 249')).toBe('s249')
    expect(await on.find('Segment 250')).toBeNull()
  })

  test('whose pages never change is not believed to be whole when they are full', async () => {
    const { on } = await fill(250, { name: false, offset: false })
    expect(await on.find('Segment 99')).toBe('s99')
    const failure = await failureOf(on.find('Segment 249'))
    expect(failure.message).toBe('The marketplace’s list of segments cannot be read to its end')
    const { on: counted } = await fill(100, { name: false, offset: false, total: true })
    expect(await counted.find('Segment 249')).toBeNull()
  })

  test('can be walked as a whole', async () => {
    const { on } = await fill(230, {})
    const walked = await on.work(async (connector, platformCall) => {
      const ids: string[] = []
      for await (const { id } of connector.segments!(platformCall)) ids.push(id)
      return ids
    })
    expect(new Set(walked).size).toBe(230)
  })

  test('that is none is an error, not an empty one', async () => {
    const { on, platform } = await begin()
    platform.faults.push({ kind: 'refuse', on: 'list', status: 200, body: { hits: [] } })
    expect((await failureOf(on.find('x'))).message).toBe('The marketplace’s answer holds no list of segments')
  })
})

test('a test of the connection uses the token that is kept', async () => {
  const { platform, on } = await begin()
  await on.test()
  await on.create(segmentOf('One'))
  expect(platform.requestsFor('token')).toHaveLength(1)
  const response = await call('GET', `/api/connections/${on.id}`, { as: acme.owner })
  expect(response.json().status).toBe('active')
})
