import { describe, expect, test } from 'vitest'
import { select } from '../harness/select'
import { useSync } from '../harness/sync'
import { withResolvers } from '../harness/with-resolvers'

const { db, waits, connect, startRun, newRun, page, status, cancel, finish, newItems, libraryTopics } = await useSync()

describe('sources', () => {
  test.each([
    ['an array', (items: unknown[]) => items],
    ['data', (items: unknown[]) => ({ data: items })],
    ['results', (items: unknown[]) => ({ results: items, count: null })],
  ])('without a total, in %s: read until a page is empty', async (_where, shape) => {
    const items = newItems(50)
    const { url } = await connect({ items, shape, pageSizeMax: 20 })
    const response = await startRun(url)
    expect(response.json()).toMatchObject({ totalItems: null, status: 'running' })
    const { runId } = response.json()
    expect((await status(url, runId)).totalPages).toBeNull()
    const answers = await finish(url, runId)
    expect(answers.map(({ page, successCount, done }) => [page, successCount, done])).toEqual([
      [1, 20, false],
      [2, 20, false],
      [3, 10, false],
      [4, 0, true],
    ])
    expect(await status(url, runId)).toMatchObject({ status: 'completed', processedPages: 3, totalPages: 3 })
    expect(await libraryTopics(items)).toHaveLength(50)
  })

  test('that send smaller pages than requested are read to the end', async () => {
    const items = newItems(25)
    const { url } = await connect({ items, pageSizeMax: 10 })
    const answers = await finish(url, await newRun(url))
    expect(answers).toHaveLength(3)
    expect(await libraryTopics(items)).toHaveLength(25)
  })

  test('without pages and without a total come to an end', async () => {
    const items = newItems(700)
    const { url } = await connect({ items, pages: 'ignored', shape: (all) => all })
    const answers = await finish(url, await newRun(url))
    expect(answers.map(({ successCount, duplicateCount }) => [successCount, duplicateCount])).toEqual([
      [700, 0],
      [0, 700],
      [0, 0],
    ])
    expect(await libraryTopics(items)).toHaveLength(700)
  })

  test('that repeat and reorder pages create no duplicates', async () => {
    const items = newItems(30)
    const ordinary = await connect({ items, shape: (all) => ({ items: all, total: 50 }), pageSizeMax: 10 })
    await page(ordinary.url, await newRun(ordinary.url))
    const reversed = await connect({ items, pages: 'reversed', pageSizeMax: 10 })
    const answers = await finish(reversed.url, await newRun(reversed.url))
    expect(answers.map(({ successCount, duplicateCount }) => [successCount, duplicateCount])).toEqual([
      [10, 0],
      [10, 0],
      [0, 10],
    ])
    expect(await libraryTopics(items)).toHaveLength(30)
  })

  test('with other parameter names and paths', async () => {
    const items = newItems(30)
    const config = { items_path: 'payload.rows', count_path: 'meta.n', page_param: 'p', page_size_param: 'per' }
    const shape = (rows: unknown[], n: number) => ({ payload: { rows }, meta: { n: String(n) } })
    const { url, source } = await connect(
      { items, shape, names: { page: 'p', pageSize: 'per' }, pageSizeMax: 20 },
      { config },
    )
    expect(await finish(url, await newRun(url))).toHaveLength(2)
    expect(source.requests.at(-1)!.url.search).toBe('?p=2&per=500')
  })

  test('with ids that no number holds keep each of them', async () => {
    const items = newItems(2).map(({ name }, index) => ({ id: `123456789012345678${index}`, name }))
    const unquoted = (page: unknown[]) => JSON.stringify(page).replace(/"(\d+)"/g, '$1')
    const { url } = await connect({ items, shape: (page, total) => `{"items":${unquoted(page)},"total":${total}}` })
    await finish(url, await newRun(url))
    const ids = (await libraryTopics(items)).map(({ external_id }) => external_id)
    expect(ids.sort()).toEqual(['1234567890123456780', '1234567890123456781'])
  })

  test('that require credentials get them', async () => {
    const authorized = (headers: { authorization?: string }) => headers.authorization === 'Bearer t0ken'
    const bearer = { config: { auth_type: 'bearer' }, credentials: { token: 't0ken' } }
    const { url } = await connect({ items: newItems(2), authorized }, bearer)
    expect(await finish(url, await newRun(url))).toMatchObject([{ successCount: 2 }])
    const wrong = await connect({ items: [], authorized })
    const refused = await startRun(wrong.url)
    expect([refused.statusCode, refused.json().error]).toEqual([
      502,
      `127.0.0.1:${wrong.source.port} answered 401: The token is not valid`,
    ])
  })
})

