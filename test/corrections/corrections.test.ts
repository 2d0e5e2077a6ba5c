import { beforeAll, describe, expect, test } from 'vitest'
import { recordCorrections } from '../../src/catalog/corrections/record'
import { fieldsOf } from '../../src/catalog/topic/record'
import { classify, ENGINE_VERSION } from '../../src/engine'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'

const { app, call, staffed, user, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()
const operator = await user(undefined, 'member', true)

type Caller = { cookie: string }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = async (as: Caller, method: Method, path: string, body?: unknown) => {
  const response = await call(method, path, { as, body })
  return { status: response.statusCode, ...response.json() }
}
const classified = async (as: Caller, content: string, options = {}) =>
  JSON.parse((await send(as, 'POST', '/api/classify', { messages: [{ role: 'user', content }], ...options })).text)
const categoryOf = async (as: Caller, content: string, options = {}) =>
  (await classified(as, content, options)).parent_category
const create = (as: Caller, topic_name: string, fields = {}) =>
  send(as, 'POST', '/api/topics', { topic_name, ...fields })
const edit = (as: Caller, id: string, fields: object) => send(as, 'PATCH', `/api/topics/${id}`, fields)
const corrections = (as: Caller, query = '') => send(as, 'GET', `/api/corrections${query}`)
const records = async (as: Caller, query = '') => (await corrections(as, query)).data

/** Nothing in it is known to the engine, so it is nowhere near Gaming by itself. */
const NAME = 'Zorblax Quibbetarians'

describe('an edit of a library topic', () => {
  let id = ''
  beforeAll(async () => {
    id = (await create(acme.member, NAME)).id
    await edit(acme.member, id, { parent_category: 'Gaming', sensitivity: 'Moderate' })
  })

  test('is listed with who, when, what it was and how often it was used', async () => {
    const { data, total, enabled } = await corrections(acme.viewer)
    expect({ total, enabled }).toEqual({ total: 2, enabled: true })
    expect(data.find(({ field }: { field: string }) => field === 'parent_category')).toEqual({
      id: expect.any(Number),
      topicName: NAME,
      field: 'parent_category',
      previous: expect.any(String),
      corrected: 'Gaming',
      reason: '',
      correctedBy: expect.stringMatching(/./),
      correctedAt: expect.any(String),
      enabled: true,
      agree: 1,
      disagree: 0,
      topics: 0,
    })
    expect(
      (await records(acme.viewer, '?field=sensitivity')).map((each: { corrected: string }) => each.corrected),
    ).toEqual(['Moderate'])
    expect(await records(acme.viewer, '?search=nobody')).toEqual([])
  })

  test('teaches this organization, in words, and no other', async () => {
    const result = await classified(acme.member, 'certified zorblax quibbetarians')
    expect(result).toMatchObject({ parent_category: 'Gaming', layers: { sensitivity: 'Moderate' } })
    expect(result.evidence.category.rule).toBe(`a near name corrected by your organization: "${NAME}" is Gaming`)
    expect(result.evidence.category.corrections).toMatchObject([{ name: NAME, source: 'organization', weight: 2 }])
    expect(await categoryOf(other.member, NAME)).not.toBe('Gaming')
    const [used] = await records(acme.member, '?field=parent_category')
    expect(used.topics).toBe(1)
  })

  test('can be left out of one classification, and does not win over what the caller says', async () => {
    expect(await categoryOf(acme.member, NAME, { corrections: false })).not.toBe('Gaming')
    const said = await create(acme.member, 'Certified Zorblax Quibbetarians', { parent_category: 'Auto' })
    expect(said.parent_category).toBe('Auto')
  })

  test('reaches only the own library when a topic comes in: the catalog stays as the engine has it', async () => {
    const created = await create(acme.member, 'Accredited Zorblax Quibbetarians')
    expect(created).toMatchObject({ status: 201, parent_category: 'Gaming' })
    const theirs = await create(other.member, 'Accredited Zorblax Quibbetarians')
    expect(theirs.parent_category).not.toBe('Gaming')
    const [global] = await select(db, {
      text: `SELECT parent_category FROM global_topics WHERE topic_name = 'Accredited Zorblax Quibbetarians'`,
    })
    expect(global).toEqual({ parent_category: theirs.parent_category })
  })

  test('changes no classified topic until it is reclassified', async () => {
    const topic = await create(acme.member, 'Plimsy Wombles')
    expect(topic.parent_category).not.toBe('Gaming')
    await edit(acme.member, topic.id, { topic_name: 'Retired Zorblax Quibbetarians' })
    const [{ id: correction }] = await records(acme.member, '?field=parent_category')
    const near = await send(acme.viewer, 'GET', `/api/corrections/${correction}/topics`)
    expect(near.data).toContainEqual({
      id: topic.id,
      topic_name: 'Retired Zorblax Quibbetarians',
      changes: expect.arrayContaining([{ field: 'parent_category', before: topic.parent_category, after: 'Gaming' }]),
    })
    const ids = near.data.map((each: { id: string }) => each.id)
    await send(acme.member, 'POST', '/api/topics/reclassify', { ids })
    expect((await send(acme.viewer, 'GET', `/api/topics/${topic.id}`)).parent_category).toBe('Gaming')
    expect((await send(acme.viewer, 'GET', `/api/corrections/${correction}/topics`)).total).toBe(0)
    expect((await send(other.viewer, 'GET', `/api/corrections/${correction}/topics`)).status).toBe(404)
  })

  test('counts more with every person who agrees; a person’s later opinion replaces the earlier one', async () => {
    const theirs = await send(acme.admin, 'GET', '/api/topics?search=accredited')
    await edit(acme.admin, theirs.data[0].id, { topic_name: NAME, parent_category: 'Auto' })
    await edit(acme.admin, theirs.data[0].id, { parent_category: 'Gaming' })
    const all = await records(acme.member, '?field=parent_category')
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ corrected: 'Gaming', agree: 2, disagree: 0 })
    expect((await classified(acme.member, NAME)).evidence.category.rule).toBe(
      `corrected by your organization: "${NAME}" is Gaming (2 agree)`,
    )
  })

  test('is switched off and on one by one, and as a whole', async () => {
    const ids = (await records(acme.member)).map((each: { id: number }) => each.id)
    expect(await send(other.owner, 'PATCH', '/api/corrections', { ids, enabled: false })).toEqual({
      status: 200,
      updated: 0,
    })
    expect(await send(acme.member, 'PATCH', '/api/corrections', { ids, enabled: false })).toMatchObject({
      updated: ids.length,
    })
    expect(await categoryOf(acme.member, NAME)).not.toBe('Gaming')
    await send(acme.member, 'PATCH', '/api/corrections', { ids, enabled: true })
    expect(await categoryOf(acme.member, NAME)).toBe('Gaming')
    expect(await send(acme.owner, 'PATCH', '/api/corrections/settings', { enabled: false })).toEqual({
      status: 200,
      enabled: false,
    })
    expect((await corrections(acme.viewer)).enabled).toBe(false)
    expect(await categoryOf(acme.member, NAME)).not.toBe('Gaming')
    await send(acme.owner, 'PATCH', '/api/corrections/settings', { enabled: true })
    expect(await categoryOf(acme.member, NAME)).toBe('Gaming')
  })

  test('is forgotten when it is deleted', async () => {
    const ids = (await records(acme.member)).map((each: { id: number }) => each.id)
    expect(await send(other.owner, 'DELETE', '/api/corrections', { ids })).toMatchObject({ deleted: 0 })
    expect(await send(acme.member, 'DELETE', '/api/corrections', { ids })).toMatchObject({ deleted: ids.length })
    expect(await categoryOf(acme.member, NAME)).not.toBe('Gaming')
    expect(await select(db, { text: 'SELECT count(*)::int AS uses FROM correction_uses' })).toEqual([{ uses: 0 }])
  })
})

