import { afterEach, describe, expect, test } from 'vitest'
import { type Key, type Session, useTestApp } from '../harness/app'
import { simulatedHttp } from '../harness/outbound'
import { type Source, startInboundSource } from '../simulators/inbound-source'

const { http, waits, calls } = simulatedHttp()
const { call, staffed, apiKey, db } = await useTestApp({ http })
const acme = await staffed()
const other = await staffed()

type Who = Session | Key
type Options = NonNullable<Parameters<typeof startInboundSource>[0]>

const open: Source[] = []
afterEach(async () => {
  for (const source of open.splice(0)) await source.close()
  waits.length = 0
  calls.length = 0
})
/** A source, and a connection to it. */
async function connect(options: Options, { config = {}, credentials, as = acme, headers = {} }: Connect = {}) {
  const source = await startInboundSource(options)
  open.push(source)
  const body = {
    name: 'Source',
    platform: 'custom_api',
    direction: 'inbound',
    config: { base_url: source.url, ...config },
    credentials,
  }
  const response = await call('POST', '/api/connections', { as: as.owner, body, headers })
  expect(response.statusCode, response.body).toBe(201)
  made.push(response.json().id)
  return { source, url: `/api/connections/${response.json().id}/sync/run`, id: response.json().id as string }
}
type Connect = { config?: object; credentials?: object; as?: typeof acme; headers?: Record<string, string> }
const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) {
    for (const { owner } of [acme, other]) await call('DELETE', `/api/connections/${id}`, { as: owner })
  }
})

const begin = (url: string, as: Who = acme.member, headers = {}) => call('POST', url, { as, headers })
const begun = async (url: string, as: Who = acme.member): Promise<string> => (await begin(url, as)).json().runId
const page = (url: string, runId: string, number?: number, as: Who = acme.member) =>
  call('POST', `${url}/${runId}/page`, { as, body: number === undefined ? undefined : { page: number } })
const status = async (url: string, runId: string, as: Who = acme.viewer) =>
  (await call('GET', `${url}/${runId}/status`, { as })).json()
const cancel = (url: string, runId: string, as: Who = acme.member) =>
  call('PATCH', `${url}/${runId}/status`, { as, body: { status: 'cancelled' } })

/** Pages until it is done. */
async function finish(url: string, runId: string) {
  const answers = []
  for (let calls = 0; calls < 20; calls++) {
    const response = await page(url, runId)
    expect(response.statusCode, response.body).toBe(200)
    answers.push(response.json())
    if (answers.at(-1).done) return answers
  }
  throw new Error('The run does not end')
}

let series = 0
/** Names that no other test uses. */
const things = (count: number) => {
  const of = `zq${(series++).toString(36)}x`
  return Array.from({ length: count }, (_, at) => ({ id: `${of}-${at}`, name: `${of}${at.toString(36)}w Collectors` }))
}
const library = async (items: { id: string }[], orgId = acme.id) =>
  db.query<{ external_id: string; topic_name: string; source: string; batch_id: string; workspace_id: string | null }>({
    text: 'SELECT external_id, topic_name, source, batch_id, workspace_id FROM org_topics WHERE org_id = $1 AND external_id = ANY($2)',
    values: [orgId, items.map(({ id }) => id)],
  })
const credits = async (orgId: string) => {
  const [row] = await db.query<{ used: number }>({
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [orgId],
  })
  return row?.used ?? 0
}

