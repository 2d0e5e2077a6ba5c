import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine/version'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, staffed, user, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()
const operator = await user(acme.id, 'member', true)

type Who = { cookie: string }
const create = async (topic_name: string, as: Who, fields = {}): Promise<{ id: string }> =>
  (await call('POST', '/api/topics', { as, body: { topic_name, ...fields } })).json()
const patch = (id: string, body: unknown, as: Who) => call('PATCH', `/api/topics/${id}`, { as, body })
const edit = (id: string, body: unknown, as: Who = operator) => call('PATCH', `/api/admin/topics/${id}`, { as, body })
const record = async (id: string, as: Who, headers = {}) => {
  const { data } = (await call('GET', '/api/topics?pageSize=100', { as, headers })).json()
  return data.find((topic: { id: string }) => topic.id === id)
}
const topicIdOf = async (id: string) =>
  (await select<{ topic_id: string }>(db, { text: 'SELECT topic_id FROM org_topics WHERE id = $1', values: [id] }))[0]!
    .topic_id

/** A topic that is in both libraries. */
const shared = async (name: string) => {
  const mine = await create(name, acme.member)
  const theirs = await create(name, other.member)
  const topicId = await topicIdOf(mine.id)
  expect(await topicIdOf(theirs.id)).toBe(topicId)
  return { mine: mine.id, theirs: theirs.id, topicId }
}

describe('two organizations on one global topic', () => {
  test('who chooses a category is sure of it, the other still is not', async () => {
    const { mine, theirs } = await shared('Grumblefizz')
    const { parent_category } = await record(mine, acme.viewer)
    await patch(mine, { parent_category }, acme.member)
    expect(await record(mine, acme.viewer)).toMatchObject({ parent_category, uncertain: false })
    expect(await record(theirs, other.viewer)).toMatchObject({ parent_category, uncertain: true })
    const detail = async (id: string, as: Who) => (await call('GET', `/api/topics/${id}`, { as })).json()
    expect(await detail(mine, acme.viewer)).toMatchObject({ confidence: 1, alternatives: [] })
    expect((await detail(mine, acme.viewer)).layers.composite_score).toBeGreaterThan(50)
    expect((await detail(theirs, other.viewer)).layers.composite_score).toBeLessThanOrEqual(20)
  })

  test('each see their own edit and never the other’s', async () => {
    const { mine, theirs, topicId } = await shared('Road Cyclists')
    await patch(mine, { topic_name: 'Acme Cyclists' }, acme.member)
    await patch(topicId, { segment_type: 'B2E' }, other.member)
    expect(await record(mine, acme.viewer)).toMatchObject({ topic_name: 'Acme Cyclists', segment_type: 'B2C' })
    expect(await record(theirs, other.viewer)).toMatchObject({ topic_name: 'Road Cyclists', segment_type: 'B2E' })
    const [global] = await select(db, {
      text: 'SELECT topic_name, segment_type FROM global_topics WHERE id = $1',
      values: [topicId],
    })
    expect(global).toEqual({ topic_name: 'Road Cyclists', segment_type: 'B2C' })
  })

  test('have histories of their own', async () => {
    const { mine, theirs, topicId } = await shared('Trail Runners')
    await patch(mine, { segment_type: 'B2E' }, acme.member)
    const changes = async (id: string, as: Who) =>
      (await call('GET', `/api/topics/${id}/history`, { as }))
        .json()
        .map((entry: { changeType: string }) => entry.changeType)
    expect((await changes(mine, acme.viewer)).sort()).toEqual(['created', 'field_edit'])
    expect(await changes(topicId, other.viewer)).toEqual(['created'])
    expect(await changes(theirs, other.viewer)).toEqual(['created'])
  })

  test('do not find each other’s ids', async () => {
    const { id } = await create('Only Acme Has This', acme.member)
    const ids = [id, await topicIdOf(id)]
    for (const foreign of ids) {
      const answers = [
        await patch(foreign, { segment_type: 'B2B' }, other.member),
        await call('GET', `/api/topics/${foreign}/history`, { as: other.viewer }),
        await call('POST', `/api/topics/${foreign}/reclassify`, { as: other.member }),
      ]
      for (const answer of answers) {
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ error: 'Topic not found' })
      }
    }
    const removed = await call('DELETE', '/api/topics', { as: other.owner, body: { ids } })
    expect(removed.json()).toMatchObject({ deleted: 0, blocked: [] })
  })
})

