import { describe, expect, test } from 'vitest'
import { useSync } from '../harness/sync'
import { withResolvers } from '../harness/with-resolvers'

const { call, acme, connect, newRun, page, status, cancel, newItems, libraryTopics, usedCredits } = await useSync()

describe('pages', () => {
  test('are accepted in any order, and skipped if done', async () => {
    const items = newItems(50)
    const { url, source } = await connect({ items, pageSizeMax: 20 })
    const runId = await newRun(url)
    expect((await page(url, runId, 3)).json()).toMatchObject({ page: 3, successCount: 10, done: false })
    const requestCount = source.requests.length
    expect((await page(url, runId, 3)).json()).toEqual({
      runId,
      page: 3,
      processedPages: 1,
      totalPages: 3,
      successCount: 0,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      errors: [],
      done: false,
      skipped: true,
    })
    expect(source.requests).toHaveLength(requestCount)
    expect((await page(url, runId)).json()).toMatchObject({ page: 1 })
    expect((await page(url, runId, 2)).json()).toMatchObject({ processedPages: 3, done: true })
    expect(await libraryTopics(items)).toHaveLength(50)
  })

  test('requested twice at the same time are saved once', async () => {
    const items = newItems(40)
    const { url } = await connect({ items, pageSizeMax: 20 })
    const runId = await newRun(url)
    const before = await usedCredits(acme.id)
    const answers = await Promise.all([1, 1, 1, 2, 2].map(async (number) => (await page(url, runId, number)).json()))
    expect(answers.filter(({ skipped }) => !skipped)).toHaveLength(2)
    expect(await status(url, runId)).toMatchObject({ status: 'completed', processedPages: 2, successCount: 40 })
    expect(await libraryTopics(items)).toHaveLength(40)
    expect(await usedCredits(acme.id)).toBe(before + 40)
  })

  test('of a source without a total are accepted in any order too', async () => {
    const items = newItems(50)
    const { url } = await connect({ items, shape: (all) => all, pageSizeMax: 20 })
    const runId = await newRun(url)
    expect((await page(url, runId, 6)).json()).toMatchObject({ successCount: 0, totalPages: 5, done: false })
    expect((await page(url, runId, 4)).json()).toMatchObject({ successCount: 0, totalPages: 3, done: false })
    for (const number of [3, 1]) expect((await page(url, runId, number)).json().done).toBe(false)
    expect((await page(url, runId)).json()).toMatchObject({ page: 2, processedPages: 3, done: true })
    expect(await libraryTopics(items)).toHaveLength(50)
  })

  test.each([
    [0, 'page must be a whole number from 1 to 300'],
    [301, 'page must be a whole number from 1 to 300'],
    [1.5, 'page must be a whole number from 1 to 300'],
    ['1', 'page must be a whole number from 1 to 300'],
    [2, 'page must be from 1 to 1'],
  ])('%j is a 400', async (number, error) => {
    const { url } = await connect({ items: newItems(1) })
    const response = await page(url, await newRun(url), number as number)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })
})

describe('cancelling', () => {
  test('keeps finished pages and saves no more', async () => {
    const items = newItems(30)
    const { url } = await connect({ items, pageSizeMax: 20 })
    const runId = await newRun(url)
    await page(url, runId)
    const response = await cancel(url, runId)
    expect([response.statusCode, response.json()]).toEqual([200, { runId, status: 'cancelled' }])
    const refused = await page(url, runId)
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Run is cancelled, cannot sync' }])
    expect((await page(url, runId, 1)).json()).toMatchObject({ skipped: true, done: false })
    const again = await cancel(url, runId)
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: 'Sync run is cancelled, can only cancel a running one' },
    ])
    expect(await libraryTopics(items)).toHaveLength(20)
    const wrong = await call('PATCH', `${url}/${runId}/status`, { as: acme.member, body: { status: 'completed' } })
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'status must be cancelled' }])
  })

  test('rolls back the page in progress', async () => {
    const items = newItems(3)
    const { url, source } = await connect({ items })
    const runId = await newRun(url)
    const { promise: until, resolve } = withResolvers()
    source.faults.push({ kind: 'late', until })
    const underWay = page(url, runId)
    await expect.poll(() => source.requests.length).toBe(2)
    await cancel(url, runId)
    resolve()
    const refused = await underWay
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Run is cancelled, cannot sync' }])
    expect(await libraryTopics(items)).toEqual([])
    expect((await status(url, runId)).status).toBe('cancelled')
  })

  test('also by deleting the connection', async () => {
    const items = newItems(3)
    const { url, source, id } = await connect({ items })
    const runId = await newRun(url)
    const { promise: until, resolve } = withResolvers()
    source.faults.push({ kind: 'late', until })
    const underWay = page(url, runId)
    await expect.poll(() => source.requests.length).toBe(2)
    expect((await call('DELETE', `/api/connections/${id}`, { as: acme.owner })).statusCode).toBe(200)
    resolve()
    const refused = await underWay
    expect([refused.statusCode, refused.json()]).toEqual([404, { error: 'Connection not found' }])
    expect(await libraryTopics(items)).toEqual([])
  })
})