describe('faults', () => {
  const broken = { kind: 'answer', status: 503, body: { message: 'Down for repair' } } as const

  test('that are temporary are retried', async () => {
    const items = newItems(4)
    const { url, source } = await connect({ items })
    const runId = await newRun(url)
    source.faults.push(broken, { kind: 'truncated' }, { kind: 'answer', status: 429, headers: { 'retry-after': '9' } })
    expect((await page(url, runId)).json()).toMatchObject({ successCount: 4, done: true })
    expect(waits).toEqual([1_000, 2_000, 9_000])
  })

  test('that persist fail the run with the source’s explanation', async () => {
    const { url, source } = await connect({ items: newItems(4) })
    const runId = await newRun(url)
    source.faults.push(broken, broken, broken, broken)
    const error = `127.0.0.1:${source.port} answered 503: Down for repair`
    const response = await page(url, runId)
    expect([response.statusCode, response.json()]).toEqual([502, { error }])
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(await status(url, runId)).toMatchObject({ status: 'failed', message: error, processedPages: 0 })
    const again = await page(url, runId)
    expect([again.statusCode, again.json()]).toEqual([409, { error: 'Run is failed, cannot sync' }])
    const late = await cancel(url, runId)
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { error: 'Sync run is failed, can only cancel a running one' },
    ])
  })

  test('end the run when the last attempt has failed, however long the retries took', async () => {
    let isDown = false
    const { url, source } = await connect({ items: newItems(1), authorized: () => !isDown })
    const runId = await newRun(url)
    isDown = true
    const { promise, resolve } = withResolvers()
    source.faults.push(broken, broken, broken, { kind: 'late', until: promise })
    const asked = source.requests.length
    const reading = page(url, runId)
    await expect.poll(() => source.requests.length).toBe(asked + 4)
    const lastAttempt = new Date().toISOString()
    resolve()
    expect((await reading).statusCode).toBe(502)
    const { completedAt } = await status(url, runId)
    expect(completedAt >= lastAttempt, `${completedAt} is before ${lastAttempt}`).toBe(true)
  })

  test.each([
    [{ kind: 'answer', status: 401, body: { error: 'Expired' } }, 'answered 401: Expired'],
    [{ kind: 'answer', status: 429, headers: { 'retry-after': '3600' } }, 'answered 429'],
    [{ kind: 'answer', status: 200, body: { list: [] } }, 'holds no list of items'],
    [{ kind: 'redirect', to: 'http://10.0.0.1/' }, 'Call refused: 10.0.0.1 is a private address'],
    [{ kind: 'huge' }, 'more than 16 MB'],
    [
      { kind: 'answer', status: 200, body: { items: new Array(5_001).fill({ name: 'x' }) } },
      'The source sent 5001 items at once, at most 5000 can be taken',
    ],
  ] as const)('of a kind that stays are not tried again: %#', async (fault, error) => {
    const { url, source } = await connect({ items: newItems(1) })
    const runId = await newRun(url)
    source.faults.push(fault)
    const response = await page(url, runId)
    expect(response.statusCode).toBe(502)
    expect(response.json().error).toContain(error)
    expect(waits).toEqual([])
    expect((await status(url, runId)).status).toBe('failed')
  })

  test('at the start are a 502 without a run', async () => {
    const { url, source, id } = await connect({ items: newItems(1) })
    source.faults.push({ kind: 'answer', status: 404, body: 'no such list' })
    const response = await startRun(url)
    expect([response.statusCode, response.json()]).toEqual([
      502,
      { error: `127.0.0.1:${source.port} answered 404: no such list` },
    ])
    expect(await select(db, { text: 'SELECT 1 FROM sync_runs WHERE connection_id = $1', values: [id] })).toEqual([])
  })

  test('a total that is not a number is reported', async () => {
    const { url } = await connect({ items: newItems(1) }, { config: { count_path: 'meta.total' } })
    expect((await startRun(url)).json().error).toContain('holds no number at count_path "meta.total"')
  })
})