describe('an operator’s change', () => {
  test('reaches both libraries, except what one of them overrode', async () => {
    const { mine, theirs, topicId } = await shared('Sailing Fans')
    await patch(mine, { segment_type: 'B2B' }, acme.member)
    const response = await edit(topicId, { topicName: 'Sailing Enthusiasts', segmentType: 'B2G' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ id: topicId, topicName: 'Sailing Enthusiasts', segmentType: 'B2G' })
    const overridden = await record(mine, acme.viewer)
    expect(overridden).toMatchObject({ topic_name: 'Sailing Enthusiasts', segment_type: 'B2B' })
    expect(overridden.segment_name_dspapi).toContain('Sailing Enthusiasts')
    expect(overridden.segment_name_dspapi).toContain('B2B')
    const followed = await record(theirs, other.viewer)
    expect(followed).toMatchObject({ topic_name: 'Sailing Enthusiasts', segment_type: 'B2G' })
    expect(followed.segment_name_dspapi).toContain('B2G')
    const list = (await call('GET', '/api/topics?search=enthusiasts&segmentType=B2G', { as: other.viewer })).json()
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual([theirs])
  })

  test('moves the topic in the tree, in duplicate detection and in the catalog’s counts', async () => {
    const { mine, topicId } = await shared('Pewter Collectors')
    const before = (await edit(topicId, { performanceScore: 0.5 })).json()
    const moved = (await edit(topicId, { parentCategory: 'Auto', subcategory: 'SUVs' })).json()
    expect(moved).toMatchObject({
      parentCategory: 'Auto',
      taxonomyType: 'Automotive',
      subcategory: 'SUVs',
      performanceScore: 0.5,
      layers: before.layers,
      reviewStatus: null,
    })
    expect(moved.outputs.marketplace.name).toContain('Automotive')
    expect(await record(mine, acme.viewer)).toMatchObject({ parent_category: 'Auto', performance_score: 0.5 })
    const third = await staffed()
    const filed = { parent_category: 'Auto', subcategory: 'SUVs', segment_type: moved.segmentType }
    expect(await topicIdOf((await create('Pewter Collectors', third.member, filed)).id)).toBe(topicId)
    const text = `SELECT (SELECT sum(topics) FROM catalog_counts WHERE parent_category = 'Auto')::int AS counted,
                         (SELECT count(*) FROM global_topics WHERE parent_category = 'Auto')::int AS there`
    const [counts] = await select<{ counted: number; there: number }>(db, { text })
    expect(counts!.counted).toBe(counts!.there)
  })

  test('that makes it equal to another topic leaves both, and one of them has the identity', async () => {
    const { topicId } = await shared('Espresso Machines')
    const { id } = await create('Espresso Machines of Bern', acme.member)
    const second = await topicIdOf(id)
    const [first] = await select<Record<string, string>>(db, {
      text: 'SELECT parent_category, taxonomy_type, subcategory, segment_type FROM global_topics WHERE id = $1',
      values: [topicId],
    })
    const renamed = await edit(second, {
      topicName: 'Espresso Machines',
      parentCategory: first!.parent_category,
      subcategory: first!.subcategory,
      segmentType: first!.segment_type,
    })
    expect(renamed.statusCode).toBe(200)
    const holders = await select(db, {
      text: 'SELECT id FROM global_topics WHERE id = ANY($1) AND identity IS NOT NULL',
      values: [[topicId, second]],
    })
    expect(holders).toEqual([{ id: topicId }])
  })

  test('is written into the topic’s own history', async () => {
    const { topicId } = await shared('Marble Statue Buyers')
    await edit(topicId, { segmentType: 'B2B' })
    const [entry] = await select(db, {
      text: 'SELECT * FROM global_topic_history WHERE topic_id = $1',
      values: [topicId],
    })
    expect(entry).toMatchObject({
      change_type: 'reclassified',
      engine_version_before: ENGINE_VERSION,
      engine_version_after: ENGINE_VERSION,
      previous_values: { segment_type: 'B2C' },
      new_values: { segment_type: 'B2B' },
      changed_by: operator.id,
      source: 'admin_ui',
      batch_id: null,
    })
  })

  test('and an organization’s own edit at the same time both take effect', async () => {
    const { mine, topicId } = await shared('Glass Blowers')
    const answers = await Promise.all([
      edit(topicId, { topicName: 'Glass Artists' }),
      patch(mine, { segment_type: 'B2E' }, acme.member),
      edit(topicId, { audienceType: 'Enthusiasts' }),
      patch(topicId, { subcategory: 'Our Crafts' }, acme.member),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const seen = await record(mine, acme.viewer)
    expect(seen).toMatchObject({
      topic_name: 'Glass Artists',
      audience_type: 'Enthusiasts',
      segment_type: 'B2E',
      subcategory: 'Our Crafts',
    })
    expect(seen.segment_name_internal).toContain('Glass Artists')
    expect(seen.segment_name_internal).toContain('Our Crafts')
  })

  test.each([
    [{}, 'No valid fields to update'],
    [undefined, 'No valid fields to update'],
    [{ topicName: ' ' }, 'topicName must not be empty'],
    [{ segmentType: 'B2X' }, 'segmentType must be one of B2B, B2C, B2B2C, B2E, B2G'],
    [{ parentCategory: 'Auto', taxonomyType: 'Travel' }, 'parent_category does not belong to taxonomy_type'],
    [{ keywords: 'a' }, 'keywords must be an array of strings'],
  ])('%j is refused: %s', async (body, error) => {
    const { topicId } = await shared('Refused Operator Edits')
    const response = await edit(topicId, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error })
  })

  test('needs an operator and a topic', async () => {
    expect((await edit('tp_unknown', { segmentType: 'B2B' })).json()).toEqual({ error: 'Topic not found' })
    expect((await edit('tp_unknown', { segmentType: 'B2B' }, acme.owner)).statusCode).toBe(403)
  })
})

describe('a workspace', () => {
  test('sees its own topics; the organization sees all', async () => {
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
    const north = { 'x-workspace-id': workspace.id }
    const inside = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
      call(method, url, { as: acme.owner, headers: north, ...(body === undefined ? {} : { body }) })
    const outside = await create('Polar Explorers', acme.member)
    const added = (await inside('POST', '/api/topics', { topic_name: 'Arctic Anglers' })).json()

    expect((await inside('GET', '/api/topics')).json()).toMatchObject({ total: 1, data: [{ id: added.id }] })
    expect((await inside('GET', '/api/topics/stats')).json().total).toBe(1)
    expect((await inside('GET', '/api/topics/facets')).json().segmentTypes).toHaveLength(1)
    expect(await record(added.id, acme.viewer)).toBeDefined()

    expect((await inside('PATCH', `/api/topics/${outside.id}`, { segment_type: 'B2B' })).statusCode).toBe(404)
    expect((await inside('GET', `/api/topics/${outside.id}/history`)).statusCode).toBe(404)
    expect((await inside('DELETE', '/api/topics', { ids: [outside.id] })).json()).toMatchObject({
      deleted: 0,
      blocked: [],
    })

    const repeated = await inside('POST', '/api/topics', { topic_name: 'Polar Explorers' })
    expect(repeated.statusCode).toBe(200)
    expect(repeated.json().id).toBe(outside.id)
  })

  test('that is not the organization’s is a 404', async () => {
    const response = await call('GET', '/api/topics', { as: acme.viewer, headers: { 'x-workspace-id': 'ws_none' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Workspace not found' })
  })
})
