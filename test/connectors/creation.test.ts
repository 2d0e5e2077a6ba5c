import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureOf, segmentOf, usePlatforms } from '../harness/platform'
import { startCustomApi } from '../simulators/platforms/custom-api'
import { startDspapi } from '../simulators/platforms/dspapi'
import type { Fault } from '../simulators/platforms/faults'
import { startMarketplace } from '../simulators/platforms/marketplace'

const { connect, http, waits } = await usePlatforms()
afterAll(() => http.close())

const segment = segmentOf('Trail Runners')
const busy: Fault = { kind: 'refuse', on: 'create', status: 429 }
const broken: Fault = { kind: 'refuse', on: 'create', status: 503, body: { message: 'Down for repair' } }
const doneButBroken: Fault = { kind: 'late-error', on: 'create', status: 500 }

describe.each([
  ['marketplace', startMarketplace],
  ['dspapi', startDspapi],
] as const)('a creation on %s', (name, start) => {
  let platform: Awaited<ReturnType<typeof start>>
  let on: Awaited<ReturnType<typeof connect>>
  beforeEach(async () => {
    platform = await start()
    on = await connect(name, platform)
  })
  afterEach(() => platform.close())

  test('is tried four times, 1, 2 and 4 seconds apart', async () => {
    platform.faults.push(busy, busy, busy)
    expect(await on.create(segment)).toBe([...platform.segments.keys()][0])
    expect(waits).toEqual([1_000, 2_000, 4_000])
  })

  test('costs four calls and no more, whatever they meet', async () => {
    platform.faults.push(busy, broken, busy, broken, broken)
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toContain('failed with status 503')
    expect(failure.message).toContain('Down for repair')
    expect(platform.requestsFor('create')).toHaveLength(4)
  })

  test('waits as long as it is asked to, and not beyond its time', async () => {
    platform.faults.push({ ...busy, headers: { 'retry-after': '9' } })
    await on.create(segment)
    expect(waits).toEqual([9_000])
    platform.faults.push({ ...busy, headers: { 'retry-after': '90' } })
    const failure = await failureOf(on.create(segmentOf('Hikers')))
    expect([failure.status, failure.unknown]).toEqual([429, false])
    expect(waits).toEqual([9_000])
  })

  test('that was done although the platform says 500 is found, not repeated', async () => {
    platform.faults.push(doneButBroken)
    const id = await on.create(segment)
    expect(platform.named('Trail Runners').map((kept) => kept.id)).toEqual([id])
    expect(platform.requestsFor('create')).toHaveLength(1)
  })

  test('does not take an older segment for its own', async () => {
    const old = await on.create(segment)
    platform.faults.push(broken)
    const id = await on.create({ ...segment, except: new Set([old]) })
    expect(id).not.toBe(old)
    platform.faults.push(doneButBroken)
    const third = await on.create({ ...segment, except: new Set([old, id]) })
    expect([...platform.segments.keys()]).toEqual([old, id, third])
  })

  test('is not repeated where the platform cannot be asked what became of it', async () => {
    platform.faults.push(doneButBroken, {
      kind: 'refuse',
      on: 'list',
      status: 400,
      body: { message: 'No lists today' },
    })
    const failure = await failureOf(on.create(segment))
    expect(failure.unknown).toBe(true)
    expect(failure.message).toContain('No lists today')
    expect(platform.requestsFor('create')).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['hangs', { kind: 'hang', on: 'create' }],
    ['is reset', { kind: 'reset', on: 'create' }],
    ['breaks off in its answer', { kind: 'truncate', on: 'create' }],
    ['is told as 500 to the end', { kind: 'late-error', on: 'create', status: 500 }],
  ])('that %s may have been done', async (_what, fault) => {
    platform.faults.push(fault)
    const failure = await failureOf(on.create(segment, 400))
    expect(failure.unknown).toBe(true)
    expect(platform.requestsFor('create')).toHaveLength(1)
    expect(await on.find('Trail Runners')).toBe(platform.named('Trail Runners')[0]!.id)
  })

  test.each([400, 403, 404, 409, 429])('that is answered %i was not done', async (status) => {
    platform.faults.push({ kind: 'refuse', on: 'create', status })
    const failure = await failureOf(on.create(segment, 400))
    expect([failure.status, failure.unknown]).toEqual([status, false])
  })

  test.each<[number, Record<string, string>]>([
    [302, { location: '/segments/1' }],
    [303, { location: '/segments/1' }],
    [303, { location: 'urn:segment:1' }],
    [303, {}],
  ])('that is answered %i with %j may have been done', async (status, headers) => {
    platform.faults.push({ kind: 'late-error', on: 'create', status, headers })
    expect((await failureOf(on.create(segment))).unknown).toBe(true)
    expect(platform.requestsFor('create')).toHaveLength(1)
    expect(await on.find('Trail Runners')).toBe(platform.named('Trail Runners')[0]!.id)
  })

  test.each([301, 307, 308])('that is sent elsewhere with %i was not done', async (status) => {
    platform.faults.push({ kind: 'refuse', on: 'create', status, headers: { location: 'https://other.example/' } })
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toContain('redirects to https://other.example: use that address')
    expect(failure.unknown).toBe(false)
  })

  test('that finds nobody there was not done', async () => {
    if (name === 'marketplace') await on.test()
    await platform.close()
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toContain('refuses connections')
    expect(failure.unknown).toBe(false)
    platform = await start()
  })

  test('that is slow is waited for', async () => {
    platform.faults.push({ kind: 'slow', on: 'create', ms: 150 })
    expect(await on.create(segment)).toBe([...platform.segments.keys()][0])
  })

  test.each(['update', 'deactivate'] as const)('an %s is repeated also where no answer came', async (operation) => {
    const id = await on.create(segment)
    platform.faults.push(
      { kind: 'reset', on: operation },
      { kind: 'refuse', on: operation, status: 502 },
      { kind: 'truncate', on: operation },
    )
    await (operation === 'update' ? on.update(id, segment) : on.deactivate(id))
    expect(platform.requestsFor(operation)).toHaveLength(4)
  })
})