describe('what an operator corrects', () => {
  test('counts for all organizations, and for the catalog', async () => {
    const [topicId] = await addToCatalog(db, [{ name: 'Vorpal Snickersnacks', parent_category: 'Auto' }])
    await send(operator, 'PATCH', `/api/admin/topics/${topicId}`, { parentCategory: 'Gaming', audienceType: 'Owners' })
    for (const as of [acme.member, other.member]) {
      const result = await classified(as, 'vorpal snickersnacks')
      expect(result).toMatchObject({ parent_category: 'Gaming', audience_type: 'Owners' })
      expect(result.evidence.category.rule).toContain('corrected by reviewers')
    }
    const created = await create(other.member, 'Splendid Vorpal Snickersnacks')
    const [global] = await select(db, {
      text: `SELECT parent_category FROM global_topics WHERE topic_name = 'Splendid Vorpal Snickersnacks'`,
    })
    expect(created.parent_category).toBe('Gaming')
    expect(global).toEqual({ parent_category: 'Gaming' })
  })

  test('is listed, switched off and deleted by operators', async () => {
    const listed = await send(operator, 'GET', '/api/admin/corrections?field=parent_category')
    expect(listed).toMatchObject({ total: 1, enabled: true, data: [{ corrected: 'Gaming', topics: 3 }] })
    const ids = [listed.data[0].id]
    expect(await send(acme.owner, 'PATCH', '/api/corrections', { ids, enabled: false })).toMatchObject({ updated: 0 })
    await send(operator, 'PATCH', '/api/admin/corrections', { ids, enabled: false })
    expect(await categoryOf(acme.member, 'vorpal snickersnacks')).not.toBe('Gaming')
    await send(operator, 'PATCH', '/api/admin/corrections', { ids, enabled: true })
    await send(operator, 'PATCH', '/api/admin/corrections/settings', { enabled: false })
    expect(await categoryOf(acme.member, 'vorpal snickersnacks')).not.toBe('Gaming')
    await send(operator, 'PATCH', '/api/admin/corrections/settings', { enabled: true })
    expect(await send(operator, 'DELETE', '/api/admin/corrections', { ids })).toMatchObject({ deleted: 1 })
    expect(await categoryOf(acme.member, 'vorpal snickersnacks')).not.toBe('Gaming')
  })
})

