import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { link } from '../harness/duplicates'
import { jobClient } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
const { call, db } = app
const acme = await app.staffed()
const operator = await app.user(undefined, 'member', true)
const jobs = jobClient(app, operator)

const NAME = 'Harpsichord Tuners'
const kind = { parent_category: 'Music & Audio', segment_type: 'B2G' } as const
const [topic, winner] = (await addToCatalog(db, [
  { name: NAME, ...kind },
  { name: 'Glass Armonica Players', segment_type: 'B2C' },
])) as [string, string]
const [linkId] = (await link(db, acme.id, [topic])) as [string]
await db.execute({
  text: `UPDATE org_topics SET external_id = 'crm-1' WHERE org_id = $1 AND id = $2`,
  values: [acme.id, linkId],
})
await db.execute({
  text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at, topic_name)
         VALUES ($1, 'act_1', $2, 'conn_1', 'dspapi', 'active', now(), $3)`,
  values: [acme.id, linkId, NAME],
})

const post = async (path: string, body: unknown, as: { cookie: string } = acme.owner) =>
  (await call('POST', path, { as, body })).json()
const get = async (path: string, as: { cookie: string } = acme.owner) => (await call('GET', path, { as })).json()
const archive = async (method: 'POST' | 'DELETE', topicIds: unknown) => {
  const response = await call(method, '/api/admin/topics/archive', { as: operator, body: { topicIds } })
  return { status: response.statusCode, ...response.json() }
}

/** Every standard read, and what it says of the topic. */
const READS: Record<string, () => Promise<boolean>> = {
  library: async () => (await get('/api/topics?search=harpsichord')).total > 0,
  'library topic': async () => (await call('GET', `/api/topics/${linkId}`, { as: acme.owner })).statusCode === 200,
  'library topic by its global id': async () =>
    (await call('GET', `/api/topics/${topic}`, { as: acme.owner })).statusCode === 200,
  'library history': async () =>
    (await call('GET', `/api/topics/${linkId}/history`, { as: acme.owner })).statusCode === 200,
  'library edit': async () =>
    (await call('PATCH', `/api/topics/${linkId}`, { as: acme.owner, body: { segment_type: 'B2G' } })).statusCode ===
    200,
  'library facets': async () => (await get('/api/topics/facets')).segmentTypes.includes('B2G'),
  'library stats': async () => (await get('/api/topics/stats')).total > 0,
  export: async () => (await call('GET', '/api/export?format=csv', { as: acme.owner })).body.includes(NAME),
  mappings: async () => (await get('/api/sdk/mappings')).total > 0,
  'one mapping': async () =>
    (await call('GET', '/api/sdk/mappings?externalId=crm-1', { as: acme.owner })).statusCode === 200,
  'activation status': async () => linkId in (await get('/api/topics/activation-status')),
  catalog: async () => (await get('/api/topics/catalog?search=harpsichord')).total > 0,
  'catalog total': async () => (await get('/api/topics/catalog')).total === 2,
  'catalog facets': async () => (await get('/api/topics/catalog/facets')).segmentTypes.includes('B2G'),
  'catalog adoption': async () => {
    const { id } = await app.organization()
    const newcomer = await app.user(id, 'owner')
    return (await post('/api/topics/catalog', { topicIds: [topic] }, newcomer)).added > 0
  },
  'check-duplicate': async () => {
    const { existingTopic } = await post('/api/topics/check-duplicate', { topic_name: NAME })
    return [topic, linkId].includes(existingTopic?.id)
  },
  'admin list': async () => (await get('/api/admin/topics?search=harpsichord', operator)).total > 0,
  'admin search': async () => (await get('/api/admin/topics/search?q=harpsichord', operator)).total > 0,
  'admin stats': async () => (await get('/api/admin/topics/stats', operator)).total === 2,
}

const seen = async () => {
  const answers: Record<string, boolean> = {}
  for (const [name, read] of Object.entries(READS)) answers[name] = await read()
  return answers
}
const everywhere = Object.fromEntries(Object.keys(READS).map((name) => [name, true]))
const nowhere = Object.fromEntries(Object.keys(READS).map((name) => [name, false]))

describe('an archived topic', () => {
  test('leaves every standard read and comes back', async () => {
    expect(await seen()).toEqual(everywhere)
    expect(await archive('POST', [topic, topic, 'tp_unknown'])).toEqual({ status: 200, archived: 1 })
    expect(await seen()).toEqual(nowhere)
    expect(await archive('POST', [topic])).toEqual({ status: 200, archived: 0 })
    expect(await archive('DELETE', [topic, winner])).toEqual({ status: 200, restored: 1 })
    expect(await seen()).toEqual(everywhere)
  })

  test('is listed to operators who ask for it, with its history', async () => {
    await archive('POST', [topic])
    const list = await get('/api/admin/topics?showArchived=true&sortBy=topic_name&sortOrder=asc', operator)
    expect(list.total).toBe(2)
    expect(list.data).toMatchObject([
      { id: winner, archivedAt: null },
      { id: topic, archivedAt: expect.any(String) },
    ])
    for (const search of ['HARPSI', 'rd tu']) {
      const found = await get(`/api/admin/topics?showArchived=true&search=${search}`, operator)
      expect(found).toMatchObject({ total: 1, data: [{ id: topic }] })
    }
    await archive('DELETE', [topic])
    const { data } = await get(`/api/admin/topics/${topic}/history`, operator)
    expect(data.slice(0, 2)).toMatchObject([
      {
        changeType: 'restored',
        source: 'admin_ui',
        changedBy: operator.id,
        previousValues: { archived_at: expect.any(String) },
        newValues: { archived_at: null },
      },
      { changeType: 'archived', previousValues: { archived_at: null }, newValues: { archived_at: expect.any(String) } },
    ])
  })

  test('keeps its activations listed', async () => {
    await archive('POST', [topic])
    const response = await call('GET', '/api/activations', { as: acme.owner })
    expect(response.body).toContain('act_1')
    await archive('DELETE', [topic])
  })

  test('gives its identity up; restored it takes it again, unless another has it', async () => {
    const identity = async () =>
      (
        await select<{ identity: Buffer | null }>(db, {
          text: 'SELECT identity FROM global_topics WHERE id = $1',
          values: [topic],
        })
      )[0]!.identity
    const own = await identity()
    await archive('POST', [topic])
    expect(await identity()).toBeNull()
    await archive('DELETE', [topic])
    expect(await identity()).toEqual(own)
    await archive('POST', [topic])
    const [successor] = await addToCatalog(db, [{ name: NAME, ...kind }])
    expect(successor).not.toBe(topic)
    await archive('DELETE', [topic])
    expect(await identity()).toBeNull()
    await archive('POST', [successor])
  })

  test('many at once, archived and restored by two at the same time, count once', async () => {
    const names = Array.from({ length: 60 }, (_, at) => ({ name: `Ocarina Makers Guild ${at}x` }))
    const ids = await addToCatalog(db, names)
    const before = (await get('/api/topics/catalog')).total
    const archived = await Promise.all([archive('POST', ids), archive('POST', ids.toReversed())])
    expect(archived.map((answer) => answer.archived).sort((a, b) => a - b)).toEqual([0, 60])
    expect((await get('/api/topics/catalog')).total).toBe(before - 60)
    const restored = await Promise.all([archive('DELETE', ids), archive('DELETE', ids)])
    expect(restored.map((answer) => answer.restored).sort((a, b) => a - b)).toEqual([0, 60])
    expect((await get('/api/topics/catalog')).total).toBe(before)
    await archive('POST', ids)
  })

  test.each([
    [undefined, 'topicIds array is required'],
    ['tp_1', 'topicIds array is required'],
    [[], 'topicIds array is required'],
    [[5], 'topicIds must be strings'],
    [Array(501).fill('tp_1'), 'Maximum 500 topics per request'],
  ])('refuses %#', async (topicIds, error) => {
    expect(await archive('POST', topicIds)).toEqual({ status: 400, error })
    expect(await archive('DELETE', topicIds)).toEqual({ status: 400, error })
  })
})

test('a merged topic leaves every standard read and cannot be archived; its rollback brings it back', {
  timeout: 60_000,
}, async () => {
  const id = await jobs.create('merge', { clusters: [{ winnerId: winner, loserIds: [topic] }] })
  await jobs.finish(id)
  // Its place in the library is the winner's.
  expect(await seen()).toEqual({
    ...nowhere,
    'library topic': true,
    'library history': true,
    'library edit': true,
    'library facets': true,
    'library stats': true,
    mappings: true,
    'one mapping': true,
    'activation status': true,
  })
  expect((await get(`/api/topics/${linkId}`)).topic_name).toBe('Glass Armonica Players')
  expect(await archive('POST', [topic])).toEqual({ status: 200, archived: 0 })
  expect((await get('/api/admin/topics?showArchived=true&search=Harpsichord', operator)).data).toEqual([
    expect.objectContaining({ id: expect.not.stringMatching(topic) }),
  ])
  const { jobId } = (await jobs.send('POST', `/${id}/rollback`, { links: true })).json()
  await jobs.finish(jobId)
  expect((await get(`/api/topics/${linkId}`)).topic_name).toBe(NAME)
})
