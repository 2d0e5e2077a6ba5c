import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { link } from '../harness/duplicates'
import { jobClient } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
const { call, staffed, user, organization, db, logged } = app
const acme = await staffed()
const operator = await user(undefined, 'member', true)
const stranger = await user((await organization()).id, 'owner')
const jobs = jobClient(app, operator)

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const topics = (await addToCatalog(
  db,
  [0.9, 0.1, 0.5, 0.5].map((confidence, n) => ({
    name: `Quartz Collectors ${'abcd'[n]}x`,
    parent_category: 'Gaming',
    segment_type: 'B2C',
    created_at: at(n),
    fields: { confidence },
  })),
)) as [string, string, string, string]
const [sure, unsure, adopted, archived] = topics

const name = 'Zither Restorers'
const [zither] = (await addToCatalog(db, [{ name, segment_type: 'B2G' }])) as [string]

const send = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
  const response = await call(method, `/api/admin/topics${path}`, { as: operator, body })
  return { status: response.statusCode, ...response.json() }
}
const idsOf = (answer: { topics: { id: string }[] }) => answer.topics.map(({ id }) => id)
const correct = (topicId: string, segmentType: string, reason = 'They buy for a company') =>
  send('POST', '/review', { topicId, segmentType, reason })
const classified = async (content: string) => {
  const response = await call('POST', '/api/classify', {
    as: acme.owner,
    body: { messages: [{ role: 'user', content }] },
  })
  return JSON.parse(response.json().text)
}

describe('the queue', () => {
  test('flagged topics wait, the least sure first; archived ones do not', async () => {
    expect(await send('GET', '/review')).toEqual({ status: 200, topics: [], total: 0, reviewCount: 0 })
    expect(await send('POST', '/review/flag', { topicIds: [...topics, 'tp_unknown'], reason: 'Looks odd' })).toEqual({
      status: 200,
      flagged: 4,
    })
    await send('POST', '/archive', { topicIds: [archived] })
    const queue = await send('GET', '/review')
    expect(queue).toMatchObject({ total: 3, reviewCount: 3 })
    expect(idsOf(queue)).toEqual([unsure, adopted, sure])
    expect(queue.topics[1]).toEqual({
      id: adopted,
      topicName: 'Quartz Collectors Cx',
      parentCategory: 'Gaming',
      taxonomyType: expect.any(String),
      segmentType: 'B2C',
      reviewStatus: 'needs_review',
      reviewReason: 'Looks odd',
      createdAt: at(2).toISOString(),
      libraries: 0,
      confidence: 0.5,
      uncertain: false,
    })
    expect(idsOf(await send('GET', '/review?sortBy=created_at'))).toEqual([adopted, unsure, sure])
    expect(idsOf(await send('GET', '/review?pageSize=1&page=2'))).toEqual([adopted])
    expect(await send('GET', '/review?status=&sortBy=')).toEqual(queue)
  })

  test('by impact: many libraries and an unsure engine first', async () => {
    expect(idsOf(await send('GET', '/review?sortBy=impact'))).toEqual([unsure, adopted, sure])
    for (let n = 0; n < 3; n++) await link(db, (await organization()).id, [adopted])
    const queue = await send('GET', '/review?sortBy=impact')
    expect(idsOf(queue)).toEqual([adopted, unsure, sure])
    expect(queue.topics[0].libraries).toBe(3)
  })

  test('outstanding: the topics with details, their number, and jobs with errors', async () => {
    const job = await jobs.create('reclassify', { mode: 'local' })
    await db.execute({ text: 'UPDATE jobs SET error_count = 2 WHERE id = $1', values: [job] })
    await db.execute({
      text: `INSERT INTO job_errors (job_id, item_id, name, message) VALUES ($1, 'tp_1', 'One', 'Invalid segment_type'), ($1, NULL, NULL, 'second')`,
      values: [job],
    })
    const fine = await jobs.create('reclassify', { mode: 'local' })
    const answer = await send('GET', '/outstanding')
    expect(answer).toMatchObject({ status: 200, total: 3 })
    expect(answer.topics[0]).toMatchObject({
      id: unsure,
      subcategory: expect.any(String),
      audienceType: expect.any(String),
    })
    const expected = [
      {
        id: job,
        errorCount: 2,
        errors: [{ message: 'second' }, { id: 'tp_1', name: 'One', message: 'Invalid segment_type' }],
      },
    ]
    expect(answer.jobs).toMatchObject(expected)
    const { jobs: failed } = await send('GET', '/classification-errors')
    expect(failed).toMatchObject(expected)
    expect(failed.map(({ id }: { id: string }) => id)).not.toContain(fine)
  })

  test.each([
    ['GET', '/review?status=none', undefined, 'status must be one of needs_review, reviewed'],
    ['GET', '/review?sortBy=name', undefined, 'sortBy must be one of confidence, created_at, impact'],
    ['POST', '/review', undefined, 'topicId is required'],
    ['POST', '/review', { segmentType: 'B2B', reason: 'x' }, 'topicId is required'],
    ['POST', '/review', { topicId: 'tp_1', reason: 'x' }, 'segmentType is required'],
    [
      'POST',
      '/review',
      { topicId: 'tp_1', segmentType: 'B2X', reason: 'x' },
      'segmentType must be one of B2B, B2C, B2B2C, B2E, B2G',
    ],
    ['POST', '/review', { topicId: 'tp_1', segmentType: 'B2B' }, 'reason is required'],
    ['POST', '/review', { topicId: 'tp_1', segmentType: 'B2B', reason: ' ' }, 'reason is required'],
    ['POST', '/review/flag', { topicIds: [], reason: 'x' }, 'topicIds array is required'],
    ['POST', '/review/flag', { topicIds: ['tp_1'] }, 'reason is required'],
  ] as const)('refuses %s %s %j', async (method, path, body, error) => {
    expect(await send(method, path, body)).toEqual({ status: 400, error })
  })
})

