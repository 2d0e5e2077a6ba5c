import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, db, staffed, user, apiKey } = await useTestApp()
const acme = await staffed()
const operator = await user(acme.id, 'owner', true)
const BULK = '/api/admin/topics/bulk'
const mappings = [
  { csvColumn: 'Topic', targetField: 'topic_name' },
  { csvColumn: 'Category', targetField: 'parent_category' },
]
const begin = async (totalRows = 500): Promise<string> => {
  const response = await call('POST', BULK, { as: operator, body: { filename: 'seed.csv', totalRows, mappings } })
  expect(response.json()).toEqual({ batchId: expect.stringMatching(/^batch_/), chunksTotal: 1, chunkSize: 500 })
  return response.json().batchId
}
const send = (batchId: string, rows: object[], as: typeof operator | undefined = operator) =>
  call('POST', `${BULK}/${batchId}/chunk`, { as, body: { chunkIndex: 0, rows, mappings } })
const status = async (batchId: string) => (await call('GET', `${BULK}/${batchId}/status`, { as: operator })).json()
const total = async (path: string) => (await call('GET', path, { as: acme.owner })).json().total

test('seeding fills the catalog and no library', async () => {
  await call('POST', '/api/topics', { as: acme.owner, body: { topic_name: 'Beekeeping Suits' } })
  const batchId = await begin()
  const response = await send(batchId, [
    { Topic: 'Seeded Lighthouse Visitors' },
    { Topic: 'Visitors of Seeded Lighthouses' },
    { Topic: 'Beekeeping Suits' },
    { Topic: 'Wrongly Filed', Category: 'Nonsense' },
    { Topic: 'Lotame > Auto > SUVs > Seeded Off-Road Shoppers' },
  ])
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    chunkIndex: 0,
    successCount: 2,
    duplicateCount: 2,
    errorCount: 1,
    adoptedCount: 0,
    updatedCount: 0,
    newTopicIds: [expect.stringMatching(/^tp_/), expect.stringMatching(/^tp_/)],
    errors: [{ row: 4 }],
  })
  expect(await status(batchId)).toMatchObject({ status: 'completed', filename: 'seed.csv', success_count: 2 })
  expect(await total('/api/topics?search=seeded')).toBe(0)
  expect(await total('/api/topics/catalog?search=seeded')).toBe(2)
  expect((await send(batchId, [{ Topic: 'Again' }])).json()).toMatchObject({ skipped: true, successCount: 0 })
  const [counted] = await select<{ used: number }>(db, { text: 'SELECT sum(used) AS used FROM usage_monthly' })
  expect(Number(counted?.used ?? 0)).toBe(0)
})

test('batches of operators are not those of an organization, nor the other way round', async () => {
  const batchId = await begin()
  const body = { filename: 'a.csv', totalRows: 1, mappings }
  const orgBatchId = (await call('POST', '/api/import', { as: operator, body })).json().batchId
  expect((await call('GET', `/api/import/${batchId}/status`, { as: operator })).statusCode).toBe(404)
  const response = await send(orgBatchId, [{ Topic: 'x' }])
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ error: 'Batch not found' })
})

test('operators only', async () => {
  const batchId = await begin()
  expect((await send(batchId, [{ Topic: 'x' }], acme.owner)).statusCode).toBe(403)
  const key = await apiKey(acme.owner)
  expect((await call('POST', BULK, { as: key, body: {} })).statusCode).toBe(401)
})

test('the same catalog seeded and imported at once holds each topic once', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({ Topic: `Simultaneous Topic ${n}` }))
  const seeds = await Promise.all([begin(), begin()])
  const { batchId } = (
    await call('POST', '/api/import', { as: acme.owner, body: { filename: 'a.csv', totalRows: 60, mappings } })
  ).json()
  const answers = await Promise.all([
    ...seeds.map((seed) => send(seed, rows)),
    call('POST', `/api/import/${batchId}/chunk`, { as: acme.owner, body: { chunkIndex: 0, rows, mappings } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await total('/api/topics/catalog?search=simultaneous')).toBe(60)
  expect(await total('/api/topics?search=simultaneous')).toBe(60)
})

test('topics are flagged for review', async () => {
  const batchId = await begin()
  const { newTopicIds } = (await send(batchId, [{ Topic: 'Doubtful Topic' }, { Topic: 'Dubious Matter' }])).json()
  const flag = (body: object, batch = batchId) => call('POST', `${BULK}/${batch}/review-topics`, { as: operator, body })
  const response = await flag({ topicIds: [...newTopicIds, 'tp_unknown'], reason: 'Looks odd' })
  expect(response.json()).toEqual({ flagged: 2 })
  const rows = await select(db, {
    text: 'SELECT DISTINCT review_status, review_reason FROM global_topics WHERE id = ANY($1)',
    values: [newTopicIds],
  })
  expect(rows).toEqual([{ review_status: 'needs_review', review_reason: 'Looks odd' }])
  expect((await flag({ topicIds: newTopicIds, reason: 'x' }, 'batch_unknown')).json()).toEqual({
    error: 'Batch not found',
  })
  for (const [body, error] of [
    [{ reason: 'x' }, 'topicIds array is required'],
    [{ topicIds: [], reason: 'x' }, 'topicIds array is required'],
    [{ topicIds: newTopicIds }, 'reason is required'],
    [{ topicIds: new Array(501).fill('tp_x'), reason: 'x' }, 'Maximum 500 topics per request'],
  ] as const) {
    const refused = await flag(body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ error })
  }
})