describe('many at once', () => {
  test('500 corrections are one statement, and an import of 500 follows them', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `Glimf${'abcdefghij'[at % 10]}${at} Trundlers`)
    const by = { db, log: app.log, now: new Date(), orgId: acme.id, userId: 'user_1' }
    await recordCorrections(
      by,
      names.map((name) => ({
        topic: fieldsOf(classify(name), ENGINE_VERSION),
        corrected: { parent_category: 'Gaming' as const },
      })),
    )
    const mappings = [{ csvColumn: 'name', targetField: 'topic_name' }]
    const { batchId } = await send(acme.member, 'POST', '/api/import', { filename: 'a.csv', totalRows: 500, mappings })
    const rows = names.map((name) => ({ name: `Merry ${name}` }))
    const chunk = { chunkIndex: 0, rows, mappings }
    expect(await send(acme.member, 'POST', `/api/import/${batchId}/chunk`, chunk)).toMatchObject({ successCount: 500 })
    const filed = await send(acme.viewer, 'GET', '/api/topics?search=trundlers&parentCategory=Gaming')
    expect(filed.total).toBe(500)
    expect((await corrections(acme.viewer, '?pageSize=1&page=2')).data).toHaveLength(1)
  })
})

describe('access', () => {
  test('viewers read, members write, and only owners and admins switch all off', async () => {
    const ids = [1]
    expect((await corrections(acme.viewer)).status).toBe(200)
    expect((await send(acme.viewer, 'PATCH', '/api/corrections', { ids, enabled: false })).status).toBe(403)
    expect((await send(acme.viewer, 'DELETE', '/api/corrections', { ids })).status).toBe(403)
    expect((await send(acme.member, 'PATCH', '/api/corrections/settings', { enabled: false })).status).toBe(403)
    expect((await send(acme.owner, 'GET', '/api/admin/corrections')).status).toBe(403)
    const reader = await apiKey(acme.owner, ['topics:read'])
    expect((await call('GET', '/api/corrections', { as: reader })).statusCode).toBe(200)
    expect((await call('DELETE', '/api/corrections', { as: reader, body: { ids } })).statusCode).toBe(401)
  })

  test.each([
    ['PATCH', '', {}, 'ids array is required'],
    ['PATCH', '', { ids: [1] }, 'enabled must be true or false'],
    ['PATCH', '', { ids: ['a'], enabled: true }, 'ids must be numbers'],
    ['DELETE', '', { ids: [] }, 'ids array is required'],
    ['PATCH', '/settings', {}, 'enabled must be true or false'],
  ] as const)('refuses %s %s %j', async (method, path, body, error) => {
    expect(await send(acme.owner, method, `/api/corrections${path}`, body)).toEqual({ status: 400, error })
  })
})