describe('a correction', () => {
  test('changes the segment type, layers, names and libraries, clears the reason and is on record', async () => {
    const [before] = (await send('GET', `?search=Quartz Collectors Cx`)).data
    const after = await correct(adopted, 'B2B')
    expect(after).toMatchObject({
      status: 200,
      id: adopted,
      segmentType: 'B2B',
      reviewStatus: 'reviewed',
      reviewReason: null,
    })
    expect(after.layers).toMatchObject({ segment_type: 'B2B' })
    expect(after.outputs.dspapi).not.toEqual(before.outputs.dspapi)
    const links = await select(db, {
      text: 'SELECT DISTINCT segment_type FROM org_topics WHERE topic_id = $1',
      values: [adopted],
    })
    expect(links).toEqual([{ segment_type: 'B2B' }])
    const [entry] = (await send('GET', `/${adopted}/history`)).data
    expect(entry).toMatchObject({
      changeType: 'reclassified',
      source: 'admin_ui',
      previousValues: { segment_type: 'B2C' },
      newValues: { segment_type: 'B2B' },
      metadata: { review: 'They buy for a company' },
      changedBy: operator.id,
    })
    expect(await send('GET', '/review?status=reviewed')).toMatchObject({
      total: 1,
      reviewCount: 2,
      topics: [{ id: adopted }],
    })
  })

  test('a reviewer may find the engine right', async () => {
    expect(await correct(sure, 'B2C')).toMatchObject({
      segmentType: 'B2C',
      reviewStatus: 'reviewed',
      reviewReason: null,
    })
  })

  test('never lowers the sensitivity, and heeds what operators said about the name', async () => {
    const body = { topic_name: 'Zyntharo Users' }
    await call('POST', '/api/topics', { as: acme.owner, body })
    const [waiting] = (await send('GET', '?search=zyntharo')).data
    expect(waiting).toMatchObject({ reviewStatus: 'needs_review', layers: { sensitivity: 'None' } })
    const [twin, raised] = (await addToCatalog(db, [
      { name: 'Zyntharo Users', parent_category: 'Gaming' },
      { name: 'Quartz Collectors Ex', fields: { sensitivity: 'Moderate' } },
    ])) as [string, string]
    await call('PATCH', `/api/admin/topics/${waiting.id}`, { as: operator, body: { sensitivity: 'High' } })
    expect(await correct(waiting.id, 'B2C')).toMatchObject({
      reviewStatus: 'reviewed',
      layers: { sensitivity: 'High' },
    })
    const inLibrary = await call('GET', '/api/topics?search=zyntharo&sensitivity=High', { as: acme.viewer })
    expect(inLibrary.json()).toMatchObject({ total: 1 })
    expect(await correct(twin, 'B2C')).toMatchObject({ layers: { sensitivity: 'High' } })
    expect(await correct(raised, 'B2B')).toMatchObject({ layers: { sensitivity: 'Moderate' } })
  })

  test('topics that are unknown, archived or merged are 404', async () => {
    expect(await correct('tp_unknown', 'B2B')).toEqual({ status: 404, error: 'Topic not found' })
    expect(await correct(archived, 'B2B')).toEqual({ status: 404, error: 'Topic not found' })
  })

  test('a reclassification leaves what was reviewed alone', async () => {
    await db.execute({ text: `UPDATE global_topics SET engine_version = '1.0' WHERE id = $1`, values: [adopted] })
    const job = await jobs.create('reclassify', { mode: 'local' })
    await jobs.finish(job)
    const [topic] = (await send('GET', '?search=Quartz Collectors Cx')).data
    expect(topic.segmentType).toBe('B2B')
  })
})