describe('a run', () => {
  test('reads the total, then page after page, and is completed', async () => {
    const items = things(1_100)
    const { url, source, id } = await connect({ items })
    const before = await credits(acme.id)
    const response = await begin(url)
    expect(response.statusCode).toBe(200)
    const { runId } = response.json()
    expect(response.json()).toEqual({ runId: expect.stringMatching(/^run_/), totalItems: 1_100, status: 'running' })
    expect(await status(url, runId)).toMatchObject({
      status: 'running',
      processedPages: 0,
      totalPages: 3,
      successCount: 0,
    })

    const answers = await finish(url, runId)
    expect(
      answers.map(({ page, processedPages, successCount, done }) => [page, processedPages, successCount, done]),
    ).toEqual([
      [1, 1, 500, false],
      [2, 2, 500, false],
      [3, 3, 100, true],
    ])
    expect(answers[2]).toEqual({
      runId,
      page: 3,
      processedPages: 3,
      totalPages: 3,
      successCount: 100,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      errors: [],
      done: true,
    })
    expect(await status(url, runId)).toEqual({
      runId,
      status: 'completed',
      totalItems: 1_100,
      processedPages: 3,
      totalPages: 3,
      successCount: 1_100,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      message: null,
      createdAt: expect.any(String),
      completedAt: expect.any(String),
    })
    const held = await library(items)
    expect(held).toHaveLength(1_100)
    expect(held[0]).toMatchObject({ source: 'sync', batch_id: runId })
    expect(await credits(acme.id)).toBe(before + 1_100)
    expect(source.requests.map(({ url: asked }) => asked.search)).toEqual([
      '?page=1&page_size=500',
      '?page=1&page_size=500',
      '?page=2&page_size=500',
      '?page=3&page_size=500',
    ])
    expect(calls.every(({ timeoutMs, retries }) => timeoutMs === 15_000 && retries === 3)).toBe(true)
    const history = await db.query({
      text: `SELECT DISTINCT change_type, h.source, changed_by FROM org_topic_history h
             JOIN org_topics o ON o.org_id = h.org_id AND o.id = h.org_topic_id WHERE o.batch_id = $1`,
      values: [runId],
    })
    expect(history).toEqual([{ change_type: 'synced', source: `sync:${id}`, changed_by: acme.member.id }])
  })

  test('again finds all of it there and keeps external ids', async () => {
    const items = things(30)
    const { url } = await connect({ items })
    await finish(url, await begun(url))
    const answers = await finish(url, await begun(url))
    expect(answers).toMatchObject([{ successCount: 0, duplicateCount: 30, done: true }])
    expect(await library(items)).toHaveLength(30)
  })

  test('adopts what the catalog holds', async () => {
    const items = things(10)
    const theirs = await connect({ items }, { as: other })
    await finish2(theirs.url, other.member)
    const { url } = await connect({ items })
    expect(await finish(url, await begun(url))).toMatchObject([
      { successCount: 10, adoptedCount: 10, duplicateCount: 0 },
    ])
  })
  const finish2 = async (url: string, as: Who) => page(url, await begun(url, as), undefined, as)

  test('of an empty source is done with its first page', async () => {
    const { url } = await connect({ items: [] })
    const runId = await begun(url)
    expect(await finish(url, runId)).toMatchObject([{ page: 1, successCount: 0, done: true }])
  })

  test('answers with the last page again when it is done', async () => {
    const { url } = await connect({ items: things(3) })
    const runId = await begun(url)
    await finish(url, runId)
    expect((await page(url, runId)).json()).toMatchObject({ page: 1, skipped: true, done: true, successCount: 0 })
  })

  test('reads 300 pages and says what it left', async () => {
    const { url } = await connect({
      items: [{ name: 'Counted' }],
      shape: (items) => ({ items, total: 200_000 }),
      pageSizeMax: 1,
    })
    const runId = await begun(url)
    expect(await status(url, runId)).toMatchObject({
      totalItems: 200_000,
      totalPages: 300,
      message: 'The source has 200000 pages, a run reads the first 300',
    })
  })
})

