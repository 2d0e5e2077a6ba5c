import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../harness/app'
import { useRuns } from '../harness/runs'
import { select } from '../harness/select'

const app = await useRuns()
const { acme, other, call, db, act, show, list, drive, names, startImport, startSync } = app
let operator: Session
beforeAll(async () => {
  operator = await app.user(undefined, 'member', true)
})
beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM import_batches' })
  await db.execute({ text: 'DELETE FROM jobs' })
})

const startPush = async (count: number, body: object = { drive: 'server' }) => {
  const { platform, id } = await app.connectMarketplace()
  const topicIds = await app.createTopics(count)
  const { runId } = (await app.startRun(id, { topicIds, ...body })).json()
  return { platform, id, runId: runId as string, topicIds }
}

describe('the list', () => {
  test('has runs of all kinds, with who started them and how far they are', async () => {
    const key = await app.apiKey(acme.owner)
    const [name] = names(1)
    const { batchId } = await startImport([[name!, '', name!]], { as: key })
    const { id, runId } = await startPush(3)
    const { jobId } = (await call('POST', '/api/hygiene/refresh', { as: acme.member })).json()
    await drive()
    const { data, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(data.map((run: { id: string }) => run.id)).toEqual([jobId, runId, batchId])
    const [job, push, imported] = data
    expect(job).toMatchObject({ kind: 'job', title: 'refresh_activations', driver: 'client', source: 'console' })
    expect(push).toMatchObject({
      kind: 'push',
      state: 'completed',
      driver: 'server',
      source: 'console',
      startedBy: { userId: acme.member.id, key: null },
      connection: { id, name: 'marketplace' },
      progress: { total: 3, processed: 3, secondsLeft: null },
      counts: { success: 3, errors: 0, skipped: 0, fallbacks: 0 },
      lastError: null,
      actions: [],
    })
    expect(push.startedAt && push.progressedAt && push.completedAt).toBeTypeOf('string')
    expect(imported).toMatchObject({
      kind: 'import',
      title: expect.stringMatching(/^topics-/),
      state: 'completed',
      driver: 'client',
      source: 'key',
      startedBy: { userId: acme.owner.id, key: { name: 'test' } },
      connection: null,
      progress: { total: 3, processed: 3 },
      counts: { success: 1, errors: 1, skipped: 1 },
    })
  })

  test('comes in pages and by kind, state and connection', async () => {
    const ids: string[] = []
    for (const name of names(4)) ids.unshift((await startImport([[name]])).batchId)
    const { id, runId } = await startPush(1)
    const first = await list('?limit=3')
    expect(first.data.map((run: { id: string }) => run.id)).toEqual([runId, ...ids.slice(0, 2)])
    const second = await list(`?limit=3&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ data: [{ id: ids[2] }, { id: ids[3] }], nextCursor: null })
    const idsOf = async (query: string) => (await list(query)).data.map((run: { id: string }) => run.id)
    expect(await idsOf('?kind=push')).toEqual([runId])
    expect(await idsOf(`?connectionId=${id}`)).toEqual([runId])
    expect(await idsOf('?state=pending')).toEqual([runId])
    expect(await idsOf('?state=completed')).toEqual(ids)
    expect(await idsOf('?state=pending&state=completed&limit=2')).toEqual([runId, ids[0]])
    expect(await idsOf('?state=pending&state=running&state=paused')).toEqual([runId])
    expect(await idsOf('?kind=sync')).toEqual([])
  })

  test.each([
    ['?kind=export', 'kind must be one of import, push, sync, job, undo'],
    ['?state=done', 'state must be one of pending, running, paused, completed, failed, cancelled'],
    ['?state=running&state=done', 'state must be one of pending, running, paused, completed, failed, cancelled'],
    ['?limit=0', 'limit must be a whole number from 1 to 100'],
    ['?cursor=x', 'cursor must be the nextCursor of an earlier page'],
    [`?cursor=${Buffer.from('2026-13-45T00:00:00.000Z run_x').toString('base64url')}`, /^cursor must be/],
    [`?cursor=${Buffer.from('-271821-04-20T00:00:00.000Z run_x').toString('base64url')}`, /^cursor must be/],
  ])('%s is a 400', async (query, message) => {
    const response = await call('GET', `/api/runs${query}`, { as: acme.viewer })
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(message)])
  })

  test('tells the rate and the time left', async () => {
    const { batchId } = await startImport([names(500), names(500), names(1)], { drive: 'server' })
    await db.execute({
      text: `UPDATE runs SET started_at = now() - interval '10 s', measured_at = now() - interval '10 s' WHERE id = $1`,
      values: [batchId],
    })
    await db.execute({
      text: 'UPDATE import_batches SET processed_rows = 500, success_count = 500 WHERE id = $1',
      values: [batchId],
    })
    const { progress } = await show(batchId)
    expect(progress).toMatchObject({ total: 1001, processed: 500 })
    expect(progress.rate).toBeGreaterThan(40)
    expect(progress.rate).toBeLessThan(51)
    expect(progress.secondsLeft).toBe(Math.ceil(501 / progress.rate))
  })
})

describe('who may see and change runs', () => {
  test('other organizations see nothing of them', async () => {
    const { batchId } = await startImport([names(1)], { drive: 'server' })
    expect((await list('', other.owner)).data).toEqual([])
    for (const action of ['pause', 'resume', 'cancel', 'retry']) {
      expect((await act(batchId, action, other.owner)).statusCode).toBe(404)
    }
    for (const path of ['', '/failures.csv']) {
      const response = await call('GET', `/api/runs/${batchId}${path}`, { as: other.owner })
      expect([response.statusCode, response.json().error]).toEqual([404, 'Run not found'])
    }
  })

  test('a viewer may look, and a key needs the scope of the kind', async () => {
    const { batchId } = await startImport([names(1)], { drive: 'server' })
    const { runId } = await startPush(1)
    expect((await act(batchId, 'pause', acme.viewer)).statusCode).toBe(403)
    const reader = await app.apiKey(acme.owner, ['topics:read'])
    expect((await list('', reader)).data).toMatchObject([{ id: batchId }])
    expect((await call('GET', `/api/runs/${runId}`, { as: reader })).statusCode).toBe(404)
    const refused = await act(batchId, 'pause', reader)
    expect([refused.statusCode, refused.json().error]).toEqual([401, 'Insufficient scopes'])
    const writer = await app.apiKey(acme.owner, ['topics:read', 'topics:write'])
    expect((await act(batchId, 'pause', writer)).statusCode).toBe(200)
    expect((await call('GET', '/api/runs')).statusCode).toBe(401)
    const stranger = await app.apiKey(acme.owner, ['export'])
    expect((await call('GET', '/api/runs', { as: stranger })).json().error).toBe('Insufficient scopes')
  })

  test('a workspace has its own', async () => {
    const { id } = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
    const headers = { 'x-workspace-id': id }
    const { batchId } = await startImport([names(1)])
    expect((await call('GET', '/api/runs', { as: acme.viewer, headers })).json().data).toEqual([])
    expect((await call('GET', `/api/runs/${batchId}`, { as: acme.viewer, headers })).statusCode).toBe(404)
  })

  test('operators have those of the system', async () => {
    const body = { jobType: 'reclassify', config: { mode: 'local' }, drive: 'server' }
    const { jobId } = (await call('POST', '/api/admin/jobs', { as: operator, body })).json()
    const runs = (await call('GET', '/api/admin/runs', { as: operator })).json().data
    expect(runs).toMatchObject([{ id: jobId, kind: 'job', title: 'reclassify', driver: 'server' }])
    expect((await list()).data).toEqual([])
    expect((await act(jobId, 'cancel', acme.owner)).statusCode).toBe(404)
    expect((await call('GET', '/api/admin/runs', { as: acme.owner })).statusCode).toBe(403)
    const cancelled = await call('POST', `/api/admin/runs/${jobId}/cancel`, { as: operator })
    expect(cancelled.json()).toMatchObject({ id: jobId, state: 'cancelled' })
  })
})

describe('the servers', () => {
  test('seed the catalog for operators', async () => {
    const mappings = [{ csvColumn: 'Topic', targetField: 'topic_name' }]
    const body = { filename: 'seed.csv', totalRows: 3, mappings, drive: 'server' }
    const { batchId } = (await call('POST', '/api/admin/topics/bulk', { as: operator, body })).json()
    const chunk = { chunkIndex: 0, mappings, rows: names(3).map((Topic) => ({ Topic })) }
    const sent = await call('POST', `/api/admin/topics/bulk/${batchId}/chunk`, { as: operator, body: chunk })
    expect(sent.json()).toMatchObject({ staged: true, successCount: 0 })
    await drive()
    const run = (await call('GET', `/api/admin/runs/${batchId}`, { as: operator })).json()
    expect(run).toMatchObject({ kind: 'import', title: 'seed.csv', state: 'completed', counts: { success: 3 } })
  })

  test('leave runs of clients alone until somebody asks', async () => {
    const { platform, id, runId } = await startPush(2, {})
    await drive()
    expect(await show(runId)).toMatchObject({ state: 'pending', driver: 'client', actions: ['resume', 'cancel'] })
    expect((await act(runId, 'pause')).json().error).toMatch(/^Run is driven by its client/)
    expect((await act(runId, 'resume')).json()).toMatchObject({ driver: 'server' })
    await drive()
    expect(await app.status(id, runId)).toMatchObject({ status: 'completed', successCount: 2 })
    expect(platform.segments.size).toBe(2)
  })

  test('drive an import of chunks that were sent', async () => {
    const { batchId, answers } = await startImport([names(500), [...names(499), '']], { drive: 'server' })
    expect(answers).toMatchObject([
      { staged: true, successCount: 0, newTopicIds: [] },
      { staged: true, chunkIndex: 1 },
    ])
    await drive()
    expect(await show(batchId)).toMatchObject({ state: 'completed', counts: { success: 500 + 499, errors: 1 } })
    expect((await show(batchId)).errors).toEqual([{ item: 'row 1000', name: null, message: expect.any(String) }])
    const again = await call('POST', `/api/import/${batchId}/chunk`, {
      as: acme.member,
      body: { chunkIndex: 0, rows: [{ Topic: 'x' }], mappings: [{ csvColumn: 'Topic', targetField: 'topic_name' }] },
    })
    expect(again.json()).toMatchObject({ skipped: true })
  })

  test('remove a stored chunk in the transaction that imports it, so that no kill leaves it behind', async () => {
    await db.execute({ text: 'CREATE TABLE removals (xid text)' })
    await db.execute({
      text: `CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN INSERT INTO removals VALUES (pg_current_xact_id()::xid::text); RETURN NULL; END $$`,
    })
    await db.execute({
      text: `CREATE TRIGGER note_removal AFTER DELETE ON import_staged_chunks FOR EACH ROW EXECUTE FUNCTION note_removal()`,
    })
    const { batchId } = await startImport([names(2)], { drive: 'server' })
    await drive()
    const imported = await select(db, {
      text: 'SELECT xmin::text AS xid FROM import_chunks WHERE batch_id = $1',
      values: [batchId],
    })
    expect(await select(db, { text: 'SELECT xid FROM removals' })).toEqual(imported)
    await db.execute({ text: 'DROP TRIGGER note_removal ON import_staged_chunks' })
  })

  test('go on with an import when more rows come', async () => {
    const [first, second] = [names(500), names(1)]
    const { batchId } = await startImport([first], { drive: 'server' })
    await db.execute({
      text: 'UPDATE import_batches SET chunks_total = 2, total_rows = 501 WHERE id = $1',
      values: [batchId],
    })
    await drive()
    expect(await show(batchId)).toMatchObject({ state: 'running', progress: { processed: 500 } })
    const chunk = {
      chunkIndex: 1,
      rows: [{ Topic: second[0] }],
      mappings: [{ csvColumn: 'Topic', targetField: 'topic_name' }],
    }
    await call('POST', `/api/import/${batchId}/chunk`, { as: acme.member, body: chunk })
    await drive()
    expect(await show(batchId)).toMatchObject({ state: 'completed', progress: { processed: 501 } })
  })

  test('drive a sync, and keep what could not be read', async () => {
    const items = [...names(24).map((name, at) => ({ id: `i${at}`, name })), { id: 'nameless' }]
    const { runId } = await startSync(items, { drive: 'server' })
    await drive()
    expect(await show(runId)).toMatchObject({
      state: 'completed',
      counts: { success: 24, errors: 1 },
      errors: [{ item: 'page 3, item 5' }],
    })
  })

  test('drive a job of the organization', async () => {
    const { runId, topicIds } = await startPush(2)
    await drive()
    expect(await show(runId)).toMatchObject({ state: 'completed' })
    await db.execute({
      text: `UPDATE activations SET pushed_name = 'Old', naming_key = NULL WHERE org_topic_id = ANY($1)`,
      values: [topicIds],
    })
    const { jobId } = (
      await call('POST', '/api/hygiene/refresh', { as: acme.member, body: { drive: 'server' } })
    ).json()
    await drive()
    expect(await show(jobId)).toMatchObject({ state: 'completed', counts: { success: 2 } })
  })

  test('a client may take part', async () => {
    const { id, runId } = await startPush(30)
    expect((await app.push(id, runId)).json()).toMatchObject({ processed: 25, remaining: 5 })
    await drive()
    expect(await app.status(id, runId)).toMatchObject({ status: 'completed', successCount: 30 })
  })

  test('pause an import at the end of the quota, and go on when there is more', async () => {
    const free = await app.staffed('free')
    const { batchId } = await startImport([names(101)], { drive: 'server', as: free.owner })
    await drive()
    expect(await show(batchId, free.owner)).toMatchObject({
      state: 'paused',
      lastError: 'Monthly classifications quota exceeded',
      actions: ['resume', 'cancel'],
    })
    await db.execute({ text: `UPDATE organizations SET plan = 'pro' WHERE id = $1`, values: [free.id] })
    expect((await act(batchId, 'resume', free.owner)).statusCode).toBe(200)
    await drive()
    expect(await show(batchId, free.owner)).toMatchObject({ state: 'completed', counts: { success: 101 } })
  })

  test('a source that cannot be read fails the sync in its own words', async () => {
    const items = names(20).map((name, at) => ({ id: `i${at}`, name }))
    const { source, runId } = await startSync(items, { drive: 'server' })
    source.faults.push({ kind: 'answer', status: 403, body: { message: 'Your plan has ended' } })
    await drive()
    expect(await show(runId)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('Your plan has ended'),
    })
    const { runId: next } = (await act(runId, 'retry')).json()
    await drive()
    expect(await show(next)).toMatchObject({ state: 'completed', driver: 'server', counts: { success: 20 } })
  })
})

describe('a run', () => {
  test('can be paused, resumed and cancelled', async () => {
    const { id, runId, platform } = await startPush(2)
    expect((await act(runId, 'pause')).json()).toMatchObject({ state: 'paused', actions: ['resume', 'cancel'] })
    expect((await act(runId, 'pause')).statusCode).toBe(409)
    await drive()
    expect(platform.segments.size).toBe(0)
    expect((await act(runId, 'resume')).json()).toMatchObject({ state: 'pending' })
    expect((await act(runId, 'resume')).json().error).toBe('Run is pending, can only resume a paused one')
    expect((await act(runId, 'cancel')).json()).toMatchObject({ state: 'cancelled', actions: ['retry'] })
    expect((await act(runId, 'cancel')).json().error).toBe('Run is cancelled, cannot cancel it')
    await drive()
    expect(platform.segments.size).toBe(0)
    expect(await app.status(id, runId)).toMatchObject({ status: 'cancelled', errorCount: 2 })
  })

  test('whose rows are with the client cannot be taken over', async () => {
    const body = { filename: 'a.csv', totalRows: 1, mappings: [{ csvColumn: 'T', targetField: 'topic_name' }] }
    const { batchId } = (await call('POST', '/api/import', { as: acme.member, body })).json()
    expect((await act(batchId, 'resume')).json().error).toMatch(/^The rows of this import are with its client/)
    expect((await act(batchId, 'cancel')).json()).toMatchObject({ state: 'cancelled', actions: [] })
    expect((await act(batchId, 'retry')).statusCode).toBe(409)
  })

  test('that was cancelled drops the rows it had stored', async () => {
    const { batchId } = await startImport([names(2)], { drive: 'server' })
    await act(batchId, 'cancel')
    await drive()
    expect(await show(batchId)).toMatchObject({ state: 'cancelled', counts: { success: 0 } })
    expect(await db.execute({ text: 'SELECT 1 FROM import_staged_chunks' })).toBe(0)
  })

  test('tells what failed in the platform’s words, as CSV too, and retries only that', async () => {
    const { platform, id, runId } = await startPush(3)
    platform.faults.push({ kind: 'refuse', on: 'create', status: 400, body: { message: '=Too "rude" a name' } })
    await drive()
    const run = await show(runId)
    expect(run).toMatchObject({ state: 'completed', counts: { success: 2, errors: 1 }, actions: ['retry'] })
    expect(run.lastError).toContain('=Too "rude" a name')
    expect(run.errors).toMatchObject([{ item: expect.stringMatching(/^act_/), message: run.lastError }])
    const csv = await call('GET', `/api/runs/${runId}/failures.csv`, { as: acme.viewer })
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header, line, end] = csv.body.split('\r\n')
    expect([header, end]).toEqual(['item,name,message', ''])
    expect(line).toContain(run.errors[0].item)
    const { runId: next } = (await act(runId, 'retry')).json()
    await drive()
    expect(await app.status(id, next)).toMatchObject({ status: 'completed', totalItems: 1, successCount: 1 })
    expect(platform.segments.size).toBe(3)
    expect((await act(next, 'retry')).json().error).toBe('Nothing failed in this run')
  })
})

test.each([
  ['/api/import', { filename: 'a.csv', totalRows: 1, mappings: [{ csvColumn: 'T', targetField: 'topic_name' }] }],
  ['/api/hygiene/refresh', {}],
])('%s refuses an unknown driver', async (url, body) => {
  const response = await call('POST', url, { as: acme.owner, body: { ...body, drive: 'robot' } })
  expect([response.statusCode, response.json().error]).toEqual([400, 'drive must be client or server'])
})

test('goes when its connection does', async () => {
  const { id, runId } = await startPush(1, {})
  expect((await call('DELETE', `/api/connections/${id}`, { as: acme.owner })).statusCode).toBe(200)
  expect((await call('GET', `/api/runs/${runId}`, { as: acme.viewer })).statusCode).toBe(404)
})