describe('what was learned', () => {
  test('holds for the same name, however it is written', async () => {
    expect((await classified(name)).segment_type).not.toBe('B2E')
    await correct(zither, 'B2E')
    const result = await classified('zither  restorers')
    expect(result).toMatchObject({ segment_type: 'B2E', layers: { segment_type: 'B2E' } })
    expect(result.evidence.segment.rule).toBe('corrected by reviewers: "Zither Restorers" is B2E')
  })

  test('the newest correction counts', async () => {
    await correct(zither, 'B2B')
    expect((await classified(name)).segment_type).toBe('B2B')
    await correct(zither, 'B2E')
    expect((await classified(name)).segment_type).toBe('B2E')
  })

  test('a topic that comes in finds the corrected one; what the caller says still wins', async () => {
    const created = await call('POST', '/api/topics', { as: acme.owner, body: { topic_name: name } })
    expect(created.json()).toMatchObject({ segment_type: 'B2E' })
    expect(await select(db, { text: 'SELECT id FROM global_topics WHERE topic_name = $1', values: [name] })).toEqual([
      { id: zither },
    ])
    const said = await call('POST', '/api/topics', { as: stranger, body: { topic_name: name, segment_type: 'B2C' } })
    expect(said.json()).toMatchObject({ segment_type: 'B2C' })
    const duplicate = await call('POST', '/api/topics/check-duplicate', {
      as: await user((await organization()).id, 'owner'),
      body: { topic_name: 'Zither Restorers' },
    })
    expect(duplicate.json()).toMatchObject({ isDuplicate: true, existingTopic: { id: zither } })
  })

  test('a library’s reclassification and an operator’s heed it', async () => {
    const { id } = (await call('GET', '/api/topics?search=zither', { as: stranger })).json().data[0]
    const again = await call('POST', `/api/topics/${id}/reclassify`, { as: stranger, body: {} })
    expect(again.json()).toMatchObject({ segment_type: 'B2E' })
    const [twin] = await addToCatalog(db, [{ name, segment_type: 'B2B2C', fields: { engine_version: '1.0' } }])
    await jobs.finish(await jobs.create('reclassify', { mode: 'local' }))
    expect(await select(db, { text: 'SELECT segment_type FROM global_topics WHERE id = $1', values: [twin] })).toEqual([
      { segment_type: 'B2E' },
    ])
  })

  test('learning that fails does not fail the correction', async () => {
    await db.execute({ text: 'ALTER TABLE corrections ADD CONSTRAINT full_table CHECK (false) NOT VALID' })
    const answer = await correct(zither, 'B2C')
    await db.execute({ text: 'ALTER TABLE corrections DROP CONSTRAINT full_table' })
    expect(answer).toMatchObject({ status: 200, segmentType: 'B2C' })
    expect(logged.join('')).toContain('Corrections could not be stored for later classifications')
  })
})