describe('items', () => {
  test('that cannot be taken are listed, and cost nothing', async () => {
    const [good] = things(1)
    const items = [
      { id: 1 },
      good,
      { name: '' },
      { name: '—' },
      'text',
      null,
      { name: good!.name, parent_category: 'Nonsense' },
    ]
    const { url } = await connect({ items })
    const before = await credits(acme.id)
    const [answer] = await finish(url, await begun(url))
    expect(answer).toMatchObject({ successCount: 1, errorCount: 6, duplicateCount: 0, done: true })
    expect(answer.errors.map(({ row }: { row: number }) => row)).toEqual([1, 3, 4, 5, 6, 7])
    expect(answer.errors[0].message).toContain('topic_name is empty')
    expect(answer.errors[5].message).toContain('parent_category "Nonsense" is unknown')
    expect(await credits(acme.id)).toBe(before + 1)
  })

  test('are mapped, nested fields too; what is given wins', async () => {
    const [thing] = things(1)
    const items = [{ key: thing!.id, info: { label: thing!.name, kind: 'b2b' }, group: 'auto', tags: ['red', 'blue'] }]
    const field_mappings = {
      key: 'external_id',
      'info.label': 'topic_name',
      'info.kind': 'segment_type',
      group: 'parent_category',
      tags: 'keywords',
    }
    const { url } = await connect({ items }, { config: { field_mappings } })
    expect(await finish(url, await begun(url))).toMatchObject([{ successCount: 1 }])
    const search = `/api/topics?internalId=${thing!.id}`
    const { data } = (await call('GET', search, { as: acme.viewer })).json()
    expect(data).toMatchObject([
      { external_id: thing!.id, segment_type: 'B2B', parent_category: 'Auto', keywords: ['red', 'blue'] },
    ])
  })

  test('go to the workspace of the run', async () => {
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'Synced' } })).json().id
    const headers = { 'x-workspace-id': workspace }
    const [first, second] = [things(2), things(2)]
    const theirs = await connect({ items: first }, { headers })
    await finish(theirs.url, await begun(theirs.url))
    const ours = await connect({ items: second })
    const hidden = await begin(theirs.url, acme.member, { 'x-workspace-id': 'ws_unknown' })
    expect(hidden.statusCode).toBe(404)
    await finish(ours.url, await begun(ours.url))
    expect((await library(first)).map(({ workspace_id }) => workspace_id)).toEqual([workspace, workspace])
    expect((await library(second)).map(({ workspace_id }) => workspace_id)).toEqual([null, null])
  })
})

describe('sources', () => {
  test.each([
    ['an array', (items: unknown[]) => items],
    ['data', (items: unknown[]) => ({ data: items })],
    ['results', (items: unknown[]) => ({ results: items, count: null })],
  ])('without a count, in %s: pages until one is empty', async (_where, shape) => {
    const items = things(50)
    const { url } = await connect({ items, shape, pageSizeMax: 20 })
    const response = await begin(url)
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
    expect(await library(items)).toHaveLength(50)
  })

  test('that give less at once than asked for are read to their end', async () => {
    const items = things(25)
    const { url } = await connect({ items, pageSizeMax: 10 })
    const answers = await finish(url, await begun(url))
    expect(answers).toHaveLength(3)
    expect(await library(items)).toHaveLength(25)
  })

  test('that do not page and do not count end by themselves', async () => {
    const items = things(700)
    const { url } = await connect({ items, pages: 'ignored', shape: (all) => all })
    const answers = await finish(url, await begun(url))
    expect(answers.map(({ successCount, duplicateCount }) => [successCount, duplicateCount])).toEqual([
      [700, 0],
      [0, 700],
      [0, 0],
    ])
    expect(await library(items)).toHaveLength(700)
  })

  test('that repeat and reorder pages double nothing', async () => {
    const items = things(30)
    const ordinary = await connect({ items, shape: (all) => ({ items: all, total: 50 }), pageSizeMax: 10 })
    await page(ordinary.url, await begun(ordinary.url))
    const reversed = await connect({ items, pages: 'reversed', pageSizeMax: 10 })
    const answers = await finish(reversed.url, await begun(reversed.url))
    expect(answers.map(({ successCount, duplicateCount }) => [successCount, duplicateCount])).toEqual([
      [10, 0],
      [10, 0],
      [0, 10],
    ])
    expect(await library(items)).toHaveLength(30)
  })

  test('with names and paths of their own', async () => {
    const items = things(30)
    const config = { items_path: 'payload.rows', count_path: 'meta.n', page_param: 'p', page_size_param: 'per' }
    const shape = (rows: unknown[], n: number) => ({ payload: { rows }, meta: { n: String(n) } })
    const { url, source } = await connect(
      { items, shape, names: { page: 'p', pageSize: 'per' }, pageSizeMax: 20 },
      { config },
    )
    expect(await finish(url, await begun(url))).toHaveLength(2)
    expect(source.requests.at(-1)!.url.search).toBe('?p=2&per=500')
  })

  test('that ask for credentials get them', async () => {
    const authorized = (headers: { authorization?: string }) => headers.authorization === 'Bearer t0ken'
    const given = { config: { auth_type: 'bearer' }, credentials: { token: 't0ken' } }
    const { url } = await connect({ items: things(2), authorized }, given)
    expect(await finish(url, await begun(url))).toMatchObject([{ successCount: 2 }])
    const wrong = await connect({ items: [], authorized })
    const refused = await begin(wrong.url)
    expect([refused.statusCode, refused.json().error]).toEqual([
      502,
      `127.0.0.1:${wrong.source.port} answered 401: The token is not valid`,
    ])
  })
})

