import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine/version'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, staffed, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

type Who = { cookie: string }
const create = async (topic_name: string, fields = {}, as: Who = acme.member): Promise<{ id: string }> =>
  (await call('POST', '/api/topics', { as, body: { topic_name, ...fields } })).json()
const reclassify = (id: string, body?: unknown, as: Who = acme.member) =>
  call('POST', `/api/topics/${id}/reclassify`, { as, body })
const many = (body: unknown, as: Who = acme.member) => call('POST', '/api/topics/reclassify', { as, body })
const history = async (id: string) => (await call('GET', `/api/topics/${id}/history`, { as: acme.viewer })).json()
const classifications = async (orgId: string) => {
  const text = `SELECT coalesce(sum(total_classifications), 0)::int AS n FROM usage_daily WHERE org_id = $1`
  return (await select<{ n: number }>(db, { text, values: [orgId] }))[0]!.n
}

describe('one topic', () => {
  test('is classified again by its name, for this library only', async () => {
    const misfiled = { parent_category: 'Sports', segment_type: 'B2G', engine_version: '2.4' }
    const { id } = await create('Electric Car Owners', misfiled)
    const theirs = await create('Electric Car Owners', misfiled, other.member)
    const response = await reclassify(id)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      id,
      topic_name: 'Electric Car Owners',
      parent_category: 'Auto',
      taxonomy_type: 'Automotive',
      segment_type: 'B2C',
      engine_version: ENGINE_VERSION,
      llm: false,
      fallback: false,
    })
    expect(response.json().segment_name_marketplace).toContain('Automotive')
    const { data } = (await call('GET', '/api/topics', { as: other.viewer })).json()
    expect(data.find((topic: { id: string }) => topic.id === theirs.id)).toMatchObject(misfiled)
  })

  test('keeps the organization’s name for it and its own descriptions, and gets the others anew', async () => {
    const { id } = await create('Coffee Drinkers', { segment_desc_dspapi: 'By hand' })
    await call('PATCH', `/api/topics/${id}`, {
      as: acme.member,
      body: { topic_name: 'Tea Drinkers', segment_type: 'B2G' },
    })
    expect((await reclassify(id)).json()).toMatchObject({ topic_name: 'Tea Drinkers', segment_type: 'B2G' })
    const record = (await reclassify(id, { corrections: false })).json()
    expect(record).toMatchObject({ topic_name: 'Tea Drinkers', segment_type: 'B2C' })
    expect(record.segment_desc_dspapi).toBe('By hand')
    expect(record.segment_desc_marketplace).toContain('Tea drinkers')
  })

  test('with llm and no provider falls back to the local engine and says so', async () => {
    const { id } = await create('Violin Makers')
    expect((await reclassify(id, { llm: true })).json()).toMatchObject({ id, llm: true, fallback: true })
    const [entry] = (await history(id)).filter(
      ({ changeType }: { changeType: string }) => changeType === 'reclassified',
    )
    expect(entry).toMatchObject({
      changedBy: acme.member.id,
      source: 'reclassify:local',
      metadata: { llm: true, fallback: true },
    })
  })

  test('writes the new and the previous values to the history', async () => {
    const { id } = await create('Winter Tire Buyers', { segment_type: 'B2E' })
    await reclassify(id)
    const entry = (await history(id)).find(({ changeType }: { changeType: string }) => changeType === 'reclassified')
    expect(entry).toMatchObject({ previousValues: { segment_type: 'B2E' }, newValues: { segment_type: 'B2C' } })
    expect(entry.newValues).not.toHaveProperty('topic_name')
  })

  test('unknown, or another organization’s: 404', async () => {
    const theirs = await create('Their Own Topic', {}, other.member)
    for (const id of ['ot_unknown', theirs.id]) {
      const response = await reclassify(id)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ error: 'Topic not found' })
    }
  })

  test('llm must be true or false', async () => {
    expect((await reclassify('ot_x', { llm: 'yes' })).json()).toEqual({ error: 'llm must be true or false' })
  })
})

describe('many topics', () => {
  test('count successes and list ids that were not found', async () => {
    const first = await create('Surf Campers')
    const second = await create('Ski Campers')
    const response = await many({ ids: [first.id, second.id, 'ot_nothing', first.id] })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      total: 3,
      success: 2,
      failed: 1,
      errors: [{ id: 'ot_nothing', message: 'Topic not found' }],
      llm: false,
      llmCount: 0,
      fallbackCount: 0,
    })
    expect((await many({ ids: [first.id], llm: true })).json()).toMatchObject({
      llm: true,
      llmCount: 0,
      fallbackCount: 1,
    })
  })

  const ids = (count: number) => Array.from({ length: count }, (_, i) => `ot_${i}`)
  test.each([
    [{}, 'ids array is required'],
    [undefined, 'ids array is required'],
    [{ ids: [] }, 'ids array is required'],
    [{ ids: 'x' }, 'ids array is required'],
    [{ ids: ids(501) }, 'Maximum 500 topics for local reclassify'],
    [{ ids: ids(101), llm: true }, 'Maximum 100 topics for LLM reclassify'],
  ])('%j is refused: %s', async (body, error) => {
    const response = await many(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error })
  })

  test('500 local and 100 with llm are accepted', async () => {
    expect((await many({ ids: ids(500) })).json()).toMatchObject({ total: 500, failed: 500 })
    expect((await many({ ids: ids(100), llm: true })).json()).toMatchObject({ total: 100, failed: 100 })
  })
})

describe('credits', () => {
  test('every topic found counts as a classification', async () => {
    const org = await staffed()
    const first = await create('One Topic', {}, org.member)
    const second = await create('Another Topic', {}, org.member)
    await many({ ids: [first.id, second.id, 'ot_x'] }, org.member)
    await reclassify(first.id, { llm: true }, org.member)
    expect(await classifications(org.id)).toBe(3)
  })

  test('past the limit only the LLM is refused, and nothing is done', async () => {
    const org = await staffed('free')
    const { id } = await create('Counted Topic', {}, org.member)
    await db.execute({
      text: `INSERT INTO usage_monthly (org_id, month, metric, used) VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), 'classifications', 100)`,
      values: [org.id],
    })
    const refused = await reclassify(id, { llm: true }, org.member)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      error: 'Monthly classifications quota exceeded',
      limit: 100,
      used: 100,
      remaining: 0,
    })
    expect((await many({ ids: [id], llm: true }, org.member)).statusCode).toBe(429)
    expect(await classifications(org.id)).toBe(0)
    expect((await reclassify(id, {}, org.member)).statusCode).toBe(200)
    expect(await classifications(org.id)).toBe(1)
  })
})