test('a name that is taken by an earlier call of this creation is its own', async () => {
  const platform = await startDspapi({ refusesDuplicates: true })
  const on = await connect('dspapi', platform)
  // The list does not show it yet when it is asked first.
  platform.faults.push(doneButBroken, { kind: 'refuse', on: 'list', status: 200, body: {} })
  const id = await on.create(segment)
  expect(platform.named('Trail Runners').map((kept) => kept.id)).toEqual([id])
  expect(platform.requestsFor('create')).toHaveLength(2)
  const failure = await failureOf(on.create(segment))
  expect([failure.status, failure.unknown]).toEqual([409, false])
  await platform.close()
})

test('a segment without an id is a failed creation that may have been one', async () => {
  const platform = await startDspapi()
  const on = await connect('dspapi', platform)
  platform.faults.push({ kind: 'late-error', on: 'create', status: 200, body: { Success: true } })
  const failure = await failureOf(on.create(segment))
  expect([failure.message, failure.unknown]).toEqual(['Trade Desk API did not return a segment ID', true])
  await platform.close()
})

test('without a way to look it up nothing is created again', async () => {
  const platform = await startCustomApi()
  const { find_url: _, ...config } = platform.config
  const on = await connect('custom_api', { ...platform, config })
  platform.faults.push(busy, doneButBroken)
  const failure = await failureOf(on.create(segment))
  expect([failure.status, failure.unknown]).toEqual([500, true])
  expect(platform.segments.size).toBe(1)
  expect((await failureOf(on.find('Trail Runners'))).message).toContain(
    '"Trail Runners" was created cannot be looked up',
  )
  await platform.close()
})
