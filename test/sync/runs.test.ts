import { describe, expect, test } from 'vitest'
import type { Key, Session } from '../harness/app'
import { select } from '../harness/select'
import { useSync } from '../harness/sync'

const {
  call,
  staffed,
  apiKey,
  db,
  calls,
  acme,
  other,
  connectionIds,
  connect,
  startRun,
  newRun,
  page,
  status,
  cancel,
  finish,
  newItems,
  libraryTopics,
  usedCredits,
} = await useSync()

type Who = Session | Key

describe('a run', () => {
  test('reads the total, then the pages, and is completed', async () => {
    const items = newItems(1_100)
    const { url, source, id } = await connect({ items })
    const before = await usedCredits(acme.id)
    const response = await startRun(url)
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
    const topics = await libraryTopics(items)
    expect(topics).toHaveLength(1_100)
    expect(topics[0]).toMatchObject({ source: 'sync', batch_id: runId })
    expect(await usedCredits(acme.id)).toBe(before + 1_100)
    expect(source.requests.map(({ url: requested }) => requested.search)).toEqual([
      '?page=1&page_size=500',
      '?page=1&page_size=500',
      '?page=2&page_size=500',
      '?page=3&page_size=500',
    ])
    expect(calls.every(({ timeoutMs, retries }) => timeoutMs === 15_000 && retries === 3)).toBe(true)
    const history = await select(db, {
      text: `SELECT DISTINCT change_type, h.source, changed_by FROM org_topic_history h
             JOIN org_topics o ON o.org_id = h.org_id AND o.id = h.org_topic_id WHERE o.batch_id = $1`,
      values: [runId],
    })
    expect(history).toEqual([{ change_type: 'synced', source: `sync:${id}`, changed_by: acme.member.id }])
  })

  test('repeated, finds only duplicates and keeps external ids', async () => {
    const items = newItems(30)
    const { url } = await connect({ items })
    await finish(url, await newRun(url))
    const answers = await finish(url, await newRun(url))
    expect(answers).toMatchObject([{ successCount: 0, duplicateCount: 30, done: true }])
    expect(await libraryTopics(items)).toHaveLength(30)
  })

  test('adopts topics of the catalog', async () => {
    const items = newItems(10)
    const theirs = await connect({ items }, { as: other })
    await finish2(theirs.url, other.member)
    const { url } = await connect({ items })
    expect(await finish(url, await newRun(url))).toMatchObject([
      { successCount: 10, adoptedCount: 10, duplicateCount: 0 },
    ])
  })
  const finish2 = async (url: string, as: Who) => page(url, await newRun(url, as), undefined, as)

  test('of an empty source is completed by its first page', async () => {
    const { url } = await connect({ items: [] })
    const runId = await newRun(url)
    expect(await finish(url, runId)).toMatchObject([{ page: 1, successCount: 0, done: true }])
  })

  test('answers with the last page again once it is completed', async () => {
    const { url } = await connect({ items: newItems(3) })
    const runId = await newRun(url)
    await finish(url, runId)
    expect((await page(url, runId)).json()).toMatchObject({ page: 1, skipped: true, done: true, successCount: 0 })
  })

  test('reads 300 pages and reports how many it left out', async () => {
    const { url } = await connect({
      items: [{ name: 'Counted' }],
      shape: (items) => ({ items, total: 200_000 }),
      pageSizeMax: 1,
    })
    const runId = await newRun(url)
    expect(await status(url, runId)).toMatchObject({
      totalItems: 200_000,
      totalPages: 300,
      message: 'The source has 200000 pages, a run reads the first 300',
    })
  })
})