describe('pages', () => {
  test('come in any order; one that is done is skipped', async () => {
    const items = things(50)
    const { url, source } = await connect({ items, pageSizeMax: 20 })
    const runId = await begun(url)
    expect((await page(url, runId, 3)).json()).toMatchObject({ page: 3, successCount: 10, done: false })
    const asked = source.requests.length
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
    expect(source.requests).toHaveLength(asked)
    expect((await page(url, runId)).json()).toMatchObject({ page: 1 })
    expect((await page(url, runId, 2)).json()).toMatchObject({ processedPages: 3, done: true })
    expect(await library(items)).toHaveLength(50)
  })

  test('asked for at once are taken once', async () => {
    const items = things(40)
    const { url } = await connect({ items, pageSizeMax: 20 })
    const runId = await begun(url)
    const before = await credits(acme.id)
    const answers = await Promise.all([1, 1, 1, 2, 2].map(async (number) => (await page(url, runId, number)).json()))
    expect(answers.filter(({ skipped }) => !skipped)).toHaveLength(2)
    expect(await status(url, runId)).toMatchObject({ status: 'completed', processedPages: 2, successCount: 40 })
    expect(await library(items)).toHaveLength(40)
    expect(await credits(acme.id)).toBe(before + 40)
  })

  test('of a source without a count also come in any order', async () => {
    const items = things(50)
    const { url } = await connect({ items, shape: (all) => all, pageSizeMax: 20 })
    const runId = await begun(url)
    expect((await page(url, runId, 6)).json()).toMatchObject({ successCount: 0, totalPages: 5, done: false })
    expect((await page(url, runId, 4)).json()).toMatchObject({ successCount: 0, totalPages: 3, done: false })
    for (const number of [3, 1]) expect((await page(url, runId, number)).json().done).toBe(false)
    expect((await page(url, runId)).json()).toMatchObject({ page: 2, processedPages: 3, done: true })
    expect(await library(items)).toHaveLength(50)
  })

  test.each([
    [0, 'page must be a whole number from 1 to 300'],
    [301, 'page must be a whole number from 1 to 300'],
    [1.5, 'page must be a whole number from 1 to 300'],
    ['1', 'page must be a whole number from 1 to 300'],
    [2, 'page must be from 1 to 1'],
  ])('%j is a 400', async (number, error) => {
    const { url } = await connect({ items: things(1) })
    const response = await page(url, await begun(url), number as number)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })
})

