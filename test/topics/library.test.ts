import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine/version'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

type Who = { cookie: string } | { key: string }
const create = (body: unknown, as: Who = acme.member) => call('POST', '/api/topics', { as, body })
const patch = (id: string, body: unknown, as: Who = acme.member) => call('PATCH', `/api/topics/${id}`, { as, body })
const remove = (ids: unknown, as: Who = acme.owner) => call('DELETE', '/api/topics', { as, body: { ids } })
const history = (id: string, as: Who = acme.viewer) => call('GET', `/api/topics/${id}/history`, { as })
const topicIdOf = async (id: string) =>
  (await select<{ topic_id: string }>(db, { text: 'SELECT topic_id FROM org_topics WHERE id = $1', values: [id] }))[0]!
    .topic_id
const recordOf = async (id: string, as: Who = acme.viewer) => {
  const { data } = (await call('GET', '/api/topics?pageSize=100', { as })).json()
  return data.find((topic: { id: string }) => topic.id === id)
}

describe('creating', () => {
  test('classifies what the body leaves out', async () => {
    const response = await create({ topic_name: 'luxury suv shoppers' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: expect.stringMatching(/^ot_[a-z0-9]{20}$/),
      topic_name: 'Luxury SUV Shoppers',
      parent_category: 'Auto',
      taxonomy_type: 'Automotive',
      subcategory: 'SUVs',
      segment_type: 'B2C',
      engine_version: ENGINE_VERSION,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      workspace: null,
    })
  })

  test('keeps what the body says', async () => {
    const body = {
      topic_name: 'Fleet Telematics Buyers',
      parent_category: 'Logistics & Transportation',
      subcategory: 'Fleet Gadgets',
      segment_type: 'B2B2C',
      keywords: ['telematics', 'gps'],
      segment_desc_marketplace: 'M',
      segment_desc_dspapi: 'D',
      internal_description: 'I',
      engine_version: '2.4',
      _batchId: 'batch_1_abc',
    }
    const created = (await create(body)).json()
    const { keywords, segment_desc_marketplace, segment_desc_dspapi, internal_description, _batchId, ...fields } = body
    expect(created).toMatchObject({ ...fields, taxonomy_type: 'Business & Industry' })
    expect(await recordOf(created.id)).toMatchObject({
      keywords,
      segment_desc_marketplace,
      segment_desc_dspapi,
      internal_description,
    })
    const [link] = await select(db, {
      text: 'SELECT source, batch_id FROM org_topics WHERE id = $1',
      values: [created.id],
    })
    expect(link).toEqual({ source: 'import', batch_id: _batchId })
  })

  test('a name that the library holds answers 200 with the existing topic and changes nothing', async () => {
    const first = await create({ topic_name: 'Urban Beekeepers' })
    const again = await create({ topic_name: 'urban  beekeepers', segment_type: 'B2G', keywords: ['bees'] })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    expect((await history(first.json().id)).json()).toHaveLength(1)
  })

  test('a topic of the catalog is linked, and the body’s fields are stored for this library only', async () => {
    const mine = (await create({ topic_name: 'Mountain Rescue Volunteers' })).json()
    const theirs = await create({ topic_name: 'Mountain Rescue Volunteers', keywords: ['ropes'] }, other.member)
    expect(theirs.statusCode).toBe(201)
    expect(await topicIdOf(theirs.json().id)).toBe(await topicIdOf(mine.id))
    expect((await recordOf(theirs.json().id, other.viewer)).keywords).toEqual(['ropes'])
    expect((await recordOf(mine.id)).keywords).not.toContain('ropes')
  })

  test('counts no classification', async () => {
    await create({ topic_name: 'Free of Charge' })
    const text = `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`
    expect(await select(db, { text, values: [acme.id] })).toEqual([])
  })

  test.each([
    [undefined, 'topic_name is required'],
    [{}, 'topic_name is required'],
    [{ topic_name: '   ' }, 'topic_name is required'],
    [{ topic_name: '\u0000' }, 'topic_name is required'],
    [{ topic_name: '\u200b \u200d' }, 'topic_name is required'],
    [{ topic_name: 7 }, 'topic_name is required'],
    [{ topic_name: 'x'.repeat(501) }, 'topic_name must be at most 500 characters'],
    [{ topic_name: 'x', segment_type: 'B2X' }, 'segment_type must be one of B2B, B2C, B2B2C, B2E, B2G'],
    [{ topic_name: 'x', taxonomy_type: 'Cars' }, /^taxonomy_type must be one of Automotive, /],
    [{ topic_name: 'x', parent_category: 'Cars' }, /^parent_category must be one of Auto, /],
    [{ topic_name: 'x', subcategory: 3 }, 'subcategory must be a string'],
    [{ topic_name: 'x', keywords: 'a, b' }, 'keywords must be an array of strings'],
    [
      { topic_name: 'x', parent_category: 'Auto', taxonomy_type: 'Travel' },
      'parent_category does not belong to taxonomy_type',
    ],
  ])('%j is refused: %s', async (body, message) => {
    const response = await create(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(message)
  })
})

describe('editing', () => {
  test('changes only the fields sent, and only here', async () => {
    const mine = (await create({ topic_name: 'Tram Drivers' })).json()
    const theirs = (await create({ topic_name: 'Tram Drivers' }, other.member)).json()
    const response = await patch(mine.id, { topic_name: 'Tram and Bus Drivers', segment_type: 'B2G' })
    expect(response.statusCode).toBe(200)
    const { id, parent_category, taxonomy_type, subcategory } = mine
    expect(response.json()).toEqual({
      id,
      topic_name: 'Tram and Bus Drivers',
      parent_category,
      taxonomy_type,
      subcategory,
      segment_type: 'B2G',
      tags: [],
    })
    const record = await recordOf(mine.id)
    expect(record.segment_name_dspapi).toContain('Tram and Bus Drivers')
    expect(record.segment_name_dspapi).toContain('B2G')
    const foreign = await recordOf(theirs.id, other.viewer)
    expect(foreign).toMatchObject({ topic_name: 'Tram Drivers', segment_type: mine.segment_type })
    expect(foreign.segment_name_dspapi).not.toContain('Bus')
  })

  test('by the id of the global topic', async () => {
    const { id } = (await create({ topic_name: 'Origami Artists' })).json()
    const response = await patch(await topicIdOf(id), { segment_type: 'B2E' })
    expect(response.json()).toMatchObject({ id, segment_type: 'B2E' })
  })

  test('a category brings its group, the path and the content code', async () => {
    const { id } = (await create({ topic_name: 'Harpsichord Lovers' })).json()
    const moved = (await patch(id, { parent_category: 'Auto', subcategory: 'suvs' })).json()
    expect(moved).toMatchObject({ parent_category: 'Auto', taxonomy_type: 'Automotive', subcategory: 'SUVs' })
    const [entry] = (await history(id)).json()
    expect(entry.newValues).toMatchObject({ parent_category: 'Auto', taxonomy_type: 'Automotive' })
    expect(entry.newValues.iab_code).toBe((await recordOf(id)).iab_code)
  })

  test('is written to the history with the user, the time and the previous values', async () => {
    const created = (await create({ topic_name: 'Gondola Makers' })).json()
    await patch(created.id, { segment_type: 'B2G' }, acme.admin)
    const entries = (await history(created.id)).json()
    expect(entries).toHaveLength(2)
    expect(entries.find(({ changeType }: { changeType: string }) => changeType === 'field_edit')).toEqual({
      id: expect.stringMatching(/^hist_/),
      orgTopicId: created.id,
      changeType: 'field_edit',
      changedBy: acme.admin.id,
      previousValues: { segment_type: created.segment_type },
      newValues: { segment_type: 'B2G' },
      source: 'edit',
      metadata: {},
      changedAt: expect.stringMatching(/Z$/),
    })
  })

  test('to what it already says changes nothing', async () => {
    const { id, segment_type, topic_name } = (await create({ topic_name: 'Kite Builders' })).json()
    expect((await patch(id, { segment_type, topic_name })).statusCode).toBe(200)
    expect((await history(id)).json()).toHaveLength(1)
  })

  test.each([
    [{}, 'No valid fields to update'],
    [undefined, 'No valid fields to update'],
    [{ audience: 'x' }, 'No valid fields to update'],
    [{ subcategory: ' ' }, 'No valid fields to update'],
    [{ topic_name: '' }, 'topic_name is required'],
    [{ topic_name: '\ufeff\u200b' }, 'topic_name is required'],
    [{ segment_type: 'b2b' }, 'segment_type must be one of B2B, B2C, B2B2C, B2E, B2G'],
    [{ parent_category: 'Travel' }, /^parent_category must be one of /],
    [{ parent_category: 'Auto', taxonomy_type: 'Travel' }, 'parent_category does not belong to taxonomy_type'],
  ])('%j is refused: %s', async (body, message) => {
    const { id } = (await create({ topic_name: 'Refused Edits' })).json()
    const response = await patch(id, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(message)
  })

  test('a group that does not hold the topic’s category is refused', async () => {
    const { id } = (await create({ topic_name: 'Refused Group', parent_category: 'Auto' })).json()
    expect((await patch(id, { taxonomy_type: 'Travel' })).json()).toEqual({
      error: 'parent_category does not belong to taxonomy_type',
    })
    expect((await patch(id, { taxonomy_type: 'Automotive' })).statusCode).toBe(200)
  })
})

describe('deleting', () => {
  test('unlinks and leaves the catalog and others alone', async () => {
    const mine = (await create({ topic_name: 'Opera Singers' })).json()
    const theirs = (await create({ topic_name: 'Opera Singers' }, other.member)).json()
    const topicId = await topicIdOf(mine.id)
    expect((await remove([mine.id, mine.id, 'ot_unknown', '\u0000'])).json()).toMatchObject({ deleted: 1, blocked: [] })
    expect((await history(mine.id)).statusCode).toBe(404)
    expect((await history(theirs.id, other.viewer)).statusCode).toBe(200)
    expect(
      await select(db, { text: 'SELECT 1 AS one FROM global_topics WHERE id = $1', values: [topicId] }),
    ).toHaveLength(1)
    expect((await create({ topic_name: 'Opera Singers' })).statusCode).toBe(201)
  })

  test('takes global ids too, and not other organizations’ topics', async () => {
    const mine = (await create({ topic_name: 'Ballet Dancers' })).json()
    expect((await remove([mine.id], other.owner)).json()).toMatchObject({ deleted: 0, blocked: [] })
    expect((await remove([await topicIdOf(mine.id)])).json()).toMatchObject({ deleted: 1, blocked: [] })
  })

  test('a topic with an active activation stays and is named', async () => {
    const { id } = (await create({ topic_name: 'Active Segment' })).json()
    const inactive = (await create({ topic_name: 'Inactive Segment' })).json()
    const activate = (topic: string, status: string) =>
      db.execute({
        text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
               VALUES ($1, 'act_' || $2, $2, 'conn_1', 'dspapi', $3, now())`,
        values: [acme.id, topic, status],
      })
    await activate(id, 'active')
    await activate(inactive.id, 'deactivated')
    expect((await remove([id, inactive.id])).json()).toMatchObject({ deleted: 1, blocked: [id] })
    expect((await history(id)).statusCode).toBe(200)
  })

  test('takes any number of ids', async () => {
    const many = Array.from({ length: 50_000 }, (_, i) => `ot_${String(i).padStart(20, '0')}`)
    expect((await remove(many)).json()).toMatchObject({ deleted: 0, blocked: [] })
  })

  test.each([[undefined], ['x'], [[]], [{}]])('%j is refused', async (ids) => {
    const response = await remove(ids)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'ids array is required' })
  })

  test('needs the permission, or a key with the scope', async () => {
    const refused = await remove(['ot_x'], acme.member)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({ error: 'Requires library:delete permission' })
    expect((await remove(['ot_x'], await apiKey(acme.owner, ['topics:write']))).statusCode).toBe(200)
    expect((await remove(['ot_x'], await apiKey(acme.owner, ['topics:read']))).json()).toEqual({
      error: 'Insufficient scopes',
    })
  })
})

describe('history', () => {
  test('holds at most 200 entries, newest first', async () => {
    const { id } = (await create({ topic_name: 'Much Edited' })).json()
    await db.execute({
      text: `INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, source, changed_at)
             SELECT $1, 'hist_' || n, $2, 'field_edit', 'user_1', 'edit', now() + n * interval '1 minute'
             FROM generate_series(1, 250) n`,
      values: [acme.id, id],
    })
    const entries = (await history(id)).json()
    expect(entries).toHaveLength(200)
    expect(entries[0].id).toBe('hist_250')
    expect(entries.at(-1).id).toBe('hist_51')
  })

  test('of an unknown topic is a 404', async () => {
    for (const id of ['ot_unknown', 'tp_unknown', '%00', 'x']) {
      const response = await history(id)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ error: 'Topic not found' })
    }
  })
})

test('viewers read and do not write', async () => {
  expect((await create({ topic_name: 'x' }, acme.viewer)).json()).toEqual({ error: 'Forbidden' })
  expect((await patch('ot_x', { segment_type: 'B2B' }, acme.viewer)).statusCode).toBe(403)
  expect((await call('POST', '/api/topics/ot_x/reclassify', { as: acme.viewer })).statusCode).toBe(403)
  expect((await call('GET', '/api/topics', { as: acme.viewer })).statusCode).toBe(200)
})