describe('items', () => {
  test('that cannot be read are listed and cost no credits', async () => {
    const [good] = newItems(1)
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
    const before = await usedCredits(acme.id)
    const [answer] = await finish(url, await newRun(url))
    expect(answer).toMatchObject({ successCount: 1, errorCount: 6, duplicateCount: 0, done: true })
    expect(answer.errors.map(({ row }: { row: number }) => row)).toEqual([1, 3, 4, 5, 6, 7])
    expect(answer.errors[0].message).toContain('topic_name is empty')
    expect(answer.errors[5].message).toContain('parent_category "Nonsense" is unknown')
    expect(await usedCredits(acme.id)).toBe(before + 1)
  })

  test('are mapped, with nested fields; explicit values win', async () => {
    const [thing] = newItems(1)
    const items = [{ key: thing!.id, info: { label: thing!.name, kind: 'b2b' }, group: 'auto', tags: ['red', 'blue'] }]
    const field_mappings = {
      key: 'external_id',
      'info.label': 'topic_name',
      'info.kind': 'segment_type',
      group: 'parent_category',
      tags: 'keywords',
    }
    const { url } = await connect({ items }, { config: { field_mappings } })
    expect(await finish(url, await newRun(url))).toMatchObject([{ successCount: 1 }])
    const search = `/api/topics?internalId=${thing!.id}`
    const { data } = (await call('GET', search, { as: acme.viewer })).json()
    expect(data).toMatchObject([
      { external_id: thing!.id, segment_type: 'B2B', parent_category: 'Auto', keywords: ['red', 'blue'] },
    ])
  })

  test('go to the workspace of the run', async () => {
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'Synced' } })).json().id
    const headers = { 'x-workspace-id': workspace }
    const [first, second] = [newItems(2), newItems(2)]
    const theirs = await connect({ items: first }, { headers })
    await finish(theirs.url, await newRun(theirs.url))
    const ours = await connect({ items: second })
    const hidden = await startRun(theirs.url, acme.member, { 'x-workspace-id': 'ws_unknown' })
    expect(hidden.statusCode).toBe(404)
    await finish(ours.url, await newRun(ours.url))
    expect((await libraryTopics(first)).map(({ workspace_id }) => workspace_id)).toEqual([workspace, workspace])
    expect((await libraryTopics(second)).map(({ workspace_id }) => workspace_id)).toEqual([null, null])
  })
})

describe('access', () => {
  test('is for keys with the scope sync and sessions with the permission import', async () => {
    const { url } = await connect({ items: newItems(2) })
    const key = await apiKey(acme.owner, ['sync'])
    const runId = await newRun(url, key)
    expect((await page(url, runId, undefined, key)).statusCode).toBe(200)
    expect((await status(url, runId, key)).status).toBe('completed')
    const without = await startRun(url, await apiKey(acme.owner, ['topics:write']))
    expect([without.statusCode, without.json()]).toEqual([401, { error: 'Insufficient scopes' }])
    for (const response of [
      await startRun(url, acme.viewer),
      await page(url, runId, 1, acme.viewer),
      await cancel(url, runId, acme.viewer),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([403, { error: 'Forbidden' }])
    }
  })

  test('connections and runs of other organizations are a 404', async () => {
    const { url } = await connect({ items: newItems(1) })
    const { url: second } = await connect({ items: newItems(1) })
    const runId = await newRun(url)
    const answers = [
      await startRun(url, other.owner),
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

  test('an outbound connection cannot be synced', async () => {
    const body = { name: 'Out', platform: 'dspapi', direction: 'outbound', config: {} }
    const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()
    connectionIds.push(id)
    const response = await startRun(`/api/connections/${id}/sync/run`)
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'Connection is outbound, cannot sync' }])
  })

  test('a page beyond the quota is refused entirely, and the run can go on later', async () => {
    const free = await staffed('free')
    const items = newItems(101)
    const { url } = await connect({ items }, { as: free })
    const runId = await newRun(url, free.member)
    const response = await page(url, runId, undefined, free.member)
    expect(response.statusCode).toBe(429)
    expect(response.json()).toMatchObject({ error: 'Monthly classifications quota exceeded', limit: 100, used: 0 })
    expect(await libraryTopics(items, free.id)).toEqual([])
    expect((await status(url, runId, free.viewer)).status).toBe('running')
  })
})