describe('faults', () => {
  const broken = { kind: 'answer', status: 503, body: { message: 'Down for repair' } } as const

  test('that pass are waited for', async () => {
    const items = things(4)
    const { url, source } = await connect({ items })
    const runId = await begun(url)
    source.faults.push(broken, { kind: 'truncated' }, { kind: 'answer', status: 429, headers: { 'retry-after': '9' } })
    expect((await page(url, runId)).json()).toMatchObject({ successCount: 4, done: true })
    expect(waits).toEqual([1_000, 2_000, 9_000])
  })

  test('that do not pass fail the run, in the source’s words', async () => {
    const { url, source } = await connect({ items: things(4) })
    const runId = await begun(url)
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
    const { url, source } = await connect({ items: things(1) })
    const runId = await begun(url)
    source.faults.push(fault)
    const response = await page(url, runId)
    expect(response.statusCode).toBe(502)
    expect(response.json().error).toContain(error)
    expect(waits).toEqual([])
    expect((await status(url, runId)).status).toBe('failed')
  })

  test('when the run begins are a 502 and no run', async () => {
    const { url, source, id } = await connect({ items: things(1) })
    source.faults.push({ kind: 'answer', status: 404, body: 'no such list' })
    const response = await begin(url)
    expect([response.statusCode, response.json()]).toEqual([
      502,
      { error: `127.0.0.1:${source.port} answered 404: no such list` },
    ])
    expect(await db.query({ text: 'SELECT 1 FROM sync_runs WHERE connection_id = $1', values: [id] })).toEqual([])
  })

  test('a count that is no number says so', async () => {
    const { url } = await connect({ items: things(1) }, { config: { count_path: 'meta.total' } })
    expect((await begin(url)).json().error).toContain('holds no number at count_path "meta.total"')
  })
})

describe('cancelling', () => {
  test('keeps what is done and takes no more', async () => {
    const items = things(30)
    const { url } = await connect({ items, pageSizeMax: 20 })
    const runId = await begun(url)
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
    expect(await library(items)).toHaveLength(20)
    const wrong = await call('PATCH', `${url}/${runId}/status`, { as: acme.member, body: { status: 'completed' } })
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'status must be cancelled' }])
  })

  test('while a page is under way undoes that page', async () => {
    const items = things(3)
    const { url, source } = await connect({ items })
    const runId = await begun(url)
    source.faults.push({ kind: 'silent' })
    const underWay = page(url, runId)
    await expect.poll(() => source.requests.length).toBe(2)
    await cancel(url, runId)
    await source.close()
    expect((await underWay).statusCode).toBeGreaterThanOrEqual(409)
    expect(await library(items)).toEqual([])
    expect((await status(url, runId)).status).toBe('cancelled')
  })
})

describe('who may', () => {
  test('keys with the scope sync, and sessions of those who import', async () => {
    const { url } = await connect({ items: things(2) })
    const key = await apiKey(acme.owner, ['sync'])
    const runId = await begun(url, key)
    expect((await page(url, runId, undefined, key)).statusCode).toBe(200)
    expect((await status(url, runId, key)).status).toBe('completed')
    const without = await begin(url, await apiKey(acme.owner, ['topics:write']))
    expect([without.statusCode, without.json()]).toEqual([401, { error: 'Insufficient scopes' }])
    for (const response of [
      await begin(url, acme.viewer),
      await page(url, runId, 1, acme.viewer),
      await cancel(url, runId, acme.viewer),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([403, { error: 'Forbidden' }])
    }
  })

  test('another organization’s connection and run are not found', async () => {
    const { url } = await connect({ items: things(1) })
    const { url: second } = await connect({ items: things(1) })
    const runId = await begun(url)
    const answers = [
      await begin(url, other.owner),
      await page(url, runId, 1, other.owner),
      await call('GET', `${url}/${runId}/status`, { as: other.owner }),
      await cancel(url, runId, other.owner),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Connection not found' }])
    }
    for (const answer of [
      await page(second, runId),
      await page(url, 'run_unknown'),
      await cancel(url, 'run_unknown'),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Sync run not found' }])
    }
  })

  test('an outbound connection is not read from', async () => {
    const body = { name: 'Out', platform: 'dspapi', direction: 'outbound', config: {} }
    const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()
    made.push(id)
    const response = await begin(`/api/connections/${id}/sync/run`)
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'Connection is outbound, cannot sync' }])
  })

  test('a page that would pass the quota is refused whole, and the run goes on later', async () => {
    const free = await staffed('free')
    const items = things(101)
    const { url } = await connect({ items }, { as: free })
    const runId = await begun(url, free.member)
    const response = await page(url, runId, undefined, free.member)
    expect(response.statusCode).toBe(429)
    expect(response.json()).toMatchObject({ error: 'Monthly classifications quota exceeded', limit: 100, used: 0 })
    expect(await library(items, free.id)).toEqual([])
    expect((await status(url, runId, free.viewer)).status).toBe('running')
  })
})
